//! Loops of mir whose iterations run several at once.

pub mod emit;
pub mod plan;
pub mod streams;
