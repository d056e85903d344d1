//! Text from kernels: formats of `printf`, the records that kernels write, and their text.
//!
//! [`format`] reads a format of C's `printf`, [`arguments`] checks it against the types of arguments. A kernel writes
//! records into a buffer of words, whose layout [`buffer`] has; a host reads it by [`decode`], which knows no MLIR.
//! [`number`] and [`float`] write numbers as C does.

pub mod arguments;
pub mod buffer;
pub mod decode;
pub mod format;

mod float;
mod number;
#[cfg(test)]
mod tests;
