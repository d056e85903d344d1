//! Sine, cosine and tangent of any angle.

use super::{
    divide::divide,
    numbers::{INFINITY, MAGNITUDE, NAN, Real, SIGN, Word, polynomial},
    pair::Pair,
    wide::Wide,
};
use std::f32::consts::FRAC_PI_2;

/// What [`FRAC_PI_2`] misses.
const FRAC_PI_2_LOW: f32 = -4.371_139e-8;

/// The bits of 2/pi behind the binary point, after 32 zeros.
const TWO_OVER_PI: [u32; 8] = [
    0x0000_0000,
    0xa2f9_836e,
    0x4e44_1529,
    0xfc27_57d1,
    0xf534_ddc0,
    0xdb62_9599,
    0x3c43_9041,
    0xfe51_63ab,
];

/// `sin(x)`
pub fn sin<R: Real>(x: R) -> R {
    let angle = Angle::of(x);
    let value = R::select(angle.is_odd(), angle.cos(), angle.sin()).bits();
    let sign = (angle.quadrant << 30) & SIGN;
    angle.finish(value ^ sign ^ (x.bits() & SIGN))
}

/// `cos(x)`
pub fn cos<R: Real>(x: R) -> R {
    let angle = Angle::of(x);
    let value = R::select(angle.is_odd(), angle.sin(), angle.cos()).bits();
    let sign = ((angle.quadrant + 1) << 30) & SIGN;
    angle.finish(value ^ sign)
}

/// `tan(x)`
pub fn tan<R: Real>(x: R) -> R {
    let angle = Angle::of(x);
    let (sin, cos) = (angle.sin(), angle.cos());
    let value = divide(
        R::select(angle.is_odd(), cos, sin),
        R::select(angle.is_odd(), sin, cos),
    );
    let sign = (angle.quadrant << 31) ^ (x.bits() & SIGN);
    angle.finish(value.bits() ^ sign)
}

/// A non-negative angle as `quadrant * pi/2 + rest`, the rest in [-pi/4, pi/4].
struct Angle<R: Real> {
    quadrant: R::Word,
    rest: Pair<R>,
    /// Whether there is none: infinity or a NaN.
    is_nan: R::Bit,
}

impl<R: Real> Angle<R> {
    /// The magnitude of an angle.
    fn of(x: R) -> Self {
        let magnitude = x.bits() & MAGNITUDE;
        let (quadrant, rest) = reduce(magnitude);
        // Up to pi/4 there is nothing to take off.
        let is_small = magnitude.below(magnitude.constant(0x3f49_0fdb));
        let (x, zero) = (magnitude.as_real(), x.constant(0.0));
        Self {
            quadrant: R::Word::select(is_small, magnitude.constant(0), quadrant),
            rest: Pair {
                high: R::select(is_small, x, rest.high),
                low: R::select(is_small, zero, rest.low),
            },
            is_nan: magnitude.above(INFINITY - 1),
        }
    }

    fn is_odd(&self) -> R::Bit {
        (self.quadrant & 1).equals(1)
    }

    /// The float with these bits, or a NaN.
    fn finish(&self, bits: R::Word) -> R {
        R::Word::select(self.is_nan, bits.constant(NAN), bits).as_real()
    }

    /// The sine of the rest.
    fn sin(&self) -> R {
        const SERIES: [f32; 4] = [-1.0 / 6.0, 1.0 / 120.0, -1.0 / 5040.0, 1.0 / 362_880.0];
        let Pair { high, low } = self.rest;
        let square = high * high;
        let slope = square * -0.5 + 1.0;
        high + (high * square * polynomial(square, &SERIES) + low * slope)
    }

    /// The cosine of the rest.
    fn cos(&self) -> R {
        const SERIES: [f32; 4] = [1.0 / 24.0, -1.0 / 720.0, 1.0 / 40_320.0, -1.0 / 3_628_800.0];
        let Pair { high, low } = self.rest;
        let square = high * high;
        let half = square * 0.5;
        let head = -half + 1.0;
        let missed = (-head + 1.0) - half;
        head + (missed + (square * square * polynomial(square, &SERIES) - high * low))
    }
}

/// The quadrant of a float of at least pi/4, given as bits, and the rest.
///
/// The angle is an integer of 24 bits times a power of 2. Bits of 2/pi that are
/// worth whole turns in the product do not count; the 96 bits behind them give the
/// quadrant and, behind the point, far more than the rest may lose by being small.
fn reduce<W: Word>(magnitude: W) -> (W, Pair<W::Real>) {
    let mantissa = (magnitude & 0x007f_ffff) | 0x0080_0000;
    let [high, middle, low] = window((magnitude >> 23) - 120);
    // The product modulo 2^96, two bits of which are before the point.
    let (last, middle) = (
        Wide::product(mantissa, low),
        Wide::product(mantissa, middle),
    );
    let second = middle.low + last.high;
    let carry = second.one_if(second.below(middle.low));
    let first = mantissa * high + middle.high + carry;
    let fraction = Wide {
        high: (first << 2) | (second >> 30),
        low: (second << 2) | (last.low >> 30),
    };
    // From a half on the next quadrant is nearer.
    let quadrant = (first >> 30) + (fraction.high >> 31);
    (quadrant, quarter_turns(fraction))
}

/// 96 bits of 2/pi from a position on.
fn window<W: Word>(position: W) -> [W; 3] {
    let (index, shift) = (position >> 5, position & 31);
    let word = |offset: usize| {
        let entry = |index: usize| position.constant(TWO_OVER_PI[offset + index]);
        (0..4_u32).rev().fold(entry(4), |chosen, place| {
            W::select(index.equals(place), entry(place as usize), chosen)
        })
    };
    let words = [word(0), word(1), word(2), word(3)];
    let shifted = |i: usize| (words[i] << shift) | ((words[i + 1] >> 1) >> (shift ^ 31));
    [shifted(0), shifted(1), shifted(2)]
}

/// A fraction of a quarter turn, of 64 bits in two's complement, as an angle.
fn quarter_turns<W: Word>(fraction: Wide<W>) -> Pair<W::Real> {
    let sign = fraction.high & SIGN;
    let magnitude = Wide::select(sign.equals(0), fraction, fraction.negated());
    let zeros = magnitude.leading_zeros();
    let normal = magnitude.shift_left(zeros);
    let unit = ((zeros.constant(127 - 24) - zeros) << 23).as_real();
    let next = ((normal.high & 0xff) << 16) | (normal.low >> 16);
    let turns = Pair {
        high: (normal.high >> 8).to_real() * unit,
        low: next.to_real() * unit * 2.0_f32.powi(-24),
    };
    let angle = turns.scaled([FRAC_PI_2, FRAC_PI_2_LOW]);
    Pair {
        high: (angle.high.bits() ^ sign).as_real(),
        low: (angle.low.bits() ^ sign).as_real(),
    }
}
