//! The interval that a pipelined loop can have: an iteration starts when the values of the one before are there, and
//! when the memories have room for its accesses.

use super::{
    arrays::{Access, Array, accessed, count},
    cost::{Costs, Schedule},
    loops::{is_counted, is_loop, most_trips},
};
use crate::lir::arithmetic::domains;
use gir_dialects::{
    ir::{Block, Op, OpView as _, TypeExt as _, Value},
    lir,
    mir::PtrType,
    names,
    upstream::{arith, func, scf},
};
use std::collections::{HashMap, HashSet};

/// An interval, and what it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interval {
    /// Cycles.
    pub cycles: u64,
    /// Why they are not fewer; `None` of one that nothing limits.
    pub reason: Option<String>,
}

/// Values that are followed one by one; with more of them, all are followed at once.
const FEW: usize = 8;

/// The least interval of an innermost loop whose body is copied so often.
pub fn least(op: Op<'_>, copies: u64, costs: &Costs<'_>) -> Interval {
    let mut interval = Interval {
        cycles: 1,
        reason: None,
    };
    let Some(body) = op.region(0).first_block() else {
        return interval;
    };
    let mut raise = |cycles: u64, reason: String| {
        if cycles > interval.cycles {
            let reason = Some(reason);
            interval = Interval { cycles, reason };
        }
    };
    let carried = carried(op, costs);
    raise(
        carried,
        format!("a value of one iteration takes {carried} cycles to the next"),
    );
    let blocks: Vec<_> = op.regions().flat_map(|region| region.blocks()).collect();
    let schedules: Vec<_> = blocks
        .iter()
        .map(|&block| Schedule::of(block, costs))
        .collect();
    let start = |op: Op<'_>| {
        let mut starts = schedules.iter().filter_map(|it| it.starts.get(&op));
        starts.next().copied().unwrap_or(0)
    };
    for (array, accesses) in memories(op) {
        let reads = of(&accesses, Access::Read);
        let writes = of(&accesses, Access::Write);
        let needed = match array.is_port() {
            true => reads.len().max(writes.len()),
            false => accesses.len(),
        } as u64;
        let cycles = needed.saturating_mul(copies).div_ceil(array.ports());
        if !is_register(array) {
            raise(
                cycles,
                format!(
                    "an iteration accesses one memory {} times",
                    needed.saturating_mul(copies)
                ),
            );
        }
        for &write in &writes {
            for &read in &reads {
                if are_apart(op, body, read, write) {
                    continue;
                }
                let ready = start(write) + costs.latency(write).max(1);
                let cycles = ready.saturating_sub(start(read));
                raise(
                    cycles,
                    format!(
                        "an iteration may read what the one before writes, {cycles} cycles later"
                    ),
                );
            }
        }
    }
    interval
}

fn of<'c>(accesses: &[(Op<'c>, Access)], kind: Access) -> Vec<Op<'c>> {
    let of_kind = accesses.iter().filter(|(_, access)| *access == kind);
    of_kind.map(|(op, _)| *op).collect()
}

/// Whether a memory is a register: a variable of one element.
fn is_register(array: Array<'_>) -> bool {
    matches!(array, Array::Declared(op) if count(op) <= 1)
}

/// The accesses of each memory in a loop, in the order of the first. Streams are none.
pub fn memories<'c>(op: Op<'c>) -> Vec<(Array<'c>, Vec<(Op<'c>, Access)>)> {
    let mut all: Vec<(Array<'c>, Vec<_>)> = vec![];
    let mut places = HashMap::new();
    op.walk_pre(|inner| {
        if inner.attribute(names::LIR_HLS_STREAM).is_some() {
            return;
        }
        let Some((array, access)) = accessed(inner) else {
            return;
        };
        let place = *places.entry(array).or_insert_with(|| {
            all.push((array, vec![]));
            all.len() - 1
        });
        all[place].1.push((inner, access));
    });
    all
}

/// Whether two accesses of one memory are never of the same element in two iterations.
fn are_apart<'c>(op: Op<'c>, body: Block<'c>, read: Op<'c>, write: Op<'c>) -> bool {
    let is_grid = op.attribute(names::LIR_WORK_ITEMS).is_some();
    if is_grid && !is_in_section(read) && !is_in_section(write) {
        // Work-items between two barriers do not depend on each other.
        return true;
    }
    let (Some(one), Some(other)) = (address(read), address(write)) else {
        return false;
    };
    let is_same = one.op() == other.op() || one.op().computes_as(other.op());
    is_same && is_counted(op) && moves(one.index(), body)
}

