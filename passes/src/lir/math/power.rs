//! Powers of any base.

use super::{
    exponential::exp2_of,
    logarithm::log2_of,
    numbers::{Bit, INFINITY, MAGNITUDE, NAN, ONE, Real, SIGN, Word},
    pair::Pair,
};

/// `x^y`, with the special cases of C's `pow`.
pub fn pow<R: Real>(x: R, y: R) -> R {
    let (base, exponent) = (x.bits(), y.bits());
    let magnitude = base & MAGNITUDE;
    let kind = Integrality::of(exponent & MAGNITUDE);
    let constant = |value| base.constant(value);
    let none = constant(0);
    let sign = R::Word::select(kind.is_odd, base & SIGN, none);
    let is_negative = exponent.is_negative();
    let of_zero = R::Word::select(is_negative, constant(INFINITY), none);
    let of_infinity = R::Word::select(is_negative, none, constant(INFINITY));
    let result = finite(magnitude, y).bits();
    let result = R::Word::select(magnitude.equals(0), of_zero, result);
    let result = R::Word::select(magnitude.equals(INFINITY), of_infinity, result) | sign;
    let is_normal = !magnitude.equals(0) & !magnitude.equals(INFINITY);
    let is_imaginary = base.is_negative() & is_normal & !kind.is_integer;
    let has_nan = magnitude.above(INFINITY) | (exponent & MAGNITUDE).above(INFINITY);
    let result = R::Word::select(is_imaginary | has_nan, constant(NAN), result);
    let is_one = base.equals(ONE) | (exponent & MAGNITUDE).equals(0);
    R::Word::select(is_one, constant(ONE), result).as_real()
}

/// Whether a float is an integer, and an odd one.
struct Integrality<B> {
    is_integer: B,
    is_odd: B,
}

impl<B: Bit> Integrality<B> {
    /// Of the bits of a float without its sign.
    fn of<W: Word<Bit = B>>(magnitude: W) -> Self {
        // From 2^24 on all floats, infinity too, are even integers.
        let is_even = magnitude.above(0x4b7f_ffff);
        let has_unit = magnitude.above(ONE - 1);
        let unit = magnitude.constant(150) - (magnitude >> 23);
        let mantissa = (magnitude & 0x007f_ffff) | 0x0080_0000;
        let fraction = mantissa & ((mantissa.constant(1) << unit) - 1);
        let is_whole = has_unit & fraction.equals(0);
        let is_odd = is_whole & !is_even & ((mantissa >> unit) & 1).equals(1);
        Self {
            is_integer: is_even | is_whole,
            is_odd,
        }
    }
}

/// The power of a positive finite base, given as bits; an infinite exponent too.
fn finite<R: Real>(base: R::Word, exponent: R) -> R {
    let logarithm = log2_of(base);
    // Enough for every base but 1 to leave the range.
    let exponent = exponent.clamp(-(2.0_f32.powi(40)), 2.0_f32.powi(40));
    let product = Pair::product(exponent, logarithm.high);
    let is_far = product.high.below(-160.0) | product.high.above(130.0);
    let low = product.low + exponent * logarithm.low;
    exp2_of(Pair {
        high: product.high,
        low: R::select(is_far, low.constant(0.0), low),
    })
}
