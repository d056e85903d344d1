//! From portable kernels to kernels for one target profile.

#[allow(clippy::module_inception, reason = "the file's stem is the flag")]
pub mod mir_to_lir;

mod atomics;
pub mod layout;
mod ops;
mod resources;
mod subgroups;
mod workgroups;
