//! Memory redeclared as words: finding it, and rewriting its accesses.

pub mod accesses;
pub mod declarations;
pub mod fit;
pub mod lir_retype_casts;
pub mod memory;
pub mod narrow;
pub mod offsets;
pub mod pieces;
pub mod views;
