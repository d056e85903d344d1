//! The square root, correctly rounded, and its reciprocal.

use super::{
    numbers::{INFINITY, MAGNITUDE, NAN, Real, SIGN, Word},
    parts::{pack, unpack},
};

/// A positive finite float as `mantissa * 2^-23 * 2^(2 * (exponent - 127))`, the
/// mantissa in [2^23, 2^25).
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
            exponent: (parts.exponent + 127 - one) >> 1,
            mantissa: W::select(is_odd, parts.mantissa << 1, parts.mantissa),
        }
    }

    /// `1 / sqrt(mantissa * 2^-23)` within 1.5 ulp, in (0.5, 1].
    fn inverse_root(&self) -> W::Real {
        let x = self.mantissa.to_real() * 2.0_f32.powi(-23);
        // Halving the exponent is nearly the logarithm of the root: 3.5 % off.
        let mut y = (x.bits().constant(0x5f37_59df) - (x.bits() >> 1)).as_real();
        for _ in 0..3 {
            y = y + y * (-(x * y * y) + 1.0) * 0.5;
        }
        y
    }
}

/// `sqrt(x)`
pub fn sqrt<R: Real>(x: R) -> R {
    let bits = x.bits();
    // Zeros, infinity and NaNs are their own roots.
    let is_itself = (bits & MAGNITUDE).equals(0) | bits.equals(INFINITY);
    let is_nan = bits.is_negative() | bits.above(INFINITY);
    let root = R::Word::select(is_nan, bits.constant(NAN), positive(bits));
    R::Word::select(is_itself, bits, root).as_real()
}

/// The root of a positive finite float, given and returned as bits: estimated by
/// floats and corrected by what remains of the square, as in a division.
fn positive<W: Word>(x: W) -> W {
    let square = Square::of(x);
    let inverse = square.inverse_root();
    let estimate = (square.mantissa.to_real() * inverse * 2.0).integer_part();
    let rest = (square.mantissa << 25) - estimate * estimate;
    let steps = (rest.to_real() * inverse * 2.0_f32.powi(-25) + 16.0).integer_part() - 16;
    let root = estimate + steps;
    let rest = (square.mantissa << 25) - root * root;
    // One more unit costs the old and the new root.
    let is_high = rest.is_negative();
    let rest = W::select(is_high, rest + root + root - 1, rest);
    let root = root - root.one_if(is_high);
    let is_low = (root + root).below(rest);
    let rest = W::select(is_low, rest - root - root - 1, rest);
    let root = root + root.one_if(is_low);
    let inexact = rest.one_if(!rest.equals(0));
    pack(square.exponent, (root << 7) | inexact)
}

/// `1 / sqrt(x)`
pub fn rsqrt<R: Real>(x: R) -> R {
    let bits = x.bits();
    let is_zero = (bits & MAGNITUDE).equals(0);
    let is_infinite = bits.equals(INFINITY);
    let is_nan = bits.above(INFINITY) & !is_zero;
    let square = Square::of(bits);
    let scale = ((bits.constant(254) - square.exponent) << 23).as_real();
    let root = (square.inverse_root() * scale).bits();
    let root = R::Word::select(is_infinite, bits.constant(0), root);
    let root = R::Word::select(is_nan, bits.constant(NAN), root);
    R::Word::select(is_zero, (bits & SIGN) | INFINITY, root).as_real()
}
