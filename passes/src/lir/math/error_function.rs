//! The error function and its complement.

use super::{
    exponential::{Exponential, times_power_of_2},
    numbers::{Real, Word, polynomial, power_of_2},
    pair::{Constant, Pair},
    parts::magnitude,
};
use std::f64::consts;

/// `2 / sqrt(pi)`
const SLOPE: Constant = Constant(consts::FRAC_2_SQRT_PI, 1.533_545_961_316_588e-17);

/// `(erf(x) / x - 2 / sqrt(pi)) / x^2` in powers of `x^2`, which is at most 1; by `coefficients.py`.
const ERF_32: [f64; 6] = [
    -0.376_126_383_761_099_75,
    0.112_837_536_616_304_1,
    -0.026_861_699_954_947_374,
    0.005_204_578_778_761_909,
    -0.000_816_198_654_003_351_1,
    8.379_755_581_768_224e-5,
];
/// The same.
const ERF_64: [f64; 11] = [
    -0.376_126_389_031_837_5,
    0.112_837_916_709_543_86,
    -0.026_866_170_644_835_378,
    0.005_223_977_620_813_342,
    -0.000_854_832_665_149_114_2,
    0.000_120_553_155_098_277_25,
    -1.492_513_723_136_160_5e-5,
    1.645_239_241_441_423_5e-6,
    -1.624_658_795_725_963e-7,
    1.388_462_520_914_768_7e-8,
    -8.101_869_549_660_952e-10,
];
/// `(1 + 2 x) e^(x^2) erfc(x)` in powers of `(x - 4) / (x + 4)`, which maps all positive numbers to [-1, 1]; by
/// `coefficients.py`. The function is that of M. M. Shepherd and J. G. Laframboise (Mathematics of Computation 36,
/// 1981).
const COMPLEMENT_32: [f64; 12] = [
    1.232_995_118_648_104_3,
    -0.139_621_134_813_077_7,
    0.015_379_636_419_114_14,
    0.068_098_004_630_948_16,
    -0.101_037_750_168_499_99,
    0.093_719_534_006_245_03,
    -0.066_357_101_699_743_08,
    0.037_226_408_654_272_694,
    -0.016_012_929_817_061_37,
    0.005_049_267_497_611_673,
    -0.001_138_666_723_908_586_5,
    -0.000_643_772_842_524_037_4,
];
/// The same.
const COMPLEMENT_64: [f64; 24] = [
    1.232_995_118_625_552_6,
    -0.139_621_116_840_562_53,
    0.015_379_652_102_619_577,
    0.068_097_054_254_693_48,
    -0.101_039_066_036_295_62,
    0.093_732_834_998_321_4,
    -0.066_330_365_812_388_66,
    0.037_167_515_537_922_65,
    -0.016_197_734_056_192_747,
    0.005_031_969_974_293_165,
    -0.000_757_773_296_476_343_5,
    -0.000_199_256_675_879_898_77,
    0.000_150_621_696_052_177_38,
    -2.439_927_480_673_516_3e-5,
    -1.122_205_415_946_788e-5,
    5.709_853_441_764_65e-6,
    2.938_175_156_873_787e-7,
    -8.255_610_031_719_534e-7,
    7.464_016_908_895_004e-8,
    1.101_191_853_721_505_1e-7,
    -1.792_036_031_635_655_2e-8,
    -1.409_650_334_856_925_2e-8,
    1.836_821_261_785_195_7e-9,
    1.253_755_012_545_075_2e-9,
];
/// The error function.
pub fn erf<R: Real>(x: R) -> R {
    let magnitude = magnitude(x);
    let far = -complement(magnitude) + 1.0;
    let value = R::select(magnitude.below(1.0), near(magnitude), far);
    finish(x, (value.bits()) | (x.bits() & R::Word::SIGN))
}

/// `1 - erf(x)`, without its rounding.
pub fn erfc<R: Real>(x: R) -> R {
    let magnitude = magnitude(x);
    let close = -near(magnitude) + 1.0;
    let value = R::select(magnitude.below(0.5), close, complement(magnitude));
    let value = R::select(x.below(0.0), -value + 2.0, value);
    finish(x, value.bits())
}

/// The float with these bits, or a NaN for one.
fn finish<R: Real>(x: R, value: R::Word) -> R {
    let is_nan = (x.bits() & R::Word::MAGNITUDE).above(R::Word::INFINITY);
    R::Word::select(is_nan, value.constant(R::Word::NAN), value).as_real()
}

/// The error function of a number in [0, 1].
fn near<R: Real>(x: R) -> R {
    // The error of a product must not be below the least float.
    let is_tiny = x.below(power_of_2(-60));
    let scale = power_of_2(100);
    let square = R::select(is_tiny, x.constant(0.0), x * x);
    let x = R::select(is_tiny, x * scale, x);
    let series = R::Word::by_format(&ERF_32[..], &ERF_64[..]);
    let [slope, rest] = SLOPE.parts::<R::Word>();
    let head = Pair::product(x, x.constant(slope));
    let more = x * square * polynomial(square, series);
    let value = head.high + (head.low + (x * rest + more));
    R::select(is_tiny, value * (1.0 / scale), value)
}

/// The complement for a positive number.
fn complement<R: Real>(x: R) -> R {
    // The results of larger ones round to 0.
    let x = x.clamp([0.0, R::Word::by_format(10.5, 27.5)]);
    let four = x.constant(4.0);
    let t = Pair::sum(x, -four).over(Pair::sum(x, four)).high;
    let series = R::Word::by_format(&COMPLEMENT_32[..], &COMPLEMENT_64[..]);
    let (high, low) = (polynomial(t, series), x.constant(0.0));
    let scaled = Pair { high, low }.over(Pair::sum(x * 2.0, x.constant(1.0)));
    let power = Exponential::of(Pair::product(-x, x));
    let fraction = power.fraction();
    let factor = Pair::sum(x.constant(1.0), fraction.high).plus(fraction.low);
    let value = scaled.times(factor).high;
    times_power_of_2(value, power.exponent.integer_part())
}
