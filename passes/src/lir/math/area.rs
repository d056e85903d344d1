//! Inverse hyperbolic functions, as logarithms.

use super::{
    exponential::power_of_2,
    logarithm::{log1p_of, nearest_exponent, of_ratio},
    numbers::{self, Real, Word, inverse},
    pair::{Constant, Pair},
    parts::{magnitude, odd},
};
use std::f64::consts;

/// Half of the natural logarithm of 2.
const HALF_LN_2: Constant = Constant(consts::LN_2 / 2.0, 1.159_523_406_923_149_8e-17);

/// The inverse hyperbolic sine, `log(1 + x + x^2 / (1 + sqrt(1 + x^2)))`.
pub fn asinh<R: Real>(x: R) -> R {
    let magnitude = magnitude(x);
    let square = Pair::product(magnitude, magnitude);
    let one = x.constant(1.0);
    let above = Pair::sum(square.high, one).plus(square.low);
    let root = above.root();
    let divisor = Pair::ordered_sum(root.high, one).plus(root.low);
    let more = square.over(divisor);
    let near = Pair::sum(magnitude, more.high).plus(more.low);
    let value = logarithm(magnitude, near).bits();
    let infinity = R::Word::INFINITY;
    let is_infinite = magnitude.bits().equals(infinity);
    odd(
        x,
        R::Word::select(is_infinite, value.constant(infinity), value).as_real(),
    )
}

/// The inverse hyperbolic cosine, `log(1 + t + sqrt(t (t + 2)))` for `t = x - 1`.
pub fn acosh<R: Real>(x: R) -> R {
    let one = x.constant(1.0);
    let (below, above) = (Pair::sum(x, -one), Pair::sum(x, one));
    let root = below.times(above).root();
    let value = logarithm(x, below.with(root)).bits();
    let (bits, infinity) = (x.bits(), R::Word::INFINITY);
    let value = R::Word::select(bits.equals(infinity), bits, value);
    // Negative numbers are above too.
    let is_nan = bits.below(bits.constant(R::Word::ONE)) | bits.above(infinity);
    R::Word::select(is_nan, bits.constant(R::Word::NAN), value).as_real()
}

/// The inverse hyperbolic tangent, half of the logarithm of `(1 + x) / (1 - x)`.
///
/// If that is `2^k m`, `(m - 1) / (m + 1)` is the quotient of the difference and the sum of `1 + x` and
/// `2^k (1 - x)`.
pub fn atanh<R: Real>(x: R) -> R {
    let magnitude = magnitude(x);
    let one = x.constant(1.0);
    let (above, below) = (Pair::sum(one, magnitude), Pair::sum(one, -magnitude));
    let exponent = nearest_exponent(above.high * inverse(below.high));
    let below = below.shifted(power_of_2(exponent));
    let s = above.with(below.shifted(-one)).over(above.with(below));
    let value = of_ratio(exponent.to_real(), s)
        .scaled(HALF_LN_2)
        .high
        .bits();
    let bits = magnitude.bits();
    let is_nan = bits.above(R::Word::ONE);
    let value = R::Word::select(is_nan, bits.constant(R::Word::NAN), value);
    let at_end = bits.equals(R::Word::ONE);
    odd(
        x,
        R::Word::select(at_end, bits.constant(R::Word::INFINITY), value).as_real(),
    )
}

/// `log(1 + near)`, for a large `x` `log(2 x)`.
fn logarithm<R: Real>(x: R, near: Pair<R>) -> R {
    let limit = numbers::power_of_2(R::Word::PRECISION as i64 + 2);
    let (zero, is_large) = (x.constant(0.0), x.above(limit));
    let more = R::select(is_large, x.constant(1.0), zero);
    let far = Pair { high: x, low: zero };
    log1p_of(Pair::select(is_large, far, near), more).high
}
