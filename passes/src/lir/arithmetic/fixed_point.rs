//! Products of fixed-point numbers in plain arithmetic.
//!
//! Factors of 8 and 16 bits are multiplied in 32 bits. Wider ones give a product of two words, from
//! the middle of which rounding and shifting extract the result; the bits left above it tell
//! whether it overflows.

use super::Arithmetic;
use gir_dialects::{
    ir::{OpView, TypeExt, Value},
    mir::FixedRounding,
    upstream::arith::{self, CmpIPredicate},
};

/// A fixed-point multiplication.
pub struct Product {
    /// Whether the factors are signed.
    pub is_signed: bool,
    /// Whether it saturates; otherwise it is truncated to the width.
    pub clamps: bool,
    /// The number of bits dropped below the result, at most the width.
    pub scale: i64,
    /// The rounding of these bits.
    pub rounding: FixedRounding,
}

/// The end of the signed range on the side of `sign`: the minimum if that is negative, else the
/// maximum.
pub fn most<'c>(a: &Arithmetic<'c>, sign: Value<'c>) -> Value<'c> {
    let ty = sign.ty();
    let width = width(sign);
    let extended = a.binary(arith::ShRSIOp::NAME, sign, a.int(ty, width - 1));
    let largest = a.int(ty, i64::MAX >> (64 - width));
    a.binary(arith::XOrIOp::NAME, extended, largest)
}

/// The width of an integer, or of each lane.
fn width(value: Value<'_>) -> i64 {
    let width = value.ty().lane().as_integer();
    width.map_or(0, |(width, _)| i64::from(width))
}

/// The lower and the upper word of a product.
struct Words<'c> {
    low: Value<'c>,
    high: Value<'c>,
}

impl Product {
    /// The product of two factors.
    pub fn build<'c>(&self, a: &Arithmetic<'c>, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        match width(lhs) {
            8 | 16 => self.narrow(a, lhs, rhs),
            _ => self.wide(a, lhs, rhs),
        }
    }

    /// The number added before the low bits are dropped.
    fn bias(&self) -> Option<i64> {
        let rounds = self.rounding == FixedRounding::HalfUp && self.scale > 0;
        rounds.then(|| 1 << (self.scale - 1))
    }

    fn shift_right(&self) -> &'static str {
        match self.is_signed {
            true => arith::ShRSIOp::NAME,
            false => arith::ShRUIOp::NAME,
        }
    }

    /// Multiplies in 32 bits, which hold the product and the bias.
    fn narrow<'c>(&self, a: &Arithmetic<'c>, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        let (ty, word) = (lhs.ty(), a.integer_like(lhs.ty(), 32));
        let extension = match self.is_signed {
            true => arith::ExtSIOp::NAME,
            false => arith::ExtUIOp::NAME,
        };
        let [lhs, rhs] = [lhs, rhs].map(|factor| a.create(extension, &[factor], word));
        let mut product = a.binary(arith::MulIOp::NAME, lhs, rhs);
        if let Some(bias) = self.bias() {
            product = a.binary(arith::AddIOp::NAME, product, a.int(word, bias));
        }
        if self.scale > 0 {
            product = a.binary(self.shift_right(), product, a.int(word, self.scale));
        }
        if self.clamps {
            product = self.clamp_narrow(a, product, ty.lane().as_integer().map_or(0, |(w, _)| w));
        }
        a.create(arith::TruncIOp::NAME, &[product], ty)
    }

    fn clamp_narrow<'c>(&self, a: &Arithmetic<'c>, value: Value<'c>, width: u32) -> Value<'c> {
        let ty = value.ty();
        if !self.is_signed {
            return a.binary(arith::MinUIOp::NAME, value, a.int(ty, (1 << width) - 1));
        }
        let half = 1 << (width - 1);
        let raised = a.binary(arith::MaxSIOp::NAME, value, a.int(ty, -half));
        a.binary(arith::MinSIOp::NAME, raised, a.int(ty, half - 1))
    }

    fn wide<'c>(&self, a: &Arithmetic<'c>, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        let words = self.rounded(a, self.words(a, lhs, rhs));
        let (ty, width) = (lhs.ty(), width(lhs));
        let value = match self.scale {
            0 => words.low,
            scale if scale == width => return words.high,
            scale => {
                let low = a.binary(arith::ShRUIOp::NAME, words.low, a.int(ty, scale));
                let high = a.binary(arith::ShLIOp::NAME, words.high, a.int(ty, width - scale));
                a.binary(arith::OrIOp::NAME, low, high)
            }
        };
        if !self.clamps {
            return value;
        }
        let above = match self.scale {
            0 => words.high,
            scale => a.binary(self.shift_right(), words.high, a.int(ty, scale)),
        };
        // The bits above a value that fits are zeros, or copies of its sign.
        let (expected, end) = match self.is_signed {
            true => (
                a.binary(arith::ShRSIOp::NAME, value, a.int(ty, width - 1)),
                most(a, words.high),
            ),
            false => (a.int(ty, 0), a.int(ty, -1)),
        };
        let fits = a.cmpi(CmpIPredicate::Eq, above, expected);
        a.select(fits, value, end)
    }

    fn words<'c>(&self, a: &Arithmetic<'c>, lhs: Value<'c>, rhs: Value<'c>) -> Words<'c> {
        let (b, ty) = (&a.builder, lhs.ty());
        let op = match self.is_signed {
            true => arith::MulSIExtendedOp::build(b, ty, ty, lhs, rhs).op(),
            false => arith::MulUIExtendedOp::build(b, ty, ty, lhs, rhs).op(),
        };
        Words {
            low: op.result(0),
            high: op.result(1),
        }
    }

    fn rounded<'c>(&self, a: &Arithmetic<'c>, words: Words<'c>) -> Words<'c> {
        let Some(bias) = self.bias() else {
            return words;
        };
        let ty = words.low.ty();
        let bias = a.int(ty, bias);
        let low = a.binary(arith::AddIOp::NAME, words.low, bias);
        let carries = a.cmpi(CmpIPredicate::Ult, low, bias);
        let carry = a.create(arith::ExtUIOp::NAME, &[carries], ty);
        let high = a.binary(arith::AddIOp::NAME, words.high, carry);
        Words { low, high }
    }
}
