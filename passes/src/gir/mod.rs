//! GIR text: the reader, and the printer back.
//!
//! [`text`] knows the grammar and nothing of MLIR; [`read`] checks the types and
//! turns the tree into the `gir` dialect.

pub mod ids;
pub mod print;
pub mod read;
pub mod text;
