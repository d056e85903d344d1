//! Position in the grid and barriers.

use super::index::resize;
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::{Attribute, Builder, Op, OpView, Signedness, Type, Value, integer_type},
    mir,
    rewrite::{PatternSet, Rewriter},
    upstream::{
        func,
        gpu::{self, Dimension, DimensionAttr},
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<gpu::GlobalIdOp<'_>>(global_id)
        .rewrite::<gpu::ThreadIdOp<'_>>(thread_id)
        .rewrite::<gpu::BlockIdOp<'_>>(block_id)
        .rewrite::<gpu::BlockDimOp<'_>>(block_dim)
        .rewrite::<gpu::GridDimOp<'_>>(grid_dim)
        .add::<gpu::LaneIdOp<'_>>(lane_id)
        .add::<gpu::SubgroupIdOp<'_>>(subgroup_id)
        .add::<gpu::SubgroupSizeOp<'_>>(subgroup_size)
        .add::<gpu::NumSubgroupsOp<'_>>(num_subgroups)
        .add::<gpu::BarrierOp<'_>>(barrier)
        .add::<gpu::ReturnOp<'_>>(return_);
}

/// Patterns of the builtins with an axis.
macro_rules! axis_builtins {
    ($($name:ident: $gpu:ident => $mir:ident;)*) => {$(
        fn $name<'c>(builtin: gpu::$gpu<'c>, rewriter: &Rewriter<'c>) -> bool {
            let Some(axis) = axis(builtin.dimension()) else {
                return false;
            };
            replace(builtin.op(), rewriter, |b, ty| mir::$mir::build(b, ty, axis).result())
        }
    )*};
}

axis_builtins! {
    global_id: GlobalIdOp => GlobalIdOp;
    thread_id: ThreadIdOp => LocalIdOp;
    block_id: BlockIdOp => WorkgroupIdOp;
    block_dim: BlockDimOp => WorkgroupSizeOp;
    grid_dim: GridDimOp => NumWorkgroupsOp;
}

/// Patterns of the builtins of subgroups.
macro_rules! subgroup_builtins {
    ($($name:ident => $mir:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            replace(op, rewriter, |b, ty| mir::$mir::build(b, ty).result())
        }
    )*};
}

subgroup_builtins! {
    lane_id => SubgroupLocalIdOp;
    subgroup_id => SubgroupIdOp;
    subgroup_size => SubgroupSizeOp;
    num_subgroups => NumSubgroupsOp;
}

fn axis(dimension: Attribute<'_>) -> Option<Axis> {
    Some(match DimensionAttr::from_attribute(dimension)?.value() {
        Dimension::X => Axis::X,
        Dimension::Y => Axis::Y,
        Dimension::Z => Axis::Z,
    })
}

/// Replaces a builtin by one of 32 bits, extended to the width of the index. Unused ones are erased: outlining leaves
/// all of them.
fn replace<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    make: impl FnOnce(&Builder<'c>, Type<'c>) -> Value<'c>,
) -> bool {
    if !op.has_uses() {
        rewriter.erase(op);
        return true;
    }
    let b = rewriter.before(op);
    let word = integer_type(op.context(), 32, Signedness::Signless);
    let value = make(&b, word);
    rewriter.replace(
        op,
        &[resize(&b, value, op.result(0).ty(), Signedness::Unsigned)],
    );
    true
}

/// A barrier of the workgroup, which makes earlier memory accesses of its work-items visible to all of them.
fn barrier<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let group = MemoryScope::Workgroup;
    mir::BarrierOp::build(&rewriter.before(op), group, group, MemoryOrdering::AcqRel);
    rewriter.erase(op);
    true
}

fn return_<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rewriter.rename(op, func::ReturnOp::NAME, &[]);
    true
}
