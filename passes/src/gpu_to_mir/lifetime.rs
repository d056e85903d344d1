//! The places that see the memory of an allocation, and how often the allocation runs in a call of its function.

use gir_dialects::{
    ir::{Op, OpView, Value},
    upstream::{arith, builtin, cf, func, scf},
};
use std::collections::HashSet;

/// The farthest place that sees memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// The region of its allocation.
    Region,
    /// The code behind a branch.
    Branches,
    /// The next iteration of a loop, another block, or the caller.
    Anywhere,
}

/// The farthest place that the memory of an allocation or a view of it is passed to.
pub fn reach(allocation: Op<'_>) -> Reach {
    let memory = allocation.result(0);
    let mut farthest = Reach::Region;
    let mut pending = vec![memory];
    let mut seen = HashSet::from([memory]);
    while let Some(value) = pending.pop() {
        for (user, _) in value.uses() {
            let (reach, next) = passed_to(user, allocation);
            farthest = farthest.max(reach);
            pending.extend(next.into_iter().filter(|&value| seen.insert(value)));
        }
    }
    farthest
}

/// The values that may be the memory behind a user of it, and the place of these.
fn passed_to<'c>(user: Op<'c>, allocation: Op<'c>) -> (Reach, Vec<Value<'c>>) {
    const ENDS: &[&str] = &[
        cf::BranchOp::NAME,
        cf::CondBranchOp::NAME,
        func::ReturnOp::NAME,
    ];
    let ends_region = user.is::<scf::YieldOp<'_>>() || user.is::<scf::ConditionOp<'_>>();
    let outer = user.parent().filter(|_| ends_region);
    let is_cast = user.is::<builtin::UnrealizedConversionCastOp<'_>>();
    let is_loop = |op: Op<'_>| op.is::<scf::ForOp<'_>>() || op.is::<scf::WhileOp<'_>>();
    if let Some(outer) = outer {
        let reach = match is_around(outer, allocation) {
            false => Reach::Region,
            true if outer.is::<scf::IfOp<'_>>() => Reach::Branches,
            true => Reach::Anywhere,
        };
        (reach, carried(outer))
    } else if ENDS.contains(&user.name()) {
        (Reach::Anywhere, vec![])
    } else if is_loop(user) {
        (Reach::Region, carried(user))
    } else if is_cast || super::check::is_view(user) || user.is::<arith::SelectOp<'_>>() {
        (Reach::Region, user.results().collect())
    } else {
        (Reach::Region, vec![])
    }
}

/// The results of a structured operation, and the values that its blocks take.
fn carried(op: Op<'_>) -> Vec<Value<'_>> {
    let blocks = op.regions().flat_map(|region| region.blocks());
    let arguments = blocks.flat_map(|block| block.arguments());
    op.results().chain(arguments).collect()
}

fn is_around(outer: Op<'_>, inner: Op<'_>) -> bool {
    let mut around = inner.parent();
    while let Some(op) = around.filter(|&op| op != outer) {
        around = op.parent();
    }
    around.is_some()
}

/// Whether an operation may run more than once in a call of its function: it is in a loop, or among several blocks.
pub fn may_repeat(op: Op<'_>, function: Op<'_>) -> bool {
    let mut inner = op;
    while let (Some(block), Some(outer)) = (inner.block(), inner.parent()) {
        let is_only = block.next().is_none()
            && block.region().and_then(|region| region.first_block()) == Some(block);
        if outer == function {
            let entry = function.region(0).first_block();
            return !is_only && Some(block) != entry;
        }
        if !is_only || !outer.is::<scf::IfOp<'_>>() {
            return true;
        }
        inner = outer;
    }
    true
}
