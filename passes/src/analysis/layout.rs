//! Sizes and alignments of types in memory.

use gir_dialects::{
    ir::{self, Type, TypeExt},
    mir,
};

/// The size of a type in memory in bytes. Pointers take eight, an integer of an odd width the next power of two, a
/// vector of three lanes as much as one of four, a matrix the size of its rows, an atomic that of its number.
pub fn size(ty: Type<'_>) -> i64 {
    if let Some(atomic) = mir::AtomicType::from_type(ty) {
        return size(atomic.value());
    }
    if let Some(matrix) = mir::MatrixType::from_type(ty) {
        return matrix.rows() * row_size(matrix);
    }
    match ty.as_vector() {
        Some((3, lane)) => 4 * size(lane),
        Some((lanes, lane)) => i64::from(lanes) * size(lane),
        None => scalar_size(ty),
    }
}

fn scalar_size(ty: Type<'_>) -> i64 {
    ty.number_bits()
        .map_or(8, |bits| i64::from(bits.div_ceil(8).next_power_of_two()))
}

/// The stride between rows of a matrix in bytes: the size of a vector with a lane for each column.
pub fn row_size(matrix: mir::MatrixType<'_>) -> i64 {
    size(ir::vector(matrix.columns() as u32, matrix.element()))
}

/// Alignment in bytes: every type aligns to its size, a matrix to that of a row.
pub fn align(ty: Type<'_>) -> i64 {
    mir::MatrixType::from_type(ty).map_or_else(|| size(ty), row_size)
}

/// Alignment of a pointer's pointee.
pub fn pointee_align(pointer: Type<'_>) -> i64 {
    mir::PtrType::from_type(pointer).map_or(1, |pointer| align(pointer.pointee()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir_dialects::{driver, melior::Context, melior::dialect::DialectRegistry};

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

    /// A context with mir loaded.
    fn context() -> Context {
        let registry = DialectRegistry::new();
        driver::register_dialects(&registry);
        let context = Context::new();
        context.append_dialect_registry(&registry);
        context.load_all_available_dialects();
        context
    }

    // R-RUNA-8
    #[test]
    fn a_matrix_takes_its_rows_one_after_the_other() {
        let context = context();
        let matrix = |columns, rows, element| {
            let ty = mir::MatrixType::get(&context, columns, rows, element);
            (size(ty), align(ty))
        };
        let (half, float) = (Type::float16(&context), Type::float32(&context));
        assert_eq!(matrix(2, 3, float), (24, 8));
        assert_eq!(matrix(3, 2, float), (32, 16));
        assert_eq!(matrix(4, 4, half), (32, 8));
        assert_eq!(matrix(3, 3, Type::float64(&context)), (96, 32));
    }
}
