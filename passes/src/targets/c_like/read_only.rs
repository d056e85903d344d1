//! Pointers to memory that is only read: `const` tells the reader, and compilers need not
//! look for stores through them.

use super::types::CType;
use gir_dialects::{
    ir::{Op, Value},
    lir,
    mir::StorageSpace,
};

/// The longest chain of addresses computed from each other that is searched: each address in it has a search
/// of its own.
const DEEPEST: u32 = 32;

/// The qualifier of the elements behind a pointer's variable or parameter.
pub fn qualifier(pointer: Value<'_>, ty: &CType) -> &'static str {
    let is_global = matches!(ty, CType::Pointer(StorageSpace::Global, _));
    match is_global && pointer.has_uses() && is_only_read(pointer, DEEPEST) {
        true => "const",
        false => "",
    }
}

/// Whether plain loads are the only users of a pointer and of the addresses of elements behind it, down to a
/// depth.
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
