//! The barriers of a function of mir, and the accesses to memory between them.

pub mod flow;
mod halves;
mod pending;
pub mod place;
