//! `a * b + c` of small floats, rounded once, in words: an f32 that rounds the exact result, rounded again, would
//! break ties to the wrong side, and not every target has f64.
//!
//! The significands have 8 bits, so their product has 16. It is added to the third one in a word, of which the lower
//! one of the two has its lost bits joined in its last. The sum becomes an f32 that is rounded to odd, as in
//! [`super::convert`].

use super::words::Words;
use gir_dialects::{
    ir::{OpView as _, Value},
    upstream::arith::{self, CmpIPredicate},
};

/// An f32 with a significand of 8 bits: `±significand * 2^(exponent - 134)`.
struct Parts<'c> {
    significand: Value<'c>,
    /// That of the format, at least 1.
    exponent: Value<'c>,
    /// All bits are set if it is negative, else none.
    sign: Value<'c>,
}

impl<'c> Words<'c> {
    fn parts(&self, real: Value<'c>) -> Parts<'c> {
        let bits = self.bits(real);
        let field = self.masked(self.down(bits, 23), 0xff);
        let is_normal = self.is(CmpIPredicate::Ne, field, 0);
        let leading = self.select(is_normal, self.int(0x80), self.int(0));
        let fraction = self.masked(self.down(bits, 16), 0x7f);
        let sign = self.a.binary(arith::ShRSIOp::NAME, bits, self.int(31));
        Parts {
            significand: self.or(fraction, leading),
            exponent: self.most(field, self.int(1)),
            sign,
        }
    }

    /// `-x` where all bits of the sign are set.
    fn signed(&self, x: Value<'c>, sign: Value<'c>) -> Value<'c> {
        self.minus(self.xor(x, sign), sign)
    }

    /// `a * b + c`, rounded to odd; the operands have significands of at most 8 bits.
    pub fn fused(&self, [a, b, c]: [Value<'c>; 3]) -> Value<'c> {
        let finite = self.fused_finite([a, b, c]);
        // An infinity or a NaN among the factors, or else as the third.
        let product = self.a.binary(arith::MulFOp::NAME, a, b);
        let factors = self.or(self.is_special(a), self.is_special(b));
        let zero = self.a.float(self.real, 0.0);
        let product = self.select(factors, product, zero);
        let special = self.a.binary(arith::AddFOp::NAME, product, c);
        let any = self.or(factors, self.is_special(c));
        self.select(any, special, finite)
    }

    fn is_special(&self, real: Value<'c>) -> Value<'c> {
        let magnitude = self.masked(self.bits(real), 0x7fff_ffff);
        self.is(CmpIPredicate::Uge, magnitude, 0x7f80_0000)
    }

    fn fused_finite(&self, [a, b, c]: [Value<'c>; 3]) -> Value<'c> {
        let [a, b, c] = [a, b, c].map(|real| self.parts(real));
        let product = self
            .a
            .binary(arith::MulIOp::NAME, a.significand, b.significand);
        // Of the last place of the product, in the scale of the third exponent.
        let place = self.minus(self.plus(a.exponent, b.exponent), self.int(134));
        // A zero goes to any place.
        let is_zero = self.is(CmpIPredicate::Eq, product, 0);
        let place = self.select(is_zero, c.exponent, place);
        let is_zero = self.is(CmpIPredicate::Eq, c.significand, 0);
        let other = self.select(is_zero, place, c.exponent);
        // The higher one moves up, by so much that it fits a word, the lower one down by the rest.
        let gap = self.minus(other, place);
        let clamped = |value, most| {
            let value = self.most(value, self.int(0));
            self.least(value, self.int(most))
        };
        let third_up = clamped(gap, 15);
        let product_down = clamped(self.minus(gap, self.int(15)), 31);
        let behind = self.minus(self.int(0), gap);
        let product_up = clamped(behind, 14);
        let third_down = clamped(self.minus(behind, self.int(14)), 31);
        let product = self.down_sticky(self.up_by(product, product_up), product_down);
        let third = self.down_sticky(self.up_by(c.significand, third_up), third_down);
        let product_sign = self.xor(a.sign, b.sign);
        let sum = self.plus(
            self.signed(product, product_sign),
            self.signed(third, c.sign),
        );
        let is_ahead = self.is(CmpIPredicate::Sge, gap, 0);
        let exponent = self.select(
            is_ahead,
            self.minus(other, third_up),
            self.minus(place, product_up),
        );
        // A sum of zero is negative where both summands are.
        let is_zero = self.is(CmpIPredicate::Eq, sum, 0);
        let negative = self.is(CmpIPredicate::Slt, sum, 0);
        let negative = self.select(negative, self.int(-1), self.int(0));
        let zero_sign = self.and(product_sign, c.sign);
        let sign = self.select(is_zero, zero_sign, negative);
        let bits = self.composed(self.magnitude(sum), exponent);
        let bits = self.select(is_zero, self.int(0), bits);
        self.float(self.or(bits, self.masked(sign, 1 << 31)))
    }

    /// The bits of the f32 `magnitude * 2^(exponent - 134)`, rounded to odd; infinity if it is too large.
    fn composed(&self, magnitude: Value<'c>, exponent: Value<'c>) -> Value<'c> {
        let zeros = self.zeros_above(magnitude);
        let shift = self.least(zeros, self.int(31));
        let leading = self.up_by(magnitude, shift);
        // The exponent of the format, whose significand has 24 bits: those below the first one of the word are 31.
        let field = self.minus(self.plus(exponent, self.int(31 - 7)), shift);
        // Subnormal numbers have fewer bits.
        let short = self.minus(self.int(1), field);
        let short = self.least(self.most(short, self.int(0)), self.int(23));
        let down = self.plus(short, self.int(8));
        let significand = self.down_sticky(leading, down);
        let above = self.minus(self.most(field, self.int(1)), self.int(1));
        let bits = self.plus(self.up(self.least(above, self.int(0xff)), 23), significand);
        let is_large = self.is(CmpIPredicate::Sge, field, 0xff);
        self.select(is_large, self.int(0x7f80_0000), bits)
    }
}
