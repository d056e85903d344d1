//! GIR text: the reader, and the printer back.
//!
//! [`text`] knows the grammar and nothing of MLIR; [`read`] turns its tree into
//! the `gir` dialect, whose verifiers know the types.

pub mod print;
pub mod read;
pub mod text;
