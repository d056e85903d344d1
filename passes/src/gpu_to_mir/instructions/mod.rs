//! Operations of devices: those of the dialects `nvvm`, `rocdl` and `nvgpu`, and code for one lane of a subgroup.
//!
//! They are replaced by operations of mir, memref and scf before anything else is converted. The dialects are not
//! loaded unless a program uses them, so operations are found by their names.

mod fragments;
mod lane_zero;
mod nvgpu;
mod nvvm;
mod rocdl;

use super::{arith::number, index::resize};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::{self, Builder, Op, Signedness, Type, TypeExt, Value},
    mir,
    upstream::gpu,
};

/// Work-items of a subgroup of NVIDIA's GPUs.
const WARP: i64 = 32;

/// Whether an operation is one that is replaced, with values of its own types.
pub fn is_known(op: Op<'_>) -> bool {
    nvvm::is_known(op) || rocdl::is_known(op) || nvgpu::is_known(op) || fragments::is_known(op)
}

/// The size that subgroups must have for an operation, and whether it must be exactly that.
pub fn subgroup_need(op: Op<'_>) -> Option<(i64, bool)> {
    if nvvm::is_of_warp(op) {
        return Some((WARP, true));
    }
    if let Some(size) = fragments::subgroup_need(op) {
        return Some((size, true));
    }
    if rocdl::is_of_wavefront(op) {
        return Some((WARP, false));
    }
    let lane_zero = op.cast::<gpu::WarpExecuteOnLane0Op<'_>>();
    lane_zero.map(|execute| (execute.warp_size(), false))
}

/// Replaces them in a function; false after a diagnostic.
pub fn expand(function: Op<'_>) -> bool {
    let mut found = vec![];
    function.walk_post(|op| {
        if is_known(op) || op.is::<gpu::WarpExecuteOnLane0Op<'_>>() {
            found.push(op);
        }
    });
    let mut complete = true;
    if let Some(first) = found.iter().find(|op| fragments::is_known(**op)) {
        first.remark("becomes operations on numbers that the work-items of a subgroup exchange, on every target; 'gpu.subgroup_mma_compute' uses its matrices");
    }
    // Users of a pair of results are replaced with the operation that makes it.
    let pairs: Vec<_> = found
        .iter()
        .copied()
        .filter(|&op| nvvm::is_part(op))
        .collect();
    found.retain(|op| !pairs.contains(op));
    for op in found {
        let done = match op.name().split_once('.').map_or("", |(dialect, _)| dialect) {
            "nvvm" => nvvm::expand(op),
            "rocdl" => rocdl::expand(op),
            "nvgpu" if fragments::is_known(op) => fragments::expand(op),
            "nvgpu" => nvgpu::expand(op),
            _ => lane_zero::expand(op),
        };
        complete &= done.is_some();
    }
    complete
}

/// Replaces an operation by a value, which may be an integer of another width.
fn replace<'c>(op: Op<'c>, value: Value<'c>) {
    let b = Builder::before(op);
    let result = op.result(0);
    let is_resized = result.ty().as_integer().is_some() && value.ty() != result.ty();
    let value = match is_resized {
        true => resize(&b, value, result.ty(), Signedness::Unsigned),
        false => value,
    };
    result.replace_all_uses(value);
    op.erase();
}

fn word<'c>(b: &Builder<'c>) -> Type<'c> {
    ir::integer_type(b.context(), 32, Signedness::Signless)
}

fn flag<'c>(b: &Builder<'c>) -> Type<'c> {
    ir::integer_type(b.context(), 1, Signedness::Signless)
}

fn constant<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    number(b, word(b), value)
}

fn own_lane<'c>(b: &Builder<'c>) -> Value<'c> {
    mir::SubgroupLocalIdOp::build(b, word(b)).result()
}

/// A barrier of the workgroup that orders its memory and global memory.
fn barrier(b: &Builder<'_>) {
    let group = MemoryScope::Workgroup;
    mir::BarrierOp::build(b, group, group, MemoryOrdering::AcqRel);
}

/// The words of a ballot among the lanes of a subgroup.
fn ballot<'c>(b: &Builder<'c>, condition: Value<'c>) -> Value<'c> {
    mir::SubgroupBallotOp::build(b, ir::vector(4, word(b)), condition).result()
}

/// The position of the workgroup and the like.
#[derive(Clone, Copy)]
enum Place {
    LocalId,
    WorkgroupSize,
    WorkgroupId,
    NumWorkgroups,
}

impl Place {
    fn value<'c>(self, b: &Builder<'c>, axis: Axis) -> Value<'c> {
        let ty = word(b);
        match self {
            Self::LocalId => mir::LocalIdOp::build(b, ty, axis).result(),
            Self::WorkgroupSize => mir::WorkgroupSizeOp::build(b, ty, axis).result(),
            Self::WorkgroupId => mir::WorkgroupIdOp::build(b, ty, axis).result(),
            Self::NumWorkgroups => mir::NumWorkgroupsOp::build(b, ty, axis).result(),
        }
    }
}

/// The names of three registers, by axis, and their meaning.
type Registers = ([&'static str; 3], Place);

/// The value of a register of a table.
fn register<'c>(b: &Builder<'c>, name: &str, table: &[Registers]) -> Option<Value<'c>> {
    table.iter().find_map(|(names, place)| {
        let at = names.iter().position(|one| *one == name)?;
        Some(place.value(b, [Axis::X, Axis::Y, Axis::Z][at]))
    })
}

/// The keyword of an attribute that is one, such as `up` of `#nvvm<shfl_kind up>`.
fn keyword(attribute: ir::Attribute<'_>) -> String {
    let text = attribute.to_string();
    let inner = text.trim_end_matches('>');
    inner
        .rsplit([' ', '<', '.'])
        .next()
        .unwrap_or(inner)
        .to_owned()
}
