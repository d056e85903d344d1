//! Barriers (PTX ISA, "bar, barrier" and "bar.warp.sync").
//!
//! They order what the work-items that they join do, in all memory. Where others are to see it, a
//! fence of that scope stands on each side.

use super::{intrinsics, machine::Nvptx, subgroups::Warp};
use crate::target::llvm::{machine::Machine, synchronization::atomic_ordering, types};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::FenceOp,
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns.add_conversion::<lir::BarrierOp<'_>>(converter, barrier);
}

fn barrier<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let Some(barrier) = op.cast::<lir::BarrierOp<'c>>() else {
        return false;
    };
    let b = rewriter.before(op);
    let (joined, order) = (barrier.exec_scope(), barrier.semantics());
    let is_wider = barrier.mem_scope() as i64 > joined as i64;
    // A barrier takes no part in the one order of all.
    let is_fenced = order == MemoryOrdering::SeqCst || order != MemoryOrdering::Relaxed && is_wider;
    if is_fenced {
        fence(&b, order, barrier.mem_scope());
    }
    match joined {
        MemoryScope::Invocation => {}
        MemoryScope::Subgroup => {
            // Work-items that there are not count as arrived.
            let all = Warp::new(b, op).all();
            intrinsics::run(&b, "llvm.nvvm.bar.warp.sync", &[all]);
        }
        _ => {
            let first = types::number(&b, types::int(op.context(), 32), 0);
            intrinsics::run(&b, "llvm.nvvm.barrier.cta.sync.aligned.all", &[first]);
        }
    }
    if is_fenced {
        fence(&b, order, barrier.mem_scope());
    }
    rewriter.erase(op);
    true
}

/// A fence of LLVM's.
pub fn fence(b: &Builder<'_>, order: MemoryOrdering, scope: MemoryScope) {
    FenceOp::build(b, atomic_ordering(order), Nvptx::scope(scope));
}
