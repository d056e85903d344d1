//! Floats of small formats: bf16, tf32 and those of 8 bits, held as integers and computed with as f32.

pub mod lir_expand_small_floats;

mod convert;
mod fused;
mod operations;
pub(crate) mod words;
