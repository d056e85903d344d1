//! `--metal-platform`: the operating system that Metal is compiled for.
//!
//! The language is the same on all of them; only the invocation of the compiler differs. A module records its
//! platform: the output states how to compile it, and the reflection includes it.

use super::{
    Family,
    keywords::{Keyword, keywords},
    target_option::TargetOption,
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// `--metal-platform`
pub const OPTION: TargetOption = TargetOption {
    flag: "metal-platform",
    value: Some("macos|ios|tvos|watchos"),
    help: "System that Metal is compiled for; recorded in the output and its reflection",
    families: &[Family::Metal],
    owner: "Metal",
    attribute: names::LIR_METAL_PLATFORM,
    check: |name| match MetalPlatform::named(name) {
        Some(_) => Ok(()),
        None => Err(format!("'{name}' is none of macos, ios, tvos, watchos")),
    },
    ..TargetOption::DEFAULT
};

keywords! {
    /// A system with Metal.
    pub enum MetalPlatform {
        MacOs = "macos", Ios = "ios", TvOs = "tvos", WatchOs = "watchos",
    }
}

impl MetalPlatform {
    /// The platform that a module records.
    pub fn of(module: Op<'_>) -> Option<Self> {
        Self::named(module.attribute(names::LIR_METAL_PLATFORM)?.as_str()?)
    }

    /// The platform with a name.
    fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|platform| platform.keyword() == name)
    }

    /// The SDK from which `xcrun` takes the compiler.
    pub fn sdk(self) -> &'static str {
        match self {
            Self::MacOs => "macosx",
            Self::Ios => "iphoneos",
            Self::TvOs => "appletvos",
            Self::WatchOs => "watchos",
        }
    }
}
