//! The instructions of the conformance suite's tables with literals for operands, on each device,
//! compared bit by bit with Rust.
//!
//! Constants take other paths than loaded values: guards are left out, the driver folds. So each operand is tried as a
//! literal by itself. With literals only, instructions are folded before they are compiled, by the folders of gir or by
//! those of arith and math. Loaded values are tested by `gir-conformance`.
//!
//! Operations without an instruction in GIR text are tested from MLIR.

mod doubles;
mod extended;
mod folds;
mod functions;
mod indices;
mod kernel;
mod literals;
mod powers;
mod saturating;

pub use gir_lab::conformance::{
    half_rounding,
    instruction::{Bits, on},
    table,
};
