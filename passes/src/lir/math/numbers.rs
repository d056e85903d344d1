//! What the functions are written in: floats, words of 32 bits and truth values.
//!
//! A function is generic over these, so that one text builds operations
//! ([`super::emit`]) and, in tests, computes on the host ([`super::host`]).
//! Floats are added, subtracted and multiplied, rounding to nearest even; words
//! wrap around; shifts count modulo 32. The target's own quotient is an estimate
//! that no result may depend on.

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Shl, Shr, Sub};

/// The sign of an f32.
pub const SIGN: u32 = 1 << 31;
/// All bits of an f32 but the sign.
pub const MAGNITUDE: u32 = SIGN - 1;
/// Positive infinity; what is above is a NaN.
pub const INFINITY: u32 = 0x7f80_0000;
/// A quiet NaN.
pub const NAN: u32 = 0x7fc0_0000;
/// 1
pub const ONE: u32 = 0x3f80_0000;

/// A truth value.
pub trait Bit: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {}

/// A word of 32 bits, unsigned or in two's complement.
pub trait Word:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<Output = Self>
    + Shr<Output = Self>
    + Add<u32, Output = Self>
    + Sub<u32, Output = Self>
    + BitAnd<u32, Output = Self>
    + BitOr<u32, Output = Self>
    + BitXor<u32, Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The floats that go with it.
    type Real: Real<Word = Self, Bit = Self::Bit>;
    /// The truth values that go with it.
    type Bit: Bit;

    /// A constant of the same machine.
    fn constant(self, value: u32) -> Self;
    /// The upper half of the product.
    fn mul_high(self, other: Self) -> Self;
    /// The number of leading zeros.
    fn leading_zeros(self) -> Self;
    /// `self == other`
    fn equals(self, other: u32) -> Self::Bit;
    /// `self < other`, unsigned.
    fn below(self, other: Self) -> Self::Bit;
    /// `self > other`, unsigned.
    fn above(self, other: u32) -> Self::Bit;
    /// Whether the highest bit is set.
    fn is_negative(self) -> Self::Bit;
    /// `self` if `condition`, else `other`.
    fn select(condition: Self::Bit, yes: Self, no: Self) -> Self;
    /// The float with these bits.
    fn as_real(self) -> Self::Real;
    /// The nearest float to the signed value.
    fn to_real(self) -> Self::Real;

    /// The lesser one, unsigned.
    fn at_most(self, limit: u32) -> Self {
        Self::select(self.above(limit), self.constant(limit), self)
    }
    /// 1 if the condition holds, else 0.
    fn one_if(self, condition: Self::Bit) -> Self {
        Self::select(condition, self.constant(1), self.constant(0))
    }
}

/// A float of 32 bits.
pub trait Real:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Neg<Output = Self>
    + Add<f32, Output = Self>
    + Sub<f32, Output = Self>
    + Mul<f32, Output = Self>
{
    /// The words that go with it.
    type Word: Word<Real = Self, Bit = Self::Bit>;
    /// The truth values that go with it.
    type Bit: Bit;

    /// A constant of the same machine.
    fn constant(self, value: f32) -> Self;
    /// The quotient as the target computes it: within 3 units in the last place for
    /// operands in [1, 2].
    fn estimated_quotient(self, divisor: Self) -> Self;
    /// The bits.
    fn bits(self) -> Self::Word;
    /// The nearest integer, halves to the even one.
    fn round_even(self) -> Self;
    /// The integer part, in two's complement; some word if it does not fit.
    fn integer_part(self) -> Self::Word;
    /// `self < other`; false for a NaN.
    fn below(self, other: f32) -> Self::Bit;
    /// `self > other`; false for a NaN.
    fn above(self, other: f32) -> Self::Bit;
    /// `yes` if `condition`, else `no`.
    fn select(condition: Self::Bit, yes: Self, no: Self) -> Self;

    /// Moved into a range; a NaN stays.
    fn clamp(self, lo: f32, hi: f32) -> Self {
        let raised = Self::select(self.below(lo), self.constant(lo), self);
        Self::select(self.above(hi), self.constant(hi), raised)
    }
}

/// `c[0] + x * (c[1] + x * (…))`
pub fn polynomial<R: Real>(x: R, coefficients: &[f32]) -> R {
    let mut terms = coefficients.iter().rev();
    let highest = x.constant(terms.next().copied().unwrap_or(0.0));
    terms.fold(highest, |sum, &coefficient| sum * x + coefficient)
}

/// `1 / d` within some units in the last place, for `d` in [1, 2].
pub fn reciprocal<R: Real>(d: R) -> R {
    // The line with the least error, 1/17; a step of Newton squares the error.
    let mut y = d * (-8.0 / 17.0) + 24.0 / 17.0;
    for _ in 0..3 {
        y = y + y * (-(d * y) + 1.0);
    }
    y
}
