//! Inverse trigonometric functions.

use super::{
    exponential::times_power_of_2,
    numbers::{Real, Word, inverse, polynomial, power_of_2},
    pair::{Constant, Pair},
    parts::{magnitude, odd, unpack},
};
use std::f64::consts;

/// Half a turn.
const PI: Constant = Constant(consts::PI, 1.224_646_799_147_353_2e-16);
/// A quarter turn.
const FRAC_PI_2: Constant = Constant(consts::FRAC_PI_2, 6.123_233_995_736_766e-17);
/// The angles whose tangents are multiples of a quarter, from 1/4 to 1.
const QUARTERS: [Constant; 4] = [
    Constant(0.244_978_663_126_864_14, 1.069_875_561_873_445_1e-17),
    Constant(0.463_647_609_000_806_1, 2.269_877_745_296_168_7e-17),
    Constant(0.643_501_108_793_284_4, 1.583_478_505_144_428_6e-17),
    Constant(consts::FRAC_PI_4, 3.061_616_997_868_383e-17),
];

/// `(asin(s) / s - 1) / s^2` in powers of `s^2`, which is at most 1/4; by `coefficients.py`.
const ARC_SINE_32: [f64; 6] = [
    0.166_666_663_374_309_08,
    0.075_000_945_434_974_24,
    0.044_599_401_528_512_18,
    0.031_100_662_735_494_57,
    0.017_149_238_357_677_253,
    0.033_690_847_202_830_12,
];
/// The same.
const ARC_SINE_64: [f64; 13] = [
    0.166_666_666_666_666_69,
    0.074_999_999_999_984_33,
    0.044_642_857_146_355_43,
    0.030_381_944_138_531_247,
    0.022_372_172_942_149_89,
    0.017_352_392_720_869_973,
    0.013_971_212_973_552_933,
    0.011_479_177_415_184_906,
    0.010_322_814_350_185_78,
    0.005_457_506_718_640_358,
    0.017_400_879_442_694_02,
    -0.014_851_887_071_247_204,
    0.028_757_851_367_421_566,
];
/// The inverse sine; a quarter turn less twice the half of the rest for numbers above 1/2.
pub fn asin<R: Real>(x: R) -> R {
    let half = Half::of(magnitude(x));
    let quarter = Pair::constant(x, FRAC_PI_2);
    let rest = quarter.with(half.angle.shifted(x.constant(-2.0)));
    let value = Pair::select(half.is_large, rest, half.angle).high;
    odd(x, half.checked(value))
}

/// The inverse cosine.
pub fn acos<R: Real>(x: R) -> R {
    let half = Half::of(magnitude(x));
    let is_negative = x.bits().is_negative();
    let (zero, pi) = (Pair::constant(x, Constant(0.0, 0.0)), Pair::constant(x, PI));
    let near_end = Pair::select(is_negative, pi, zero);
    let base = Pair::select(half.is_large, near_end, Pair::constant(x, FRAC_PI_2));
    let factor = R::select(half.is_large, x.constant(2.0), x.constant(-1.0));
    let factor = R::select(is_negative, -factor, factor);
    half.checked(base.with(half.angle.shifted(factor)).high)
}

/// The inverse sine of a number up to 1/2, and half of the inverse cosine of a larger one.
struct Half<R: Real> {
    is_large: R::Bit,
    is_nan: R::Bit,
    angle: Pair<R>,
}

impl<R: Real> Half<R> {
    fn of(x: R) -> Self {
        let is_large = x.above(0.5);
        let rest = (-x + 1.0) * 0.5;
        let zero = x.constant(0.0);
        let square = R::select(is_large, rest, x * x);
        let root = Pair {
            high: rest,
            low: zero,
        }
        .root();
        let sine = Pair::select(is_large, root, Pair { high: x, low: zero });
        let series = R::Word::by_format(&ARC_SINE_32[..], &ARC_SINE_64[..]);
        let more = sine.high * square * polynomial(square, series);
        Self {
            is_large,
            is_nan: x.bits().above(R::Word::ONE),
            angle: Pair::ordered_sum(sine.high, sine.low + more),
        }
    }

    /// The value, or a NaN for numbers above 1.
    fn checked(&self, value: R) -> R {
        let bits = value.bits();
        R::Word::select(self.is_nan, bits.constant(R::Word::NAN), bits).as_real()
    }
}

/// The inverse tangent.
pub fn atan<R: Real>(x: R) -> R {
    atan2(x, x.constant(1.0))
}

