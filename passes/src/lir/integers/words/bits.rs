//! Shifts, bit counts and bit reversals.

use super::word::{Pair, Words};
use gir_dialects::{
    ir::{OpView, Value},
    lir,
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};

/// The direction of a shift, and the bits shifted in.
#[derive(Clone, Copy, PartialEq)]
pub enum Shift {
    /// To the higher bits, with zeros from below.
    Left,
    /// To the lower bits, with zeros from above.
    RightUnsigned,
    /// To the lower bits, with copies of the sign from above.
    RightSigned,
}

impl<'c> Words<'c> {
    /// A shift by an amount modulo 64.
    pub fn shift(&self, x: Pair<'c>, amount: Value<'c>, to: Shift) -> Pair<'c> {
        let below = self.and(amount, self.int(31));
        let rest = self.sub(self.int(31), below);
        let is_short = self.is_zero(self.and(amount, self.int(32)));
        let left = |x, by| self.a.binary(arith::ShLIOp::NAME, x, by);
        let right = |x, by| self.a.binary(arith::ShRUIOp::NAME, x, by);
        let (one, zero) = (self.int(1), self.int(0));
        // Bits that cross words move by 32 less the amount: by 1 and the rest, since a shift by 32
        // is undefined.
        match to {
            Shift::Left => {
                let crosses = right(right(x.low, one), rest);
                let low = left(x.low, below);
                let high = self.or(left(x.high, below), crosses);
                Pair {
                    low: self.a.select(is_short, low, zero),
                    high: self.a.select(is_short, high, low),
                }
            }
            Shift::RightUnsigned | Shift::RightSigned => {
                let crosses = left(left(x.high, one), rest);
                let low = self.or(right(x.low, below), crosses);
                let (high, behind) = match to {
                    Shift::RightSigned => {
                        let signed = |by| self.a.binary(arith::ShRSIOp::NAME, x.high, by);
                        (signed(below), signed(self.int(31)))
                    }
                    _ => (right(x.high, below), zero),
                };
                Pair {
                    low: self.a.select(is_short, low, high),
                    high: self.a.select(is_short, high, behind),
                }
            }
        }
    }

    /// The number of set bits.
    pub fn population(&self, x: Pair<'c>) -> Pair<'c> {
        let count = |x: Value<'c>| self.a.create(math::CtPopOp::NAME, &[x], x.ty());
        self.unsigned(self.add(count(x.low), count(x.high)))
    }

    /// The number of leading zeros, 64 for 0.
    pub fn zeros_above(&self, x: Pair<'c>) -> Value<'c> {
        let below = self.add(self.leading_zeros(x.low), self.int(32));
        let is_low = self.is_zero(x.high);
        self.a.select(is_low, below, self.leading_zeros(x.high))
    }

    /// The number of trailing zeros, 64 for 0.
    pub fn zeros_below(&self, x: Pair<'c>) -> Value<'c> {
        let count = |x: Value<'c>| {
            self.a
                .create(math::CountTrailingZerosOp::NAME, &[x], x.ty())
        };
        let above = self.add(count(x.high), self.int(32));
        self.a.select(self.is_zero(x.low), above, count(x.low))
    }

    /// Reverses the bits.
    pub fn reversed(&self, x: Pair<'c>) -> Pair<'c> {
        let reverse = |x: Value<'c>| self.a.create(lir::BitReverseOp::NAME, &[x], x.ty());
        Pair {
            low: reverse(x.high),
            high: reverse(x.low),
        }
    }

    /// Whether any bit is set.
    pub fn is_set(&self, x: Value<'c>) -> Value<'c> {
        self.a.cmpi(CmpIPredicate::Ne, x, self.int(0))
    }
}
