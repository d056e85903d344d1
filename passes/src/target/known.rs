//! The profiles `--target` knows.

/// A target profile.
#[derive(Debug)]
pub struct Profile {
    /// What `--target` calls it.
    pub name: &'static str,
    /// The SPIR-V version of the profile, as the `spirv` dialect spells it, if
    /// SPIR-V is what the profile takes.
    pub spirv_version: Option<&'static str>,
}

/// The profile of a module nobody chose a target for.
pub const GENERIC: &str = "generic";

/// The SPIR-V version of the least capable Vulkan profile.
pub const SPIRV_1_3: &str = "v1.3";

/// The least capable Vulkan profile.
pub const VULKAN: &str = "vulkan1.1";

/// All profiles, in the order `--list-targets` prints them.
pub static ALL: &[Profile] = &[
    Profile {
        name: GENERIC,
        spirv_version: None,
    },
    Profile {
        name: VULKAN,
        spirv_version: Some(SPIRV_1_3),
    },
    Profile {
        name: "vulkan1.2",
        spirv_version: Some("v1.5"),
    },
    Profile {
        name: "vulkan1.3",
        spirv_version: Some("v1.6"),
    },
];

/// The profile of a name.
pub fn find(name: &str) -> Option<&'static Profile> {
    ALL.iter().find(|profile| profile.name == name)
}
