//! Fences. Work-items of a workgroup run one after the other, so that only what other workgroups see is ordered.

use crate::targets::c_like::{body::Body, spellings::Spellings};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::Op,
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.statement::<lir::MemFenceOp<'_>>(|body, op| {
        let fence = op.cast::<lir::MemFenceOp<'_>>()?;
        self::fence(body, op, (fence.semantics(), fence.mem_scope()))
    });
    spellings.statement::<lir::BarrierOp<'_>>(barrier);
}

fn fence<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (order, of): (MemoryOrdering, MemoryScope),
) -> Option<()> {
    let is_seen = matches!(of, MemoryScope::Device | MemoryScope::System);
    body.begin_statement(op);
    if order != MemoryOrdering::Relaxed && is_seen {
        body.out_line(&format!("gir_fence({});", ordering(order)));
    }
    Some(())
}

/// The name of an ordering.
pub fn ordering(order: MemoryOrdering) -> &'static str {
    match order {
        MemoryOrdering::Relaxed => "__ATOMIC_RELAXED",
        MemoryOrdering::Acquire => "__ATOMIC_ACQUIRE",
        MemoryOrdering::Release => "__ATOMIC_RELEASE",
        MemoryOrdering::AcqRel => "__ATOMIC_ACQ_REL",
        MemoryOrdering::SeqCst => "__ATOMIC_SEQ_CST",
    }
}

/// The only barrier left is that of one work-item, which is a fence.
fn barrier<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let barrier = op.cast::<lir::BarrierOp<'c>>()?;
    if barrier.exec_scope() != MemoryScope::Invocation {
        op.error(
            "is not in a kernel, whose loop over work-items it could split; inline its function",
        );
        return None;
    }
    fence(body, op, (barrier.semantics(), barrier.mem_scope()))
}
