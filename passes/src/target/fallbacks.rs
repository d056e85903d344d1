//! What may stand in for a feature a target lacks, if the user permits it.
//!
//! Runa GPU dialect specification sections 14.2 and 18. Which targets have a
//! fallback stands in their profiles ([`Support::Fallback`](super::caps::Support)).

use super::recorded::Permissions;
use gir_dialects::common::Feature;

/// Something else of the same meaning, at a price.
pub struct Fallback {
    /// What it is, for messages.
    pub what: &'static str,
    /// The flag that permits it and no more.
    pub flag: &'static str,
    permits: fn(Permissions) -> bool,
}

impl Fallback {
    /// Whether the user permits it.
    pub fn is_permitted(&self, permissions: Permissions) -> bool {
        (self.permits)(permissions)
    }
}

const GPU: &str = "--allow-gpu-fallback";

static ATOMICS: Fallback = Fallback {
    what: "a critical section",
    flag: "--allow-atomic-fallback",
    permits: |given| given.atomic_fallback || given.gpu_fallback,
};
static BARRIERS: Fallback = Fallback {
    what: "a loop over the work-items on each side",
    flag: GPU,
    permits: |given| given.gpu_fallback,
};
static MATRICES: Fallback = Fallback {
    what: "a loop over the elements",
    flag: GPU,
    permits: |given| given.gpu_fallback,
};
static SUBGROUPS: Fallback = Fallback {
    what: "a subgroup of one work-item",
    flag: GPU,
    permits: |given| given.gpu_fallback,
};

/// The fallback of a feature; images have none.
pub fn of(feature: Feature) -> Option<&'static Fallback> {
    match feature {
        Feature::Atomics => Some(&ATOMICS),
        Feature::Barriers => Some(&BARRIERS),
        Feature::Matrices => Some(&MATRICES),
        Feature::Subgroups => Some(&SUBGROUPS),
        Feature::Images | Feature::NativeMatrices => None,
    }
}
