//! Passes on cooperative matrices.

pub mod lir_scalarize_matrices;
pub mod lir_tile_matrices;
