//! The conformance suite: kernels that together have every combination of instruction, type,
//! ordering, scope and address space, run on devices and compared with results computed in Rust.
//!
//! A [`case::Case`] is a kernel, its launch, and a judge of its results. Cases are made in memory: `test/conformance`
//! keeps an example of each family and a digest of every kernel ([`kernels`], [`digest`]). [`families`] lists cases,
//! [`runner`] compiles and runs them in this process as `gir-run` does, [`assembly`] has their PTX assembled,
//! [`matrix`] shows results by kernel and device, and the page docs/conformance.md shows the combinations that have
//! been executed.

pub mod assembly;
pub mod case;
pub mod cli;
pub mod coverage;
pub mod digest;
pub mod families;
pub mod half_rounding;
pub mod instruction;
pub mod instructions;
pub mod kernels;
pub mod matrix;
mod report;
pub mod runner;
pub mod table;
pub mod workers;

pub use crate::on_bits;
pub use cli::main;
