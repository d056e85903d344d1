//! Removing code that exits have left unused.
//!
//! That is: results that were flags, values passed beside them, and the arithmetic on both. One
//! pass over each block from its end, so that the uses of a value go before the value.

use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Region, Value},
    lir,
    upstream::{scf, ub},
};
use std::collections::HashSet;

/// Operations without uses.
pub type Unused<'c> = HashSet<Op<'c>>;

/// The computations in a block without uses.
pub fn unused<'c>(block: Block<'c>) -> Unused<'c> {
    let mut unused = Unused::new();
    let mut pending = vec![block];
    while let Some(block) = pending.pop() {
        for op in block.ops() {
            if only_computes(op) && !op.has_uses() {
                unused.insert(op);
            }
            pending.extend(op.regions().flat_map(Region::blocks));
        }
    }
    unused
}

/// Prunes a block and its nested blocks; `kept` holds operations that were unused in the source
/// program.
pub fn block<'c>(block: Block<'c>, kept: &Unused<'c>) {
    let ops: Vec<_> = block.ops().collect();
    for op in ops.into_iter().rev() {
        if only_computes(op) {
            if !op.has_uses() && !kept.contains(&op) {
                op.erase();
            }
        } else if op.is::<scf::IfOp<'c>>() || op.is::<lir::IfOp<'c>>() {
            prune_if(op, kept);
        } else if let Some(endless) = op.cast::<lir::LoopOp<'c>>() {
            prune_loop(endless, kept);
        } else {
            op.regions().for_each(|region| prune_region(region, kept));
        }
    }
}

fn prune_region<'c>(region: Region<'c>, kept: &Unused<'c>) {
    region.blocks().for_each(|inner| block(inner, kept));
}

/// Drops unused results of an if, and erases an if without effect.
fn prune_if<'c>(op: Op<'c>, kept: &Unused<'c>) {
    let used: Vec<_> = op.results().map(Value::has_uses).collect();
    let op = if used.contains(&false) {
        for end in op.regions().filter_map(end).filter(|end| is_yield(*end)) {
            keep_operands(end, &used);
        }
        rebuild_if(op, &used)
    } else {
        op
    };
    op.regions().for_each(|region| prune_region(region, kept));
    let is_empty = |region: Region<'_>| {
        let first = region.first_block().and_then(Block::first_op);
        first.is_none_or(is_yield)
    };
    if op.result_count() > 0 {
        return;
    }
    if op.regions().all(is_empty) {
        op.erase();
    } else if let Some(empty) = op
        .region(1)
        .first_block()
        .filter(|_| is_empty(op.region(1)))
    {
        empty.erase();
    }
}

fn rebuild_if<'c>(op: Op<'c>, used: &[bool]) -> Op<'c> {
    let builder = Builder::before(op);
    let types: Vec<_> = select(&op.result_types(), used);
    let new = if op.is::<scf::IfOp<'c>>() {
        scf::IfOp::build(&builder, &types, op.operand(0)).op()
    } else {
        lir::IfOp::build(&builder, &types, op.operand(0)).op()
    };
    replace(op, new, used);
    new
}

/// Drops unused results of a loop and carried values that no iteration uses.
fn prune_loop<'c>(op: lir::LoopOp<'c>, kept: &Unused<'c>) {
    let used: Vec<_> = op.op().results().map(Value::has_uses).collect();
    let mut op = op;
    if used.contains(&false) {
        for exit in exits(op, lir::BreakOp::NAME) {
            keep_operands(exit, &used);
        }
        let types = select(&op.op().result_types(), &used);
        let new = lir::LoopOp::build(&Builder::before(op.op()), &types, &op.inits());
        replace(op.op(), new.op(), &used);
        op = new;
    }
    prune_region(op.body(), kept);
    prune_carried(op);
}

/// Drops carried values that each iteration only passes on.
fn prune_carried(op: lir::LoopOp<'_>) {
    let Some(body) = op.body().first_block() else {
        return;
    };
    let continues = exits(op, lir::ContinueOp::NAME);
    let is_used = |argument: Value<'_>| {
        let index = argument.index();
        let passes_on =
            |(user, operand): (Op<'_>, usize)| operand == index && continues.contains(&user);
        !argument.uses().all(passes_on)
    };
    let used: Vec<_> = body.arguments().map(is_used).collect();
    if !used.contains(&false) {
        return;
    }
    for &exit in &continues {
        let dropped: Vec<_> = exit.operands().zip(&used).collect();
        keep_operands(exit, &used);
        for (value, _) in dropped.into_iter().filter(|(_, used)| !**used) {
            // The code around the loop is still to be visited.
            erase_unused(value, &[exit.block(), Some(body)]);
        }
    }
    for index in (0..used.len()).rev().filter(|&index| !used[index]) {
        body.erase_argument(index);
    }
    op.op().set_operands(&select(&op.inits(), &used));
}

/// Erases the computation of an unused value, within some blocks.
fn erase_unused<'c>(value: Value<'c>, blocks: &[Option<Block<'c>>]) {
    let mut pending = vec![value];
    while let Some(value) = pending.pop() {
        let is_unused =
            |op: &Op<'c>| blocks.contains(&op.block()) && only_computes(*op) && !op.has_uses();
        let Some(op) = value.defining_op().filter(is_unused) else {
            continue;
        };
        for operand in op.operands() {
            // Only once: it will be gone the second time.
            if !pending.contains(&operand) {
                pending.push(operand);
            }
        }
        op.erase();
    }
}

/// The breaks or continues of a loop.
fn exits<'c>(op: lir::LoopOp<'c>, name: &str) -> Vec<Op<'c>> {
    let mut found = vec![];
    let mut pending = vec![op.body()];
    while let Some(block) = pending.pop().and_then(Region::first_block) {
        found.extend(block.terminator().filter(|end| end.name() == name));
        for choice in block.ops().filter(|op| op.is::<lir::IfOp<'c>>()) {
            pending.extend(choice.regions().filter(|region| !region.is_empty()));
        }
    }
    found
}

fn end(region: Region<'_>) -> Option<Op<'_>> {
    region.first_block()?.terminator()
}

fn is_yield(op: Op<'_>) -> bool {
    op.is::<scf::YieldOp<'_>>() || op.is::<lir::YieldOp<'_>>()
}

fn keep_operands(op: Op<'_>, used: &[bool]) {
    let operands: Vec<_> = op.operands().collect();
    op.set_operands(&select(&operands, used));
}

fn select<T: Copy>(all: &[T], used: &[bool]) -> Vec<T> {
    let used = all.iter().zip(used).filter(|(_, used)| **used);
    used.map(|(one, _)| *one).collect()
}

/// Moves the regions of an op, and the uses of its used results, to a new op.
fn replace<'c>(old: Op<'c>, new: Op<'c>, used: &[bool]) {
    for (old, new) in old.regions().zip(new.regions()) {
        new.take_body(old);
    }
    let results: Vec<_> = old.results().collect();
    for (old, new) in select(&results, used).into_iter().zip(new.results()) {
        old.replace_all_uses(new);
    }
    old.erase();
}

/// Whether an op only computes its results and is safe for all operands.
pub(super) fn only_computes(op: Op<'_>) -> bool {
    let dialect = op.name().split('.').next();
    matches!(dialect, Some("arith" | "math")) || op.is::<ub::PoisonOp<'_>>()
}
