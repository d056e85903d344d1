//! Memory declared as words: which, and how it is accessed then.

pub mod memory;
pub mod narrow;
pub mod pieces;
