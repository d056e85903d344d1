//! Vectors of every length on Vulkan, compared with Rust.
//!
//! Kernels that make vectors, take them apart and keep them: in memory of every kind, across calls
//! and around loops. What works lane by lane is among the instructions on edge values, see
//! `exact/lanes.rs`.

mod globals;
mod kernels;

/// The lengths of vectors.
pub const LENGTHS: [usize; 5] = [2, 3, 4, 8, 16];

/// Lanes that an element of a buffer has room for: three take the room of four.
pub fn stored(lanes: usize) -> usize {
    if lanes == 3 { 4 } else { lanes }
}
