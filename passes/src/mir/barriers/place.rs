//! The places of barriers in a kernel.
//!
//! A walk in the order of the text finds the first access that may race with one before it since the last barrier, and
//! a barrier goes between the two. Then the next walk begins, until one finds nothing.

use super::{
    halves,
    pending::{Pending, Seen},
};
use crate::analysis::{
    memory_order::MemoryOrder,
    shared_memory::{self, Effect, Extents},
    uniformity::{Analysis, Arrival, Group},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Block, Builder, Op, OpView as _},
    mir::{self, PtrType, StorageSpace},
    upstream::{func, scf},
};
use std::collections::{HashMap, HashSet};

/// Walks over a loop until nothing comes along any more.
const MOST_ROUNDS: usize = 64;

/// A pair of accesses without a place for a barrier, or something else in the way.
pub struct Obstacle<'c> {
    /// The operation of the error.
    pub at: Op<'c>,
    /// Its message.
    pub message: &'static str,
    /// The access before it.
    pub other: Option<Op<'c>>,
}

/// Two accesses that may race.
struct Race<'c> {
    before: Seen<'c>,
    behind: Op<'c>,
}

/// The end of a walk before that of the kernel.
enum Stop<'c> {
    Race(Race<'c>),
    Obstacle(Obstacle<'c>),
}

type Walked<'c> = Result<Pending<'c>, Stop<'c>>;

/// A kernel whose barriers are placed.
pub struct Placer<'c> {
    kernel: Op<'c>,
    extents: Option<Extents>,
    /// The functions that use workgroup memory, by name.
    users: HashSet<&'c str>,
    effects: HashMap<Op<'c>, Effect<'c>>,
    placed: Vec<Op<'c>>,
}

