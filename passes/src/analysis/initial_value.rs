//! Initial values of globals as bytes.

use crate::analysis::layout;
use gir_dialects::ir::{Attribute, AttributeExt, Type, TypeExt};

/// The bytes of an initial value in memory, little-endian, with zeros as the padding after a third
/// lane; `None` if the attribute is neither a number nor a dense list of numbers.
pub fn in_memory(value: Attribute<'_>, element: Type<'_>) -> Option<Vec<u8>> {
    let packed = packed(value)?;
    let Some((3, lane)) = element.as_vector() else {
        return Some(packed);
    };
    let [row, room] = [3 * layout::size(lane), layout::size(element)].map(|size| size as usize);
    let padded = packed.chunks(row).flat_map(|row| {
        let padding = std::iter::repeat_n(0, room - row.len());
        row.iter().copied().chain(padding)
    });
    Some(padded.collect())
}

/// The bytes of all numbers of an initial value, without padding.
pub fn packed(value: Attribute<'_>) -> Option<Vec<u8>> {
    if let Some(bytes) = value.as_dense_bytes() {
        return Some(bytes);
    }
    let bits = value
        .as_float_bits()
        .or_else(|| value.as_int().map(|number| number as u64))?;
    let ty = value.value_type()?;
    let width = ty
        .as_float()
        .or_else(|| ty.as_integer().map(|(width, _)| width))?;
    Some(bits.to_le_bytes()[..width as usize / 8].to_vec())
}
