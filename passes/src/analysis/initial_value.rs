//! Initial values of globals as bytes.

use crate::analysis::layout;
use gir_dialects::ir::{Attribute, AttributeExt, SmallFloat, Type, TypeExt};

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
        let element = value.shape().map(|(element, _)| element);
        return Some(match element.and_then(TypeExt::as_small_float) {
            // MLIR keeps them in three bytes each.
            Some(SmallFloat::Tf32) => bytes.chunks(3).flat_map(tf32_in_memory).collect(),
            _ => bytes,
        });
    }
    let bits = value
        .as_float_bits()
        .or_else(|| value.as_int().map(|number| number as u64))?;
    let ty = value.value_type()?;
    let bits = (ty.as_small_float()).map_or(bits, |format| stored(format, bits));
    Some(bits.to_le_bytes()[..ty.number_bits()? as usize / 8].to_vec())
}

/// The bits in memory of a small float, given those of its format.
pub fn stored(format: SmallFloat, bits: u64) -> u64 {
    match format {
        SmallFloat::Tf32 => bits << 13,
        _ => bits,
    }
}

fn tf32_in_memory(bytes: &[u8]) -> [u8; 4] {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let [a, b, c, d, ..] = stored(SmallFloat::Tf32, u64::from_le_bytes(word)).to_le_bytes();
    [a, b, c, d]
}
