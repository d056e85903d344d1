//! The value in `--arg TYPE:VALUE`: text to little-endian bytes, with range checks.

use std::str::FromStr;

use half::{bf16, f16};

use super::element::{ElemType, Scalar};

/// Encodes `text` as one value of type `elem`; the lanes of a vector are separated by commas.
///
/// # Errors
/// Describes the error in the text: not a number of that type, out of its range, or the wrong number of lanes.
pub fn encode(elem: ElemType, text: &str) -> Result<Vec<u8>, String> {
    let lanes: Vec<&str> = match elem.lanes() {
        1 => vec![text],
        _ => text.split(',').collect(),
    };
    if lanes.len() != elem.lanes() {
        return Err(format!(
            "{elem} takes {} values, {} given",
            elem.lanes(),
            lanes.len()
        ));
    }
    let mut bytes = Vec::with_capacity(elem.size());
    for lane in lanes {
        bytes.extend(encode_scalar(elem.lane(), lane.trim())?);
    }
    bytes.resize(elem.size(), 0);
    Ok(bytes)
}

fn encode_scalar(scalar: Scalar, text: &str) -> Result<Vec<u8>, String> {
    macro_rules! bytes {
        ($value:expr) => {
            $value.map(|value| value.to_le_bytes().to_vec())
        };
    }
    match scalar {
        Scalar::I8 => bytes!(integer::<i8>(scalar, text)),
        Scalar::I16 => bytes!(integer::<i16>(scalar, text)),
        Scalar::I32 => bytes!(integer::<i32>(scalar, text)),
        Scalar::I64 => bytes!(integer::<i64>(scalar, text)),
        Scalar::U8 => bytes!(integer::<u8>(scalar, text)),
        Scalar::U16 => bytes!(integer::<u16>(scalar, text)),
        Scalar::U32 => bytes!(integer::<u32>(scalar, text)),
        Scalar::U64 => bytes!(integer::<u64>(scalar, text)),
        Scalar::F16 => bytes!(float(scalar, text, nearest_f16, f16::is_infinite)),
        Scalar::Bf16 => bytes!(float(scalar, text, nearest_bf16, bf16::is_infinite)),
        Scalar::Tf32 => bytes!(float(scalar, text, nearest_tf32, f32::is_infinite)),
        Scalar::F8E4M3FN => eighth(scalar, text, E4M3),
        Scalar::F8E5M2 => eighth(scalar, text, E5M2),
        Scalar::F32 => bytes!(float(scalar, text, |v: f32| v, f32::is_infinite)),
        Scalar::F64 => bytes!(float(scalar, text, |v: f64| v, f64::is_infinite)),
    }
}

/// Reads a decimal or `0x` integer. A hexadecimal number is a value, not a bit pattern, as in GIR
/// text: `i8:0xff` is out of range.
///
/// # Errors
/// When the text is no integer or does not fit `T`, which is `scalar` in messages.
pub fn integer<T: TryFrom<i128>>(scalar: Scalar, text: &str) -> Result<T, String> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (radix, digits) = match digits
        .strip_prefix("0x")
        .or_else(|| digits.strip_prefix("0X"))
    {
        Some(digits) => (16, digits),
        None => (10, digits),
    };
    // `from_str_radix` would accept a second sign.
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(format!("'{text}' is not an integer"));
    }
    i128::from_str_radix(digits, radix)
        .ok()
        .map(|magnitude| if negative { -magnitude } else { magnitude })
        .and_then(|value| T::try_from(value).ok())
        .ok_or_else(|| out_of_range(scalar, text))
}

/// Reads a decimal floating-point number, `inf`, `-inf` or `nan`. A number that only rounding
/// would make infinite is out of range.
fn float<P: FromStr, T: Copy>(
    scalar: Scalar,
    text: &str,
    round: fn(P) -> T,
    is_infinite: fn(T) -> bool,
) -> Result<T, String> {
    let parsed: P = text
        .parse()
        .map_err(|_| format!("'{text}' is not a number"))?;
    let value = round(parsed);
    match is_infinite(value) && !text.to_ascii_lowercase().contains("inf") {
        true => Err(out_of_range(scalar, text)),
        false => Ok(value),
    }
}

