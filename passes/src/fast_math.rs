//! `--fast-math`: permission to approximate, and its record in the IR.
//!
//! Operations of `arith` and `math` carry upstream's `fastmath` flags; with permission to approximate they carry all
//! of them. The ops of gir have none: a `gir.func` has the attribute `gir.fast_math`, and its operations get the
//! flags when `convert-gir-to-mir` converts them to ops of `arith` and `math`. Either way text and bytecode keep it,
//! and the flag need not be given again.
//!
//! ```mlir
//! gir.func @f(%x: f32) -> f32                func.func @f(%x: f32) -> f32 {
//!     attributes {gir.fast_math} {
//!   %r = gir.sin %x : f32              →       %r = math.sin %x fastmath<fast> : f32
//! ```

use gir_dialects::{
    gir,
    ir::{self, Op, OpView},
    names,
    upstream::arith::{self, FastMathFlags, FastMathFlagsAttr},
};

/// The description of the flag in a tool's help.
pub const DESCRIPTION: &str =
    "Let floating-point operations approximate, and assume finite numbers";

/// The attribute with the flags, which has one name on all operations.
const FLAGS: &str = arith::DivFOp::FASTMATH_ATTR;

/// The operations that may lack it; others have `none` if no flags are written.
const CASTS: [&str; 2] = [arith::ExtFOp::NAME, arith::TruncFOp::NAME];

/// Permits all functions of a module, at any level, to approximate.
pub fn allow(module: Op<'_>) {
    module.walk_pre(|op| {
        if op.is::<gir::FuncOp<'_>>() {
            op.set_attribute(names::GIR_FAST_MATH, ir::flag(op.context()));
        }
    });
    set_flags(module);
}

/// Whether a `gir.func` may approximate.
pub fn is_allowed(function: Op<'_>) -> bool {
    function.attribute(names::GIR_FAST_MATH).is_some()
}

/// Sets all flags on each operation inside `op` that has flags.
pub fn set_flags(op: Op<'_>) {
    op.walk_pre(|op| {
        if flags(op).is_some() {
            // An operation with flags implies that their dialect is loaded.
            let fast = FastMathFlagsAttr::get(op.context(), FastMathFlags::FAST);
            op.set_attribute(FLAGS, fast);
        }
    });
}

/// The flags of an operation; `None` if it has none.
pub fn flags(op: Op<'_>) -> Option<FastMathFlags> {
    let given = op.attribute(FLAGS);
    match given.and_then(FastMathFlagsAttr::from_attribute) {
        Some(flags) => Some(flags.value()),
        None => CASTS.contains(&op.name()).then_some(FastMathFlags::NONE),
    }
}

/// Whether an operation has all of these flags.
pub fn has(op: Op<'_>, wanted: FastMathFlags) -> bool {
    flags(op).is_some_and(|flags| flags.contains(wanted))
}

/// Whether an operation may be split, reordered and fused with others.
pub fn may_fuse(op: Op<'_>) -> bool {
    has(op, FastMathFlags::CONTRACT | FastMathFlags::REASSOC)
}
