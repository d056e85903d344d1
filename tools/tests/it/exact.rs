//! The instructions of the conformance suite's tables with literals for operands, on each device,
//! compared bit by bit with Rust.
//!
//! A constant takes other roads than what is loaded: guards that are left out, folds of the driver.
//! So each operand is tried as a literal by itself. With literals only, instructions are folded before
//! they are compiled, by the folders of gir or by those of arith and math. What is loaded is the
//! business of `gir-conformance`.
//!
//! Operations that GIR text has no instructions for are tested from MLIR.

mod doubles;
mod extended;
mod folds;
mod indices;
mod kernel;
mod literals;
mod saturating;

pub use gir_tools::conformance::{
    half_rounding,
    instruction::{Bits, on},
    table,
};
