//! `--metal-argument-buffers`: what kernels of Metal bind stands in argument buffers, one for each descriptor set.
//!
//! A module records the tier of the devices that it is for, which says how much one may hold: for what gives arguments
//! their places, for what is emitted, and for its reflection.

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
    /// What devices have of argument buffers.
    pub enum ArgumentBuffers {
        Tier1 = "tier1", Tier2 = "tier2",
    }
}

/// What the argument buffers of a kernel hold at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Buffers, textures and samplers.
    pub most: [usize; 3],
    /// Whether textures may be written.
    pub has_writable_textures: bool,
}

impl ArgumentBuffers {
    /// The tier that a module records: none if arguments stand for themselves.
    pub fn of(module: Op<'_>) -> Option<Self> {
        let name = module.attribute(names::LIR_METAL_ARGUMENT_BUFFERS)?;
        name.as_str()?.parse().ok()
    }

    /// The tier of the module that an operation stands in.
    pub fn around(op: Op<'_>) -> Option<Self> {
        let top = std::iter::successors(Some(op), |op| op.parent()).last()?;
        Self::of(top)
    }

    /// Records it.
    pub fn record(self, module: Op<'_>) {
        let name = ir::string(module.context(), self.keyword());
        module.set_attribute(names::LIR_METAL_ARGUMENT_BUFFERS, name);
    }

    /// What there is room for on a platform: of the first tier that of its oldest devices.
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
            format!("'{name}' is no tier of argument buffers; there are tier1 and tier2")
        })
    }
}

/// What is wrong with a module that records a tier and is for a profile.
///
/// # Errors
/// A profile that is not Metal's, or a tier that there is not.
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
