//! The `llvm` dialect: what targets share that have a code generator in LLVM.
//!
//! `lir-to-llvm` converts in one step, with upstream's patterns for the dialects that
//! are not ours. A target that uses it replaces beforehand what only it knows: the
//! place of a work-item in the grid, barriers, and where workgroup memory is.

pub mod lir_to_llvm;

pub(super) mod access;
pub(super) mod atomics;
pub(super) mod bits;
pub(super) mod conversion;
pub(super) mod globals;
pub(super) mod machine;
pub(super) mod memory;
mod sections;
pub(super) mod synchronization;
pub(super) mod types;
