//! Powers of 2 and e.

use super::{
    numbers::{Real, Word, polynomial},
    pair::{Constant, Pair},
};
use std::f64::consts;

/// The binary logarithm of e.
const LOG2_E: Constant = Constant(consts::LOG2_E, 2.035_527_374_093_103_3e-17);

/// The natural logarithm of 2.
pub const LN_2: Constant = Constant(consts::LN_2, 2.319_046_813_846_299_6e-17);

/// `2^x`
pub fn exp2<R: Real>(x: R) -> R {
    let low = x.constant(0.0);
    exp2_of(Pair { high: x, low })
}

/// `e^x`
pub fn exp<R: Real>(x: R) -> R {
    let high = x.clamp(range::<R::Word>().map(|limit| limit * 0.75));
    let low = x.constant(0.0);
    exp2_of(Pair { high, low }.scaled(LOG2_E))
}

/// Exponents whose least power of 2 rounds to 0 and whose greatest rounds to infinity.
pub fn range<W: Word>() -> [f64; 2] {
    let (bias, precision) = (W::BIAS as f64, W::PRECISION as f64);
    [-bias - precision - 9.0, bias + 3.0]
}

/// `2^x`; 0 and infinity far outside the range.
pub fn exp2_of<R: Real>(x: Pair<R>) -> R {
    let high = x.high.clamp(range::<R::Word>());
    let nearest = high.round_even();
    let fraction = (high - nearest) + x.low;
    let exponent = nearest.integer_part();
    times_power_of_2(fraction_power(fraction), exponent)
}

/// `x * 2^exponent`, rounded once if `x` is about 1: the result may be subnormal, and the largest power is no
/// float.
pub fn times_power_of_2<R: Real>(x: R, exponent: R::Word) -> R {
    let half = ((exponent + 4096) >> 1) - 2048;
    x * power_of_2(half) * power_of_2(exponent - half)
}

/// A power of e, `e^x = 2^exponent * (1 + sinh + cosh_less_1)`, by the functions of the rest `r`, which is at most
/// half of ln 2.
pub struct Exponential<R> {
    /// The integer part of the binary logarithm, a float.
    pub exponent: R,
    /// `sinh(r)`
    pub sinh: Pair<R>,
    /// `cosh(r) - 1`
    pub cosh_less_1: R,
}

impl<R: Real> Exponential<R> {
    /// The power for an exponent whose result is not far beyond the range of floats.
    pub fn of(x: Pair<R>) -> Self {
        const SINH: [f64; 6] = [
            1.0 / 6.0,
            1.0 / 120.0,
            1.0 / 5_040.0,
            1.0 / 362_880.0,
            1.0 / 39_916_800.0,
            1.0 / 6_227_020_800.0,
        ];
        const COSH: [f64; 7] = [
            1.0 / 2.0,
            1.0 / 24.0,
            1.0 / 720.0,
            1.0 / 40_320.0,
            1.0 / 3_628_800.0,
            1.0 / 479_001_600.0,
            1.0 / 87_178_291_200.0,
        ];
        let exponent = (x.high * consts::LOG2_E).round_even();
        // The product of the first part of ln 2 and the exponent is exact.
        let [first, second] = LN_2.split(R::Word::by_format(15, 42));
        let rest = x.high - exponent * first;
        let Pair { high, low } = Pair::sum(rest, x.low - exponent * second);
        let square = high * high;
        let terms = R::Word::by_format(3, 6);
        let tail = high * square * polynomial(square, &SINH[..terms]);
        let sinh = Pair {
            high,
            low: low + tail,
        };
        Self {
            exponent,
            sinh,
            // The slope of the hyperbolic cosine is about the rest itself.
            cosh_less_1: square * polynomial(square, &COSH[..terms + 1]) + high * low,
        }
    }

    /// `e^r - 1`
    pub fn fraction(&self) -> Pair<R> {
        Pair::ordered_sum(self.sinh.high, self.sinh.low + self.cosh_less_1)
    }
}

/// `2^x` for `x` in [-1/2, 1/2], by the series of `e^t`. The truncation error is below a quarter of
/// a unit in the last place.
fn fraction_power<R: Real>(x: R) -> R {
    const SERIES: [f64; 12] = [
        1.0 / 2.0,
        1.0 / 6.0,
        1.0 / 24.0,
        1.0 / 120.0,
        1.0 / 720.0,
        1.0 / 5_040.0,
        1.0 / 40_320.0,
        1.0 / 362_880.0,
        1.0 / 3_628_800.0,
        1.0 / 39_916_800.0,
        1.0 / 479_001_600.0,
        1.0 / 6_227_020_800.0,
    ];
    let t = x * consts::LN_2;
    let terms = R::Word::by_format(6, 12);
    (t + t * t * polynomial(t, &SERIES[..terms])) + 1.0
}

/// `2^n` for the exponent of a normal float.
pub fn power_of_2<W: Word>(exponent: W) -> W::Real {
    ((exponent + W::BIAS) << W::FRACTION_BITS).as_real()
}
