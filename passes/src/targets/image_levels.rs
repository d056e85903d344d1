//! Levels of detail, for targets whose images have only one.

use gir_dialects::ir::{Attribute, AttributeExt, Op};

/// Whether the level that an operation reads, if constant, is the first; reports an error if not.
pub fn is_first(op: Op<'_>, level: Option<Attribute<'_>>) -> bool {
    let is_zero =
        level.is_some_and(|value| value.as_float_bits() == Some(0) || value.as_int() == Some(0));
    if !is_zero {
        op.error("reads a level of detail that may not be 0, but images of OpenCL have one level; use the constant 0");
    }
    is_zero
}
