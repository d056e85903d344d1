//! Conversion of portable, structured kernels to the assembly: the inverse of `gir_to_mir`.

#[allow(clippy::module_inception, reason = "the file's stem is the flag")]
pub mod mir_to_gir;

mod annotations;
mod arith;
mod atomics;
mod control;
mod flags;
mod functions;
mod grid;
mod math;
mod memory;
mod pointers;
mod prints;
mod products;
mod refused;
mod rules;
mod site;
mod subgroups;
mod types;
mod values;
mod vectors;

#[cfg(test)]
pub(crate) mod tests;