impl<'c> Placer<'c> {
    /// For a kernel, among the functions of its module.
    pub fn new(kernel: Op<'c>, functions: &[func::FuncOp<'c>]) -> Self {
        Self {
            kernel,
            extents: shared_memory::extents(kernel),
            users: users_of_workgroup_memory(functions),
            effects: HashMap::new(),
            placed: vec![],
        }
    }

    /// Whether the kernel, or a function that it calls, does.
    fn uses_workgroup_memory(&self) -> bool {
        let kernel = self.kernel.cast::<func::FuncOp<'c>>();
        kernel.is_some_and(|kernel| self.users.contains(kernel.sym_name()))
    }

    /// The new barriers.
    pub fn placed(&self) -> HashSet<Op<'c>> {
        self.placed.iter().copied().collect()
    }

    /// Places barriers until no accesses race.
    pub fn place(&mut self, analysis: &mut Analysis<'c>) -> Result<(), Obstacle<'c>> {
        let body = self.kernel.region(0).first_block();
        let Some(body) = body.filter(|_| self.uses_workgroup_memory()) else {
            return Ok(());
        };
        loop {
            match self.block(body, Pending::default(), analysis) {
                Ok(_) => return Ok(()),
                Err(Stop::Obstacle(obstacle)) => return Err(obstacle),
                Err(Stop::Race(race)) => self.part(&race, analysis)?,
            }
        }
    }

    /// Puts a barrier between two accesses.
    fn part(&mut self, race: &Race<'c>, analysis: &mut Analysis<'c>) -> Result<(), Obstacle<'c>> {
        let place = place_between(race).filter(|place| {
            let path = analysis.path(*place, Group::Workgroup);
            path.arrival == Arrival::Together
        });
        let Some(place) = place else {
            return Err(Obstacle {
                at: race.behind,
                message: "may race with an access of the same workgroup memory by another work-item, and there is no place for a barrier between them that all work-items of the workgroup reach; let all of them take the same branches, or use atomics",
                other: Some(race.before.op),
            });
        };
        let b = Builder::before(place).with_location(race.behind.location());
        let workgroup = MemoryScope::Workgroup;
        let barrier = mir::BarrierOp::build(&b, workgroup, workgroup, MemoryOrdering::AcqRel);
        self.placed.push(barrier.op());
        Ok(())
    }

    /// Walks over a block; the accesses since the last barrier at its end.
    fn block(
        &mut self,
        block: Block<'c>,
        mut pending: Pending<'c>,
        analysis: &mut Analysis<'c>,
    ) -> Walked<'c> {
        if block.next().is_some() {
            let at = block.terminator().unwrap_or(self.kernel);
            return Err(obstacle(
                at,
                "is a branch, around which no barriers are placed; run --mir-structurize first",
            ));
        }
        for op in block.ops() {
            pending = self.op(op, pending, analysis)?;
        }
        Ok(pending)
    }

    fn op(&mut self, op: Op<'c>, pending: Pending<'c>, analysis: &mut Analysis<'c>) -> Walked<'c> {
        if op.region_count() > 0 {
            return self.structured(op, pending, analysis);
        }
        if let Some(order) = MemoryOrder::of(op) {
            return Ok(match is_workgroup_barrier(order) {
                true => Pending::default(),
                false => pending,
            });
        }
        let called = op.cast::<func::CallOp<'c>>().map(func::CallOp::callee);
        if called.is_some_and(|callee| self.users.contains(callee)) {
            return Err(obstacle(
                op,
                "calls a function that uses workgroup memory; run --inline first",
            ));
        }
        self.access(op, pending)
    }

    fn access(&mut self, op: Op<'c>, mut pending: Pending<'c>) -> Walked<'c> {
        let effect = self.effects.entry(op).or_insert_with(|| Effect::of(op));
        if !effect.is_in_workgroup_memory() {
            return match effect {
                Effect::Other if takes_workgroup_memory(op) => Err(obstacle(
                    op,
                    "accesses workgroup memory in a way that no barriers are placed around; place them by hand",
                )),
                _ => Ok(pending),
            };
        }
        let effects = &self.effects;
        let races = |seen: &&Seen<'c>| {
            // The same operation at the same time is no matter of barriers.
            let is_same = seen.op == op && seen.around.is_none();
            let found = effects.get(&seen.op).zip(effects.get(&op));
            let races = found.is_some_and(|(before, behind)| before.races(behind, self.extents));
            let are_halves =
                || seen.around.is_none() && halves::are_apart(seen.op, op, self.extents);
            !is_same && races && !are_halves()
        };
        if let Some(seen) = pending.iter().find(races) {
            return Err(Stop::Race(Race {
                before: *seen,
                behind: op,
            }));
        }
        pending.add(Seen { op, around: None });
        Ok(pending)
    }

    fn structured(
        &mut self,
        op: Op<'c>,
        pending: Pending<'c>,
        analysis: &mut Analysis<'c>,
    ) -> Walked<'c> {
        match op.name() {
            scf::IfOp::NAME | scf::IndexSwitchOp::NAME => self.choice(op, &pending, analysis),
            scf::ForOp::NAME | scf::WhileOp::NAME => self.repeated(op, pending, analysis),
            scf::ExecuteRegionOp::NAME => match op.region(0).first_block() {
                Some(block) => self.block(block, pending, analysis),
                None => Ok(pending),
            },
            _ if has_workgroup_memory(op) => Err(obstacle(
                op,
                "is a structure that no barriers are placed in; place them by hand",
            )),
            _ => Ok(pending),
        }
    }

    /// Work-items that take different arms run them at the same time.
    fn choice(
        &mut self,
        op: Op<'c>,
        pending: &Pending<'c>,
        analysis: &mut Analysis<'c>,
    ) -> Walked<'c> {
        let mut all = Pending::default();
        let mut beside = pending.clone();
        for region in op.regions() {
            let Some(block) = region.first_block() else {
                all.join(pending);
                continue;
            };
            let start = block.first_op();
            let is_uniform = start.is_some_and(|start| {
                analysis.path(start, Group::Workgroup).arrival == Arrival::Together
            });
            let before = match is_uniform {
                true => pending.clone(),
                false => beside.clone(),
            };
            let end = self.block(block, before, analysis)?;
            beside.join(&end);
            all.join(&end);
        }
        Ok(all)
    }

    fn repeated(
        &mut self,
        op: Op<'c>,
        pending: Pending<'c>,
        analysis: &mut Analysis<'c>,
    ) -> Walked<'c> {
        let mut start = pending;
        for _ in 0..MOST_ROUNDS {
            let mut end = start.clone();
            let mut exit = start.clone();
            for (index, region) in op.regions().enumerate() {
                if let Some(block) = region.first_block() {
                    end = self.block(block, end, analysis)?;
                }
                if index == 0 && op.is::<scf::WhileOp<'_>>() {
                    exit = end.clone();
                }
            }
            if op.is::<scf::ForOp<'_>>() {
                exit.join(&end);
            }
            if !start.join(&end.around(op)) {
                return Ok(exit.behind(op));
            }
        }
        Err(obstacle(
            op,
            "has too many accesses of workgroup memory to place barriers; place them by hand",
        ))
    }
}

