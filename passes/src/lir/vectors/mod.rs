//! Vectors of lengths that a target lacks, as shorter ones or as numbers.

pub mod lanes;
pub mod shapes;

mod regroup;
