//! Programs that try the compiler: [`conformance`] behind `gir-conformance`, [`fuzz`] behind `gir-fuzz`, [`reduce`]
//! behind `gir-reduce`.

pub mod conformance;
pub mod fuzz;
pub mod reduce;
