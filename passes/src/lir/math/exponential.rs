//! Powers of 2 and e.

use super::{
    numbers::{Real, Word, polynomial},
    pair::{Constant, Pair},
};
use std::f64::consts;

/// The binary logarithm of e.
const LOG2_E: Constant = Constant(consts::LOG2_E, 2.035_527_374_093_103_3e-17);

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
    // In two steps: the result may be subnormal, and the largest power is no float.
    let half = ((exponent + 4096) >> 1) - 2048;
    fraction_power(fraction) * power_of_2(half) * power_of_2(exponent - half)
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
fn power_of_2<W: Word>(exponent: W) -> W::Real {
    ((exponent + W::BIAS) << W::FRACTION_BITS).as_real()
}
