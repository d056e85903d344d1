//! Lowering of portable kernels for one target profile.

#[allow(clippy::module_inception, reason = "the file's stem is the flag")]
pub mod mir_to_lir;

mod accesses;
pub(crate) mod annotations;
mod atomics;
pub(crate) mod grid;
mod matrices;
mod memory;
pub(crate) mod places;
pub(crate) mod renamed;
mod resources;
mod spec_constants;
mod subgroup_sizes;
mod tables;
