//! Memory declared as words: which, and how it is accessed then.

pub mod accesses;
pub mod declarations;
pub mod fit;
pub mod memory;
pub mod narrow;
pub mod offsets;
pub mod pieces;
pub mod views;
