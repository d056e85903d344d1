//! Inlining hints of the source, in lir.

use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// A hint, which targets pass on to their back-end compilers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inlining {
    /// `inline`
    Always,
    /// `noinline`
    Never,
}

/// The hint of a function.
pub fn wish(function: Op<'_>) -> Option<Inlining> {
    match function.attribute(names::LIR_INLINE)?.as_str()? {
        "inline" => Some(Inlining::Always),
        "noinline" => Some(Inlining::Never),
        _ => None,
    }
}
