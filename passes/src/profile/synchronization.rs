//! Orderings and scopes of a target.

use super::keywords::Set;
use gir_dialects::common::{MemoryOrdering, MemoryScope};
use serde::{Deserialize, Serialize};

/// Orderings and scopes of a target; including fences where its atomics have fewer.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Synchronization {
    /// Orderings of atomics and fences. A missing one becomes the next stronger.
    pub orderings: Set<MemoryOrdering>,
    /// Scopes of atomics and fences. A missing one becomes the next wider.
    pub scopes: Set<MemoryScope>,
    /// The scopes whose work-items a barrier can synchronise.
    pub barriers: Set<MemoryScope>,
}

impl Synchronization {
    /// Whether the target has an ordering, or a stronger one.
    pub fn has_ordering(&self, ordering: MemoryOrdering) -> bool {
        has_ordering(&self.orderings, ordering)
    }

    /// Whether the target has a scope, or a wider one. A single work-item needs none.
    pub fn has_scope(&self, scope: MemoryScope) -> bool {
        let wide_enough = |one: MemoryScope| one as i64 >= scope as i64;
        scope == MemoryScope::Invocation || self.scopes.iter().any(wide_enough)
    }
}

/// Whether a set contains an ordering, or a stronger one.
pub fn has_ordering(orderings: &Set<MemoryOrdering>, ordering: MemoryOrdering) -> bool {
    use MemoryOrdering as O;
    let enough: &[O] = match ordering {
        O::Relaxed => O::ALL,
        O::Acquire => &[O::Acquire, O::AcqRel, O::SeqCst],
        O::Release => &[O::Release, O::AcqRel, O::SeqCst],
        O::AcqRel => &[O::AcqRel, O::SeqCst],
        O::SeqCst => &[O::SeqCst],
    };
    enough.iter().any(|&one| orderings.contains(one))
}
