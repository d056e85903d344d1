//! Fallbacks for features that a target lacks, if the user permits them.
//!
//! Runa GPU dialect specification sections 14.2 and 18. The profiles state which targets have a fallback
//! ([`Support::Fallback`]).

use super::{Permissions, Profile, Support, Tier};
use gir_dialects::common::Feature;

/// A replacement with the same meaning, at a cost.
pub struct Fallback {
    /// Its description in messages.
    pub what: &'static str,
    /// The flag that permits only this fallback.
    pub flag: &'static str,
    /// The pass that applies it.
    pub pass: &'static str,
    permits: fn(Permissions) -> bool,
}

impl Fallback {
    /// A fallback that `--allow-gpu-fallback` permits.
    const fn of_gpu(what: &'static str, pass: &'static str) -> Self {
        Self {
            what,
            pass,
            flag: "--allow-gpu-fallback",
            permits: |given| given.gpu_fallback,
        }
    }

    /// A fallback that `--allow-atomic-fallback` permits, as does the other flag.
    const fn of_atomics(what: &'static str) -> Self {
        Self {
            what,
            pass: "lir-lock-atomics",
            flag: "--allow-atomic-fallback",
            permits: |given| given.atomic_fallback || given.gpu_fallback,
        }
    }

    /// The fallback of a feature, if the profile has one and the user permits it.
    pub fn permitted(profile: &Profile, feature: Feature, given: Permissions) -> Option<Self> {
        of(profile, feature).filter(|fallback| fallback.is_permitted(given))
    }

    /// Whether the user permits it.
    pub fn is_permitted(&self, permissions: Permissions) -> bool {
        (self.permits)(permissions)
    }
}

/// The fallback of a feature, if the profile has one. Images have none on any target. Barriers need none:
/// work-items that are not threads are loops, which a barrier splits, so that it keeps its meaning.
pub fn of(profile: &Profile, feature: Feature) -> Option<Fallback> {
    if profile.support(feature) != Support::Fallback {
        return None;
    }
    match feature {
        Feature::Atomics if profile.tier == Tier::Fpga => {
            Some(Fallback::of_atomics("arbitration logic"))
        }
        Feature::Atomics => Some(Fallback::of_atomics("a critical section")),
        Feature::Matrices => Some(Fallback::of_gpu(
            "a vector for each row",
            "lir-scalarize-matrices",
        )),
        Feature::Subgroups if profile.subgroup_size.is_some_and(|size| size.get() == 1) => Some(
            Fallback::of_gpu("a subgroup of one work-item", "lir-scalarize-subgroups"),
        ),
        Feature::Barriers
        | Feature::Images
        | Feature::NativeMatrices
        | Feature::Subgroups
        | Feature::CriticalSections => None,
    }
}
