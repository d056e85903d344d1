//! Kernels whose workgroups do the work of several.

pub mod position;
pub mod refusals;
pub mod tile;
