//! `--ptx-version`: the PTX version of the output.
//!
//! By default a module has the lowest version that supports its target and the emitted instructions, which most
//! drivers accept.

use super::{Family, target_option::TargetOption};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// `--ptx-version`
pub const OPTION: TargetOption = TargetOption {
    flag: "ptx-version",
    value: Some("x.y"),
    help: "Version of PTX; default: the first that supports the target",
    families: &[Family::Cuda],
    owner: "CUDA",
    // The compiler of CUDA C++ chooses a version.
    emissions: &["emit-ptx", "emit-llvm"],
    attribute: names::LIR_PTX_VERSION,
    check: |name| match PtxVersion::named(name) {
        Some(_) => Ok(()),
        None => Err(format!("'{name}' is none of {}", ALL.join(", "))),
    },
    ..TargetOption::DEFAULT
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
    fn named(name: &str) -> Option<Self> {
        ALL.iter()
            .copied()
            .find(|&version| version == name)
            .map(Self)
    }

    /// The first version with all emitted instructions, except those below.
    pub const FIRST_COMPLETE: Self = Self("6.3");

    /// The first with the products of the tensor cores of sm_75 (PTX ISA, "mma").
    pub const TENSOR_CORES: Self = Self("6.5");

    /// The first with those of floats of 8 bits.
    pub const SMALL_FLOATS: Self = Self("8.4");

    /// The first with labels in sections, which debuggers need (PTX ISA, ".section").
    pub const DEBUG_SECTIONS: Self = Self("7.5");

    /// Whether a version includes another one.
    pub fn includes(self, other: Self) -> bool {
        let place = |version: Self| ALL.iter().position(|&known| known == version.0);
        place(self) >= place(other)
    }

    /// LLVM's name for the version.
    pub fn feature(self) -> String {
        format!("+ptx{}", self.0.replace('.', ""))
    }
}
