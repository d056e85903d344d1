//! Questions about structured control flow: the ends of blocks, and the loops around operations.

use gir_dialects::{
    ir::{Block, Op, Value},
    lir,
    upstream::scf,
};

/// Whether an operation ends a block and passes values on to the operation around it.
pub fn is_yield(op: Op<'_>) -> bool {
    op.is::<scf::YieldOp<'_>>() || op.is::<lir::YieldOp<'_>>()
}

/// Whether a loop evaluates its operands more than once.
pub fn repeats_operands(op: Op<'_>) -> bool {
    op.is::<scf::ForOp<'_>>() || op.is::<lir::ForOp<'_>>()
}

/// Whether a loop repeats an operation while a value stays the same: a loop around the operation and not
/// around the value.
pub fn repeats<'c>(op: Op<'c>, value: Value<'c>) -> bool {
    let home = value.parent_block();
    let mut inner = op;
    while inner.block() != home {
        match inner.parent() {
            Some(around) if !is_loop(around) => inner = around,
            _ => return true,
        }
    }
    false
}

fn is_loop(op: Op<'_>) -> bool {
    op.is::<scf::ForOp<'_>>()
        || op.is::<lir::ForOp<'_>>()
        || op.is::<scf::WhileOp<'_>>()
        || op.is::<lir::LoopOp<'_>>()
}

/// The operation of a block that holds `op`.
pub fn ancestor_in<'c>(op: Op<'c>, block: Block<'c>) -> Option<Op<'c>> {
    std::iter::successors(Some(op), |op| op.parent()).find(|op| op.block() == Some(block))
}
