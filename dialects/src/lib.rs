//! The gir, mir and lir dialects for Rust.
//!
//! [`ffi`] is the only module of the project with `unsafe` code: handles to IR,
//! builders, rewriting, passes, diagnostics and the driver, as safe Rust over
//! the MLIR C API and the C boundary in `include/gir-c`. The modules [`gir`],
//! [`mir`] and [`lir`] are typed views of the dialects' ops, types and
//! attributes, generated from their `.td` files.

pub mod access;
pub mod ffi;
pub mod names;
mod report;
pub mod versions;
mod views;

pub use ffi::{
    bytecode, census, context_data, conversion, devices, diagnostic, driver, fold, ir, jit, llvm,
    llvm_import, optimize, pass, pass_cache, plugin, process, programs, rewrite, spirv, stages,
};
pub use melior;
pub use report::{collected, json, place, terminal};
pub use views::{common, gir, lir, mir, upstream};
