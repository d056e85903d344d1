//! Subgroups of a target: their sizes, and what it computes over them.

use super::Profile;
use crate::profile::keywords::Set;
use gir_dialects::mir::ReduceKind;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// Work-items that a subgroup made of shared memory can have: as many as a ballot has bits.
pub const MAX_EXPANDED: i64 = 128;

/// What else there is to say of the subgroups of a target.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Subgroups {
    /// Sizes that a kernel may ask for beside that of the target, whose subgroups are parted for them.
    pub sizes: Vec<NonZeroU32>,
    /// The reductions of i32 that it has an instruction for, where it has none for others: those
    /// become exchanges among work-items.
    pub i32: Set<ReduceKind>,
}

impl Profile {
    /// Whether subgroups of the target are parted into some of this size: a power of two, so that
    /// they fill it.
    pub fn parts_subgroups_into(&self, size: i64) -> bool {
        let mut sizes = self
            .subgroups
            .sizes
            .iter()
            .map(|size| i64::from(size.get()));
        let own = self.subgroup_size.map(|size| i64::from(size.get()));
        size.count_ones() == 1 && own.is_some_and(|own| size < own) && sizes.any(|one| one == size)
    }
}
