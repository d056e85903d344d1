//! The remainder of a division that truncates, which is exact.

use super::{
    numbers::{Real, Word, inverse},
    parts::{pack, unpack},
};

/// `x - y * n` for the integer part `n` of `x / y`, with the sign of `x`: C's `fmod`.
pub fn fmod<R: Real>(x: R, y: R) -> R {
    let (infinity, nan) = (R::Word::INFINITY, R::Word::NAN);
    let sign = x.bits() & R::Word::SIGN;
    let (dividend, divisor) = (x.bits() & R::Word::MAGNITUDE, y.bits() & R::Word::MAGNITUDE);
    let is_itself = dividend.below(divisor);
    let is_nan = dividend.above(infinity - 1) | divisor.equals(0) | divisor.above(infinity);
    let rest = R::Word::select(is_itself, dividend, finite(dividend, divisor));
    R::Word::select(is_nan, sign.constant(nan), rest | sign).as_real()
}

/// The remainder of positive finite floats, the first at least as large, given and returned as bits.
///
/// With `x = a 2^d` and `y = b`, in units of the last place of `y`, it is the product of `a` and `2^d` modulo `b`.
/// The power is squared as often as the exponent has bits beyond those that make a number below `b` at once.
fn finite<W: Word>(x: W, y: W) -> W {
    let (x, y) = (unpack(x), unpack(y));
    let distance = x.exponent - y.exponent;
    let modulus = Modulus {
        value: y.mantissa,
        inverse: inverse(y.mantissa.to_real()),
    };
    let squarings = W::by_format(4, 6);
    let start = distance.constant(1) << (distance >> squarings);
    let power = (0..squarings).rev().fold(start, |power, bit| {
        let square = modulus.product(power, power);
        let doubled = square + square;
        let reduced = modulus.below_twice(doubled);
        let is_set = ((distance >> bit) & 1).equals(1);
        W::select(is_set, reduced, square)
    });
    let dividend = modulus.below_twice(x.mantissa);
    let rest = modulus.product(power, dividend);
    let zeros = rest.leading_zeros();
    let exponent = y.exponent + W::SPARE_BITS - zeros;
    W::select(rest.equals(0), rest, pack(exponent, rest << zeros))
}

/// A mantissa, whose leading bit is set.
struct Modulus<W: Word> {
    value: W,
    inverse: W::Real,
}

impl<W: Word> Modulus<W> {
    /// The product modulo the value. Floats estimate the quotient; the remainder is exact modulo the width of the
    /// words, and at most a few times the value.
    fn product(&self, x: W, y: W) -> W {
        let estimate = (x.to_real() * self.inverse * y.to_real()).integer_part();
        let rest = x * y - estimate * self.value;
        let steps = (rest.to_real() * self.inverse + 64.0).integer_part() - 64;
        let rest = rest - steps * self.value;
        // A truncated quotient may be one off in either direction.
        let rest = W::select(rest.is_negative(), rest + self.value, rest);
        self.below_twice(rest)
    }

    /// The remainder of a number below twice the value.
    fn below_twice(&self, x: W) -> W {
        W::select(x.below(self.value), x, x - self.value)
    }
}
