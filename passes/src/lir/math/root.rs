//! The correctly rounded square root, and the reciprocal square root.

use super::{
    numbers::{Real, Word, power_of_2},
    parts::{pack, unpack},
};

/// A positive finite float as `mantissa * 2^(2 * (exponent - BIAS) - FRACTION_BITS)`, the mantissa
/// with its leading bit at its usual position or one above.
struct Square<W> {
    exponent: W,
    mantissa: W,
}

impl<W: Word> Square<W> {
    fn of(magnitude: W) -> Self {
        let parts = unpack(magnitude);
        // The bias is odd.
        let is_odd = (parts.exponent & 1).equals(0);
        let one = parts.mantissa.one_if(is_odd);
        Self {
            exponent: (parts.exponent + W::BIAS - one) >> 1,
            mantissa: W::select(is_odd, parts.mantissa << 1, parts.mantissa),
        }
    }

    /// `1 / sqrt(mantissa * 2^-FRACTION_BITS)` within 1.5 ulp, in (0.5, 1].
    fn inverse_root(&self) -> W::Real {
        let x = self.mantissa.to_real() * power_of_2(-(W::FRACTION_BITS as i64));
        // Halving the exponent approximates the logarithm of the root: 3.5 % off.
        let (offset, steps) = W::by_format((0x5f37_59df, 3), (0x5fe6_eb50_c7b5_37a9, 4));
        let estimate = (x.bits().constant(offset) - (x.bits() >> 1)).as_real();
        (0..steps).fold(estimate, |y, _| y + y * (-(x * y * y) + 1.0) * 0.5)
    }
}

/// `sqrt(x)`
pub fn sqrt<R: Real>(x: R) -> R {
    let bits = x.bits();
    // Zeros, infinity and NaNs are their own roots.
    let is_itself = (bits & R::Word::MAGNITUDE).equals(0) | bits.equals(R::Word::INFINITY);
    let is_nan = bits.is_negative() | bits.above(R::Word::INFINITY);
    let root = R::Word::select(is_nan, bits.constant(R::Word::NAN), positive(bits));
    R::Word::select(is_itself, bits, root).as_real()
}

/// The root of a positive finite float, given and returned as bits: estimated by floats and
/// corrected by the remainder of the square, as in a division.
fn positive<W: Word>(x: W) -> W {
    let square = Square::of(x);
    let inverse = square.inverse_root();
    let estimate = (square.mantissa.to_real() * inverse * 2.0).integer_part();
    // The root has one bit more than the result, for rounding.
    let bits = W::PRECISION + 1;
    let radicand = square.mantissa << bits;
    let rest = radicand - estimate * estimate;
    let unit = power_of_2(-(bits as i64));
    let steps = (rest.to_real() * inverse * unit + 16.0).integer_part() - 16;
    let root = estimate + steps;
    let rest = radicand - root * root;
    // Adding one unit adds the old and the new root to the square.
    let is_high = rest.is_negative();
    let rest = W::select(is_high, rest + root + root - 1, rest);
    let root = root - root.one_if(is_high);
    let is_low = (root + root).below(rest);
    let rest = W::select(is_low, rest - root - root - 1, rest);
    let root = root + root.one_if(is_low);
    let inexact = rest.one_if(!rest.equals(0));
    pack(square.exponent, (root << (W::SPARE_BITS - 1)) | inexact)
}

/// `1 / sqrt(x)`
pub fn rsqrt<R: Real>(x: R) -> R {
    let bits = x.bits();
    let is_zero = (bits & R::Word::MAGNITUDE).equals(0);
    let is_infinite = bits.equals(R::Word::INFINITY);
    let is_nan = bits.above(R::Word::INFINITY) & !is_zero;
    let root = inverse_root(bits).bits();
    let root = R::Word::select(is_infinite, bits.constant(0), root);
    let root = R::Word::select(is_nan, bits.constant(R::Word::NAN), root);
    R::Word::select(is_zero, (bits & R::Word::SIGN) | R::Word::INFINITY, root).as_real()
}

/// `1 / sqrt(x)` within 1.5 ulp for a positive finite float, given as bits.
pub fn inverse_root<W: Word>(bits: W) -> W::Real {
    let square = Square::of(bits);
    let scale = (bits.constant(2 * W::BIAS) - square.exponent) << W::FRACTION_BITS;
    square.inverse_root() * scale.as_real()
}
