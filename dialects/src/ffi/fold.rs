//! Folding of constants, removal of unused operations, and hoisting of loop-invariant ones.

use super::{ir::Op, sys};

/// Folds each operation below `op` by its folder, including folds such as `x + 0`, in program
/// order, and erases unused ones, like [`fold_and_erase`]. Operations whose result depends on the
/// folding machine stay, and code with branches between blocks is left alone. Returns whether
/// anything has changed.
pub fn simplify(op: Op<'_>) -> bool {
    unsafe { sys::girSimplify(op.to_raw()) }
}

/// Folds each operation below `op` with constant operands, in program order, and erases unused
/// ones, whose handles become invalid. New constants replace the operation in its position; a loop
/// that may run forever stays.
pub fn fold_and_erase(op: Op<'_>) {
    unsafe { sys::girFoldAndErase(op.to_raw()) }
}

/// Hoists loop-invariant computations out of the `scf` loops below `op`. Returns whether there were
/// any.
pub fn hoist_invariants(op: Op<'_>) -> bool {
    unsafe { sys::girHoistInvariants(op.to_raw()) }
}