/// The angle of the point (`x`, `y`), with the special cases of C's `atan2`.
pub fn atan2<R: Real>(y: R, x: R) -> R {
    let (infinity, one) = (R::Word::INFINITY, R::Word::ONE);
    let (vertical, horizontal) = (y.bits() & R::Word::MAGNITUDE, x.bits() & R::Word::MAGNITUDE);
    let constant = |value| vertical.constant(value);
    let is_steep = horizontal.below(vertical);
    let long = R::Word::select(is_steep, vertical, horizontal);
    let short = R::Word::select(is_steep, horizontal, vertical);
    // Two infinities are as far as two ones, one is farther than any number.
    let has_infinity = long.equals(infinity);
    let both = R::Word::select(short.equals(infinity), constant(one), constant(0));
    let short = R::Word::select(has_infinity, both, short);
    let long = R::Word::select(has_infinity | long.equals(0), constant(one), long);
    let is_left = x.bits().is_negative();
    let angle = acute(short, long);
    let zero = Pair::constant(x, Constant(0.0, 0.0));
    let end = Pair::select(is_left, Pair::constant(x, PI), zero);
    let base = Pair::select(is_steep, Pair::constant(x, FRAC_PI_2), end);
    // Angles fall from the quarter turn to the right, and from the half turn to the left.
    let turns = (is_steep | is_left) & !(is_steep & is_left);
    let sign = R::select(turns, x.constant(-1.0), x.constant(1.0));
    let value = base.with(angle.shifted(sign)).high.bits();
    let value = value | (y.bits() & R::Word::SIGN);
    let is_nan = vertical.above(infinity) | horizontal.above(infinity);
    R::Word::select(is_nan, constant(R::Word::NAN), value).as_real()
}

/// The angle whose tangent is a quotient up to 1, of the bits of finite floats, the second not zero.
///
/// If the tangent of an angle is near `c`, that of the rest beside the angle of `c` is
/// `(short - c long) / (long + c short)`.
fn acute<W: Word>(short: W, long: W) -> Pair<W::Real> {
    let (short, long) = (unpack(short), unpack(long));
    let fraction_bits = W::FRACTION_BITS;
    let limit = W::PRECISION / 2 + 3;
    let distance = long.exponent - short.exponent;
    let near = distance.at_most(limit);
    let unit = (near.constant(W::BIAS) - near) << fraction_bits;
    // Zero has no leading bit.
    let short = short.mantissa.to_real() * power_of_2(-(fraction_bits as i64)) * unit.as_real();
    let long = ((long.mantissa & W::FRACTION) | W::ONE).as_real();
    let quarters = (short * inverse(long) * 4.0).round_even();
    let center = quarters * 0.25;
    let (low, high) = (Pair::product(center, long), Pair::product(center, short));
    let dividend = Pair::sum(short, -low.high);
    let divisor = Pair::sum(long, high.high);
    let rest = dividend.plus(-low.low).over(divisor.plus(high.low));
    let square = rest.high * rest.high;
    let series = &SERIES[..W::by_format(4, 8)];
    let more = rest.high * square * polynomial(square, series);
    let start = Pair::constant(center, Constant(0.0, 0.0));
    let choose = |chosen, (quarter, &angle): (usize, &Constant)| {
        let is_beyond = center.above(quarter as f64 * 0.25 + 0.125);
        Pair::select(is_beyond, Pair::constant(center, angle), chosen)
    };
    let start = QUARTERS.iter().enumerate().fold(start, choose);
    let angle = Pair::sum(start.high, rest.high);
    let angle = angle.plus(start.low + rest.low + more);
    // A smaller quotient is its own angle. Everything below the least float is alike.
    let missing = distance.at_most(W::BIAS + W::PRECISION + 1) - near;
    let high = times_power_of_2(rest.high, missing.constant(0) - missing);
    let narrow = Pair {
        high,
        low: high.constant(0.0),
    };
    Pair::select(distance.above(limit - 1), narrow, angle)
}

/// The coefficients after 1 in the series of `atan(t) / t`, in powers of `t^2`.
const SERIES: [f64; 8] = [
    -1.0 / 3.0,
    1.0 / 5.0,
    -1.0 / 7.0,
    1.0 / 9.0,
    -1.0 / 11.0,
    1.0 / 13.0,
    -1.0 / 15.0,
    1.0 / 17.0,
];
