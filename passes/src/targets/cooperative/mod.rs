//! Cooperative matrices as numbers of the work-items of a subgroup, for targets whose matrices have this form,
//! or that lack some matrices.
//!
//! [`fragments`] assigns the elements, [`lir_spread_matrices`] splits matrices accordingly, [`memory`] accesses
//! the elements in memory, [`elements`] computes with them, [`instructions`] multiplies them by the instructions
//! of [`tensor_cores`], [`products`] without instructions. [`lir_expand_fragments`] does the same with matrices
//! whose elements the program has assigned so, and [`tiles`] loads these.

pub mod fragments;
pub mod lir_expand_fragments;
pub mod lir_spread_matrices;
pub mod tensor_cores;

mod elements;
mod instructions;
mod memory;
mod own;
mod products;
mod tiles;
