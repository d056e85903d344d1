//! The targets' emitters, a module for each target. Nothing outside this module names a target.
//!
//! [`FORMATS`] is the table of outputs, [`groups`] the order of passes that several targets share. Profiles are in
//! [`crate::profile`].

pub mod amdgcn;
mod c_like;
mod compute_capability;
pub mod cooperative;
pub mod cpu;
pub mod cuda;
pub mod dsp;
mod format;
pub mod groups;
pub mod hls;
mod image_levels;
pub mod listing;
pub mod llvm;
pub mod llvm_gpu;
mod llvm_ir;
pub mod llvm_spirv;
pub mod lowering;
pub mod lowerings;
pub mod msl;
pub mod opencl;
mod plain_c;
pub mod ptx;
mod shared_lowerings;
pub mod spirv;
mod text;

use crate::profile::Family;
pub use format::{Files, Format};

/// The output for profiles of a family, if there is one.
pub fn emitted(family: Family) -> Option<&'static Format> {
    let mut formats = FORMATS.iter().copied();
    formats.find(|format| format.families.contains(&family))
}

/// The output with a name, such as `spirv` for `--emit-spirv`.
pub fn format(name: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.name() == name)
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
    &dsp::CODE,
    &hls::SOURCE,
    &llvm_ir::TEXT,
    &llvm_spirv::TEXT,
];

/// The inputs of run times: one format for each family that can be run.
static EXECUTED: &[&Format] = &[
    &spirv::BINARY,
    &cpu::LLVM_DIALECT,
    &opencl::SOURCE,
    &msl::SOURCE,
    &ptx::SOURCE,
    &dsp::EXECUTED,
    &hls::SIMULATED,
    &hls::TASK,
    &hls::CIRCUIT,
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
