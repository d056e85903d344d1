//! Powers of any base.

use super::{
    exponential::{exp2_of, range},
    logarithm::{log2_of, precise_log2_of},
    numbers::{Bit, Real, Word, power_of_2},
    pair::Pair,
    parts::mantissa,
};

/// `x^y`, with the special cases of C's `pow`.
pub fn pow<R: Real>(x: R, y: R) -> R {
    let (infinity, one) = (R::Word::INFINITY, R::Word::ONE);
    let (base, exponent) = (x.bits(), y.bits());
    let magnitude = base & R::Word::MAGNITUDE;
    let size = exponent & R::Word::MAGNITUDE;
    let kind = Integrality::of(size);
    let constant = |value| base.constant(value);
    let none = constant(0);
    let sign = R::Word::select(kind.is_odd, base & R::Word::SIGN, none);
    let is_negative = exponent.is_negative();
    let of_zero = R::Word::select(is_negative, constant(infinity), none);
    let of_infinity = R::Word::select(is_negative, none, constant(infinity));
    let result = finite(magnitude, y).bits();
    let result = R::Word::select(magnitude.equals(0), of_zero, result);
    let result = R::Word::select(magnitude.equals(infinity), of_infinity, result) | sign;
    let is_normal = !magnitude.equals(0) & !magnitude.equals(infinity);
    let is_imaginary = base.is_negative() & is_normal & !kind.is_integer;
    let has_nan = magnitude.above(infinity) | size.above(infinity);
    let is_nan = is_imaginary | has_nan;
    let result = R::Word::select(is_nan, constant(R::Word::NAN), result);
    R::Word::select(base.equals(one) | size.equals(0), constant(one), result).as_real()
}

/// Whether a float is an integer, and whether that is odd.
struct Integrality<B> {
    is_integer: B,
    is_odd: B,
}

impl<B: Bit> Integrality<B> {
    /// Classifies the bits of a float without its sign.
    fn of<W: Word<Bit = B>>(magnitude: W) -> Self {
        // Floats whose unit in the last place is 2 or more, and infinity.
        let even = (W::BIAS + W::PRECISION) << W::FRACTION_BITS;
        let is_even = magnitude.above(even - 1);
        let has_unit = magnitude.above(W::ONE - 1);
        let unit = magnitude.constant(W::BIAS + W::FRACTION_BITS) - (magnitude >> W::FRACTION_BITS);
        let mantissa = mantissa(magnitude);
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
    let log2: fn(R::Word) -> Pair<R> = R::Word::by_format(log2_of, precise_log2_of);
    let logarithm = log2(base);
    // Large enough for every base but 1 to leave the range.
    let limit = power_of_2(R::Word::by_format(40, 70));
    let exponent = exponent.clamp([-limit, limit]);
    let product = Pair::product(exponent, logarithm.high);
    let [least, greatest] = range::<R::Word>();
    let is_far = product.high.below(least) | product.high.above(greatest);
    let low = product.low + exponent * logarithm.low;
    exp2_of(Pair {
        high: product.high,
        low: R::select(is_far, low.constant(0.0), low),
    })
}
