//! Sizes and alignments of types in memory.

use gir_dialects::{
    ir::{Type, TypeExt},
    mir,
};

/// Bytes of a type in memory; pointers take eight, a vector of three lanes the
/// room of four.
pub fn size(ty: Type<'_>) -> i64 {
    match ty.as_vector() {
        Some((3, lane)) => 4 * size(lane),
        Some((lanes, lane)) => i64::from(lanes) * size(lane),
        None => scalar_size(ty),
    }
}

fn scalar_size(ty: Type<'_>) -> i64 {
    let bits = ty
        .as_integer()
        .map(|(width, _)| width)
        .or_else(|| ty.as_float());
    bits.map_or(8, |bits| i64::from(bits.div_ceil(8)))
}

/// Alignment in bytes: every type aligns to its size.
pub fn align(ty: Type<'_>) -> i64 {
    size(ty)
}

/// Alignment of what a pointer points to.
pub fn pointee_align(pointer: Type<'_>) -> i64 {
    mir::PtrType::from_type(pointer).map_or(1, |pointer| align(pointer.pointee()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir_dialects::{ir, melior::Context};

    #[test]
    fn a_vector_takes_its_lanes_and_three_of_them_the_room_of_four() {
        let context = Context::new();
        let half = Type::float16(&context);
        let double = Type::float64(&context);
        let sizes = |lane| [2, 3, 4, 8, 16].map(|lanes| size(ir::vector(lanes, lane)));
        assert_eq!(sizes(half), [4, 8, 8, 16, 32]);
        assert_eq!(sizes(double), [16, 32, 32, 64, 128]);
        assert_eq!(align(ir::vector(3, half)), 8);
    }
}