/// The first store of each memory that a loop reads and writes, where no iteration accesses what another one writes.
///
/// Addresses have to be the same in all accesses and to move with the counter. Vitis may unite a loop with the one
/// around it, whose next round comes back to the same elements: a loop that is alone there is none of them, but for
/// work-items and ports, since workgroups do not depend on each other.
pub fn independent(op: Op<'_>) -> Vec<Op<'_>> {
    let Some(body) = op
        .region(0)
        .first_block()
        .filter(|_| !calls_with_memory(op))
    else {
        return vec![];
    };
    let is_grid = op.attribute(names::LIR_WORK_ITEMS).is_some();
    let mut found = vec![];
    for (array, accesses) in memories(op) {
        let writes = of(&accesses, Access::Write);
        let is_inside = matches!(array, Array::Declared(array) if array.block().is_none_or(|home| is_within(home, body)));
        let has_reads = writes.len() < accesses.len();
        let (Some(&first), true, false) = (writes.first(), has_reads, is_inside) else {
            continue;
        };
        let is_plain = |op: Op<'_>| !is_in_section(op) && !is_volatile(op);
        if !accesses.iter().all(|&(op, _)| is_plain(op)) {
            continue;
        }
        let comes_back = match is_grid {
            true => !array.is_port(),
            false => is_alone(op),
        };
        let is_apart = |&write: &Op<'_>| {
            let mut others = accesses.iter();
            others.all(|&(other, _)| are_steps(op, body, write, other))
        };
        if !comes_back && writes.iter().all(is_apart) {
            found.push(first);
        }
    }
    found
}

fn is_volatile(op: Op<'_>) -> bool {
    let load = op.cast::<lir::LoadOp<'_>>();
    let store = op.cast::<lir::StoreOp<'_>>();
    load.is_some_and(|load| load.is_volatile()) || store.is_some_and(|store| store.is_volatile())
}

/// Whether a loop calls a function that may access memory.
fn calls_with_memory(op: Op<'_>) -> bool {
    let mut found = false;
    op.walk_pre(|inner| {
        let is_call = inner.is::<func::CallOp<'_>>();
        let mut operands = inner.operands();
        found |= is_call && operands.any(|value| PtrType::from_type(value.ty()).is_some());
    });
    found
}

/// Whether a loop is all that the loop around it does.
fn is_alone(op: Op<'_>) -> bool {
    let Some(home) = op.block() else {
        return false;
    };
    let around = home.parent_op().is_some_and(is_loop);
    let end = home.terminator();
    let mut others = home.ops().filter(|&other| {
        other != op
            && Some(other) != end
            && !other.is_effect_free()
            && !other.is::<lir::VarOp<'_>>()
    });
    around && others.next().is_none()
}

/// Whether two accesses of a counted loop have the same address, of another element in each iteration.
fn are_steps<'c>(op: Op<'c>, body: Block<'c>, one: Op<'c>, other: Op<'c>) -> bool {
    let (Some(first), Some(second)) = (address(one), address(other)) else {
        return false;
    };
    let is_same = first.op() == second.op() || first.op().computes_as(second.op());
    let is_same = is_same && is_invariant(first.base(), body);
    let index = first.index();
    is_same && is_counted(op) && moves(index, body) && !comes_round(op, body, index)
}

/// Whether a value that moves with the counter of a loop may have the same bits again: a multiple of it that needs more
/// bits than it has.
fn comes_round<'c>(repeated: Op<'c>, body: Block<'c>, value: Value<'c>) -> bool {
    let bound = most_trips(repeated).and_then(|_| domains::constant(repeated.operand(1)));
    let mut value = value;
    while let Some(op) = value.defining_op().filter(|_| is_defined_in(value, body)) {
        if op.is::<arith::MulIOp<'_>>() {
            let bits = value.ty().as_integer().map_or(0, |(bits, _)| bits);
            let factor = op.operands().find_map(domains::constant).unwrap_or(0);
            let span = bound.and_then(|bound| bound.checked_mul(factor));
            let fits = span.is_some_and(|span| {
                bits > 1 && (0..1_i128 << (bits - 1)).contains(&i128::from(span))
            });
            if factor % 2 == 0 && !fits {
                return true;
            }
        }
        match op.operands().find(|&operand| !is_invariant(operand, body)) {
            Some(operand) => value = operand,
            None => return true,
        }
    }
    false
}

/// The address of an access, if it is an element of something.
fn address<'c>(access: Op<'c>) -> Option<lir::GepOp<'c>> {
    let mut operands = access.operands();
    operands.find_map(|value| value.defining_op()?.cast::<lir::GepOp<'c>>())
}

