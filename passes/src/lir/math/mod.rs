//! Mathematical functions of f32 and f64 built from operations that all targets round alike.
//!
//! Targets compute `sin` or `/` with errors of their own. These functions use only sums, products
//! and words, so that a program has the same results everywhere, within the bounds that GIR sets;
//! `sqrt`, `/` and `fma` are correctly rounded. `--lir-expand-math` emits them as functions.

mod arc;
mod area;
mod cubic;
mod divide;
pub mod emit;
mod error_function;
mod exponential;
mod fma;
pub mod host;
mod hyperbolic;
pub mod library;
pub mod lir_expand_math;
mod logarithm;
mod numbers;
mod pair;
mod parts;
mod power;
mod remainder;
mod root;
#[cfg(test)]
mod tests;
mod trigonometry;
mod wide;
