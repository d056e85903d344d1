//! Folding operations on constants, erasing those that nobody needs, and moving those that
//! a loop need not repeat.

use super::{ir::Op, sys};

/// Folds each operation below `op` by all its folder knows, such as `x + 0`, in program
/// order, and erases those that nobody needs, as [`fold_and_erase`] does. What depends on
/// the machine that folds stays, and code with branches between blocks is left alone.
/// Whether anything has changed.
pub fn simplify(op: Op<'_>) -> bool {
    unsafe { sys::girSimplify(op.to_raw()) }
}

/// Folds each operation below `op` whose operands are constants, in program order,
/// and erases those that nobody needs; handles of those are invalid then. New
/// constants stand where the operation stood; a loop that may run forever stays.
pub fn fold_and_erase(op: Op<'_>) {
    unsafe { sys::girFoldAndErase(op.to_raw()) }
}

/// Moves what the loops of `scf` below `op` compute anew each time, and could compute once,
/// before them. Whether there was anything.
pub fn hoist_invariants(op: Op<'_>) -> bool {
    unsafe { sys::girHoistInvariants(op.to_raw()) }
}
