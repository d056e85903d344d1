//! Passes on lir that targets share, a folder for each family.
//!
//! [`legality`] checks a module against its target and [`optimize`] makes it faster. The others replace operations that a target
//! lacks: [`arithmetic`], [`math`], [`integers`], [`vectors`], [`matrices`], [`atomics`], [`subgroups`], [`pointers`],
//! [`globals`], [`retype`]. [`exits`] recovers structured exits, [`serialize`] runs a workgroup in one thread, and
//! [`checks`] are those of checked runs.

pub mod arithmetic;
pub mod checks;
pub mod globals;
pub mod integers;
pub mod legality;
pub mod math;
pub mod matrices;
pub mod optimize;

pub mod atomics;
pub mod exits;
pub mod pointers;
mod reaching_kernels;
pub mod retype;
mod rounds;
pub mod serialize;
pub mod subgroups;
pub mod vectors;
mod workgroup_sizes;
