//! Target profiles and what is emitted for them.
//!
//! [`known`] is the table of profiles, [`FORMATS`] that of what can be emitted,
//! [`recorded`] the profile a module is for; each target has a module of its own. Nothing outside this module names a
//! target.

pub mod known;
pub mod recorded;
pub mod spirv;

use crate::compile::Compiler;
use gir_dialects::ir::Op;
pub use known::{ALL, GENERIC, Profile, find};

/// Something `--emit-…` prints instead of IR.
#[derive(Debug)]
pub struct Format {
    /// The flag, without dashes.
    pub flag: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// Whether the output is not text.
    pub is_binary: bool,
    /// The profile of a module nobody chose a target for.
    pub default_target: &'static str,
    /// Makes the output from a LIR module, which it uses up; `None` after a
    /// diagnostic.
    pub emit: fn(Op<'_>, Compiler<'_>) -> Option<Vec<u8>>,
}

/// Everything that can be emitted.
pub static FORMATS: &[&Format] = &[&spirv::BINARY, &spirv::ASSEMBLY];
