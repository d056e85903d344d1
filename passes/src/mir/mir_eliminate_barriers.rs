//! `--mir-eliminate-barriers`: removes barriers and fences that order nothing.
//!
//! ```mlir
//! mir.gpu.store %own, %x                           mir.gpu.store %own, %x
//! mir.gpu.barrier exec_scope workgroup …           // each work-item reads its own element
//! %y = mir.gpu.load %own                      →    %y = mir.gpu.load %own
//! mir.gpu.barrier exec_scope workgroup …           mir.gpu.barrier exec_scope workgroup …
//! %z = mir.gpu.load %neighbour                     %z = mir.gpu.load %neighbour
//! ```
//!
//! A barrier of the workgroup stays if an access before it and one behind it conflict: two work-items may reach the
//! same byte, and one of them writes ([`crate::analysis::shared_memory`]). The accesses are those on any path without
//! another barrier that is as strong, around loops as well. Nothing is before the first operation of a kernel and
//! behind its last one. An atomic or volatile access, a call, and anything else that may touch memory conflicts with
//! every access.
//!
//! A fence, and a barrier of a subgroup, goes only if one side has no such access at all. All stay in functions with
//! branches, which `--mir-structurize` removes, and in kernels with copies by a DMA engine, which end at the first
//! barrier.

use super::barriers::flow::{Direction, Flow, Kind, Place};
use crate::analysis::{
    memory_order::MemoryOrder,
    shared_memory::{self, Effect, Extents},
};
use gir_dialects::{
    common::MemoryScope,
    ir::Op,
    mir, names,
    pass::{PassInfo, PassRun},
};
use std::collections::HashSet;

/// Whether two effects of different work-items of a workgroup have to be ordered.
type Conflict<'c> = fn(&Effect<'c>, &Effect<'c>, Option<Extents>) -> bool;

/// Pairs of accesses that are compared for a barrier; one with more stays.
const MOST_PAIRS: usize = 1 << 16;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-eliminate-barriers",
    description: "Remove barriers and fences that order nothing",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: Some(|census| {
        census.has::<mir::BarrierOp<'_>>() || census.has::<mir::MemoryFenceOp<'_>>()
    }),
    run,
};

fn run(pass: &PassRun<'_>) {
    let function = pass.op();
    let has_copies = function.attribute(names::MIR_DSP_DMA).is_some();
    let flow = Flow::of(function).filter(|_| !has_copies);
    let redundant = flow.map_or_else(Vec::new, |flow| {
        let extents = shared_memory::extents(function);
        Barriers::new(&flow, extents, Effect::conflicts).redundant(|_| true)
    });
    if redundant.is_empty() {
        pass.note_unchanged();
    }
    redundant.into_iter().for_each(Op::erase);
}

/// The barriers and fences of a function.
pub struct Barriers<'a, 'c> {
    flow: &'a Flow<'c>,
    extents: Option<Extents>,
    /// Whether two effects have to be ordered.
    conflict: Conflict<'c>,
    removed: HashSet<Place>,
}

impl<'a, 'c> Barriers<'a, 'c> {
    /// Those of a kernel, and the question whether two effects on different sides have to be ordered.
    pub fn new(flow: &'a Flow<'c>, extents: Option<Extents>, conflict: Conflict<'c>) -> Self {
        Self {
            flow,
            extents,
            conflict,
            removed: HashSet::new(),
        }
    }

    /// Those of some that order nothing, beside the others. One that is needed stays so when others go, for the
    /// accesses on its sides become more.
    pub fn redundant(mut self, is_asked: impl Fn(Op<'c>) -> bool) -> Vec<Op<'c>> {
        let mut found = vec![];
        for &place in self.flow.orders() {
            let Kind::Order(op, order) = self.flow.at(place) else {
                continue;
            };
            if is_asked(*op) && self.is_redundant(place, *order) {
                self.removed.insert(place);
                found.push(*op);
            }
        }
        found
    }

    fn is_redundant(&self, place: Place, order: MemoryOrder) -> bool {
        let is_end = |other: Place| match self.flow.at(other) {
            // On a path around a loop the barrier itself is another one.
            Kind::Order(_, others) => !self.removed.contains(&other) && others.covers(order),
            _ => false,
        };
        let before = self.flow.effects_from(place, Direction::Back, is_end);
        let behind = self.flow.effects_from(place, Direction::On, is_end);
        match order.execution {
            Some(MemoryScope::Workgroup) => !self.orders(&before, &behind),
            _ => before.is_empty() || behind.is_empty(),
        }
    }

    /// Whether an effect before has to be ordered with one behind.
    fn orders(&self, before: &[&Effect<'c>], behind: &[&Effect<'c>]) -> bool {
        let is_long = before.len().saturating_mul(behind.len()) > MOST_PAIRS;
        let conflicts = |one: &&Effect<'c>| {
            let mut others = behind.iter();
            others.any(|other| (self.conflict)(one, other, self.extents))
        };
        is_long || before.iter().any(conflicts)
    }
}
