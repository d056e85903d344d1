//! Versions of the language.

use crate::profile::Profile;

/// A version. Versions differ in fences, pragmas and compiler names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// 2.4.
    V2_4,
    /// 3.0.
    V3_0,
    /// 3.1.
    V3_1,
    /// 3.2.
    V3_2,
}

/// The versions by profile name.
const KNOWN: &[(&str, Version)] = &[
    ("metal2.4", Version::V2_4),
    ("metal3.0", Version::V3_0),
    ("metal3.1", Version::V3_1),
    ("metal3.2", Version::V3_2),
];

impl Version {
    /// The version of a profile, or of the profile that it is based on.
    pub fn of(profile: &Profile) -> Self {
        let version = |name| KNOWN.iter().find(|(known, _)| *known == name);
        let found = profile.lineage().find_map(version);
        found.map_or(Self::V2_4, |(_, version)| *version)
    }

    /// Whether pragmas state the exactness of floats.
    pub fn has_math_modes(self) -> bool {
        self >= Self::V3_2
    }
}
