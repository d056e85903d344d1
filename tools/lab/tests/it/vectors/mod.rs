//! Vectors of every length on Vulkan, compared with Rust.
//!
//! Kernels that build vectors, take them apart and store them: in memory of every kind, across calls and around loops.
//! Lane-wise operations are among the instructions on edge values, see `exact/lanes.rs`.

mod globals;
mod kernels;
mod truths;

/// The lengths of vectors.
pub const LENGTHS: [usize; 5] = [2, 3, 4, 8, 16];

/// Lanes of an element's space in a buffer: three take the space of four.
pub fn stored(lanes: usize) -> usize {
    if lanes == 3 { 4 } else { lanes }
}
