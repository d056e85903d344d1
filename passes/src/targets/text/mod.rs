//! What every target that prints text needs, and nothing that knows an operation: lines and
//! their indentation, names, literals.

mod float;
mod namer;
mod writer;

pub use float::{Float, FloatClass};
pub use namer::Namer;
pub use writer::Writer;
