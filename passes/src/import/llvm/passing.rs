//! Operations that return the pointer that they get.

use super::builtins::Name;
use gir_dialects::{ir::Op, upstream::llvm};

/// Functions that return their pointer operand, in another space or not.
const PASSING: [&str; 6] = [
    "to_global",
    "to_local",
    "to_private",
    "__to_global",
    "__to_local",
    "__to_private",
];

/// Whether an operation returns the pointer that it gets.
pub fn returns_pointer_operand(op: Op<'_>) -> bool {
    if op.is::<llvm::LaunderInvariantGroupOp<'_>>()
        || op.is::<llvm::StripInvariantGroupOp<'_>>()
        || op.is::<llvm::SSACopyOp<'_>>()
    {
        return true;
    }
    let callee = op.cast::<llvm::CallOp<'_>>().and_then(llvm::CallOp::callee);
    callee.is_some_and(|name| {
        PASSING.iter().any(|passing| name.contains(passing))
            && PASSING.contains(&Name::of(name).base.as_str())
    })
}