/// The binary16 number nearest to `value`, ties to even. The crate `half` goes through binary32 and rounds twice;
/// rounding to odd in between keeps the bits that the second rounding needs.
fn nearest_f16(value: f64) -> f16 {
    f16::from_f32(to_odd(value))
}

/// The same of bf16.
fn nearest_bf16(value: f64) -> bf16 {
    bf16::from_f32(to_odd(value))
}

/// The binary32 number with 10 bits of fraction that is nearest to `value`, ties to even.
fn nearest_tf32(value: f64) -> f32 {
    let odd = to_odd(value);
    if odd.is_nan() {
        return odd;
    }
    let bits = odd.to_bits();
    f32::from_bits((bits + 0xfff + (bits >> 13 & 1)) & !0x1fff)
}

/// `value` as binary32; where it is inexact, the neighbour whose last bit is set.
fn to_odd(value: f64) -> f32 {
    let near = value as f32;
    if f64::from(near) == value || value.is_nan() || near.to_bits() & 1 == 1 {
        return near;
    }
    let away = value.abs() > f64::from(near).abs();
    f32::from_bits(if away {
        near.to_bits() + 1
    } else {
        near.to_bits() - 1
    })
}

/// A format of 8 bits.
#[derive(Clone, Copy)]
struct Eighth {
    fraction: i32,
    bias: i32,
    largest: u8,
    infinity: Option<u8>,
    nan: u8,
}

const E4M3: Eighth = Eighth {
    fraction: 3,
    bias: 7,
    largest: 0x7e,
    infinity: None,
    nan: 0x7f,
};

const E5M2: Eighth = Eighth {
    fraction: 2,
    bias: 15,
    largest: 0x7b,
    infinity: Some(0x7c),
    nan: 0x7e,
};

impl Eighth {
    /// The value of a number without sign, the next one above the largest included.
    fn value(self, bits: u8) -> f64 {
        let (field, fraction) = (
            i32::from(bits >> self.fraction),
            i32::from(bits) & ((1 << self.fraction) - 1),
        );
        let leading = i32::from(field > 0) << self.fraction;
        f64::from(leading + fraction) * 2f64.powi(field.max(1) - self.bias - self.fraction)
    }
}

/// Reads a float of 8 bits, the nearest one, ties to even.
fn eighth(scalar: Scalar, text: &str, format: Eighth) -> Result<Vec<u8>, String> {
    let value: f64 = float(scalar, text, |value: f64| value, f64::is_infinite)?;
    let magnitude = value.abs();
    let bits = match value.is_nan() {
        true => Some(format.nan),
        false if value.is_infinite() => format.infinity,
        false => {
            let middle = |bits: u8| (format.value(bits) + format.value(bits + 1)) / 2.0;
            (0..=format.largest).find(|&bits| {
                magnitude < middle(bits) || magnitude == middle(bits) && bits & 1 == 0
            })
        }
    };
    let sign = u8::from(value.is_sign_negative()) << 7;
    let bits = bits.ok_or_else(|| out_of_range(scalar, text))?;
    Ok(vec![bits | sign])
}

