//! Logarithms.

use super::{
    exponential::{LN_2, power_of_2},
    numbers::{self, Real, Word, polynomial, reciprocal},
    pair::{Constant, Pair},
    parts::unpack,
};
use std::f64::consts;

/// The decimal logarithm of 2.
const LOG10_2: Constant = Constant(consts::LOG10_2, -2.803_728_127_785_170_4e-18);
/// `2 / ln 2`
const TWICE_LOG2_E: Constant = Constant(2.0 * consts::LOG2_E, 4.071_054_748_186_206_6e-17);
/// `2 / (3 ln 2)`
const THIRD: Constant = Constant(0.961_796_693_925_975_6, 5.057_761_664_812_590_7e-17);
/// The coefficients after 1 in the series of `artanh(s) / s`, in powers of `s^2`.
const SERIES: [f64; 12] = [
    1.0 / 3.0,
    1.0 / 5.0,
    1.0 / 7.0,
    1.0 / 9.0,
    1.0 / 11.0,
    1.0 / 13.0,
    1.0 / 15.0,
    1.0 / 17.0,
    1.0 / 19.0,
    1.0 / 21.0,
    1.0 / 23.0,
    1.0 / 25.0,
];

/// `log2(x)`
pub fn log2<R: Real>(x: R) -> R {
    let bits = x.bits();
    with_special_cases(x, log2_of(bits).high)
}

/// The natural logarithm.
pub fn log<R: Real>(x: R) -> R {
    let binary = log2_of(x.bits());
    with_special_cases(x, binary.scaled(LN_2).high)
}

/// The decimal logarithm.
pub fn log10<R: Real>(x: R) -> R {
    let binary = log2_of(x.bits());
    with_special_cases(x, binary.scaled(LOG10_2).high)
}

/// `log(1 + x)`
pub fn log1p<R: Real>(x: R) -> R {
    let (bits, magnitude) = (x.bits(), x.bits() & R::Word::MAGNITUDE);
    let low = x.constant(0.0);
    let result = log1p_of(Pair { high: x, low }, low).high.bits();
    // The square of a smaller number is not seen.
    let least = numbers::power_of_2(-(R::Word::PRECISION as i64) - 2);
    let is_itself =
        magnitude.below(bits.constant(R::Word::bits_of(least))) | bits.equals(R::Word::INFINITY);
    let result = R::Word::select(is_itself, bits, result);
    let minus_one = R::Word::ONE | R::Word::SIGN;
    let is_nan = magnitude.above(R::Word::INFINITY) | bits.above(minus_one);
    let result = R::Word::select(is_nan, bits.constant(R::Word::NAN), result);
    let of_zero = bits.constant(R::Word::INFINITY | R::Word::SIGN);
    R::Word::select(bits.equals(minus_one), of_zero, result).as_real()
}

/// `log((1 + x) * 2^more)` for finite `x` above -1, unless `x` is tiny; the second part of a large `x` is 0.
///
/// With `1 + x = 2^k m`, `(m - 1) / (m + 1)` is `(x 2^-k + (2^-k - 1)) / (x 2^-k + (2^-k + 1))`, and all these
/// sums are exact.
pub fn log1p_of<R: Real>(x: Pair<R>, more: R) -> Pair<R> {
    let exponent = nearest_exponent(x.high + 1.0);
    let zero = exponent.constant(0);
    let is_large = !exponent.is_negative() & exponent.above(100);
    let unit = power_of_2(R::Word::select(is_large, zero - 100, zero - exponent));
    let scaled = Pair {
        high: (x.high.bits() - (exponent << R::Word::FRACTION_BITS)).as_real(),
        low: x.low * unit,
    };
    let sum = |y: R| {
        let sum = Pair::sum(scaled.high, y);
        sum.plus(scaled.low)
    };
    let s = ratio(sum(unit - 1.0), sum(unit + 1.0));
    of_ratio(exponent.to_real() + more, s).scaled(LN_2)
}

/// The exponent of the power of 2 from which a positive normal float is at most a factor of the square root of 2
/// away.
pub fn nearest_exponent<R: Real>(x: R) -> R::Word {
    let offset = R::Word::ONE - R::Word::bits_of(consts::FRAC_1_SQRT_2);
    ((x.bits() + offset) >> R::Word::FRACTION_BITS) - R::Word::BIAS
}

