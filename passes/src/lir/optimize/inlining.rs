//! What the source wants of inliners, in lir.

use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// A wish, which targets pass on to the compilers behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inlining {
    /// `inline`
    Always,
    /// `noinline`
    Never,
}

/// What is wished of a function.
pub fn wish(function: Op<'_>) -> Option<Inlining> {
    match function.attribute(names::LIR_INLINE)?.as_str()? {
        "inline" => Some(Inlining::Always),
        "noinline" => Some(Inlining::Never),
        _ => None,
    }
}
