//! Vectors of lengths that a target lacks, split into shorter ones or scalars.

pub mod lanes;
pub mod lir_split_vectors;
pub mod shapes;
pub mod split;

mod registers;
mod regroup;
