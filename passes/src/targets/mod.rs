//! Target profiles and emitters.
//!
//! [`caps`] is the data of a profile, [`known`] the table of profiles, [`FORMATS`] the table of outputs,
//! [`recorded`] the profile of a module, [`legality`] the checks of a module against it; each target has a
//! module of its own. Nothing outside this module names a target.

pub mod amdgcn;
mod c_like;
pub mod cooperative;
pub mod cpu;
pub mod cuda;
mod groups;
mod image_levels;
pub mod listing;
pub mod llvm;
pub mod llvm_gpu;
mod llvm_ir;
pub mod msl;
pub mod opencl;
pub mod ptx;
pub mod spirv;
mod text;

use crate::{compile::Compiler, pipeline::Steps, profile::Family};
use gir_dialects::ir::Op;

/// An output that `--emit-…` prints instead of IR.
#[derive(Debug)]
pub struct Format {
    /// The flag, without dashes.
    pub flag: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// Whether the output is binary.
    pub is_binary: bool,
    /// Whether the output can refer to locations of the source.
    pub has_debug_info: bool,
    /// The profile of a module without a chosen target.
    pub default_target: &'static str,
    /// The families that it supports.
    pub families: &'static [Family],
    /// The name by which the host finds a kernel in the output: its own, if legal there.
    pub entry_name: fn(Family) -> fn(&str) -> String,
    /// The passes that run before on a LIR module for a family: they express features that the target lacks by
    /// those it has. Their result is LIR.
    pub prepare: fn(Family) -> Steps,
    /// Makes the output from a prepared module, which is consumed; `None` after a diagnostic.
    pub emit: fn(Op<'_>, Compiler<'_>) -> Option<Vec<u8>>,
}

impl Format {
    /// The name in reports, such as `spirv`.
    pub fn name(&self) -> &'static str {
        self.flag.strip_prefix("emit-").unwrap_or(self.flag)
    }
}

/// The output for profiles of a family, if there is one.
pub fn emitted(family: Family) -> Option<&'static Format> {
    let mut formats = FORMATS.iter().copied();
    formats.find(|format| format.families.contains(&family))
}

/// All outputs.
pub static FORMATS: &[&Format] = &[
    &spirv::BINARY,
    &spirv::ASSEMBLY,
    &opencl::SOURCE,
    &msl::SOURCE,
    &ptx::SOURCE,
    &cuda::SOURCE,
    &amdgcn::ASSEMBLY,
    &llvm_ir::TEXT,
];

/// The inputs of run times: one format for each family that can be run.
static EXECUTED: &[&Format] = &[
    &spirv::BINARY,
    &cpu::LLVM_DIALECT,
    &opencl::SOURCE,
    &msl::SOURCE,
    &ptx::SOURCE,
];

/// The input of a run time for profiles of a family, if there is one.
pub fn executed(family: Family) -> Option<&'static Format> {
    let mut formats = EXECUTED.iter().copied();
    formats.find(|format| format.families.contains(&family))
}

/// The inputs of run times for checked runs: one format for each family that supports them.
static CHECKED: &[&Format] = &[&cpu::CHECKED];

/// The input of a run time for a checked run with a profile of a family, if supported.
pub fn checked(family: Family) -> Option<&'static Format> {
    let mut formats = CHECKED.iter().copied();
    formats.find(|format| format.families.contains(&family))
}

#[cfg(test)]
mod tests;
