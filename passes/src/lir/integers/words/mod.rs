//! 64-bit integers as pairs of 32-bit words.

pub mod counted;
pub mod operations;

mod bits;
mod conversions;
mod division;
mod integers;
mod word;
