//! Floats of twice the precision: unevaluated sums of two floats.

use super::{
    numbers::{Real, Word, inverse},
    root::inverse_root,
};

/// `high + low`, where the low part is at most half a unit in the last place of the high part.
#[derive(Clone, Copy)]
pub struct Pair<R> {
    /// The nearest float.
    pub high: R,
    /// The error of the nearest float.
    pub low: R,
}

impl<R: Real> Pair<R> {
    /// The exact sum.
    pub fn sum(x: R, y: R) -> Self {
        let high = x + y;
        let from_y = high - x;
        let low = (x - (high - from_y)) + (y - from_y);
        Self { high, low }
    }

    /// The exact sum of two floats, the first at least as large in magnitude as the second.
    pub fn ordered_sum(x: R, y: R) -> Self {
        let high = x + y;
        let low = y - (high - x);
        Self { high, low }
    }

    /// The exact product, unless it leaves the range of floats.
    pub fn product(x: R, y: R) -> Self {
        let high = x * y;
        let ((xh, xl), (yh, yl)) = (halves(x), halves(y));
        let low = ((xh * yh - high) + xh * yl + xl * yh) + xl * yl;
        Self { high, low }
    }

    /// The sum with a float that is small compared to the high part.
    pub fn plus(self, small: R) -> Self {
        Self::ordered_sum(self.high, self.low + small)
    }

    /// The product, to within a few units in the last place of twice the precision.
    pub fn times(self, other: Self) -> Self {
        let product = Self::product(self.high, other.high);
        product.plus(self.high * other.low + self.low * other.high)
    }

    /// The quotient, to within a few units in the last place of twice the precision, for normal floats whose
    /// quotient is one.
    pub fn over(self, divisor: Self) -> Self {
        let inverse = inverse(divisor.high);
        let high = self.high * inverse;
        let product = Self::product(high, divisor.high);
        let rest = ((self.high - product.high) - product.low) + (self.low - high * divisor.low);
        Self::ordered_sum(high, rest * inverse)
    }

    /// The square root, likewise; 0 of 0.
    pub fn root(self) -> Self {
        let inverse = inverse_root(self.high.bits());
        let is_zero = self.high.bits().equals(0);
        let high = R::select(is_zero, self.high, self.high * inverse);
        let inverse = R::select(is_zero, self.high, inverse);
        let square = Self::product(high, high);
        let rest = ((self.high - square.high) - square.low) + self.low;
        Self::ordered_sum(high, rest * inverse * 0.5)
    }

    /// The sum of two pairs, to within a few units in the last place of twice the precision unless they cancel.
    pub fn with(self, other: Self) -> Self {
        let sum = Self::sum(self.high, other.high);
        sum.plus(self.low + other.low)
    }

    /// The product with a power of 2 or -1.
    pub fn shifted(self, factor: R) -> Self {
        Self {
            high: self.high * factor,
            low: self.low * factor,
        }
    }

    /// `yes` if `condition`, else `no`.
    pub fn select(condition: R::Bit, yes: Self, no: Self) -> Self {
        Self {
            high: R::select(condition, yes.high, no.high),
            low: R::select(condition, yes.low, no.low),
        }
    }

    /// A constant, beside any float.
    pub fn constant(of: R, value: Constant) -> Self {
        let [high, low] = value.parts::<R::Word>().map(|part| of.constant(part));
        Self { high, low }
    }

    /// The product with a constant.
    pub fn scaled(self, factor: Constant) -> Self {
        self.times(Self::constant(self.high, factor))
    }
}

/// Splits a float into two parts whose products are exact: 12 bits each, or 26 bits and a sign, as
/// needed for an odd precision.
fn halves<R: Real>(x: R) -> (R, R) {
    let unit = 1 << R::Word::PRECISION.div_ceil(2);
    let rounded = match R::Word::PRECISION % 2 {
        0 => x.bits(),
        _ => x.bits() + unit / 2,
    };
    let mask = (R::Word::SIGN | R::Word::MAGNITUDE) - (unit - 1);
    let high = (rounded & mask).as_real();
    (high, x - high)
}

/// A constant as the sum of two `f64`: the nearest one and its error.
#[derive(Clone, Copy)]
pub struct Constant(pub f64, pub f64);

impl Constant {
    /// The nearest float of a format and its error.
    pub fn parts<W: Word>(self) -> [f64; 2] {
        let high = W::nearest(self.0);
        [high, (self.0 - high) + self.1]
    }

    /// The leading bits, and the rest.
    pub fn split(self, bits: u32) -> [f64; 2] {
        let high = f64::from_bits(self.0.to_bits() >> (53 - bits) << (53 - bits));
        [high, (self.0 - high) + self.1]
    }
}
