//! The `llvm` dialect: code shared by targets that LLVM has a code generator for.
//!
//! `lir-to-llvm` converts in one step, with upstream's patterns for the upstream dialects. A target that uses
//! it first replaces the operations that only it can lower: the position of a work-item in the grid, barriers,
//! and the location of workgroup memory.

pub mod lir_to_llvm;

pub(super) mod access;
pub(super) mod atomics;
pub(super) mod bits;
pub(super) mod conversion;
pub(super) mod globals;
pub(super) mod lowerings;
pub(super) mod machine;
pub(super) mod memory;
mod sections;
pub(super) mod synchronization;
pub(super) mod types;
