//! Position in the grid, barriers and fences.

use super::types;
use gir_dialects::{
    common::Axis,
    gir,
    ir::{Builder, Op, Type, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<gir::GlobalIdOp<'_>>(global_id)
        .add::<gir::LocalIdOp<'_>>(local_id)
        .add::<gir::WorkgroupIdOp<'_>>(workgroup_id)
        .add::<gir::NumWorkgroupsOp<'_>>(num_workgroups)
        .add::<gir::WorkgroupSizeOp<'_>>(workgroup_size)
        .add::<gir::BarrierOp<'_>>(barrier)
        .add::<gir::FenceOp<'_>>(fence);
}

/// Patterns of the builtins with an axis, which differ in name only.
macro_rules! axis_builtins {
    ($($name:ident: $gir:ident => $mir:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            let Some(builtin) = op.cast::<gir::$gir<'c>>() else { return false };
            replace(op, rewriter, builtin.axis(), |b, ty, axis| mir::$mir::build(b, ty, axis).result())
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

fn barrier<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(barrier) = op.cast::<gir::BarrierOp<'c>>() else {
        return false;
    };
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

fn fence<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(fence) = op.cast::<gir::FenceOp<'c>>() else {
        return false;
    };
    mir::MemoryFenceOp::build(&rewriter.before(op), fence.mem_scope(), fence.semantics());
    rewriter.erase(op);
    true
}
