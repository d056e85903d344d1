//! A format of output: its flag, its families, its passes and its emitter.

use crate::{compiler::Compiler, profile::Family, step::Steps};
use gir_dialects::ir::Op;

/// Makes several files from a prepared module, which is consumed; `None` after a diagnostic.
pub type Files = fn(Op<'_>, Compiler<'_>) -> Option<Vec<(String, Vec<u8>)>>;

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
    /// Whether emission converts the module to dialects of MLIR and verifies these, so that its LIR need not be.
    pub is_verified: bool,
    /// Makes the output from a prepared module, which is consumed; `None` after a diagnostic.
    pub emit: fn(Op<'_>, Compiler<'_>) -> Option<Vec<u8>>,
    /// Makes the files of an output for a folder, with their names, if it has more than one; the first is that of
    /// [`emit`](Self::emit).
    pub files: Option<Files>,
}

impl Format {
    /// The name in reports, such as `spirv`.
    pub fn name(&self) -> &'static str {
        self.flag.strip_prefix("emit-").unwrap_or(self.flag)
    }
}
