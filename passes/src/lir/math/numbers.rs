//! The number types of the functions: floats, words of the same width, and truth values.
//!
//! The functions are generic over these, so that one source builds operations ([`super::emit`]) and
//! computes on the host ([`super::host`]), for f32 and f64. Floats are added, subtracted and
//! multiplied, rounding to nearest even; words wrap around; shift amounts are taken modulo the
//! width. The target's own quotient is an estimate that no result may depend on.
//!
//! Constants are given as `f64` and `u64` for both formats. Float constants round to the format;
//! word constants must fit.

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Shl, Shr, Sub};

/// A truth value.
pub trait Bit: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {}

/// A word as wide as a float, unsigned or in two's complement.
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
    + Add<u64, Output = Self>
    + Sub<u64, Output = Self>
    + BitAnd<u64, Output = Self>
    + BitOr<u64, Output = Self>
    + BitXor<u64, Output = Self>
    + Shl<u64, Output = Self>
    + Shr<u64, Output = Self>
{
    /// The matching floats.
    type Real: Real<Word = Self, Bit = Self::Bit>;
    /// The matching truth values.
    type Bit: Bit;

    /// The number of bits.
    const BITS: u64;
    /// The number of bits in the mantissa of a float, with the leading one.
    const PRECISION: u64;

    /// The number of stored bits of the mantissa, and so the position of the exponent.
    const FRACTION_BITS: u64 = Self::PRECISION - 1;
    /// The number of bits of a word beyond a mantissa.
    const SPARE_BITS: u64 = Self::BITS - Self::PRECISION;
    /// The sign of a float.
    const SIGN: u64 = 1 << (Self::BITS - 1);
    /// All bits of a float but the sign.
    const MAGNITUDE: u64 = Self::SIGN - 1;
    /// The leading bit of the mantissa, which is not stored.
    const LEADING: u64 = 1 << Self::FRACTION_BITS;
    /// The bits of the mantissa that are stored.
    const FRACTION: u64 = Self::LEADING - 1;
    /// Positive infinity; greater bit patterns are NaNs.
    const INFINITY: u64 = Self::MAGNITUDE - Self::FRACTION;
    /// A quiet NaN.
    const NAN: u64 = Self::INFINITY | Self::LEADING >> 1;
    /// The stored exponent of 1.
    const BIAS: u64 = Self::INFINITY >> (Self::FRACTION_BITS + 1);
    /// 1
    const ONE: u64 = Self::BIAS << Self::FRACTION_BITS;

    /// A constant of the same implementation.
    fn constant(self, value: u64) -> Self;
    /// The upper half of the product.
    fn mul_high(self, other: Self) -> Self;
    /// The number of leading zeros.
    fn leading_zeros(self) -> Self;
    /// `self == other`
    fn equals(self, other: u64) -> Self::Bit;
    /// `self < other`, unsigned.
    fn below(self, other: Self) -> Self::Bit;
    /// `self > other`, unsigned.
    fn above(self, other: u64) -> Self::Bit;
    /// Whether the highest bit is set.
    fn is_negative(self) -> Self::Bit;
    /// `yes` if `condition`, else `no`.
    fn select(condition: Self::Bit, yes: Self, no: Self) -> Self;
    /// The float with these bits.
    fn as_real(self) -> Self::Real;
    /// The nearest float to the signed value.
    fn to_real(self) -> Self::Real;

    /// The minimum with a limit, unsigned.
    fn at_most(self, limit: u64) -> Self {
        Self::select(self.above(limit), self.constant(limit), self)
    }
    /// 1 if the condition holds, else 0.
    fn one_if(self, condition: Self::Bit) -> Self {
        Self::select(condition, self.constant(1), self.constant(0))
    }
    /// Chooses a value by format, f32 or f64.
    fn by_format<T>(single: T, double: T) -> T {
        if Self::BITS == 32 { single } else { double }
    }
    /// The nearest float of the format.
    fn nearest(value: f64) -> f64 {
        Self::by_format(f64::from(value as f32), value)
    }
    /// The bits of the nearest float.
    fn bits_of(value: f64) -> u64 {
        Self::by_format(u64::from((value as f32).to_bits()), value.to_bits())
    }
}

/// A float, of 32 or 64 bits.
pub trait Real:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Neg<Output = Self>
    + Add<f64, Output = Self>
    + Sub<f64, Output = Self>
    + Mul<f64, Output = Self>
{
    /// The matching words.
    type Word: Word<Real = Self, Bit = Self::Bit>;
    /// The matching truth values.
    type Bit: Bit;

    /// A constant of the same implementation.
    fn constant(self, value: f64) -> Self;
    /// The target's quotient: within 3 units in the last place of an f32 for operands in [1, 2].
    fn estimated_quotient(self, divisor: Self) -> Self;
    /// The bits.
    fn bits(self) -> Self::Word;
    /// The nearest integer, halves to the even one.
    fn round_even(self) -> Self;
    /// The integer part, in two's complement; unspecified if it does not fit.
    fn integer_part(self) -> Self::Word;
    /// `self < other`; false for a NaN.
    fn below(self, other: f64) -> Self::Bit;
    /// `self > other`; false for a NaN.
    fn above(self, other: f64) -> Self::Bit;
    /// `yes` if `condition`, else `no`.
    fn select(condition: Self::Bit, yes: Self, no: Self) -> Self;

    /// Clamps to a range; a NaN stays.
    fn clamp(self, [lo, hi]: [f64; 2]) -> Self {
        let raised = Self::select(self.below(lo), self.constant(lo), self);
        Self::select(self.above(hi), self.constant(hi), raised)
    }
}

/// `2^n`, a constant.
pub fn power_of_2(exponent: i64) -> f64 {
    2.0_f64.powi(exponent as i32)
}

/// `c[0] + x * (c[1] + x * (…))`
pub fn polynomial<R: Real>(x: R, coefficients: &[f64]) -> R {
    let mut terms = coefficients.iter().rev();
    let highest = x.constant(terms.next().copied().unwrap_or(0.0));
    terms.fold(highest, |sum, &coefficient| sum * x + coefficient)
}

/// `1 / d` to within a few units in the last place, for `d` in [1, 2].
pub fn reciprocal<R: Real>(d: R) -> R {
    // The linear approximation with the least error, 1/17.
    let line = d * (-8.0 / 17.0) + 24.0 / 17.0;
    (0..R::Word::by_format(3, 4)).fold(line, |y, _| closer_reciprocal(d, y))
}

/// `1 / d` to within a few units in the last place, for a positive normal `d` whose inverse is one.
pub fn inverse<R: Real>(d: R) -> R {
    let bits = d.bits();
    let normal = ((bits & R::Word::FRACTION) | R::Word::ONE).as_real();
    let exponent = bits.constant(2 * R::Word::BIAS) - (bits >> R::Word::FRACTION_BITS);
    reciprocal(normal) * (exponent << R::Word::FRACTION_BITS).as_real()
}

/// A Newton step toward `1 / d`, which squares the error of `y`.
pub fn closer_reciprocal<R: Real>(d: R, y: R) -> R {
    y + y * (-(d * y) + 1.0)
}
