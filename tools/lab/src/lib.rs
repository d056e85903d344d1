//! Programs that try the compiler: [`conformance`] behind `gir-conformance`, [`fuzz`] behind `gir-fuzz`, [`reduce`]
//! behind `gir-reduce`; [`originals`] runs SPIR-V of others beside ours.

pub mod conformance;
pub mod fuzz;
pub mod originals;
mod progress;
pub mod reduce;