fn with_special_cases<R: Real>(x: R, logarithm: R) -> R {
    let (bits, infinity) = (x.bits(), R::Word::INFINITY);
    let is_zero = (bits & R::Word::MAGNITUDE).equals(0);
    let is_nan = bits.above(infinity);
    let result = R::Word::select(is_nan, bits.constant(R::Word::NAN), logarithm.bits());
    let result = R::Word::select(is_zero, bits.constant(infinity | R::Word::SIGN), result);
    R::Word::select(bits.equals(infinity), bits, result).as_real()
}

/// The binary logarithm of a positive finite float, given as bits, to about 6 bits more than the
/// precision of a float.
pub fn log2_of<W: Word>(magnitude: W) -> Pair<W::Real> {
    let (exponent, s) = reduce(magnitude);
    of_ratio(exponent, s)
}

/// The binary logarithm of `2^k m`, given `k` and `s`.
///
/// With `x = 2^k m`, m about 1, and `s = (m - 1) / (m + 1)` it is
/// `k + 2/ln2 (s + s^3/3 + s^5/5 + …)`. Only `s` needs the double precision.
pub fn of_ratio<R: Real>(exponent: R, s: Pair<R>) -> Pair<R> {
    let square = s.high * s.high;
    let [first, rest] = TWICE_LOG2_E.parts::<R::Word>();
    let series = &SERIES[..R::Word::by_format(5, 10)];
    let tail = s.high * square * (polynomial(square, series) * first);
    let head = Pair::product(s.high, s.high.constant(first));
    let low = head.low + (s.high * rest + s.low * first + tail);
    plus_exponent(exponent, Pair { low, ..head })
}

/// The same to about 11 bits more than the precision of a float: the second term is computed in
/// double precision too.
pub fn precise_log2_of<W: Word>(magnitude: W) -> Pair<W::Real> {
    let (exponent, s) = reduce(magnitude);
    let square = s.times(s);
    let z = square.high;
    let [third, rest] = THIRD.parts::<W>();
    let higher = z * (polynomial(z, &SERIES[1..]) * TWICE_LOG2_E.0);
    let inner = Pair::ordered_sum(z.constant(third), higher).plus(z.constant(rest));
    let tail = square.times(inner);
    let [first, rest] = TWICE_LOG2_E.parts::<W>();
    let outer = Pair::ordered_sum(z.constant(first), tail.high).plus(tail.low + rest);
    plus_exponent(exponent, s.times(outer))
}

/// Splits a positive finite float `2^k m` into `k` and `(m - 1) / (m + 1)`.
fn reduce<W: Word>(magnitude: W) -> (W::Real, Pair<W::Real>) {
    let parts = unpack(magnitude);
    // Mantissas above the square root of 2 are halved.
    let root = W::bits_of(consts::SQRT_2) & W::FRACTION | W::LEADING;
    let is_high = parts.mantissa.above(root);
    let exponent = (parts.exponent - W::BIAS + parts.mantissa.one_if(is_high)).to_real();
    let fraction = parts.mantissa & W::FRACTION;
    let (half, one) = (fraction | (W::ONE - W::LEADING), fraction | W::ONE);
    let m = W::select(is_high, half, one).as_real();
    let (high, low) = (m - 1.0, m.constant(0.0));
    (
        exponent,
        ratio(Pair { high, low }, Pair::sum(m, m.constant(1.0))),
    )
}

/// The quotient of `m - 1` and `m + 1` for `m` in [0.7, 1.42].
fn ratio<R: Real>(dividend: Pair<R>, divisor: Pair<R>) -> Pair<R> {
    let inverse = reciprocal(divisor.high * 0.75) * 0.75;
    let high = dividend.high * inverse;
    let product = Pair::product(high, divisor.high);
    let rest = ((dividend.high - product.high) - product.low) + (dividend.low - high * divisor.low);
    Pair {
        high,
        low: rest * inverse,
    }
}

/// The sum of an integer and a number below 1.
fn plus_exponent<R: Real>(exponent: R, fraction: Pair<R>) -> Pair<R> {
    let sum = Pair::sum(exponent, fraction.high);
    Pair::ordered_sum(sum.high, sum.low + fraction.low)
}
