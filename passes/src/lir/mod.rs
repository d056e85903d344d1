//! Passes on lir and analyses of it, shared by the targets.

pub mod arithmetic;
pub mod checks;
pub mod copies;
pub mod floats;
pub mod globals;
pub mod integers;
pub mod legality;
pub mod math;
pub mod matrices;
pub mod optimize;

pub mod atomics;
pub mod exits;
pub mod pointers;
pub mod prints;
pub mod reaching_kernels;
pub mod retype;
mod rounds;
pub mod serialize;
pub mod subgroups;
pub mod vectors;
mod workgroup_sizes;
