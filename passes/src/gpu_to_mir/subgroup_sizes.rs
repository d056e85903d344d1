//! The number of work-items of a subgroup among which a kernel exchanges values.
//!
//! A shuffle of width 32 has a meaning only in subgroups of at least 32 work-items. Kernels that do not state the size
//! of their subgroups record the largest such number, which the target's choice has to meet.

use super::{device, instructions};
use crate::{gir_to_mir::arith::constant_value, profile::MAX_EXPANDED};
use gir_dialects::{
    ir::{self, Attribute, Op, OpView, Signedness, Value},
    mir::KernelAttr,
    names,
    upstream::{
        arith, func,
        gpu::{self, BroadcastType, BroadcastTypeAttr, DimensionAttr},
        index,
    },
};
use std::collections::{HashMap, HashSet};

/// The operations of a function that need subgroups of a size, with that size, and whether it must be exactly that.
type Needs<'c> = Vec<(Op<'c>, (i64, bool))>;

/// Records the number on each kernel, or reports operations that need more than it states.
pub fn note(functions: &[Op<'_>]) {
    let by_name: HashMap<_, _> = functions
        .iter()
        .filter_map(|&op| Some((device::symbol(op)?, Contents::of(op))))
        .collect();
    by_name
        .values()
        .flat_map(|contents| &contents.needs)
        .filter(|(_, (need, _))| *need > MAX_EXPANDED)
        .for_each(|&(op, (need, _))| refuse(op, need));
    for &function in functions {
        let kernel = function.attribute(names::MIR_KERNEL);
        let kernel = kernel.and_then(KernelAttr::from_attribute);
        if let (Some(kernel), Some(name)) = (kernel, device::symbol(function)) {
            let needs = reached(name, &by_name);
            match kernel.subgroup_size() {
                Some(stated) => check(name, stated, &needs),
                None => record(function, &needs),
            }
        }
    }
}

/// The operations that need subgroups, and the callees of a function.
struct Contents<'c> {
    needs: Needs<'c>,
    callees: Vec<&'c str>,
}

impl<'c> Contents<'c> {
    fn of(function: Op<'c>) -> Self {
        let (mut needs, mut callees) = (vec![], vec![]);
        function.walk_pre(|op| {
            needs.extend(need(op).map(|need| (op, need)));
            callees.extend(op.cast::<func::CallOp<'c>>().map(func::CallOp::callee));
        });
        Self { needs, callees }
    }
}

/// The needs of a function and of all that it calls.
fn reached<'c>(name: &'c str, by_name: &HashMap<&'c str, Contents<'c>>) -> Needs<'c> {
    let (mut needs, mut pending) = (vec![], vec![name]);
    let mut seen = HashSet::from([name]);
    while let Some(contents) = pending.pop().map(|name| by_name.get(name)) {
        let Some(contents) = contents else { continue };
        needs.extend(contents.needs.iter().copied());
        let callees = contents.callees.iter().copied();
        pending.extend(callees.filter(|name| seen.insert(name)));
    }
    needs
}

/// The number of work-items that a subgroup must have for an operation, and whether it must be exactly that; `None` if
/// it has no part in subgroups.
fn need(op: Op<'_>) -> Option<(i64, bool)> {
    let least = least(op).map(|least| (least, false));
    least.or_else(|| instructions::subgroup_need(op))
}

