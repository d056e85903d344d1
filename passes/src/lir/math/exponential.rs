//! Powers of 2 and e.

use super::{
    numbers::{Real, Word, polynomial},
    pair::Pair,
};
use std::f32::consts::{LN_2, LOG2_E};

/// What [`LOG2_E`] misses.
const LOG2_E_LOW: f32 = 1.925_963e-8;

/// `2^x`
pub fn exp2<R: Real>(x: R) -> R {
    let low = x.constant(0.0);
    exp2_of(Pair { high: x, low })
}

/// `e^x`
pub fn exp<R: Real>(x: R) -> R {
    let high = x.clamp(-120.0, 120.0);
    let low = x.constant(0.0);
    exp2_of(Pair { high, low }.scaled([LOG2_E, LOG2_E_LOW]))
}

/// `2^x`; 0 and infinity far outside the range.
pub fn exp2_of<R: Real>(x: Pair<R>) -> R {
    let high = x.high.clamp(-160.0, 130.0);
    let nearest = high.round_even();
    let fraction = (high - nearest) + x.low;
    let exponent = nearest.integer_part();
    // In two steps: the result may be subnormal, and 2^128 is no float.
    let half = ((exponent + 1024) >> 1) - 512;
    fraction_power(fraction) * power_of_2(half) * power_of_2(exponent - half)
}

/// `2^x` for `x` in [-1/2, 1/2], by the series of `e^t`.
fn fraction_power<R: Real>(x: R) -> R {
    const SERIES: [f32; 6] = [
        1.0 / 2.0,
        1.0 / 6.0,
        1.0 / 24.0,
        1.0 / 120.0,
        1.0 / 720.0,
        1.0 / 5040.0,
    ];
    let t = x * LN_2;
    (t + t * t * polynomial(t, &SERIES)) + 1.0
}

/// `2^n` for the exponent of a normal float.
fn power_of_2<W: Word>(exponent: W) -> W::Real {
    ((exponent + 127) << 23).as_real()
}
