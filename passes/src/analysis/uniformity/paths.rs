//! The work-items that arrive at each place.

use super::{Group, Uniformity, flow::Flow, lanes::Fact};
use gir_dialects::{
    ir::{AttributeExt as _, Block, Op, OpView, Value},
    lir,
    upstream::{arith, scf},
};
use std::collections::{HashMap, HashSet};

/// The work-items that arrive at a place of a function, out of those that are in the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Arrival {
    /// All of a group, or none of it.
    Together,
    /// Not proved.
    Unproved,
    /// Never all of a group.
    NeverAll,
    /// None, ever.
    Never,
}

/// The condition that decides which work-items arrive.
#[derive(Clone, Copy, Debug)]
pub struct Cause<'c> {
    /// The condition, or a bound of the loop.
    pub condition: Value<'c>,
    /// Whether it decides the number of a loop's iterations.
    pub is_loop: bool,
}

/// The work-items that arrive at a place, and the reason.
#[derive(Clone, Copy, Debug)]
pub struct Path<'c> {
    /// The work-items that arrive.
    pub arrival: Arrival,
    /// The condition that keeps the others away; `None` if all arrive.
    pub cause: Option<Cause<'c>>,
}

impl<'c> Path<'c> {
    const OPEN: Self = Self {
        arrival: Arrival::Together,
        cause: None,
    };

    /// The path to a place, continued to another place inside of it.
    fn then(self, inner: Self) -> Self {
        if inner.arrival > self.arrival {
            inner
        } else {
            self
        }
    }
}

/// The paths to blocks, for either group.
#[derive(Default)]
struct Paths<'c> {
    known: HashMap<Block<'c>, [Path<'c>; 2]>,
}

impl<'c> Paths<'c> {
    /// The path of a group to an operation.
    fn to(&mut self, flow: &mut Flow<'c>, op: Op<'c>, group: Group) -> Path<'c> {
        let paths = op.block().map(|block| self.of_block(flow, block));
        paths.map_or(Path::OPEN, |paths| paths[group as usize])
    }

    fn of_block(&mut self, flow: &mut Flow<'c>, block: Block<'c>) -> [Path<'c>; 2] {
        let mut unknown = vec![];
        let mut next = Some(block);
        let mut paths = [Path::OPEN; 2];
        while let Some(block) = next {
            if let Some(&known) = self.known.get(&block) {
                paths = known;
                break;
            }
            unknown.push(block);
            let around = block
                .parent_op()
                .filter(|op| !flow.program.is_function(*op));
            next = around.and_then(Op::block);
        }
        while let Some(block) = unknown.pop() {
            let [workgroup, subgroup] = step(flow, block);
            paths = [paths[0].then(workgroup), paths[1].then(subgroup)];
            self.known.insert(block, paths);
        }
        paths
    }
}

/// The paths of the work-items at the operation around a block into the block.
fn step<'c>(flow: &mut Flow<'c>, block: Block<'c>) -> [Path<'c>; 2] {
    let Some(parent) = block.parent_op() else {
        return [Path::OPEN; 2];
    };
    let region = parent
        .regions()
        .position(|region| region.first_block() == Some(block));
    let Some(region) = region else {
        return because([Arrival::Unproved; 2], None);
    };
    if flow.program.has_exits(parent) {
        return because([Arrival::Unproved; 2], None);
    }
    if flow.program.is_function(parent) || parent.is::<scf::ExecuteRegionOp<'c>>() {
        return [Path::OPEN; 2];
    }
    match parent.name() {
        scf::IfOp::NAME | lir::IfOp::NAME => {
            let condition = parent.operand(0);
            let fact = when(fact(flow, condition), region == 0);
            decided(flow, condition, fact, false)
        }
        scf::IndexSwitchOp::NAME => into_case(flow, parent, region),
        scf::WhileOp::NAME => into_while(flow, block, parent, region),
        scf::ForOp::NAME => into_for(flow, scf::ForOp::from_op(parent)),
        _ => because([Arrival::Unproved; 2], None),
    }
}

fn into_case<'c>(flow: &mut Flow<'c>, op: Op<'c>, region: usize) -> [Path<'c>; 2] {
    let choice = op.operand(0);
    let cases = scf::IndexSwitchOp::from_op(op).cases();
    let cases = cases.as_dense_i64().unwrap_or_default();
    let fact = match region.checked_sub(1).and_then(|case| cases.get(case)) {
        _ if is_settled(flow, choice) => Fact::Uniform,
        Some(&case) => flow.lanes.is_one_of(choice, &[case]),
        None => when(flow.lanes.is_one_of(choice, &cases), false),
    };
    decided(flow, choice, fact, false)
}

/// All work-items make the first iteration; the condition selects those that make further ones.
fn into_while<'c>(
    flow: &mut Flow<'c>,
    block: Block<'c>,
    op: Op<'c>,
    region: usize,
) -> [Path<'c>; 2] {
    let end = match region {
        0 => block.terminator(),
        _ => op.region(0).first_block().and_then(Block::terminator),
    };
    let Some(condition) = end.and_then(|end| end.operands().next()) else {
        return because([Arrival::Unproved; 2], None);
    };
    let fact = match (fact(flow, condition), region) {
        (Fact::Constant(false), 0) => Fact::Uniform,
        (Fact::Differs | Fact::NotAll(_), 0) => Fact::Unknown,
        (fact, _) => fact,
    };
    decided(flow, condition, fact, true)
}

