//! Initial values of globals as bytes.

use gir_dialects::ir::{Attribute, AttributeExt, TypeExt};

/// The bytes of an initial value, little-endian; `None` if the attribute is no
/// number and no dense list of them.
pub fn bytes(value: Attribute<'_>) -> Option<Vec<u8>> {
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
