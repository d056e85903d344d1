//! Sizes and alignments of types in memory.

use gir_dialects::{
    ir::{Type, TypeExt},
    mir,
};

/// Bytes of a scalar in memory; pointers take eight.
pub fn size(ty: Type<'_>) -> i64 {
    let bits = ty
        .as_integer()
        .map(|(width, _)| width)
        .or_else(|| ty.as_float());
    bits.map_or(8, |bits| i64::from(bits.div_ceil(8)))
}

/// Alignment in bytes: scalars align to their size.
pub fn align(ty: Type<'_>) -> i64 {
    size(ty)
}

/// Alignment of what a pointer points to.
pub fn pointee_align(pointer: Type<'_>) -> i64 {
    mir::PtrType::from_type(pointer).map_or(1, |pointer| align(pointer.pointee()))
}