fn obstacle<'c>(at: Op<'c>, message: &'static str) -> Stop<'c> {
    Stop::Obstacle(Obstacle {
        at,
        message,
        other: None,
    })
}

fn is_workgroup_barrier(order: MemoryOrder) -> bool {
    order.covers(MemoryOrder::of_workgroup())
}

/// The operation before which a barrier parts two accesses, in the innermost block that both pass.
fn place_between<'c>(race: &Race<'c>) -> Option<Op<'c>> {
    let holds = |around: Op<'c>, op: Op<'c>| {
        std::iter::successors(Some(op), |op| op.parent()).any(|op| op == around)
    };
    let mut place = race.behind;
    loop {
        let around = place.parent()?;
        let is_far_enough = match race.before.around {
            // The first one is of an earlier iteration.
            Some(repeated) => around == repeated,
            None => holds(around, race.before.op),
        };
        if is_far_enough {
            return Some(place).filter(|_| !are_in_different_arms(race, around));
        }
        place = around;
    }
}

/// Whether two accesses of one visit are in different regions of an operation.
fn are_in_different_arms<'c>(race: &Race<'c>, around: Op<'c>) -> bool {
    let region_of = |op: Op<'c>| {
        let mut at = op;
        while let Some(parent) = at.parent().filter(|parent| *parent != around) {
            at = parent;
        }
        around
            .regions()
            .position(|region| at.block() == region.first_block())
    };
    let is_choice = around.is::<scf::IfOp<'_>>() || around.is::<scf::IndexSwitchOp<'_>>();
    is_choice && race.before.around.is_none() && region_of(race.before.op) != region_of(race.behind)
}

fn is_shared(space: Option<StorageSpace>) -> bool {
    matches!(space, Some(StorageSpace::Workgroup | StorageSpace::Generic))
}

/// Whether an operation gets a pointer to workgroup memory, and may access it.
fn takes_workgroup_memory(op: Op<'_>) -> bool {
    let mut operands = op.operands();
    let is_shared = |ty| is_shared(PtrType::from_type(ty).map(PtrType::space));
    !op.is::<func::CallOp<'_>>() && operands.any(|operand| is_shared(operand.ty()))
}

/// Whether there is a pointer to workgroup memory in an operation.
fn has_workgroup_memory(op: Op<'_>) -> bool {
    let mut found = false;
    op.walk_pre(|op| {
        let mut values = op.operands().chain(op.results());
        found |= values.any(|value| is_shared(PtrType::from_type(value.ty()).map(PtrType::space)));
    });
    found
}

/// The functions that use workgroup memory, or call one that does.
fn users_of_workgroup_memory<'c>(functions: &[func::FuncOp<'c>]) -> HashSet<&'c str> {
    let mut users: HashSet<&'c str> = HashSet::new();
    let mut callers: HashMap<&'c str, Vec<&'c str>> = HashMap::new();
    let mut pending = vec![];
    for function in functions {
        let name = function.sym_name();
        if has_workgroup_memory(function.op()) && users.insert(name) {
            pending.push(name);
        }
        function.op().walk_pre(|op| {
            if let Some(call) = op.cast::<func::CallOp<'c>>() {
                callers.entry(call.callee()).or_default().push(name);
            }
        });
    }
    while let Some(callee) = pending.pop() {
        for &caller in callers.get(callee).into_iter().flatten() {
            if users.insert(caller) {
                pending.push(caller);
            }
        }
    }
    users
}
