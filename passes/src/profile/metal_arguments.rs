//! `--metal-argument-buffers`: binds resources of Metal kernels through argument buffers, one for each
//! descriptor set.
//!
//! A module records the tier of its devices, which determines the capacity of an argument buffer. The passes
//! that place arguments, the emitter and the reflection read it.

use super::{
    Family, Profile,
    keywords::{Keyword, keywords},
    metal_platform::MetalPlatform,
};
use gir_dialects::{
    ir::{self, AttributeExt, Op},
    names,
};
use std::{fmt, str::FromStr};

keywords! {
    /// The tiers of devices by their argument buffers.
    pub enum ArgumentBuffers {
        Tier1 = "tier1", Tier2 = "tier2",
    }
}

/// The capacity of a kernel's argument buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Buffers, textures and samplers.
    pub most: [usize; 3],
    /// Whether textures may be written.
    pub has_writable_textures: bool,
}

impl ArgumentBuffers {
    /// The tier that a module records; `None` if arguments are bound directly.
    pub fn of(module: Op<'_>) -> Option<Self> {
        let name = module.attribute(names::LIR_METAL_ARGUMENT_BUFFERS)?;
        name.as_str()?.parse().ok()
    }

    /// The tier of the module around an operation.
    pub fn around(op: Op<'_>) -> Option<Self> {
        let top = std::iter::successors(Some(op), |op| op.parent()).last()?;
        Self::of(top)
    }

    /// Records the tier.
    pub fn record(self, module: Op<'_>) {
        let name = ir::string(module.context(), self.keyword());
        module.set_attribute(names::LIR_METAL_ARGUMENT_BUFFERS, name);
    }

    /// The capacity on a platform; for the first tier, that of its oldest devices.
    pub fn room(self, platform: MetalPlatform) -> Room {
        let is_desktop = platform == MetalPlatform::MacOs;
        Room {
            most: match (self, is_desktop) {
                (Self::Tier1, true) => [64, 128, 16],
                (Self::Tier1, false) => [31, 31, 16],
                (Self::Tier2, _) => [500_000, 500_000, 1024],
            },
            has_writable_textures: self == Self::Tier2 || is_desktop,
        }
    }
}

impl fmt::Display for ArgumentBuffers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.keyword())
    }
}

impl FromStr for ArgumentBuffers {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let mut all = Self::ALL.iter().copied();
        let found = all.find(|tier| tier.keyword() == name);
        found.ok_or_else(|| {
            format!("'{name}' is not a tier of argument buffers; use tier1 or tier2")
        })
    }
}

/// Checks the tier that a module records against its profile.
///
/// # Errors
/// A profile other than Metal's, or an unknown tier.
pub fn check(module: Op<'_>, profile: &Profile) -> Result<(), String> {
    let Some(given) = module.attribute(names::LIR_METAL_ARGUMENT_BUFFERS) else {
        return Ok(());
    };
    if profile.family != Family::Metal {
        return Err(format!(
            "--metal-argument-buffers is for Metal, not for target '{}'; leave it out",
            profile.name
        ));
    }
    given
        .as_str()
        .unwrap_or_default()
        .parse::<ArgumentBuffers>()
        .map(|_| ())
}
