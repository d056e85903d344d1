//! Architectures of NVIDIA's GPUs, by the names of profiles.

use crate::profile::Profile;

/// A compute capability: `sm_75` is 75, with an optional letter suffix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Architecture {
    /// Ten times the version.
    pub number: u32,
    /// The compilers' name for it: `sm_90a`.
    pub name: String,
}

impl Architecture {
    /// The architecture of a profile, or of the profile that it is based on.
    pub fn of(profile: &Profile) -> Self {
        let found = profile.lineage().find_map(Self::named);
        found.unwrap_or(Self {
            number: 60,
            name: "sm_60".to_owned(),
        })
    }

    fn named(profile: &str) -> Option<Self> {
        let name = profile.strip_prefix("cuda-")?;
        let digits = name.strip_prefix("sm_")?;
        let digits = digits.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        Some(Self {
            number: digits.parse().ok()?,
            name: name.to_owned(),
        })
    }

    /// Whether loads and stores have orderings and scopes (PTX ISA, "ld" and "st").
    pub fn has_orderings(&self) -> bool {
        self.number >= 70
    }
}

#[cfg(test)]
mod tests {
    use super::Architecture;

    #[test]
    fn a_letter_may_stand_behind_the_number() {
        let of = |name| Architecture::named(name).map(|one| (one.number, one.name));
        assert_eq!(of("cuda-sm_60"), Some((60, "sm_60".to_owned())));
        assert_eq!(of("cuda-sm_90a"), Some((90, "sm_90a".to_owned())));
        assert_eq!(of("mine"), None);
    }
}
