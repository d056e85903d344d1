//! Logarithms.

use super::{
    numbers::{Real, Word, polynomial, reciprocal},
    pair::{Constant, Pair},
    parts::unpack,
};
use std::f64::consts;

/// The natural logarithm of 2.
const LN_2: Constant = Constant(consts::LN_2, 2.319_046_813_846_299_6e-17);
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
///
/// With `x = 2^k m`, m about 1, and `s = (m - 1) / (m + 1)` it is
/// `k + 2/ln2 (s + s^3/3 + s^5/5 + …)`. Only `s` needs the double precision.
pub fn log2_of<W: Word>(magnitude: W) -> Pair<W::Real> {
    let (exponent, s) = reduce(magnitude);
    let square = s.high * s.high;
    let [first, rest] = TWICE_LOG2_E.parts::<W>();
    let series = &SERIES[..W::by_format(5, 10)];
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
    (exponent, ratio(W::select(is_high, half, one).as_real()))
}

/// `(m - 1) / (m + 1)` for `m` in [0.7, 1.42].
fn ratio<R: Real>(m: R) -> Pair<R> {
    let (dividend, divisor) = (m - 1.0, Pair::sum(m, m.constant(1.0)));
    let inverse = reciprocal(divisor.high * 0.75) * 0.75;
    let high = dividend * inverse;
    let product = Pair::product(high, divisor.high);
    let rest = ((dividend - product.high) - product.low) - high * divisor.low;
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
