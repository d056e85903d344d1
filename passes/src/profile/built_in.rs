//! The built-in profiles: constants that the build script makes of `known/*.toml`.

use super::Profile;

/// The constants.
#[allow(
    clippy::unwrap_used,
    reason = "a value that a type does not have is an error of the compiler"
)]
mod constants {
    use super::super::{
        atomics::Atomics,
        capabilities::{Dsp, Features, FloatControls, Fpga, Limits, Memory, Profile, Spirv, Types},
        keywords::Set,
        named_counts::NamedCounts,
        subgroups::Subgroups,
        synchronization::Synchronization,
        values::{
            AddressBits, Execution, Family, FloatWidths, Lanes, MemoryModel, SpirvVersion, Support,
            Tier,
        },
    };
    use gir_dialects::{
        common::{AtomicOperation, MemoryOrdering, MemoryScope},
        mir::{ReduceKind, StorageSpace},
    };
    use std::{
        borrow::Cow,
        collections::BTreeSet,
        num::{NonZeroU32, NonZeroU64},
    };

    include!(concat!(env!("OUT_DIR"), "/profiles.rs"));
}

/// The profile with a name.
pub fn find(name: &str) -> Option<&'static Profile> {
    ALL.iter().find(|profile| profile.name == name)
}

/// All of them, in the order of `--list-targets`.
pub static ALL: &[Profile] = &constants::BUILT_IN;

/// The first profile of another profile's family that satisfies a predicate.
pub fn of_family_with(
    profile: &Profile,
    has: impl Fn(&Profile) -> bool,
) -> Option<&'static Profile> {
    let mut family = ALL.iter().filter(|one| one.family == profile.family);
    family.find(|one| has(one))
}
