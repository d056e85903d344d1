//! Fences, and barriers of a single work-item, which are fences.

use super::{body::Body, spellings::Spellings};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::Op,
    lir,
};

/// How a language spells a fence.
pub trait Fences {
    /// The statement for a fence at an operation.
    fn fence(op: Op<'_>, order: MemoryOrdering, of: MemoryScope) -> String;
}

/// Adds fences.
pub fn add_fences<L: Fences>(spellings: &mut Spellings) {
    spellings.statement::<lir::MemFenceOp<'_>>(|body, op| {
        let fence = op.cast::<lir::MemFenceOp<'_>>()?;
        self::fence::<L>(body, op, fence.semantics(), fence.mem_scope())
    });
}

/// Prints a fence. There is nothing to order within a work-item, or with a relaxed ordering.
pub fn fence<'c, L: Fences>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    order: MemoryOrdering,
    of: MemoryScope,
) -> Option<()> {
    body.begin_statement(op);
    if order != MemoryOrdering::Relaxed && of != MemoryScope::Invocation {
        body.out_line(&L::fence(op, order, of));
    }
    Some(())
}