fn into_for<'c>(flow: &mut Flow<'c>, counted: scf::ForOp<'c>) -> [Path<'c>; 2] {
    let [lower, others @ ..] = [counted.lower_bound(), counted.upper_bound(), counted.step()];
    let mut least = lower;
    for bound in others {
        if flow.uniformity(bound) > flow.uniformity(least) {
            least = bound;
        }
    }
    let fact = match flow.uniformity(least) {
        Uniformity::Workgroup => Fact::Uniform,
        _ => flow.lanes.rounds(counted),
    };
    decided(flow, least, fact, true)
}

/// The facts about a condition; it is only evaluated where uniformity does not suffice.
fn fact<'c>(flow: &mut Flow<'c>, condition: Value<'c>) -> Fact {
    match is_settled(flow, condition) {
        true => Fact::Uniform,
        false => flow.lanes.fact(condition),
    }
}

/// Whether a value is uniform, but not a constant.
fn is_settled<'c>(flow: &Flow<'c>, value: Value<'c>) -> bool {
    let maker = value.defining_op();
    flow.uniformity(value) == Uniformity::Workgroup
        && !maker.is_some_and(|op| op.is::<arith::ConstantOp<'c>>())
}

/// The fact that a condition has the wanted value.
fn when(fact: Fact, wanted: bool) -> Fact {
    match fact {
        Fact::Constant(value) => Fact::Constant(value == wanted),
        Fact::NotAll(value) => Fact::NotAll(value == wanted),
        fact => fact,
    }
}

/// The paths of the work-items to a place where a fact about a condition holds.
fn decided<'c>(flow: &Flow<'c>, condition: Value<'c>, fact: Fact, is_loop: bool) -> [Path<'c>; 2] {
    let arrivals = match (fact, flow.uniformity(condition)) {
        (Fact::Constant(false), _) => [Arrival::Never; 2],
        (Fact::Constant(true) | Fact::Uniform, _) | (_, Uniformity::Workgroup) => {
            [Arrival::Together; 2]
        }
        (Fact::Differs | Fact::NotAll(true), _) => [Arrival::NeverAll, Arrival::Unproved],
        (_, Uniformity::Subgroup) => [Arrival::Unproved, Arrival::Together],
        _ => [Arrival::Unproved; 2],
    };
    let cause = Cause { condition, is_loop };
    because(arrivals, Some(cause))
}

fn because(arrivals: [Arrival; 2], cause: Option<Cause<'_>>) -> [Path<'_>; 2] {
    arrivals.map(|arrival| Path { arrival, cause })
}

/// The operations at which only some work-items of a subgroup may arrive.
pub fn apart_in_subgroup<'c>(flow: &mut Flow<'c>, ops: &[Op<'c>]) -> HashSet<Op<'c>> {
    let mut entries = Entries::default();
    let claims =
        |flow: &Flow<'c>, op: Op<'c>| flow.uniformity(op.result(0)) == Uniformity::Subgroup;
    let mut apart = HashSet::new();
    for &op in ops {
        if claims(flow, op) && !entries.together(flow, op) {
            apart.insert(op);
        }
    }
    apart
}

/// The maximum number of calls that a work-item is followed back.
const MAX_CALLS: usize = 64;

/// Whether all or none of the work-items of a subgroup at the operation around a block enter it.
pub fn enter_together<'c>(flow: &mut Flow<'c>, block: Block<'c>) -> bool {
    let [_, subgroup] = step(flow, block);
    matches!(subgroup.arrival, Arrival::Together | Arrival::Never)
}

/// The functions that the work-items of a subgroup enter together.
#[derive(Default)]
pub struct Entries<'c> {
    paths: Paths<'c>,
    together: HashMap<usize, bool>,
}

impl<'c> Entries<'c> {
    /// The path of a group to an operation, from the start of its function.
    pub fn path(&mut self, flow: &mut Flow<'c>, op: Op<'c>, group: Group) -> Path<'c> {
        self.paths.to(flow, op, group)
    }

    /// Whether all or none of the work-items of a subgroup arrive at an operation.
    pub fn together(&mut self, flow: &mut Flow<'c>, op: Op<'c>) -> bool {
        self.arrive_together(flow, op, MAX_CALLS)
    }

    fn arrive_together(&mut self, flow: &mut Flow<'c>, op: Op<'c>, calls: usize) -> bool {
        let path = self.paths.to(flow, op, Group::Subgroup);
        match path.arrival {
            Arrival::Never => true,
            Arrival::Together => {
                let function = flow.program.around(op);
                function.is_none_or(|function| self.enter_together(flow, function, calls))
            }
            Arrival::Unproved | Arrival::NeverAll => false,
        }
    }

    fn enter_together(&mut self, flow: &mut Flow<'c>, function: usize, calls: usize) -> bool {
        if let Some(&known) = self.together.get(&function) {
            return known;
        }
        // Ends the search in recursive functions.
        self.together.insert(function, false);
        let program = std::rc::Rc::clone(&flow.program);
        let found = &program.functions[function];
        let mut called_together = || {
            let mut callers = found.all_callers().iter();
            calls > 0
                && !found.all_callers().is_empty()
                && callers.all(|call| self.arrive_together(flow, *call, calls - 1))
        };
        let together = found.is_kernel || called_together();
        self.together.insert(function, together);
        together
    }
}
