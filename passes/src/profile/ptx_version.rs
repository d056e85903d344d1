//! `--ptx-version`: the PTX version of the output.
//!
//! By default a module has the lowest version that supports its target and the emitted instructions, which most
//! drivers accept.

use super::{Family, Profile};
use gir_dialects::{
    ir::{self, AttributeExt, Op},
    names,
};

/// A version of PTX, such as `7.8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PtxVersion(&'static str);

/// The versions that LLVM 22 can write.
const ALL: &[&str] = &[
    "6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "7.0", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6",
    "7.7", "7.8", "8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0",
];

impl PtxVersion {
    /// The version that a module records.
    pub fn of(module: Op<'_>) -> Option<Self> {
        Self::named(module.attribute(names::LIR_PTX_VERSION)?.as_str()?)
    }

    /// The version with a name.
    pub fn named(name: &str) -> Option<Self> {
        ALL.iter()
            .copied()
            .find(|&version| version == name)
            .map(Self)
    }

    /// The first version with all emitted instructions, except those below.
    pub const FIRST_COMPLETE: Self = Self("6.3");

    /// The first with the products of the tensor cores of sm_75 (PTX ISA, "mma").
    pub const TENSOR_CORES: Self = Self("6.5");

    /// Whether a version includes another one.
    pub fn includes(self, other: Self) -> bool {
        let place = |version: Self| ALL.iter().position(|&known| known == version.0);
        place(self) >= place(other)
    }

    /// The names of all versions.
    pub fn list() -> String {
        ALL.join(", ")
    }

    /// Records the version.
    pub fn record(self, module: Op<'_>) {
        let name = ir::string(module.context(), self.0);
        module.set_attribute(names::LIR_PTX_VERSION, name);
    }

    /// LLVM's name for the version.
    pub fn feature(self) -> String {
        format!("+ptx{}", self.0.replace('.', ""))
    }
}

/// Checks the version that a module records against its profile.
///
/// # Errors
/// A profile other than CUDA's, or an unknown version.
pub fn check(module: Op<'_>, profile: &Profile) -> Result<(), String> {
    let Some(given) = module.attribute(names::LIR_PTX_VERSION) else {
        return Ok(());
    };
    if profile.family != Family::Cuda {
        return Err(format!(
            "--ptx-version is for CUDA, not for target '{}'; leave it out",
            profile.name
        ));
    }
    match PtxVersion::of(module) {
        Some(_) => Ok(()),
        None => Err(format!(
            "{given} is not a PTX version that can be emitted; choose one of {}",
            PtxVersion::list()
        )),
    }
}
