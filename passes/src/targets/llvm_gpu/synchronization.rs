//! Barriers, and the fences around them.

use super::Gpu;
use crate::targets::llvm::synchronization::atomic_ordering;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, OpView, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::FenceOp,
};

/// Adds the patterns of this family.
pub fn add_patterns<G: Gpu>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns.convert::<lir::BarrierOp<'_>>(converter, barrier::<G>);
}

/// Lowers a barrier: earlier accesses are released before it, and acquired after it.
fn barrier<'c, G: Gpu>(
    barrier: lir::BarrierOp<'c>,
    _: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = barrier.op();
    let b = rewriter.before(op);
    let (joined, scope) = (barrier.exec_scope(), barrier.mem_scope());
    let is_wider = scope as i64 > joined as i64;
    let (before, behind) = match barrier.semantics() {
        MemoryOrdering::Relaxed => (None, None),
        // A barrier is not part of the total order of sequentially consistent operations.
        MemoryOrdering::SeqCst => (Some(MemoryOrdering::SeqCst), Some(MemoryOrdering::SeqCst)),
        _ if G::BARRIERS_ORDER && !is_wider => (None, None),
        _ => (Some(MemoryOrdering::Release), Some(MemoryOrdering::Acquire)),
    };
    if let Some(order) = before {
        fence::<G>(&b, order, scope);
    }
    if joined != MemoryScope::Invocation {
        G::join(&b, op, joined);
    }
    if let Some(order) = behind {
        fence::<G>(&b, order, scope);
    }
    rewriter.erase(op);
    true
}

/// An LLVM fence.
pub fn fence<G: Gpu>(b: &Builder<'_>, order: MemoryOrdering, scope: MemoryScope) {
    FenceOp::build(b, atomic_ordering(order), G::scope(scope));
}
