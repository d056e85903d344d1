//! Cooperative matrices as numbers that the work-items of a subgroup have, for targets whose
//! matrices are such or that lack some.
//!
//! [`fragments`] says which elements are whose, [`lir_spread_matrices`] takes matrices apart that way:
//! [`memory`] accesses them, [`instructions`] multiplies by what [`tensor_cores`] have, [`products`]
//! without.

pub mod fragments;
pub mod lir_spread_matrices;
pub mod tensor_cores;

mod instructions;
mod memory;
mod own;
mod products;
