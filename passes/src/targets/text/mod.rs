//! Parts common to all targets that print text, independent of operations: lines and their indentation, names,
//! literals.

mod float;
mod namer;
mod writer;

pub use float::{Float, FloatClass};
pub use namer::Namer;
pub use writer::Writer;
