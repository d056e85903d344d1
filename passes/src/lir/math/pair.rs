//! Floats of twice the precision: unevaluated sums of two floats.

use super::numbers::{Real, Word};

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

    /// The product with a constant.
    pub fn scaled(self, factor: Constant) -> Self {
        let [high, low] = factor
            .parts::<R::Word>()
            .map(|part| self.high.constant(part));
        self.times(Self { high, low })
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
}
