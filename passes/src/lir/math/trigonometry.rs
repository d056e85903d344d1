//! Sine, cosine and tangent of any angle.

use super::{
    divide::divide,
    numbers::{Real, Word, polynomial, power_of_2},
    pair::{Constant, Pair},
    parts::mantissa,
    wide::Wide,
};
use std::f64::consts;

/// A quarter turn.
const FRAC_PI_2: Constant = Constant(consts::FRAC_PI_2, 6.123_233_995_736_766e-17);

/// The bits of 2/pi after the binary point, of `floor(2^1216 * 2/pi)` by mpmath.
const TWO_OVER_PI: [u64; 19] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_6bab,
];

/// `sin(x)`
pub fn sin<R: Real>(x: R) -> R {
    let angle = Angle::of(x);
    let value = R::select(angle.is_odd(), angle.cos(), angle.sin()).bits();
    let sign = (angle.quadrant << (R::Word::BITS - 2)) & R::Word::SIGN;
    angle.finish(value ^ sign ^ (x.bits() & R::Word::SIGN))
}

/// `cos(x)`
pub fn cos<R: Real>(x: R) -> R {
    let angle = Angle::of(x);
    let value = R::select(angle.is_odd(), angle.sin(), angle.cos()).bits();
    let sign = ((angle.quadrant + 1) << (R::Word::BITS - 2)) & R::Word::SIGN;
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
    let sign = (angle.quadrant << (R::Word::BITS - 1)) ^ (x.bits() & R::Word::SIGN);
    angle.finish(value.bits() ^ sign)
}

/// A non-negative angle as `quadrant * pi/2 + rest`, with the rest in [-pi/4, pi/4].
struct Angle<R: Real> {
    quadrant: R::Word,
    rest: Pair<R>,
    /// Whether the input is infinite or a NaN.
    is_nan: R::Bit,
}

impl<R: Real> Angle<R> {
    /// Reduces the magnitude of an angle.
    fn of(x: R) -> Self {
        let magnitude = x.bits() & R::Word::MAGNITUDE;
        let (quadrant, rest) = reduce(magnitude);
        // Angles up to pi/4 need no reduction.
        let limit = magnitude.constant(R::Word::bits_of(consts::FRAC_PI_4));
        let is_small = magnitude.below(limit);
        let (x, zero) = (magnitude.as_real(), x.constant(0.0));
        Self {
            quadrant: R::Word::select(is_small, magnitude.constant(0), quadrant),
            rest: Pair {
                high: R::select(is_small, x, rest.high),
                low: R::select(is_small, zero, rest.low),
            },
            is_nan: magnitude.above(R::Word::INFINITY - 1),
        }
    }

    fn is_odd(&self) -> R::Bit {
        (self.quadrant & 1).equals(1)
    }

    /// The float with these bits, or a NaN.
    fn finish(&self, bits: R::Word) -> R {
        R::Word::select(self.is_nan, bits.constant(R::Word::NAN), bits).as_real()
    }

    /// The sine of the rest.
    fn sin(&self) -> R {
        const SERIES: [f64; 8] = [
            -1.0 / 6.0,
            1.0 / 120.0,
            -1.0 / 5_040.0,
            1.0 / 362_880.0,
            -1.0 / 39_916_800.0,
            1.0 / 6_227_020_800.0,
            -1.0 / 1_307_674_368_000.0,
            1.0 / 355_687_428_096_000.0,
        ];
        let series = &SERIES[..R::Word::by_format(4, 8)];
        let Pair { high, low } = self.rest;
        let square = high * high;
        let slope = square * -0.5 + 1.0;
        high + (high * square * polynomial(square, series) + low * slope)
    }

    /// The cosine of the rest.
    fn cos(&self) -> R {
        const SERIES: [f64; 7] = [
            1.0 / 24.0,
            -1.0 / 720.0,
            1.0 / 40_320.0,
            -1.0 / 3_628_800.0,
            1.0 / 479_001_600.0,
            -1.0 / 87_178_291_200.0,
            1.0 / 20_922_789_888_000.0,
        ];
        let series = &SERIES[..R::Word::by_format(4, 7)];
        let Pair { high, low } = self.rest;
        let square = high * high;
        let half = square * 0.5;
        let head = -half + 1.0;
        let missed = (-head + 1.0) - half;
        head + (missed + (square * square * polynomial(square, series) - high * low))
    }
}

