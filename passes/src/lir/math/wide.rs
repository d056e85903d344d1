//! Words of twice the width.

use super::numbers::Word;

/// A word of twice the width.
#[derive(Clone, Copy)]
pub struct Wide<W> {
    /// The upper half.
    pub high: W,
    /// The lower half.
    pub low: W,
}

impl<W: Word> Wide<W> {
    /// The full product of two words.
    pub fn product(x: W, y: W) -> Self {
        Self {
            high: x.mul_high(y),
            low: x * y,
        }
    }

    /// A left shift by less than the full width.
    pub fn shift_left(self, amount: W) -> Self {
        let carried = (self.low >> 1) >> (amount ^ (W::BITS - 1));
        let near = Self {
            high: (self.high << amount) | carried,
            low: self.low << amount,
        };
        let far = Self {
            high: self.low << amount,
            low: amount.constant(0),
        };
        Self::select((amount & W::BITS).equals(0), near, far)
    }

    /// A right shift by any amount, whose lowest result bit is sticky.
    pub fn shift_right_sticky(self, amount: W) -> Self {
        let amount = amount.at_most(2 * W::BITS - 1);
        let mask = (amount.constant(1) << amount) - 1;
        let carried = (self.high << 1) << (amount ^ (W::BITS - 1));
        let near = Self {
            high: self.high >> amount,
            low: (self.low >> amount) | carried,
        };
        let far = Self {
            high: amount.constant(0),
            low: self.high >> amount,
        };
        let is_near = (amount & W::BITS).equals(0);
        let lost_near = self.low & mask;
        let lost_far = self.low | (self.high & mask);
        let lost = W::select(is_near, lost_near, lost_far);
        let kept = Self::select(is_near, near, far);
        Self {
            low: W::select(lost.equals(0), kept.low, kept.low | 1),
            ..kept
        }
    }

    /// The sum, modulo the full width.
    pub fn plus(self, other: Self) -> Self {
        let low = self.low + other.low;
        let carry = low.one_if(low.below(self.low));
        Self {
            high: self.high + other.high + carry,
            low,
        }
    }

    /// The negation in two's complement.
    pub fn negated(self) -> Self {
        let zero = self.low.constant(0);
        let borrow = zero.one_if(!self.low.equals(0));
        Self {
            high: zero - self.high - borrow,
            low: zero - self.low,
        }
    }

    /// The number of leading zeros.
    pub fn leading_zeros(self) -> W {
        let high = self.high.leading_zeros();
        let both = self.low.leading_zeros() + W::BITS;
        W::select(self.high.equals(0), both, high)
    }

    /// Whether it is 0.
    pub fn is_zero(self) -> W::Bit {
        self.high.equals(0) & self.low.equals(0)
    }

    /// `yes` if `condition`, else `no`.
    pub fn select(condition: W::Bit, yes: Self, no: Self) -> Self {
        Self {
            high: W::select(condition, yes.high, no.high),
            low: W::select(condition, yes.low, no.low),
        }
    }
}
