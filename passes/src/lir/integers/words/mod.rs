//! 64-bit integers as two words of 32 bits.

pub mod counted;
pub mod operations;

mod bits;
mod conversions;
mod division;
mod integers;
mod word;
