//! The tools: [`opt`] behind `gir-opt`, [`run`] behind `gir-run`, [`conformance`] behind
//! `gir-conformance`, [`fuzz`] behind `gir-fuzz`, [`reduce`] behind `gir-reduce`,
//! [`codegen`] starts `gir-codegen`.

pub mod child;
pub mod codegen;
pub mod conformance;
pub mod fuzz;
mod kernel;
mod kernel_description;
mod linked_files;
mod manifest;
pub mod opt;
pub mod os_error;
pub mod output_file;
pub mod progress;
pub mod reduce;
pub mod run;
mod specialisation;
mod stage_kernels;
mod target_choice;

pub use kernel::{KernelCompiler, compile_kernel, compile_text};
pub use stage_kernels::compile_stages;
