//! A look at the numbers of an output: how many, the least and the greatest, and the first ones.

use std::fmt;

use serde_json::{Value, json};

use super::element::Scalar;

/// How many of the first numbers are shown.
const SHOWN: usize = 8;

/// A number.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Number {
    Integer(i128),
    Float(f64),
    /// A float of 32 bits or fewer, whose text is shorter.
    Single(f32),
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(f),
            Self::Float(value) => value.fmt(f),
            Self::Single(value) => value.fmt(f),
        }
    }
}

impl Number {
    /// The value, rounded where it is an integer of many digits.
    fn value(self) -> f64 {
        match self {
            Self::Integer(value) => value as f64,
            Self::Float(value) => value,
            Self::Single(value) => value.into(),
        }
    }

    /// The value in JSON, which has no infinity and no NaN: they are text.
    fn json(self) -> Value {
        let float = |value: f64| match value.is_finite() {
            true => json!(value),
            false => json!(value.to_string()),
        };
        match self {
            Self::Integer(value) => {
                i64::try_from(value).map_or_else(|_| json!(value as u64), Value::from)
            }
            Self::Float(value) => float(value),
            Self::Single(value) => float(value.into()),
        }
    }
}

/// The numbers of an output.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    scalar: Scalar,
    count: usize,
    /// The least and the greatest, without NaNs.
    range: Option<(Number, Number)>,
    first: Vec<Number>,
}

impl Summary {
    /// The summary of bytes; `None` for types without a decoder here.
    pub fn of(scalar: Scalar, bytes: &[u8]) -> Option<Self> {
        let decode = decoder(scalar)?;
        let numbers = || bytes.chunks_exact(scalar.size()).map(decode);
        let is_number = |number: &Number| number.partial_cmp(number).is_some();
        let range = numbers().filter(is_number).fold(None, |range, number| {
            let (least, most) = range.unwrap_or((number, number));
            let least = if number < least { number } else { least };
            Some((least, if number > most { number } else { most }))
        });
        Some(Self {
            scalar,
            count: bytes.len() / scalar.size(),
            range,
            first: numbers().take(SHOWN).collect(),
        })
    }

    /// The summary for programs.
    pub fn json(&self) -> Value {
        let (min, max) = self.range.unzip();
        json!({
            "count": self.count,
            "min": min.map(Number::json),
            "max": max.map(Number::json),
            "first": self.first.iter().map(|number| number.json()).collect::<Vec<_>>(),
        })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.count, self.scalar)?;
        if let Some((least, most)) = self.range {
            write!(f, " from {least} to {most}")?;
        }
        let mut separator = ": ";
        for number in &self.first {
            write!(f, "{separator}{number}")?;
            separator = " ";
        }
        f.write_str(if self.count > self.first.len() {
            " …"
        } else {
            ""
        })
    }
}

/// Whether numbers of a type are read here.
pub fn is_read(scalar: Scalar) -> bool {
    decoder(scalar).is_some()
}

/// The numbers in bytes; `None` for types without a decoder here.
pub fn numbers(scalar: Scalar, bytes: &[u8]) -> Option<Vec<f64>> {
    let decode = decoder(scalar)?;
    let numbers = bytes.chunks_exact(scalar.size()).map(decode);
    Some(numbers.map(Number::value).collect())
}

/// Reads a number from its bytes.
fn decoder(scalar: Scalar) -> Option<fn(&[u8]) -> Number> {
    /// A little-endian number of any width.
    fn word(bytes: &[u8]) -> u64 {
        bytes
            .iter()
            .rev()
            .fold(0, |word, byte| word << 8 | u64::from(*byte))
    }
    Some(match scalar {
        Scalar::I8 => |it| Number::Integer((word(it) as i8).into()),
        Scalar::I16 => |it| Number::Integer((word(it) as i16).into()),
        Scalar::I32 => |it| Number::Integer((word(it) as i32).into()),
        Scalar::I64 => |it| Number::Integer((word(it) as i64).into()),
        Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::U64 => {
            |it| Number::Integer(word(it).into())
        }
        Scalar::F16 => |it| Number::Single(half::f16::from_bits(word(it) as u16).to_f32()),
        Scalar::Bf16 => |it| Number::Single(half::bf16::from_bits(word(it) as u16).to_f32()),
        Scalar::F32 | Scalar::Tf32 => |it| Number::Single(f32::from_bits(word(it) as u32)),
        Scalar::F64 => |it| Number::Float(f64::from_bits(word(it))),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn shown(scalar: Scalar, bytes: &[u8]) -> String {
        Summary::of(scalar, bytes).unwrap().to_string()
    }

    #[test]
    fn numbers_have_a_range_and_the_first_are_shown() {
        let floats = (0..10).flat_map(|index| (0.5 + index as f32).to_le_bytes());
        let floats: Vec<_> = floats.collect();
        let expected = "10 f32 from 0.5 to 9.5: 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 …";
        assert_eq!(shown(Scalar::F32, &floats), expected);
        assert_eq!(shown(Scalar::I8, &[255, 1]), "2 i8 from -1 to 1: -1 1");
        assert_eq!(
            shown(Scalar::U64, &[255; 8]),
            "1 u64 from 18446744073709551615 to 18446744073709551615: 18446744073709551615"
        );
        assert_eq!(shown(Scalar::F32, &[]), "0 f32");
    }

    #[test]
    fn a_nan_is_in_no_range() {
        let numbers = [f32::NAN, f32::INFINITY, -1.0]
            .map(f32::to_le_bytes)
            .concat();
        let summary = Summary::of(Scalar::F32, &numbers).unwrap();
        assert_eq!(summary.to_string(), "3 f32 from -1 to inf: NaN inf -1");
        let json = json!({"count": 3, "min": -1.0, "max": "inf", "first": ["NaN", "inf", -1.0]});
        assert_eq!(summary.json(), json);
    }
}
