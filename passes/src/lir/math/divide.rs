//! Correctly rounded division.

use super::{
    numbers::{Real, Word, closer_reciprocal, power_of_2},
    parts::{pack, unpack},
};

/// `x / y`
pub fn divide<R: Real>(x: R, y: R) -> R {
    let (infinity, magnitude) = (R::Word::INFINITY, R::Word::MAGNITUDE);
    let sign = (x.bits() ^ y.bits()) & R::Word::SIGN;
    let (x, y) = (x.bits() & magnitude, y.bits() & magnitude);
    let is_infinite = x.equals(infinity) | y.equals(0);
    let is_zero = x.equals(0) | y.equals(infinity);
    let is_nan = x.above(infinity) | y.above(infinity) | (is_infinite & is_zero);
    let constant = |value| sign.constant(value);
    let quotient = R::Word::select(is_zero, constant(0), finite(x, y));
    let quotient = R::Word::select(is_infinite, constant(infinity), quotient);
    R::Word::select(is_nan, constant(R::Word::NAN), quotient | sign).as_real()
}

/// The quotient of positive finite floats, given and returned as bits.
///
/// The integer quotient of the mantissas has one bit more than they do, for rounding. A float
/// division estimates it; the remainder, which is small and therefore exact modulo the width of the
/// words, corrects it.
fn finite<W: Word>(x: W, y: W) -> W {
    let (x, y) = (unpack(x), unpack(y));
    let is_less = x.mantissa.below(y.mantissa);
    let dividend = W::select(is_less, x.mantissa << 1, x.mantissa);
    let exponent = x.exponent - y.exponent + W::BIAS - y.mantissa.one_if(is_less);
    let divisor = y.mantissa;
    // The leading bit makes its exponent that of 1.
    let inverse = inverse((divisor ^ ((W::BIAS - 1) << W::FRACTION_BITS)).as_real());
    let estimate = (dividend.to_real() * inverse * 2.0).integer_part();
    let rest = (dividend << W::PRECISION) - estimate * divisor;
    // The remainder is at most a few divisors, of either sign.
    let unit = power_of_2(-(W::FRACTION_BITS as i64));
    let steps = (rest.to_real() * inverse * unit + 64.0).integer_part() - 64;
    let (quotient, rest) = (estimate + steps, rest - steps * divisor);
    let is_high = rest.is_negative();
    let quotient = quotient - quotient.one_if(is_high);
    let rest = W::select(is_high, rest + divisor, rest);
    let is_low = !rest.below(divisor);
    let quotient = quotient + quotient.one_if(is_low);
    let rest = W::select(is_low, rest - divisor, rest);
    let inexact = rest.one_if(!rest.equals(0));
    pack(exponent, (quotient << (W::SPARE_BITS - 1)) | inexact)
}

/// `1 / d` to within a few units in the last place, for `d` in [1, 2]. The target's quotient has 21
/// bits in every format.
fn inverse<R: Real>(d: R) -> R {
    let seed = d.constant(1.0).estimated_quotient(d);
    (0..R::Word::by_format(0, 2)).fold(seed, |y, _| closer_reciprocal(d, y))
}
