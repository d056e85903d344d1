//! Serialisation of `spirv.module`.

use super::{ir::Op, string, sys};

/// The SPIR-V binary (little-endian words) of a `spirv.module`; `None` after a
/// diagnostic.
pub fn serialize(module: Op<'_>) -> Option<Vec<u8>> {
    let mut bytes: Vec<u8> = Vec::new();
    let data = std::ptr::from_mut(&mut bytes).cast();
    let ok = unsafe { sys::girSpirvSerialize(module.to_raw(), Some(string::append), data) };
    if !ok {
        super::panic::note_error();
    }
    ok.then_some(bytes)
}
