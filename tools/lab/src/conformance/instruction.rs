//! An instruction of a table: a piece of GIR text, its types, and its reference in Rust.
//!
//! Where GIR leaves the value open (division by zero, shifts by the width and more, conversions
//! that do not fit), the expected value is the one that the reference of `mir` and `lir` promises.
//!
//! A computed NaN may have any payload and sign: the result must be a NaN. Where bits only move
//! (`mov`, `bitcast`, `select`, `load`, `store`) they must arrive unchanged, those of NaNs too.

use half::f16;

use super::table::{Table, Type};

/// An instruction, and its expected result.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// Instructions that define `%r` from `%x` and `%y`; `%at` points to the place of the result. `#`
    /// in a label stands for a number that makes it unique.
    pub body: &'static str,
    /// Types of `%x`, `%y` and `%r`.
    pub types: [Type; 3],
    /// The bits of the result, from those of the operands.
    pub expected: fn(u64, u64) -> u64,
    /// How results are compared.
    pub equality: Equality,
}

/// Instructions that a table lists together.
#[derive(Clone, Debug)]
pub struct Group {
    /// The group's name in the table.
    pub name: &'static str,
    /// The instructions.
    pub instructions: Vec<Instruction>,
}

/// Comparison of results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Equality {
    /// All bits.
    Bits,
    /// All bits, but any two NaNs are equal.
    AnyNan,
    /// At most this many floats apart; any two NaNs are equal.
    Within(i64),
}

impl Equality {
    /// All bits, but any two NaNs are equal, and so are the two zeros.
    pub const EITHER_ZERO: Self = Self::Within(0);
    /// The bound of most functions.
    pub const WITHIN_4: Self = Self::Within(4);
    /// The bound of powers.
    pub const WITHIN_16: Self = Self::Within(16);

    /// Whether a result is accepted for the expected one.
    #[must_use]
    pub fn holds(self, ty: Type, actual: u64, expected: u64) -> bool {
        let both_nan = || ty.is_nan(actual) && ty.is_nan(expected);
        match self {
            Self::Bits => actual == expected,
            Self::AnyNan => actual == expected || both_nan(),
            Self::Within(count) => both_nan() || between(ty, actual, expected, count),
        }
    }

    /// The expected result that is the same on every machine: NaNs, and zeros of either sign, are normalised where
    /// they count as equal; none for results judged by a bound.
    #[must_use]
    pub fn settled(self, ty: Type, expected: u64) -> Option<u64> {
        let magnitude = expected & !(1 << (8 * ty.size() - 1));
        match self {
            Self::Bits => Some(expected),
            Self::Within(1..) => None,
            _ if ty.is_nan(expected) => Some(u64::MAX),
            Self::Within(_) if magnitude == 0 => Some(0),
            _ => Some(expected),
        }
    }
}

/// Whether two floats are at most `count` floats apart; infinity is near only itself.
fn between(ty: Type, actual: u64, expected: u64, count: i64) -> bool {
    let sign = 1 << (8 * ty.size() - 1);
    let position = |bits: u64| {
        let magnitude = (bits & !sign) as i64;
        if bits & sign == 0 {
            magnitude
        } else {
            -magnitude
        }
    };
    let is_far = |bits: u64| ty.is_nan((bits & !sign) + 1) || ty.is_nan(bits);
    let distance = position(actual).abs_diff(position(expected));
    distance <= count.unsigned_abs() && is_far(actual) == is_far(expected)
}

impl Instruction {
    /// Whether the instruction uses a name.
    #[must_use]
    pub fn reads(&self, name: &str) -> bool {
        names(self.body).any(|(_, found)| found == name)
    }

    /// Describes a wrong result; none if it is right.
    #[must_use]
    pub fn compare(&self, (x, y): (u64, u64), actual: u64) -> Option<String> {
        let [x_type, y_type, r_type] = self.types;
        let expected = (self.expected)(x, y);
        (!self.equality.holds(r_type, actual, expected)).then(|| {
            format!(
                "%x = {}, %y = {}: %r = {}, expected {}",
                x_type.show(x),
                y_type.show(y),
                r_type.show(actual),
                r_type.show(expected),
            )
        })
    }

    /// The body with names and labels made unique by a number, and the given operands.
    #[must_use]
    pub fn text(&self, number: usize, operands: [&str; 2]) -> String {
        let mut text = String::new();
        let mut end = 0;
        for (start, name) in names(self.body) {
            text.push_str(&self.body[end..start]);
            match ["%x", "%y"].iter().position(|&operand| operand == name) {
                Some(operand) => text.push_str(operands[operand]),
                None => text.push_str(&format!("{name}{number}")),
            }
            end = start + name.len();
        }
        text.push_str(&self.body[end..]);
        text.replace('#', &number.to_string())
    }
}

/// The names of values in GIR text, and their positions.
pub fn names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('%').map(move |(start, _)| {
        let rest = &text[start + 1..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric());
        (start, &text[start..=start + length.unwrap_or(rest.len())])
    })
}

/// A Rust type that stands for a GIR type.
pub trait Bits {
    /// The value with these bits; excess high bits are ignored.
    fn of(bits: u64) -> Self;
    /// The bits.
    fn bits(self) -> u64;
}

macro_rules! bits {
    ($($ty:ident $unsigned:ident $of:expr, $bits:expr;)+) => {$(
        impl Bits for $ty {
            fn of(bits: u64) -> Self {
                $of(bits as $unsigned)
            }

            fn bits(self) -> u64 {
                u64::from($bits(self))
            }
        }
    )+};
}
bits! {
    i8 u8 |bits| bits as i8, |value| value as u8;
    i16 u16 |bits| bits as i16, |value| value as u16;
    i32 u32 |bits| bits as i32, |value| value as u32;
    i64 u64 |bits| bits as i64, |value| value as u64;
    u8 u8 std::convert::identity, std::convert::identity::<u8>;
    u16 u16 std::convert::identity, std::convert::identity::<u16>;
    u32 u32 std::convert::identity, std::convert::identity::<u32>;
    u64 u64 std::convert::identity, std::convert::identity::<u64>;
    f16 u16 f16::from_bits, f16::to_bits;
    f32 u32 f32::from_bits, f32::to_bits;
    f64 u64 f64::from_bits, f64::to_bits;
}

/// A function of one or two Rust types, applied to their bits.
#[macro_export]
macro_rules! on_bits {
    ($x:ty, $function:expr) => {
        $crate::on_bits!($x, $x, $function)
    };
    ($x:ty, $y:ty, $function:expr) => {
        |x, y| {
            use $crate::conformance::instruction::Bits;
            let function: fn($x, $y) -> _ = $function;
            Bits::bits(function(<$x>::of(x), <$y>::of(y)))
        }
    };
}
pub use on_bits as on;

/// Defines a function that lists the instructions of a table.
macro_rules! instructions {
    ($name:ident, $equality:ident: $($body:expr, $types:expr => $expected:expr;)+) => {
        pub(super) fn $name() -> $crate::conformance::instruction::Group {
            use $crate::conformance::instruction::{Equality, Group, Instruction};
            Group {
                name: stringify!($name),
                instructions: vec![$(Instruction {
                    body: $body,
                    types: $types,
                    expected: $expected,
                    equality: Equality::$equality,
                },)+],
            }
        }
    };
}
pub(super) use instructions;
