//! The hint in front of loops whose iterations have to run one after the other.
//!
//! Clang 22 takes vectors for Hexagon that are too long where iterations depend on earlier ones through memory.

use crate::{
    analysis::loop_dependences::{has_calls, may_follow_earlier_iterations},
    profile::Family,
};
use gir_dialects::{ir::Op, names};

/// The line in front of such a loop.
pub const HINT: &str = "GIR_IN_ORDER";

/// Its definition.
pub const DEFINITION: &str = "\
#ifdef __clang__
#define GIR_IN_ORDER _Pragma(\"clang loop vectorize(disable)\")
#else
#define GIR_IN_ORDER
#endif
";

/// Whether a loop has the hint. Work-items may run in any order; Clang may inline calls.
pub fn is_hinted(family: Family, repeated: Op<'_>) -> bool {
    family == Family::Hexagon
        && repeated.attribute(names::LIR_WORK_ITEMS).is_none()
        && (has_calls(repeated) || may_follow_earlier_iterations(repeated))
}
