//! Subgroups of a target: their sizes, and the operations on them.

use crate::profile::keywords::Set;
use gir_dialects::mir::ReduceKind;
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, num::NonZeroU32};

/// Work-items that a subgroup made of shared memory can have: as many as a ballot has bits.
pub const MAX_EXPANDED: i64 = 128;

/// Further properties of a target's subgroups.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Subgroups {
    /// Sizes that a kernel may request besides that of the target, whose subgroups are divided for them.
    pub sizes: Cow<'static, [NonZeroU32]>,
    /// Sizes that a kernel may request where the target's own is not one constant; none if it may request any.
    pub requests: Cow<'static, [NonZeroU32]>,
    /// The reductions of i32 that have an instruction, if others have none: the others become exchanges among
    /// work-items.
    pub i32: Set<ReduceKind>,
}
