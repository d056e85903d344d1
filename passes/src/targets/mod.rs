//! Target profiles and what is emitted for them.
//!
//! [`caps`] is what a profile consists of, [`known`] the table of profiles, [`FORMATS`]
//! that of what can be emitted, [`recorded`] the profile a module is for, [`legality`]
//! what of a module it refuses; each target has a module of its own. Nothing outside
//! this module names a target.

pub mod amdgcn;
mod c_like;
pub mod cooperative;
pub mod cpu;
pub mod cuda;
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

use crate::{compile::Compiler, profile::Family};
use gir_dialects::ir::Op;

/// Something `--emit-…` prints instead of IR.
#[derive(Debug)]
pub struct Format {
    /// The flag, without dashes.
    pub flag: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// Whether the output is not text.
    pub is_binary: bool,
    /// Whether it can say which places of the source it comes from.
    pub has_debug_info: bool,
    /// The profile of a module nobody chose a target for.
    pub default_target: &'static str,
    /// The profiles it takes.
    pub families: &'static [Family],
    /// What the host finds a kernel by in the output: its name, unless that cannot be one there.
    pub entry_name: fn(Family) -> fn(&str) -> String,
    /// The passes that a LIR module for a family goes through before, as a textual pipeline: what
    /// its target lacks is expressed by what it has. The module is LIR behind them.
    pub prepare: fn(Family) -> &'static str,
    /// Makes the output from a prepared module, which it uses up; `None` after a
    /// diagnostic.
    pub emit: fn(Op<'_>, Compiler<'_>) -> Option<Vec<u8>>,
}

impl Format {
    /// The name in reports, such as `spirv`.
    pub fn name(&self) -> &'static str {
        self.flag.strip_prefix("emit-").unwrap_or(self.flag)
    }
}

/// What is emitted for profiles of a family, if anything is.
pub fn emitted(family: Family) -> Option<&'static Format> {
    let mut formats = FORMATS.iter().copied();
    formats.find(|format| format.families.contains(&family))
}

/// Everything that can be emitted.
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

/// What run times take: one format for each family that can be run.
static EXECUTED: &[&Format] = &[
    &spirv::BINARY,
    &cpu::LLVM_DIALECT,
    &opencl::SOURCE,
    &msl::SOURCE,
    &ptx::SOURCE,
];

/// What a run time takes for profiles of a family, if there is one.
pub fn executed(family: Family) -> Option<&'static Format> {
    let mut formats = EXECUTED.iter().copied();
    formats.find(|format| format.families.contains(&family))
}

/// What a run time takes for checked runs: one format for each family that has them.
static CHECKED: &[&Format] = &[&cpu::CHECKED];

/// What a run time takes for a checked run with a profile of a family, if it can.
pub fn checked(family: Family) -> Option<&'static Format> {
    let mut formats = CHECKED.iter().copied();
    formats.find(|format| format.families.contains(&family))
}

#[cfg(test)]
mod tests;
