//! `--metal-argument-buffers`: binds resources of Metal kernels through argument buffers, one for each
//! descriptor set.
//!
//! A module records the tier of its devices, which determines the capacity of an argument buffer. The passes
//! that place arguments, the emitter and the reflection read it.

use super::{
    Family,
    keywords::{Keyword, keywords},
    metal_platform::MetalPlatform,
    target_option::TargetOption,
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};
use std::{fmt, str::FromStr};

/// `--metal-argument-buffers`
pub const OPTION: TargetOption = TargetOption {
    flag: "metal-argument-buffers",
    value: Some("tier1|tier2"),
    help: "Bind the resources of Metal kernels in argument buffers, one for each descriptor set, for devices of this tier",
    families: &[Family::Metal],
    owner: "Metal",
    attribute: names::LIR_METAL_ARGUMENT_BUFFERS,
    check: |name| name.parse::<ArgumentBuffers>().map(|_| ()),
    ..TargetOption::DEFAULT
};

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
