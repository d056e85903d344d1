//! Vectors of lengths that a target lacks, as shorter ones or as numbers.

pub mod lanes;
pub mod lir_split_vectors;
pub mod shapes;
pub mod split;

mod regroup;
