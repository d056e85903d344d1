//! C without vectors and storage spaces, for kernels that are loops: the parts that C for DSPs and C++ for FPGAs share.
//!
//! The functions that a text defines for itself are in [`functions`]; [`bits`] calls some of them. [`floats`] has the
//! operators of floats, each of which rounds once, and [`grid`] the place of a workgroup.

pub mod bits;
pub mod floats;
pub mod functions;
pub mod grid;