/// Whether an access is between the start and the end of a critical section.
fn is_in_section(access: Op<'_>) -> bool {
    let Some(block) = access.block() else {
        return false;
    };
    let before = block.ops().take_while(|op| *op != access);
    before.fold(false, |is_inside, op| {
        (is_inside || op.is::<lir::BeginCriticalSectionOp<'_>>())
            && !op.is::<lir::EndCriticalSectionOp<'_>>()
    })
}

/// Whether a value is another one in each iteration: the counter, its sum with a value from outside the loop, or a
/// multiple.
fn moves<'c>(value: Value<'c>, body: Block<'c>) -> bool {
    if value.owner_block() == Some(body) && value.defining_op().is_none() {
        return value.index() == 0;
    }
    let Some(op) = value.defining_op().filter(|_| !is_invariant(value, body)) else {
        return false;
    };
    let is_outside = |value: Value<'c>| is_invariant(value, body);
    let sides = || [op.operand(0), op.operand(1)];
    match op.name() {
        arith::ExtUIOp::NAME | arith::ExtSIOp::NAME => moves(op.operand(0), body),
        arith::AddIOp::NAME => {
            let [a, b] = sides();
            (is_outside(a) && moves(b, body)) || (is_outside(b) && moves(a, body))
        }
        arith::SubIOp::NAME => {
            let [a, b] = sides();
            is_outside(b) && moves(a, body)
        }
        arith::MulIOp::NAME => {
            let [a, b] = sides();
            let is_odd = |value: Value<'c>| domains::constant(value).is_some_and(|it| it != 0);
            (is_odd(a) && moves(b, body)) || (is_odd(b) && moves(a, body))
        }
        _ => false,
    }
}

/// Whether a value is the same in each iteration of a loop with a body.
fn is_invariant<'c>(value: Value<'c>, body: Block<'c>) -> bool {
    let mut known = HashSet::new();
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        if !is_defined_in(value, body) || !known.insert(value) {
            continue;
        }
        let pure = |op: &Op<'c>| op.is_effect_free() && op.region_count() == 0;
        let Some(op) = value.defining_op().filter(pure) else {
            return false;
        };
        open.extend(op.operands());
    }
    true
}

/// Whether a value is computed in a block or deeper.
fn is_defined_in<'c>(value: Value<'c>, block: Block<'c>) -> bool {
    value
        .parent_block()
        .is_some_and(|home| is_within(home, block))
}

/// Whether a block is another one or in it.
fn is_within<'c>(block: Block<'c>, holder: Block<'c>) -> bool {
    let mut around = std::iter::successors(Some(block), |home| home.parent_op()?.block());
    around.any(|home| home == holder)
}

/// The cycles from a value that one iteration hands to the next, to the value that this one hands on.
fn carried(op: Op<'_>, costs: &Costs<'_>) -> u64 {
    let (Some(first), Some(last)) = (
        op.region(0).first_block(),
        op.regions().last().and_then(|region| region.first_block()),
    ) else {
        return 0;
    };
    let skipped = usize::from(op.is::<scf::ForOp<'_>>() || op.is::<lir::ForOp<'_>>());
    let arguments: Vec<_> = first.arguments().skip(skipped).collect();
    let mut ends: Vec<_> = last.terminator().into_iter().collect();
    op.walk_pre(|inner| {
        if inner.is::<lir::ContinueOp<'_>>() && Some(inner) != last.terminator() {
            ends.push(inner);
        }
    });
    let follow = |sources: &[(usize, Value<'_>)]| {
        let mut reached: HashMap<_, _> = sources.iter().map(|&(_, value)| (value, 0)).collect();
        reach(first, &mut reached, costs);
        if last != first {
            // The test passes values on.
            let test = first.terminator();
            let passed = test.into_iter().flat_map(|test| {
                let values: Vec<_> = test.operands().skip(1).collect();
                values
            });
            for (value, argument) in passed.zip(last.arguments()) {
                if let Some(&cycles) = reached.get(&value) {
                    reached.insert(argument, cycles);
                }
            }
            reach(last, &mut reached, costs);
        }
        let handed = ends.iter().flat_map(|end| {
            let indices = sources.iter().map(|&(index, _)| index);
            let indices = indices.filter(|&index| index < end.operand_count());
            indices.map(|index| end.operand(index)).collect::<Vec<_>>()
        });
        let cycles = handed.filter_map(|value| reached.get(&value).copied());
        cycles.max().unwrap_or(0)
    };
    let all: Vec<_> = arguments.into_iter().enumerate().collect();
    match all.len() {
        0 => 0,
        1..=FEW => all.chunks(1).map(follow).max().unwrap_or(0),
        _ => follow(&all),
    }
}

/// The cycles from the values in a table to those computed from them in a block.
fn reach<'c>(block: Block<'c>, reached: &mut HashMap<Value<'c>, u64>, costs: &Costs<'_>) {
    for op in block.ops() {
        let from = op
            .operands()
            .filter_map(|value| reached.get(&value).copied());
        let from = from.max();
        let is_region = op.region_count() > 0 && !is_loop(op);
        for inner in op.regions().flat_map(|region| region.blocks()) {
            reach(inner, reached, costs);
        }
        for (index, result) in op.results().enumerate() {
            let ends = op.regions().flat_map(|region| region.blocks());
            let ends = ends.filter_map(Block::terminator).filter(|_| is_region);
            let yielded = ends.filter(|end| index < end.operand_count());
            let yielded = yielded.filter_map(|end| reached.get(&end.operand(index)).copied());
            let own = from.map(|cycles| cycles + costs.latency(op));
            if let Some(cycles) = yielded.max().max(own) {
                reached.insert(result, cycles);
            }
        }
    }
}
