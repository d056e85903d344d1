//! Checks of barriers: the work-items that reach them, and the accesses they order.

use super::{
    sites::{self, Sites},
    table::{Barrier, Group, Order, Watched},
};
use crate::lir::{arithmetic::Arithmetic, rounds, serialize::points};
use gir_dialects::{
    common::MemoryScope,
    ir::{self, Block, Builder, Op, OpView, Value},
    lir,
    upstream::{arith, scf},
};
use std::collections::HashMap;

/// The branches and loops around barriers, each with its first barrier.
#[derive(Default)]
pub struct Ways<'c> {
    barriers: HashMap<Op<'c>, (Group, Op<'c>)>,
    /// A fence gives a barrier with too weak an ordering the meaning of a full one.
    has_fences: bool,
}

impl<'c> Ways<'c> {
    /// Adds the barriers of a function.
    pub fn add(&mut self, function: Op<'c>) {
        function.walk_pre(|op| {
            self.has_fences |= op.is::<lir::MemFenceOp<'c>>();
            let Some(group) = group(op) else { return };
            let mut around = op.parent().filter(|around| *around != function);
            while let Some(holder) = around {
                let known = self.barriers.entry(holder).or_insert((group, op));
                if (known.0, group) == (Group::Subgroup, Group::Workgroup) {
                    *known = (group, op);
                }
                around = holder.parent().filter(|around| *around != function);
            }
        });
    }

    /// Inserts checks before a barrier, a fence, and the condition of a branch or loop around
    /// barriers.
    pub fn insert(&self, op: Op<'c>, sites: &mut Sites) {
        if let Some(group) = group(op) {
            let barrier = match op.cast::<lir::BarrierOp<'c>>() {
                Some(barrier) if !self.has_fences => ordering(barrier, group),
                // A workgroup collective goes through memory.
                _ => Barrier::full(group),
            };
            let site = sites.add(op, Watched::Barrier(barrier));
            lir::CheckBarrierOp::build(&Builder::before(op), site);
        } else if let Some(fence) = op.cast::<lir::MemFenceOp<'c>>() {
            let order = Order::of(&[fence.semantics()], fence.mem_scope());
            let site = sites.add(op, Watched::Fence(order));
            lir::CheckSiteOp::build(&Builder::before(op), site);
        } else if let Some(&(group, barrier)) = self.barriers.get(&op) {
            let branch = sites::place(op.location());
            let way = Watched::Way { group, branch };
            if let Some((value, place)) = decision(op) {
                let site = sites.add(barrier, way);
                lir::CheckUniformOp::build(&Builder::before(place), value, site);
            }
        }
    }
}

/// The group whose work-items wait for each other at an operation.
fn group(op: Op<'_>) -> Option<Group> {
    if let Some(barrier) = op.cast::<lir::BarrierOp<'_>>() {
        return Some(match barrier.exec_scope() {
            MemoryScope::Subgroup => Group::Subgroup,
            _ => Group::Workgroup,
        });
    }
    let is_collective = points::is_point(op) && op.name().starts_with("lir.workgroup_");
    is_collective.then_some(Group::Workgroup)
}

/// The memory ordering of a barrier.
fn ordering(barrier: lir::BarrierOp<'_>, group: Group) -> Barrier {
    let scope = barrier.mem_scope();
    let order = Order::of(&[barrier.semantics()], scope);
    Barrier {
        group,
        reach: match scope {
            MemoryScope::Invocation => None,
            MemoryScope::Subgroup => Some(Group::Subgroup),
            _ => Some(Group::Workgroup),
        },
        acquires: order.acquires,
        releases: order.releases,
    }
}

/// The value that decides the path at a branch or loop, as a number before an operation: the
/// condition, or the trip count of a counted loop.
fn decision<'c>(op: Op<'c>) -> Option<(Value<'c>, Op<'c>)> {
    let word = ir::integer_type(op.context(), 64, ir::Signedness::Signless);
    let widened = |place: Op<'c>, value| {
        let a = Arithmetic::new(Builder::before(place));
        (a.create(arith::ExtUIOp::NAME, &[value], word), place)
    };
    if op.is::<scf::IfOp<'c>>() {
        Some(widened(op, op.operand(0)))
    } else if op.is::<scf::WhileOp<'c>>() {
        let end = op.region(0).first_block().and_then(Block::terminator)?;
        Some(widened(end, end.operand(0)))
    } else {
        let counted = op.cast::<scf::ForOp<'c>>()?;
        let rounds = rounds::of(&Arithmetic::new(Builder::before(op)), counted);
        match rounds.ty() == word {
            true => Some((rounds, op)),
            false => Some(widened(op, rounds)),
        }
    }
}
