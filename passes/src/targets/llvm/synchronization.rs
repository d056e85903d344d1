//! Orderings and fences.

use super::machine::Machine;
use gir_dialects::{
    common::MemoryOrdering,
    ir::{OpView, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{AtomicOrdering, FenceOp},
};

/// Adds the patterns of this family.
pub fn add_patterns<M: Machine>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns.convert::<lir::MemFenceOp<'_>>(converter, fence::<M>);
}

fn fence<'c, M: Machine>(
    fence: lir::MemFenceOp<'c>,
    _: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = fence.op();
    // A relaxed fence orders nothing, and LLVM has none.
    if fence.semantics() != MemoryOrdering::Relaxed {
        let ordering = atomic_ordering(fence.semantics());
        FenceOp::build(&rewriter.before(op), ordering, M::scope(fence.mem_scope()));
    }
    rewriter.erase(op);
    true
}

/// The LLVM ordering of a lir ordering.
pub fn atomic_ordering(ordering: MemoryOrdering) -> AtomicOrdering {
    match ordering {
        MemoryOrdering::Relaxed => AtomicOrdering::Monotonic,
        MemoryOrdering::Acquire => AtomicOrdering::Acquire,
        MemoryOrdering::Release => AtomicOrdering::Release,
        MemoryOrdering::AcqRel => AtomicOrdering::AcqRel,
        MemoryOrdering::SeqCst => AtomicOrdering::SeqCst,
    }
}
