//! A float taken apart and put together with one rounding.

use super::numbers::{INFINITY, Word};

/// The float `mantissa * 2^(exponent - 150)`, the mantissa in [2^23, 2^24).
pub struct Parts<W> {
    /// Biased, in two's complement: below 1 for a subnormal number.
    pub exponent: W,
    /// With the leading bit.
    pub mantissa: W,
}

/// Takes apart the bits of a positive finite float; of a zero the mantissa is 0.
pub fn unpack<W: Word>(magnitude: W) -> Parts<W> {
    let exponent = magnitude >> 23;
    let is_subnormal = exponent.equals(0);
    let shift = magnitude.leading_zeros() - 8;
    let normal = (magnitude & 0x007f_ffff) | 0x0080_0000;
    Parts {
        exponent: W::select(is_subnormal, shift.constant(1) - shift, exponent),
        mantissa: W::select(is_subnormal, magnitude << shift, normal),
    }
}

/// The bits of `significand * 2^(exponent - 158)`, rounded to nearest even.
/// The significand is in [2^31, 2^32), its lowest bit says whether anything is
/// below; the exponent is below 500.
pub fn pack<W: Word>(exponent: W, significand: W) -> W {
    let below_normal = exponent - 1;
    let is_subnormal = below_normal.is_negative();
    let shift = (exponent.constant(1) - exponent).at_most(31);
    let none = shift.constant(0);
    let kept = shift_right_sticky(significand, W::select(is_subnormal, shift, none));
    let base = W::select(is_subnormal, none, below_normal << 23);
    let mantissa = kept >> 8;
    let up = ((kept & 0xff) + 0x7f + (mantissa & 1)) >> 8;
    (base + mantissa + up).at_most(INFINITY)
}

/// A shift by less than 32 that keeps in the lowest bit whether anything is lost.
fn shift_right_sticky<W: Word>(word: W, amount: W) -> W {
    let kept = word >> amount;
    let lost = (kept << amount) ^ word;
    let is_exact = lost.equals(0);
    W::select(is_exact, kept, kept | 1)
}
