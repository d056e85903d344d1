//! `--ptx-version`: the version of PTX that is emitted.
//!
//! Without it a module is of the first version that has its target and the instructions that are
//! emitted, which the most drivers take.

use super::{Family, Profile};
use gir_dialects::{
    ir::{self, AttributeExt, Op},
    names,
};

/// A version of PTX, such as `7.8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PtxVersion(&'static str);

/// Those that LLVM 22 writes.
const ALL: &[&str] = &[
    "6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "7.0", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6",
    "7.7", "7.8", "8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0",
];

impl PtxVersion {
    /// The one that a module records.
    pub fn of(module: Op<'_>) -> Option<Self> {
        Self::named(module.attribute(names::LIR_PTX_VERSION)?.as_str()?)
    }

    /// The one of a name.
    pub fn named(name: &str) -> Option<Self> {
        ALL.iter()
            .copied()
            .find(|&version| version == name)
            .map(Self)
    }

    /// The first with all other instructions that are emitted.
    pub const FIRST_COMPLETE: Self = Self("6.3");

    /// The first with the products of the tensor cores of sm_75 (PTX ISA, "mma").
    pub const TENSOR_CORES: Self = Self("6.5");

    /// Whether it has what another one has.
    pub fn includes(self, other: Self) -> bool {
        let place = |version: Self| ALL.iter().position(|&known| known == version.0);
        place(self) >= place(other)
    }

    /// The names of all.
    pub fn list() -> String {
        ALL.join(", ")
    }

    /// Records it.
    pub fn record(self, module: Op<'_>) {
        let name = ir::string(module.context(), self.0);
        module.set_attribute(names::LIR_PTX_VERSION, name);
    }

    /// What LLVM calls it.
    pub fn feature(self) -> String {
        format!("+ptx{}", self.0.replace('.', ""))
    }
}

/// What is wrong with a module that records a version and is for a profile.
///
/// # Errors
/// A profile that is not CUDA's, or a version that there is not.
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
            "{given} is no version of PTX that can be emitted; those are {}",
            PtxVersion::list()
        )),
    }
}
