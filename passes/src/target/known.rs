//! The profiles `--target` knows.

/// A target profile.
#[derive(Debug)]
pub struct Profile {
    /// What `--target` calls it.
    pub name: &'static str,
}

/// The profile of a module nobody chose a target for.
pub const GENERIC: &str = "generic";

/// All profiles, in the order `--list-targets` prints them.
pub static ALL: &[Profile] = &[
    Profile { name: GENERIC },
    Profile { name: "vulkan1.1" },
    Profile { name: "vulkan1.2" },
    Profile { name: "vulkan1.3" },
];

/// The profile of a name.
pub fn find(name: &str) -> Option<&'static Profile> {
    ALL.iter().find(|profile| profile.name == name)
}
