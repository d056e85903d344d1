//! Unpacking a float, and packing it with a single rounding.

use super::numbers::{Real, Word, power_of_2};

/// The float `mantissa * 2^(exponent - BIAS - FRACTION_BITS)`, the mantissa with its leading bit at
/// its usual position.
pub struct Parts<W> {
    /// Biased, in two's complement: below 1 for a subnormal number.
    pub exponent: W,
    /// With the leading bit.
    pub mantissa: W,
}

/// Unpacks the bits of a positive finite float; the mantissa of zero is 0.
pub fn unpack<W: Word>(magnitude: W) -> Parts<W> {
    let exponent = magnitude >> W::FRACTION_BITS;
    let is_subnormal = exponent.equals(0);
    let shift = magnitude.leading_zeros() - W::SPARE_BITS;
    Parts {
        exponent: W::select(is_subnormal, shift.constant(1) - shift, exponent),
        mantissa: W::select(is_subnormal, magnitude << shift, mantissa(magnitude)),
    }
}

/// The mantissa of a normal number.
pub fn mantissa<W: Word>(magnitude: W) -> W {
    (magnitude & W::FRACTION) | W::LEADING
}

/// The bits of `significand * 2^(exponent - BIAS - BITS + 1)`, rounded to nearest even. The highest
/// bit of the significand is set, its lowest bit is sticky; the exponent is less than twice that of
/// infinity.
pub fn pack<W: Word>(exponent: W, significand: W) -> W {
    let below_normal = exponent - 1;
    let is_subnormal = below_normal.is_negative();
    let shift = (exponent.constant(1) - exponent).at_most(W::BITS - 1);
    let none = shift.constant(0);
    let kept = shift_right_sticky(significand, W::select(is_subnormal, shift, none));
    let base = W::select(is_subnormal, none, below_normal << W::FRACTION_BITS);
    let mantissa = kept >> W::SPARE_BITS;
    let unit = 1 << W::SPARE_BITS;
    let up = ((kept & (unit - 1)) + (unit / 2 - 1) + (mantissa & 1)) >> W::SPARE_BITS;
    (base + mantissa + up).at_most(W::INFINITY)
}

/// A right shift by less than the width whose lowest result bit is sticky.
fn shift_right_sticky<W: Word>(word: W, amount: W) -> W {
    let kept = word >> amount;
    let lost = (kept << amount) ^ word;
    let is_exact = lost.equals(0);
    W::select(is_exact, kept, kept | 1)
}

/// The value of an odd function `x + c x^3 + …`, with `c` at most 1/3, from its value for the magnitude: with the
/// sign of the argument. Small arguments and NaNs are their own values.
pub fn odd<R: Real>(x: R, of_magnitude: R) -> R {
    let magnitude = x.bits() & R::Word::MAGNITUDE;
    let limit = R::Word::bits_of(power_of_2(-((R::Word::PRECISION as i64 + 2) / 2)));
    let is_itself = magnitude.below(magnitude.constant(limit));
    let value = R::Word::select(is_itself, magnitude, of_magnitude.bits());
    let is_nan = magnitude.above(R::Word::INFINITY);
    let value = value | (x.bits() & R::Word::SIGN);
    R::Word::select(is_nan, value.constant(R::Word::NAN), value).as_real()
}

/// The magnitude of a float.
pub fn magnitude<R: Real>(x: R) -> R {
    (x.bits() & R::Word::MAGNITUDE).as_real()
}