fn least(op: Op<'_>) -> Option<i64> {
    if let Some(shuffle) = op.cast::<gpu::ShuffleOp<'_>>() {
        // The width counts as unsigned.
        return Some(width(shuffle.width()).map_or(USUAL, |width| (width & 0xffff_ffff).max(1)));
    }
    if let Some(rotate) = op.cast::<gpu::RotateOp<'_>>() {
        return Some(i64::from(rotate.width()));
    }
    if let Some(reduce) = op.cast::<gpu::SubgroupReduceOp<'_>>() {
        let stride = i64::from(reduce.cluster_stride());
        let size = reduce.cluster_size().map(i64::from);
        return Some(size.map_or(1, |size| size.saturating_mul(stride)));
    }
    if let Some(broadcast) = op.cast::<gpu::SubgroupBroadcastOp<'_>>() {
        let kind = BroadcastTypeAttr::from_attribute(broadcast.broadcast_type());
        let is_specific = kind.is_some_and(|kind| kind.value() == BroadcastType::SpecificLane);
        let lane = broadcast.lane().filter(|_| is_specific);
        let lane = lane.and_then(constant_value);
        return Some(lane.map_or(1, |lane| (lane & 0xffff_ffff) + 1));
    }
    const PLACES: [&str; 4] = [
        gpu::LaneIdOp::NAME,
        gpu::SubgroupIdOp::NAME,
        gpu::SubgroupSizeOp::NAME,
        gpu::NumSubgroupsOp::NAME,
    ];
    (PLACES.contains(&op.name()) && op.has_uses()).then_some(1)
}

/// The width of a shuffle, as far as it is known: a constant, or an extent of the workgroup. That of the subgroup asks
/// for nothing.
fn width(value: Value<'_>) -> Option<i64> {
    let from = value.defining_op();
    let Some(op) = from.filter(|_| constant_value(value).is_none()) else {
        return constant_value(value);
    };
    if CASTS.contains(&op.name()) {
        width(op.operand(0))
    } else if op.is::<gpu::SubgroupSizeOp<'_>>() {
        Some(1)
    } else {
        let dimension = op.cast::<gpu::BlockDimOp<'_>>()?.dimension();
        let axis = DimensionAttr::from_attribute(dimension)?.value() as usize;
        let mut around = std::iter::successors(op.parent(), |outer| outer.parent());
        let kernel = around.find_map(|outer| outer.attribute(names::MIR_KERNEL))?;
        let size = KernelAttr::from_attribute(kernel)?.workgroup_size();
        size.get(axis).copied()
    }
}

/// Operations that keep a width.
const CASTS: &[&str] = &[
    arith::ExtSIOp::NAME,
    arith::ExtUIOp::NAME,
    arith::IndexCastOp::NAME,
    arith::IndexCastUIOp::NAME,
    arith::TruncIOp::NAME,
    index::CastSOp::NAME,
    index::CastUOp::NAME,
];

/// The work-items of a subgroup for a width that only the run knows: as many as NVIDIA's GPUs have, the smallest number
/// for which upstream's programs are written.
const USUAL: i64 = 32;

fn refuse(op: Op<'_>, need: i64) {
    op.error(format!(
        "exchanges values among {need} work-items of a subgroup, which has at most {MAX_EXPANDED}; exchange them through workgroup memory"
    ));
}

fn check(kernel: &str, stated: i64, needs: &Needs<'_>) {
    for (op, (need, is_exact)) in needs {
        if *is_exact && *need != stated {
            op.error(format!(
                "is for subgroups of {need} work-items, but kernel '@{kernel}' states subgroups of {stated}; state {need}"
            ));
        } else if *need > stated {
            op.error(format!(
                "exchanges values among {need} work-items of a subgroup, but kernel '@{kernel}' states subgroups of {stated}; state at least {need}, or exchange them among {stated}"
            ));
        }
    }
}

fn record(kernel: Op<'_>, needs: &Needs<'_>) {
    let Some(least) = needs.iter().map(|(_, (need, _))| *need).max() else {
        return;
    };
    let exact = needs.iter().find(|(_, (_, is_exact))| *is_exact);
    if let Some((_, (exact, _))) = exact {
        for (op, (need, _)) in needs.iter().filter(|(_, (need, _))| need > exact) {
            op.error(format!(
                "exchanges values among {need} work-items beside instructions for subgroups of {exact}; exchange them among {exact}"
            ));
        }
        kernel.set_attribute(names::MIR_EXACT_SUBGROUP_SIZE, ir::flag(kernel.context()));
    }
    let word = ir::integer_type(kernel.context(), 32, Signedness::Signless);
    let least: Attribute<'_> = ir::integer(word, least);
    kernel.set_attribute(names::MIR_LEAST_SUBGROUP_SIZE, least);
}
