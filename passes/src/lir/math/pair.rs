//! Floats of twice the precision: unevaluated sums of two.

use super::numbers::{Real, Word};

/// `high + low`, the low part at most half a unit in the last place of the high
/// one.
#[derive(Clone, Copy)]
pub struct Pair<R> {
    /// The nearest float.
    pub high: R,
    /// What it misses.
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

    /// The exact sum of two floats of which the first is not the lesser one.
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

    /// The product with a constant, itself given as `high + low`.
    pub fn scaled(self, [high, low]: [f32; 2]) -> Self {
        let product = Self::product(self.high, self.high.constant(high));
        let low = product.low + (self.high * low + self.low * high);
        Self::ordered_sum(product.high, low)
    }
}

/// A float as the sum of two with 12 bits each, whose products are exact.
fn halves<R: Real>(x: R) -> (R, R) {
    let high = (x.bits() & 0xffff_f000).as_real();
    (high, x - high)
}
