//! Operations that return the pointer that they get.

use super::builtins::Name;
use gir_dialects::{
    ir::{Op, OpView as _, Value},
    upstream::llvm,
};
use std::collections::HashSet;

/// Functions that return their pointer operand, in another space or not.
const PASSING: [&str; 11] = [
    "to_global",
    "to_local",
    "to_private",
    "__to_global",
    "__to_local",
    "__to_private",
    "__spirv_GenericCastToPtrExplicit_ToGlobal",
    "__spirv_GenericCastToPtrExplicit_ToLocal",
    "__spirv_GenericCastToPtrExplicit_ToPrivate",
    "__spirv_GenericCastToPtr_ToGlobal",
    "__spirv_PtrCastToGeneric",
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

/// The pointer that an integer is the address of, where it becomes a pointer again.
pub fn pointer_again<'c>(op: Op<'c>) -> Option<Value<'c>> {
    let again = op.cast::<llvm::IntToPtrOp<'c>>()?;
    let number = again.op().operand(0).defining_op()?;
    let number = number.cast::<llvm::PtrToIntOp<'c>>()?;
    Some(number.op().operand(0))
}

/// Operations on integers through which an address stays one of the same memory.
const COMPUTES: [&str; 12] = [
    llvm::AddOp::NAME,
    llvm::SubOp::NAME,
    llvm::AndOp::NAME,
    llvm::OrOp::NAME,
    llvm::XOrOp::NAME,
    llvm::MulOp::NAME,
    llvm::ShlOp::NAME,
    llvm::LShrOp::NAME,
    llvm::UDivOp::NAME,
    llvm::URemOp::NAME,
    llvm::SelectOp::NAME,
    llvm::FreezeOp::NAME,
];

/// The only pointer whose address an integer is computed from, where it becomes a pointer; or the pointer whose bits
/// are masked.
pub fn pointer_of_number<'c>(op: Op<'c>) -> Option<Value<'c>> {
    if op.is::<llvm::PtrMaskOp<'_>>() {
        return Some(op.operand(0));
    }
    let made = op.cast::<llvm::IntToPtrOp<'c>>()?;
    let mut pending = vec![made.op().operand(0)];
    let mut seen = HashSet::new();
    let mut found = None;
    while let Some(value) = pending.pop() {
        let Some(op) = value.defining_op().filter(|_| seen.insert(value)) else {
            continue;
        };
        if op.is::<llvm::PtrToIntOp<'_>>() {
            let pointer = op.operand(0);
            if found.is_some_and(|found| found != pointer) {
                return None;
            }
            found = Some(pointer);
        } else if COMPUTES.contains(&op.name()) {
            pending.extend(op.operands());
        }
    }
    found
}
