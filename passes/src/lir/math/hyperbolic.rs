//! Hyperbolic functions, and `e^x - 1`.

use super::{
    exponential::{Exponential, power_of_2, times_power_of_2},
    numbers::{Real, Word},
    pair::Pair,
    parts::{magnitude, odd},
};
use std::f64::consts;

/// `e^x - 1`, as `2^n ((1 - 2^-n) + (e^r - 1))`.
pub fn expm1<R: Real>(x: R) -> R {
    let (bias, precision) = (R::Word::BIAS as f64, R::Word::PRECISION as f64);
    let clamped = x.clamp([
        -(precision + 4.0) * consts::LN_2,
        (bias + 3.0) * consts::LN_2,
    ]);
    let power = Exponential::of(single(clamped));
    let exponent = power.exponent.integer_part();
    // A larger exponent makes no difference.
    let visible = power.exponent.clamp([-200.0, 100.0]).integer_part();
    let unit = power_of_2(visible.constant(0) - visible);
    let fraction = power.fraction();
    let sum = Pair::sum(-unit + 1.0, fraction.high);
    let value = sum.high + (sum.low + fraction.low);
    let bits = times_power_of_2(value, exponent).bits();
    let (x, magnitude) = (x.bits(), x.bits() & R::Word::MAGNITUDE);
    let bits = (bits & R::Word::MAGNITUDE) | (x & R::Word::SIGN);
    let is_nan = magnitude.above(R::Word::INFINITY);
    R::Word::select(is_nan, x.constant(R::Word::NAN), bits).as_real()
}

/// The hyperbolic sine.
pub fn sinh<R: Real>(x: R) -> R {
    let halves = Halves::of(magnitude(x));
    let sum = halves.combine(halves.difference, halves.sum);
    odd(x, halves.finish(sum))
}

/// The hyperbolic cosine.
pub fn cosh<R: Real>(x: R) -> R {
    let magnitude = magnitude(x);
    let halves = Halves::of(magnitude);
    let sum = halves.combine(halves.sum, halves.difference);
    let is_nan = magnitude.bits().above(R::Word::INFINITY);
    let nan = magnitude.bits().constant(R::Word::NAN);
    R::Word::select(is_nan, nan, halves.finish(sum).bits()).as_real()
}

/// The hyperbolic tangent.
pub fn tanh<R: Real>(x: R) -> R {
    // The result for the limit rounds to 1.
    let limit = R::Word::by_format(10.0, 20.0);
    let halves = Halves::of(magnitude(x).clamp([0.0, limit]));
    let sinh = halves.combine(halves.difference, halves.sum);
    let cosh = halves.combine(halves.sum, halves.difference);
    odd(x, sinh.over(cosh).high)
}

/// `e^x` and `e^-x` for a positive `x = n ln 2 + r`.
///
/// The functions are `2^(n-1) ((1 -+ 4^-n) cosh(r) + (1 +- 4^-n) sinh(r))`.
struct Halves<R> {
    power: Exponential<R>,
    /// `1 + 4^-n`
    sum: Pair<R>,
    /// `1 - 4^-n`
    difference: Pair<R>,
}

impl<R: Real> Halves<R> {
    fn of(x: R) -> Self {
        let limit = (R::Word::BIAS as f64 + 8.0) * consts::LN_2;
        let power = Exponential::of(single(x.clamp([0.0, limit])));
        // A larger exponent makes no difference.
        let exponent = power.exponent.clamp([0.0, 60.0]).integer_part();
        let unit = power_of_2(exponent.constant(0) - exponent - exponent);
        let one = unit.constant(1.0);
        Self {
            power,
            sum: Pair::ordered_sum(one, unit),
            difference: Pair::ordered_sum(one, -unit),
        }
    }

    /// `x cosh(r) + y sinh(r)`
    fn combine(&self, x: Pair<R>, y: Pair<R>) -> Pair<R> {
        let Pair { high, low } = self.power.sinh;
        let product = Pair::product(y.high, high);
        let sum = Pair::sum(x.high, product.high);
        let rest = (x.low + y.low * high + product.low) + y.high * low;
        sum.plus(rest + x.high * self.power.cosh_less_1)
    }

    fn finish(&self, sum: Pair<R>) -> R {
        times_power_of_2(sum.high, self.power.exponent.integer_part() - 1)
    }
}

fn single<R: Real>(x: R) -> Pair<R> {
    let low = x.constant(0.0);
    Pair { high: x, low }
}
