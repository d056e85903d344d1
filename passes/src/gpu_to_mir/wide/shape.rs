//! Shapes of vectors, and the places of their elements, row by row.

use gir_dialects::ir::{Type, TypeExt};

/// The number of elements that a vector may have.
pub const MAX_ELEMENTS: i64 = 4096;

/// Whether a type is a vector that mir lacks, which becomes its elements.
pub fn is_wide(ty: Type<'_>) -> bool {
    let shape = ty.vector_shape();
    shape.is_some_and(|(shape, _)| !matches!(shape[..], [2 | 3 | 4 | 8 | 16]))
}

/// The number of elements of a vector.
pub fn count(ty: Type<'_>) -> Option<i64> {
    let (shape, _) = ty.vector_shape()?;
    shape
        .iter()
        .try_fold(1_i64, |count, &extent| count.checked_mul(extent))
}

/// The number of elements of a shape.
pub fn volume(shape: &[i64]) -> usize {
    shape.iter().map(|&extent| extent as usize).product()
}

/// The indices of each element, in order.
pub fn places(shape: &[i64]) -> impl Iterator<Item = Vec<i64>> {
    let shape = shape.to_vec();
    (0..volume(&shape)).map(move |number| place(&shape, number))
}

/// The indices of the element with a number.
pub fn place(shape: &[i64], number: usize) -> Vec<i64> {
    let mut rest = number as i64;
    let mut place: Vec<_> = shape
        .iter()
        .rev()
        .map(|&extent| {
            let here = rest % extent;
            rest /= extent;
            here
        })
        .collect();
    place.reverse();
    place
}

/// The number of the element with these indices.
pub fn number(shape: &[i64], place: &[i64]) -> usize {
    let rows = shape.iter().zip(place);
    rows.fold(0, |rows, (&extent, &index)| rows * extent + index) as usize
}
