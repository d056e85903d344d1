//! Division, correctly rounded.

use super::{
    numbers::{INFINITY, MAGNITUDE, NAN, ONE, Real, SIGN, Word},
    parts::{pack, unpack},
};

/// `x / y`
pub fn divide<R: Real>(x: R, y: R) -> R {
    let (sign, x, y) = (
        (x.bits() ^ y.bits()) & SIGN,
        x.bits() & MAGNITUDE,
        y.bits() & MAGNITUDE,
    );
    let is_infinite = x.equals(INFINITY) | y.equals(0);
    let is_zero = x.equals(0) | y.equals(INFINITY);
    let is_nan = x.above(INFINITY) | y.above(INFINITY) | (is_infinite & is_zero);
    let constant = |value| sign.constant(value);
    let quotient = R::Word::select(is_zero, constant(0), finite(x, y));
    let quotient = R::Word::select(is_infinite, constant(INFINITY), quotient);
    R::Word::select(is_nan, constant(NAN), quotient | sign).as_real()
}

/// The quotient of positive finite floats, given and returned as bits.
///
/// The quotient of the mantissas has an integer part of 25 bits, 24 and one to
/// round by. The target's quotient estimates it; what remains of the dividend, which
/// is small and therefore exact modulo 2^32, corrects it.
fn finite<W: Word>(x: W, y: W) -> W {
    let (x, y) = (unpack(x), unpack(y));
    let is_less = x.mantissa.below(y.mantissa);
    let dividend = W::select(is_less, x.mantissa << 1, x.mantissa);
    let exponent = x.exponent - y.exponent + 127 - y.mantissa.one_if(is_less);
    let divisor = y.mantissa;
    let one = divisor.constant(ONE).as_real();
    let inverse = one.estimated_quotient((divisor ^ 0x3f00_0000).as_real());
    let estimate = (dividend.to_real() * inverse * 2.0).integer_part();
    let rest = (dividend << 24) - estimate * divisor;
    // The rest is at most a few divisors, of either sign.
    let steps = (rest.to_real() * inverse * 2.0_f32.powi(-23) + 64.0).integer_part() - 64;
    let (quotient, rest) = (estimate + steps, rest - steps * divisor);
    let is_high = rest.is_negative();
    let quotient = quotient - quotient.one_if(is_high);
    let rest = W::select(is_high, rest + divisor, rest);
    let is_low = !rest.below(divisor);
    let quotient = quotient + quotient.one_if(is_low);
    let rest = W::select(is_low, rest - divisor, rest);
    let inexact = rest.one_if(!rest.equals(0));
    pack(exponent, (quotient << 7) | inexact)
}
