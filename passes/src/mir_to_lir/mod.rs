//! Lowering of portable kernels for one target profile.

#[allow(clippy::module_inception, reason = "the file's stem is the flag")]
pub mod mir_to_lir;

mod accesses;
mod annotations;
mod atomics;
mod io;
mod matrices;
mod ops;
mod resources;
mod saturating;
mod spec_constants;
mod subgroups;
mod tables;
mod workgroups;