fn out_of_range(scalar: Scalar, text: &str) -> String {
    format!("'{text}' is out of range for {scalar}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(elem: &str, text: &str) -> Result<Vec<u8>, String> {
        encode(elem.parse().unwrap(), text)
    }

    #[test]
    fn integers_are_values_in_range() {
        assert_eq!(bytes("u32", "1024"), Ok(1024u32.to_le_bytes().to_vec()));
        assert_eq!(bytes("u32", "0x10"), Ok(16u32.to_le_bytes().to_vec()));
        assert_eq!(bytes("i8", "-128"), Ok(vec![0x80]));
        assert_eq!(bytes("i16", "-0x8000"), Ok(i16::MIN.to_le_bytes().to_vec()));
        assert_eq!(bytes("u64", "18446744073709551615"), Ok(vec![0xff; 8]));
        for (elem, text) in [
            ("u8", "256"),
            ("u8", "-1"),
            ("i8", "0xff"),
            ("i64", "9223372036854775808"),
            ("u64", "0xffffffffffffffffffffffffffffffffffffffff"),
        ] {
            let error = bytes(elem, text).unwrap_err();
            assert_eq!(error, format!("'{text}' is out of range for {elem}"));
        }
    }

    #[test]
    fn what_is_no_integer_is_refused() {
        for text in ["", "-", "0x", "--1", "-+1", "1.0", "0b1", "1_000", "１"] {
            assert!(bytes("i32", text).is_err(), "{text}");
        }
    }

    #[test]
    fn floats_round_to_nearest_even() {
        assert_eq!(bytes("f32", "2.5"), Ok(2.5f32.to_le_bytes().to_vec()));
        assert_eq!(
            bytes("f32", "-inf"),
            Ok(f32::NEG_INFINITY.to_le_bytes().to_vec())
        );
        assert_eq!(bytes("f64", "1e300"), Ok(1e300f64.to_le_bytes().to_vec()));
        assert_eq!(bytes("f16", "1.0"), Ok(vec![0x00, 0x3c]));
        // Halfway between two binary16 numbers, and just above: rounding through binary32 would
        // lose the difference.
        assert_eq!(bytes("f16", "1.00048828125"), Ok(vec![0x00, 0x3c]));
        assert_eq!(bytes("f16", "1.000488281250001"), Ok(vec![0x01, 0x3c]));
        assert_eq!(bytes("f16", "1.001464843749999"), Ok(vec![0x01, 0x3c]));
        assert_eq!(bytes("f16", "-1e-300"), Ok(vec![0x00, 0x80]));
        assert_eq!(bytes("f16", "2.9802322387695312e-8"), Ok(vec![0x00, 0x00]));
        assert_eq!(bytes("f16", "2.9802322387695316e-8"), Ok(vec![0x01, 0x00]));
        assert_eq!(bytes("f16", "65519.99"), Ok(vec![0xff, 0x7b]));
        assert_eq!(
            bytes("f16", "1e300"),
            Err("'1e300' is out of range for f16".to_owned())
        );
        assert!(f16::from_le_bytes(bytes("f16", "nan").unwrap().try_into().unwrap()).is_nan());
        assert_eq!(
            bytes("f16", "65520"),
            Err("'65520' is out of range for f16".to_owned())
        );
        assert_eq!(
            bytes("f32", "1e39"),
            Err("'1e39' is out of range for f32".to_owned())
        );
        assert!(bytes("f32", "0x10").is_err());
        assert!(bytes("f32", "two").is_err());
    }

    #[test]
    fn small_floats_round_to_nearest_even() {
        for (elem, text, expected) in [
            ("bf16", "1.5", &[0xc0, 0x3f][..]),
            ("bf16", "1.00390625", &[0x80, 0x3f]),
            ("bf16", "1.003906250000001", &[0x81, 0x3f]),
            ("bf16", "-inf", &[0x80, 0xff]),
            ("tf32", "1.00048828125", &[0, 0, 0x80, 0x3f]),
            ("tf32", "1.000488281250001", &[0, 0x20, 0x80, 0x3f]),
            ("f8E4M3FN", "448", &[0x7e]),
            ("f8E4M3FN", "463.9", &[0x7e]),
            ("f8E4M3FN", "-0.001953125", &[0x81]),
            ("f8E4M3FN", "0.0009765625", &[0x00]),
            ("f8E4M3FN", "nan", &[0x7f]),
            ("f8E5M2", "1.5", &[0x3e]),
            ("f8E5M2", "57344", &[0x7b]),
            ("f8E5M2", "inf", &[0x7c]),
            ("vec2<bf16>", "1, -2", &[0x80, 0x3f, 0, 0xc0]),
        ] {
            assert_eq!(bytes(elem, text), Ok(expected.to_vec()), "{elem}:{text}");
        }
        for (elem, text) in [
            ("bf16", "3.4e38"),
            ("f8E4M3FN", "464.1"),
            ("f8E4M3FN", "inf"),
            ("f8E5M2", "61440"),
        ] {
            let error = bytes(elem, text).unwrap_err();
            assert_eq!(error, format!("'{text}' is out of range for {elem}"));
        }
    }

    #[test]
    fn vectors_take_one_value_a_lane() {
        assert_eq!(bytes("vec2<u8>", "1, 2"), Ok(vec![1, 2]));
        assert_eq!(bytes("vec3<u8>", "1,2,3"), Ok(vec![1, 2, 3, 0]));
        assert_eq!(
            bytes("vec4<f32>", "1,2,3"),
            Err("vec4<f32> takes 4 values, 3 given".to_owned())
        );
    }
}
