//! Literals, exact to the bit.

use gir_dialects::ir::{Attribute, AttributeExt, SmallFloat, Type, TypeExt};

/// The literal of a typed attribute.
pub fn literal(value: Attribute<'_>) -> String {
    let ty = value.value_type();
    match (value.as_int(), value.as_float_bits(), ty) {
        (Some(number), _, Some(ty)) => integer(number, ty),
        (_, Some(bits), Some(ty)) => float(bits, ty),
        _ => value.to_string(),
    }
}

fn integer(number: i64, ty: Type<'_>) -> String {
    match super::type_text(ty).as_str() {
        "u32" => format!("{}u", number as u64),
        "i32" => format!("{number}i"),
        text if text.starts_with('u') => format!("{}{text}", number as u64),
        text => format!("{number}{text}"),
    }
}

/// The shortest decimal that reads back to the same bits; exact bits if there is none.
fn float(bits: u64, ty: Type<'_>) -> String {
    let exact = || format!("{}({bits:#x})", super::type_text(ty));
    match ty.as_float() {
        Some(32) => {
            let value = f32::from_bits(bits as u32);
            if value.is_finite() {
                format!("{value:?}f")
            } else {
                exact()
            }
        }
        Some(64) => {
            let value = f64::from_bits(bits);
            if value.is_finite() {
                format!("{value:?}f64")
            } else {
                exact()
            }
        }
        _ => match ty.as_small_float() {
            Some(SmallFloat::Bf16) => {
                let value = f32::from_bits((bits as u32) << 16);
                if value.is_finite() {
                    format!("{value:?}bf16")
                } else {
                    exact()
                }
            }
            _ => exact(),
        },
    }
}

/// The initial value of a global: one literal, or a list of them, with the lanes of vectors as elements.
pub fn initializer(value: Attribute<'_>, element: Option<Type<'_>>) -> String {
    let (Some(bytes), Some(element)) = (value.as_dense_bytes(), element.map(TypeExt::lane)) else {
        return literal(value);
    };
    let width = element.number_bits().unwrap_or(32) as usize / 8;
    let one = |chunk: &[u8]| {
        let mut raw = [0; 8];
        raw[..chunk.len()].copy_from_slice(chunk);
        let bits = u64::from_le_bytes(raw);
        if element.is_int() {
            integer(sign_extend(bits, chunk.len(), element), element)
        } else {
            float(bits, element)
        }
    };
    let elements: Vec<_> = bytes.chunks(width).map(one).collect();
    format!("[{}]", elements.join(", "))
}

fn sign_extend(bits: u64, bytes: usize, ty: Type<'_>) -> i64 {
    let unused = 64 - 8 * bytes as u32;
    if super::type_text(ty).starts_with('u') {
        bits as i64
    } else {
        ((bits << unused) as i64) >> unused
    }
}
