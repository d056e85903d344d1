//! `--metal-platform`: the operating system that Metal is compiled for.
//!
//! The language is the same on all of them; only the invocation of the compiler differs. A module records its
//! platform: the output states how to compile it, and the reflection includes it.

use super::{
    Family, Profile,
    keywords::{Keyword, keywords},
};
use gir_dialects::{
    ir::{self, AttributeExt, Op},
    names,
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
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|platform| platform.keyword() == name)
    }

    /// The names of all platforms.
    pub fn list() -> String {
        let names: Vec<_> = Self::ALL
            .iter()
            .map(|platform| platform.keyword())
            .collect();
        names.join(", ")
    }

    /// Records the platform.
    pub fn record(self, module: Op<'_>) {
        let name = ir::string(module.context(), self.keyword());
        module.set_attribute(names::LIR_METAL_PLATFORM, name);
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

/// Checks the platform that a module records against its profile.
///
/// # Errors
/// A profile other than Metal's, or an unknown platform.
pub fn check(module: Op<'_>, profile: &Profile) -> Result<(), String> {
    let Some(given) = module.attribute(names::LIR_METAL_PLATFORM) else {
        return Ok(());
    };
    if profile.family != Family::Metal {
        return Err(format!(
            "--metal-platform is for Metal, not for target '{}'; leave it out",
            profile.name
        ));
    }
    match MetalPlatform::of(module) {
        Some(_) => Ok(()),
        None => Err(format!(
            "{given} is not a platform of Metal; choose one of {}",
            MetalPlatform::list()
        )),
    }
}
