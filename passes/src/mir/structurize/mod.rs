//! Structured control flow from a control-flow graph, in linear time.
//!
//! [`graph`] orders the blocks and finds dominators and loops; [`emit`] places every block once, in the region of the
//! block that dominates it; [`loops`] makes the loops; [`flow`] describes the targets of control at the end of a
//! piece of code and makes the joins; [`segments`] cuts code that would nest too deep, [`irreducible`] gives loops a
//! single entry, [`pointers`] keeps addresses out of their results.

pub mod emit;
pub mod flow;
pub mod graph;
pub mod irreducible;
mod loops;
mod pointers;
mod segments;
