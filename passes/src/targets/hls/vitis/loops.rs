//! Loops: how often they run, and which of them are innermost.

use super::contradictions::unroll;
use crate::lir::arithmetic::domains;
use gir_dialects::{
    ir::{Block, Op},
    lir,
    upstream::{func, scf},
};

/// Whether an operation is a loop.
pub fn is_loop(op: Op<'_>) -> bool {
    is_counted(op) || op.is::<scf::WhileOp<'_>>() || op.is::<lir::LoopOp<'_>>()
}

/// Whether a loop has a counter.
pub fn is_counted(op: Op<'_>) -> bool {
    op.is::<scf::ForOp<'_>>() || op.is::<lir::ForOp<'_>>()
}

/// The iterations of a loop, if they are known. A loop of lir may end early.
pub fn trips(op: Op<'_>) -> Option<u64> {
    if !op.is::<scf::ForOp<'_>>() {
        return None;
    }
    most_trips(op)
}

/// The most iterations of a loop, if that is known.
pub fn most_trips(op: Op<'_>) -> Option<u64> {
    if !is_counted(op) {
        return None;
    }
    let [first, bound, step] = [0, 1, 2].map(|index| domains::constant(op.operand(index)));
    let (first, bound, step) = (i128::from(first?), i128::from(bound?), i128::from(step?));
    if step <= 0 || first < 0 || bound < 0 {
        return None;
    }
    let trips = ((bound - first).max(0) + step - 1) / step;
    u64::try_from(trips).ok()
}

/// Whether the annotation of a loop makes straight code of it.
pub fn is_unrolled(op: Op<'_>) -> bool {
    let trips = trips(op);
    trips.is_some() && unroll(op) == trips
}

/// Whether an operation contains a loop that stays one, also in a function that it calls.
pub fn has_loop(op: Op<'_>) -> bool {
    let mut found = false;
    op.walk_pre(|inner| {
        if inner == op || found {
            return;
        }
        found = (is_loop(inner) && !is_unrolled(inner)) || calls_loop(inner);
    });
    found
}

/// Whether an operation calls a function with a loop.
fn calls_loop(op: Op<'_>) -> bool {
    let Some(call) = op.cast::<func::CallOp<'_>>() else {
        return false;
    };
    let Some(module) = std::iter::successors(op.parent(), |op| op.parent()).last() else {
        return false;
    };
    let mut top = module.region(0).blocks().flat_map(Block::ops);
    let callee = top.find(|op| {
        let function = op.cast::<func::FuncOp<'_>>();
        function.is_some_and(|function| function.sym_name() == call.callee())
    });
    callee.is_some_and(has_loop)
}
