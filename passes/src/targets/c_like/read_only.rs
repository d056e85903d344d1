//! Pointers to memory that is only read: `const` says so to the reader, and the compiler need not
//! look for stores through them.

use super::types::CType;
use gir_dialects::{
    ir::{Op, Value},
    lir,
    mir::StorageSpace,
};

/// How many addresses may be taken from each other: what is taken further on is looked through once
/// for each of these, and not more often.
const DEEPEST: u32 = 32;

/// What stands on the elements behind a pointer's variable or parameter.
pub fn qualifier(pointer: Value<'_>, ty: &CType) -> &'static str {
    let is_global = matches!(ty, CType::Pointer(StorageSpace::Global, _));
    match is_global && pointer.has_uses() && is_only_read(pointer, DEEPEST) {
        true => "const",
        false => "",
    }
}

/// Whether nothing but plain loads uses a pointer and the addresses of elements behind it. One that
/// is so only has addresses that are so, however deep each may be.
fn is_only_read(pointer: Value<'_>, depth: u32) -> bool {
    pointer.uses().all(|(user, _)| {
        is_plain_load(user)
            || (depth > 0 && user.is::<lir::GepOp<'_>>() && is_only_read(user.result(0), depth - 1))
    })
}

fn is_plain_load(user: Op<'_>) -> bool {
    user.cast::<lir::LoadOp<'_>>()
        .is_some_and(|load| !load.is_volatile())
}
