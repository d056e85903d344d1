//! Parts shared by the passes on atomics: the atomics a target lacks, bit casts, and loops around a
//! compare-exchange.

pub mod bits;
pub mod exchange_loop;
pub mod lir_expand_atomics;
pub mod lir_fence_atomics;
pub mod lir_lock_atomics;
pub mod lir_lower_atomic_flags;
pub mod lir_replace_atomic_accesses;
pub mod lir_retype_atomics;
pub mod lir_unwrap_atomics;
pub mod lir_widen_atomics;
pub(crate) mod locked_updates;
pub mod word_field;

use crate::profile::{Means, atomic_uses::AtomicUse, recorded};
use gir_dialects::{
    access::MemoryAccess,
    common::{MemoryOrdering, MemoryScope},
    ir::{Op, Value},
    lir, names,
};

/// An atomic operation without an instruction on the target.
pub struct Missing<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// Its operation, type, address space and orderings.
    pub asks: AtomicUse,
    /// How the target implements it.
    pub means: Means,
}

/// The atomics of a function for which its target has no instruction, in program order.
pub fn missing(function: Op<'_>) -> Vec<Missing<'_>> {
    let profile = function.parent().and_then(recorded::profile);
    let Some(profile) = profile else {
        return vec![];
    };
    let mut found = vec![];
    function.walk_pre(|op| {
        let Some(asks) = AtomicUse::of(op) else {
            return;
        };
        let may_flush = op.attribute(names::LIR_MAY_FLUSH).is_some();
        let place = (asks.space, may_flush);
        match profile.atomics.means_in(place, asks.ty, asks.operation) {
            None | Some(Means::Instruction) => {}
            Some(means) => found.push(Missing { op, asks, means }),
        }
    });
    found
}

/// The ordering and scope of an atomic other than a compare-exchange.
pub fn order(op: Op<'_>) -> (MemoryOrdering, MemoryScope) {
    let access = lir::memory_access(op);
    let ordering = access.and_then(|access| access.orderings().first().copied());
    let scope = access.and_then(MemoryAccess::scope);
    // Both are mandatory.
    (
        ordering.unwrap_or(MemoryOrdering::SeqCst),
        scope.unwrap_or(MemoryScope::System),
    )
}

/// Replaces the result of an operation, if it has one, by a value, and erases the operation.
pub fn replace<'c>(op: Op<'c>, value: Option<Value<'c>>) {
    if let Some(value) = value
        && op.result_count() == 1
    {
        op.result(0).replace_all_uses(value);
    }
    op.erase();
}
