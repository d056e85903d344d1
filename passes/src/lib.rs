//! The gir compiler: GPU and accelerator kernels from one MLIR-based IR.
//!
//! The path of a program is `.gir` text → [`gir`] → [`gir_to_mir`] → [`mir_to_lir`] → [`targets`]; see
//! ARCHITECTURE.md. [`compilation`] is the entry point of the library, [`registry`] the list of passes.

pub(crate) mod aggregates;
pub mod analysis;
pub mod compilation;
pub mod compile;
pub mod compiler;
pub mod fast_math;
pub mod gir;
pub mod gir_to_mir;
pub mod gpu_to_mir;
pub mod host;
pub mod import;
pub mod input;
pub mod library;
pub mod link;
pub mod lir;
pub mod lir_to_mir;
pub mod mir;
pub mod mir_to_gir;
pub mod mir_to_gpu;
pub mod mir_to_lir;
pub mod opt_level;
pub mod pipeline;
pub mod printf;
pub mod profile;
pub mod reflection;
pub mod registry;
pub(crate) mod spelling;
pub mod step;
pub mod stubs;
pub mod targets;
