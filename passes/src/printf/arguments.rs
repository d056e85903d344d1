//! Types of arguments, and the conversions that take them.

use super::format::{Conversion, Format, Kind, Length};

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// An integer of 1, 8, 16, 32 or 64 bits.
    Integer(u32),
    /// A float of IEEE 754, of 16, 32 or 64 bits.
    Float(u32),
    /// A bfloat16.
    BFloat,
}

/// The type of an argument: a number, or a vector of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgumentType {
    /// The number, or that of a lane.
    pub number: Number,
    /// The lanes of a vector.
    pub lanes: Option<u32>,
}

impl Number {
    /// Bits in memory.
    pub fn bits(self) -> u32 {
        match self {
            Self::Integer(bits) | Self::Float(bits) => bits,
            Self::BFloat => 16,
        }
    }

    /// The words of a number in a record.
    pub fn words(self) -> usize {
        if self.bits() > 32 { 2 } else { 1 }
    }
}

impl ArgumentType {
    /// The words of an argument in a record.
    pub fn words(self) -> usize {
        self.number.words() * self.lanes.unwrap_or(1) as usize
    }
}

impl std::fmt::Display for ArgumentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let number = match self.number {
            Number::Integer(bits) => format!("i{bits}"),
            Number::Float(bits) => format!("f{bits}"),
            Number::BFloat => "bf16".to_owned(),
        };
        match self.lanes {
            Some(lanes) => write!(f, "vec{lanes}<{number}>"),
            None => f.write_str(&number),
        }
    }
}

impl std::str::FromStr for ArgumentType {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let unknown = || format!("'{text}' is no type of an argument");
        let (lanes, number) = match text.strip_prefix("vec") {
            Some(rest) => {
                let (lanes, number) = rest.split_once('<').ok_or_else(unknown)?;
                let number = number.strip_suffix('>').ok_or_else(unknown)?;
                let lanes = lanes.parse().map_err(|_| unknown())?;
                (Some(lanes), number)
            }
            None => (None, text),
        };
        let number = match number {
            "i1" => Number::Integer(1),
            "i8" => Number::Integer(8),
            "i16" => Number::Integer(16),
            "i32" => Number::Integer(32),
            "i64" => Number::Integer(64),
            "f16" => Number::Float(16),
            "f32" => Number::Float(32),
            "f64" => Number::Float(64),
            "bf16" => Number::BFloat,
            _ => return Err(unknown()),
        };
        match lanes {
            Some(0 | 17..) => Err(unknown()),
            lanes => Ok(Self { number, lanes }),
        }
    }
}

impl Format {
    /// Checks the types of the arguments.
    ///
    /// # Errors
    /// The first argument that does not fit, and a remedy.
    pub fn check(&self, arguments: &[ArgumentType]) -> Result<(), String> {
        let mut rest = arguments.iter();
        let mut position = 0;
        let mut taken = || {
            position += 1;
            (position, rest.next().copied())
        };
        for conversion in self.conversions() {
            let text = &conversion.text;
            for _ in 0..conversion.stars() {
                match taken() {
                    (_, Some(found)) if found.lanes.is_none() && is_int(found.number) => {}
                    (position, found) => {
                        return Err(mismatch(text, position, found, "an i32 for '*'", None));
                    }
                }
            }
            let (position, found) = taken();
            if !found.is_some_and(|found| conversion.takes(found)) {
                let advice = found.and_then(|found| conversion.better(found));
                return Err(mismatch(
                    text,
                    position,
                    found,
                    &conversion.wanted(),
                    advice,
                ));
            }
        }
        match rest.len() {
            0 => Ok(()),
            more => Err(format!(
                "has {} for a format that takes {}; write a conversion for each",
                count(arguments.len()),
                arguments.len() - more
            )),
        }
    }
}

/// Whether a number is promoted to C's int.
fn is_int(number: Number) -> bool {
    matches!(number, Number::Integer(bits) if bits <= 32)
}

fn count(arguments: usize) -> String {
    match arguments {
        1 => "1 argument".to_owned(),
        arguments => format!("{arguments} arguments"),
    }
}

fn mismatch(
    text: &str,
    position: usize,
    found: Option<ArgumentType>,
    wanted: &str,
    advice: Option<String>,
) -> String {
    match found {
        Some(found) => {
            let advice = advice.unwrap_or_else(|| "convert it first".to_owned());
            format!(
                "prints argument {position} of type {found} by '{text}', which takes {wanted}; {advice}"
            )
        }
        None => format!("has no argument {position} for '{text}', which takes {wanted}; add it"),
    }
}

impl Conversion {
    /// Whether it converts arguments of a type.
    fn takes(&self, found: ArgumentType) -> bool {
        if self.lanes != found.lanes {
            return false;
        }
        match (self.kind, found.number) {
            (Kind::Float { .. }, Number::Float(bits)) => match (self.lanes, self.length) {
                (None, _) | (_, Length::None) => true,
                (_, length) => length.bits() == Some(bits),
            },
            (Kind::Float { .. }, Number::BFloat) => {
                self.lanes.is_none() || self.length == Length::None
            }
            (Kind::Float { .. }, _) | (_, Number::Float(_) | Number::BFloat) => false,
            (Kind::Character, Number::Integer(bits)) => bits <= 32,
            (Kind::Pointer, Number::Integer(bits)) => bits >= 32,
            (_, Number::Integer(bits)) => match (self.lanes, self.length) {
                (_, Length::Long) => bits == 64,
                (Some(_), length) if length != Length::None => length.bits() == Some(bits),
                _ => bits <= 32,
            },
        }
    }

    /// The arguments that it converts, in words.
    fn wanted(&self) -> String {
        let number = match (self.kind, self.length) {
            (Kind::Float { .. }, length) if self.lanes.is_some() && length.bits().is_some() => {
                format!("f{}", length.bits().unwrap_or(32))
            }
            (Kind::Float { .. }, _) => "a float".to_owned(),
            (Kind::Pointer, _) => "an i64 or i32".to_owned(),
            (_, Length::Long) => "an i64".to_owned(),
            (_, length) if self.lanes.is_some() && length.bits().is_some() => {
                format!("i{}", length.bits().unwrap_or(32))
            }
            _ => "an integer of up to 32 bits".to_owned(),
        };
        match self.lanes {
            Some(lanes) => format!("a vector of {lanes} lanes, each {number}"),
            None => number,
        }
    }

    /// A conversion for an argument that this one does not take.
    fn better(&self, found: ArgumentType) -> Option<String> {
        if self.lanes.is_none() && found.lanes.is_some() {
            let lanes = found.lanes?;
            return Some(format!("print its elements, or write '%v{lanes}…'"));
        }
        if self.lanes != found.lanes {
            return None;
        }
        let (start, letter) = self.text.split_at(self.text.len() - 1);
        let start = start.trim_end_matches(['h', 'l', 'j', 'z', 't']);
        match (self.kind, found.number) {
            (Kind::Float { .. }, Number::Integer(64)) => Some(format!("write '{start}lld'")),
            (Kind::Float { .. }, Number::Integer(_)) => Some(format!("write '{start}d'")),
            (Kind::Pointer | Kind::Character, _) => None,
            (_, Number::Float(_) | Number::BFloat) => Some(format!("write '{start}f'")),
            (_, Number::Integer(64)) => Some(format!("write '{start}ll{letter}'")),
            (_, Number::Integer(_)) => Some(format!("write '{start}{letter}'")),
        }
    }
}
