//! Conversion of the assembly to portable, structured kernels.
//!
//! [`convert_gir_to_mir`] moves the sign of integers from types into ops and leaves a CFG of `cf`. It is the first
//! step of `--gir-to-mir`; the others are passes of [`crate::mir`]: `mir-structurize` turns the CFG into `scf`,
//! `mir-raise-loops` finds the counted loops.

pub mod convert_gir_to_mir;

pub mod arith;
mod atomics;
mod control;
mod expansions;
mod flags;
mod functions;
mod grid;
mod math;
mod memory;
mod prints;
mod subgroups;
pub mod types;
mod vectors;
