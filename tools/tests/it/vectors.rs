//! Vectors of every length on Vulkan, compared with Rust.
//!
//! What works lane by lane runs on the edge values of the scalars, so many to a vector, and each
//! lane has to be what the scalar would be. The rest are kernels that make vectors, take them apart
//! and keep them: in memory of every kind, across calls and around loops.

mod kernels;
mod lanes;

/// The lengths of vectors.
const LENGTHS: [usize; 5] = [2, 3, 4, 8, 16];

/// Lanes that an element of a buffer has room for: three take the room of four.
fn stored(lanes: usize) -> usize {
    if lanes == 3 { 4 } else { lanes }
}
