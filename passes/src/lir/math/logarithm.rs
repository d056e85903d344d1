//! Logarithms.

use super::{
    numbers::{INFINITY, MAGNITUDE, NAN, Real, SIGN, Word, polynomial, reciprocal},
    pair::Pair,
    parts::unpack,
};
use std::f32::consts::LN_2;

/// What [`LN_2`] misses.
const LN_2_LOW: f32 = -1.904_654_2e-9;
/// `2 / ln 2`, and what its float misses.
const TWICE_LOG2_E: [f32; 2] = [2.885_39, 3.851_926e-8];

/// `log2(x)`
pub fn log2<R: Real>(x: R) -> R {
    let bits = x.bits();
    with_special_cases(x, log2_of(bits).high)
}

/// The natural logarithm.
pub fn log<R: Real>(x: R) -> R {
    let binary = log2_of(x.bits());
    with_special_cases(x, binary.scaled([LN_2, LN_2_LOW]).high)
}

fn with_special_cases<R: Real>(x: R, logarithm: R) -> R {
    let bits = x.bits();
    let is_zero = (bits & MAGNITUDE).equals(0);
    let is_nan = bits.above(INFINITY);
    let result = R::Word::select(is_nan, bits.constant(NAN), logarithm.bits());
    let result = R::Word::select(is_zero, bits.constant(INFINITY | SIGN), result);
    R::Word::select(bits.equals(INFINITY), bits, result).as_real()
}

/// The binary logarithm of a positive finite float, given as bits, to about 30
/// bits.
///
/// With `x = 2^k m`, m about 1, and `s = (m - 1) / (m + 1)` it is
/// `k + 2/ln2 (s + s^3/3 + s^5/5 + …)`. Only `s` needs the double precision.
pub fn log2_of<W: Word>(magnitude: W) -> Pair<W::Real> {
    let parts = unpack(magnitude);
    // The square root of 2 divides what counts as twice a number below 1.
    let is_high = parts.mantissa.above(0x00b5_04f3);
    let exponent = (parts.exponent - 127 + parts.mantissa.one_if(is_high)).to_real();
    let fraction = parts.mantissa & 0x007f_ffff;
    let m = W::select(is_high, fraction | 0x3f00_0000, fraction | 0x3f80_0000).as_real();
    let s = ratio(m);
    let square = s.high * s.high;
    let [first, rest] = TWICE_LOG2_E;
    let series = [1.0 / 3.0, 1.0 / 5.0, 1.0 / 7.0, 1.0 / 9.0, 1.0 / 11.0];
    let tail = s.high * square * (polynomial(square, &series) * first);
    let head = Pair::product(s.high, s.high.constant(first));
    let sum = Pair::sum(exponent, head.high);
    let low = sum.low + (head.low + (s.high * rest + s.low * first + tail));
    Pair::ordered_sum(sum.high, low)
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
