//! Raising of lowered kernels to portable ones: the inverse of `mir_to_lir`.

#[allow(clippy::module_inception, reason = "the file's stem is the flag")]
pub mod lir_to_mir;

mod atomics;
mod declarations;
mod memory;
mod refused;

#[cfg(test)]
mod tests;
