//! Vectors of more lanes than SPIR-V for Vulkan has, as vectors of four.

pub mod lir_split_vectors;

mod lanes;
mod pieces;
mod regroup;
