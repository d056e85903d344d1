//! Conversion of portable kernels to upstream's dialects.
//!
//! [`convert_mir_to_gpu`] converts a module; [`refused`] knows what it takes. [`places`] has memory as memrefs and
//! indices, [`atomics`] and [`grid`] the ops of kernels, [`total`] arithmetic in which every operand has a value.

pub mod convert_mir_to_gpu;

mod atomics;
mod grid;
mod places;
mod prints;
mod refused;
mod total;
