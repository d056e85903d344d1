//! The conformance suite: kernels that together have every combination of instruction, type,
//! ordering, scope and address space, run on devices and compared with what Rust computes.
//!
//! A [`case::Case`] is a kernel in a file of `test/conformance`, its launch, and a judge of its results.
//! [`families`] lists them, [`runner`] compiles and runs them in this process as `gir-run` does,
//! [`assembly`] has their PTX assembled, [`matrix`] shows kernel by device, the page docs/conformance.md which combinations
//! have been executed.

pub mod assembly;
pub mod case;
pub mod cli;
pub mod coverage;
pub mod families;
pub mod half_rounding;
pub mod instruction;
pub mod instructions;
pub mod kernels;
pub mod matrix;
mod report;
pub mod runner;
pub mod table;

pub use crate::on_bits;
pub use cli::main;
