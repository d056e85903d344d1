//! The dialects from Rust: typed views, passes, diagnostics and rewriting.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod context_data;
mod conversion;
mod coop_matrix_ops;
mod diagnostics;
mod every_op;
mod fixture;
mod gir_ops;
mod guide;
mod lir_critical_ops;
mod lir_ops;
mod lowering_notes;
mod matrix_ops;
mod memref;
mod mir_ops;
mod optimize;
mod passes;
mod resource_ops;
mod rewrite;
mod saturating_ops;
mod spirv_independence;
mod typedefs;
mod upstream_ops;
mod versions;
mod views;
mod workgroup_ops;
