//! Position in the grid, barriers and fences.

use super::types;
use gir_dialects::{
    common::Axis,
    gir,
    ir::{Builder, Op, OpView, Type, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<gir::GlobalIdOp<'_>>(global_id)
        .rewrite::<gir::LocalIdOp<'_>>(local_id)
        .rewrite::<gir::WorkgroupIdOp<'_>>(workgroup_id)
        .rewrite::<gir::NumWorkgroupsOp<'_>>(num_workgroups)
        .rewrite::<gir::WorkgroupSizeOp<'_>>(workgroup_size)
        .rewrite::<gir::BarrierOp<'_>>(barrier)
        .rewrite::<gir::FenceOp<'_>>(fence);
}

/// Patterns of the builtins with an axis, which differ in name only.
macro_rules! axis_builtins {
    ($($name:ident: $gir:ident => $mir:ident;)*) => {$(
        fn $name<'c>(builtin: gir::$gir<'c>, rewriter: &Rewriter<'c>) -> bool {
            replace(builtin.op(), rewriter, builtin.axis(), |b, ty, axis| mir::$mir::build(b, ty, axis).result())
        }
    )*};
}

axis_builtins! {
    global_id: GlobalIdOp => GlobalIdOp;
    local_id: LocalIdOp => LocalIdOp;
    workgroup_id: WorkgroupIdOp => WorkgroupIdOp;
    num_workgroups: NumWorkgroupsOp => NumWorkgroupsOp;
    workgroup_size: WorkgroupSizeOp => WorkgroupSizeOp;
}

fn replace<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    axis: Axis,
    make: fn(&Builder<'c>, Type<'c>, Axis) -> Value<'c>,
) -> bool {
    let ty = types::convert(op.result(0).ty());
    let value = make(&rewriter.before(op), ty, axis);
    rewriter.replace(op, &[value]);
    true
}

fn barrier<'c>(barrier: gir::BarrierOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = barrier.op();
    let builder = rewriter.before(op);
    mir::BarrierOp::build(
        &builder,
        barrier.exec_scope(),
        barrier.mem_scope(),
        barrier.semantics(),
    );
    rewriter.erase(op);
    true
}

fn fence<'c>(fence: gir::FenceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = fence.op();
    mir::MemoryFenceOp::build(&rewriter.before(op), fence.mem_scope(), fence.semantics());
    rewriter.erase(op);
    true
}