/// The quadrant of a float of at least pi/4, given as bits, and the rest.
///
/// The angle is a mantissa times a power of 2. Bits of 2/pi worth whole turns in the product are
/// skipped; the three words after them give the quadrant and, after the point, far more bits than
/// the rest may lose by being small: by the continued fractions of 2/pi it is at least 2^-30 of a
/// quarter turn for f32 and 2^-62 for f64, and bits are cut off below 2^-64 and 2^-128.
fn reduce<W: Word>(magnitude: W) -> (W, Pair<W::Real>) {
    let mantissa = mantissa(magnitude);
    // The highest bit of the window is worth two turns.
    let first = W::BIAS + W::PRECISION + 1 - W::BITS;
    let [high, middle, low] = window((magnitude >> W::FRACTION_BITS) - first);
    // The product modulo three words, two bits of which are before the point.
    let (last, middle) = (
        Wide::product(mantissa, low),
        Wide::product(mantissa, middle),
    );
    let second = middle.low + last.high;
    let carry = second.one_if(second.below(middle.low));
    let first = mantissa * high + middle.high + carry;
    let fraction = Wide {
        high: (first << 2) | (second >> (W::BITS - 2)),
        low: (second << 2) | (last.low >> (W::BITS - 2)),
    };
    // From a half on, the next quadrant is nearer.
    let quadrant = (first >> (W::BITS - 2)) + (fraction.high >> (W::BITS - 1));
    (quadrant, quarter_turns(fraction))
}

/// Three words of 2/pi from a bit position on; position 0 is one word before the point.
fn window<W: Word>(position: W) -> [W; 3] {
    let index = position >> u64::from(W::BITS.ilog2());
    let shift = position & (W::BITS - 1);
    let table = two_over_pi::<W>();
    let mut words: Vec<W> = table.iter().map(|&word| position.constant(word)).collect();
    // Each bit of the index shifts the table; only four of its words are used in the end.
    for bit in (0..u64::BITS - (table.len() - 4).leading_zeros()).rev() {
        let distance = 1_usize << bit;
        let stays = (index & distance as u64).equals(0);
        let moved = |i: usize| match words.get(i + distance) {
            Some(&next) => W::select(stays, words[i], next),
            None => words[i],
        };
        words = (0..words.len().min(distance + 3)).map(moved).collect();
    }
    let shifted = |i: usize| (words[i] << shift) | ((words[i + 1] >> 1) >> (shift ^ (W::BITS - 1)));
    [shifted(0), shifted(1), shifted(2)]
}

/// The words of 2/pi that a format needs, after one word before the point.
fn two_over_pi<W: Word>() -> Vec<u64> {
    let halves = |&word: &u64| [word >> 32, word & 0xffff_ffff];
    let words = W::by_format(
        TWO_OVER_PI.iter().flat_map(halves).take(7).collect(),
        TWO_OVER_PI.to_vec(),
    );
    [vec![0], words].concat()
}

/// Converts a fraction of a quarter turn, two words in two's complement, to an angle.
fn quarter_turns<W: Word>(fraction: Wide<W>) -> Pair<W::Real> {
    let sign = fraction.high & W::SIGN;
    let magnitude = Wide::select(sign.equals(0), fraction, fraction.negated());
    let zeros = magnitude.leading_zeros();
    let normal = magnitude.shift_left(zeros);
    let exponent = zeros.constant(W::BIAS - W::PRECISION) - zeros;
    let unit = (exponent << W::FRACTION_BITS).as_real();
    // The bits that do not fit in the high part, extended to the precision of a float.
    let upper = (normal.high & ((1 << W::SPARE_BITS) - 1)) << (W::PRECISION - W::SPARE_BITS);
    let next = upper | (normal.low >> (2 * W::SPARE_BITS));
    let turns = Pair {
        high: (normal.high >> W::SPARE_BITS).to_real() * unit,
        low: next.to_real() * unit * power_of_2(-(W::PRECISION as i64)),
    };
    let angle = turns.scaled(FRAC_PI_2);
    Pair {
        high: (angle.high.bits() ^ sign).as_real(),
        low: (angle.low.bits() ^ sign).as_real(),
    }
}
