//! Products, extrema and extensions.

use super::word::{Pair, Words};
use gir_dialects::{
    ir::{OpView, Type, TypeExt, Value},
    upstream::arith::{self, CmpIPredicate},
};

impl<'c> Words<'c> {
    /// The lower half of a product.
    pub fn times(&self, x: Pair<'c>, y: Pair<'c>) -> Pair<'c> {
        let mul = |x, y| self.a.binary(arith::MulIOp::NAME, x, y);
        let Pair { low, high } = self.wide_product(x.low, y.low);
        let crossed = self.add(mul(x.low, y.high), mul(x.high, y.low));
        Pair {
            low,
            high: self.add(high, crossed),
        }
    }

    /// The lower and the upper half of a product.
    pub fn product(&self, x: Pair<'c>, y: Pair<'c>, is_signed: bool) -> [Pair<'c>; 2] {
        let first = self.wide_product(x.low, y.low);
        let middle = self.plus(self.wide_product(x.low, y.high), self.unsigned(first.high));
        let next = self.plus(self.wide_product(x.high, y.low), self.unsigned(middle.low));
        let upper = self.wide_product(x.high, y.high);
        let upper = self.plus(upper, self.unsigned(middle.high));
        let mut upper = self.plus(upper, self.unsigned(next.high));
        if is_signed {
            for (sign, other) in [(x, y), (y, x)] {
                let less = self.select(self.is_negative(sign.high), other, self.long(0));
                upper = self.minus(upper, less);
            }
        }
        let lower = Pair {
            low: first.low,
            high: next.low,
        };
        [lower, upper]
    }

    /// The first pair if the comparison holds, else the second.
    pub fn choose(&self, predicate: CmpIPredicate, x: Pair<'c>, y: Pair<'c>) -> Pair<'c> {
        self.select(self.compare(predicate, x, y), x, y)
    }

    /// Extends a number of at most 32 bits to a pair.
    pub fn extend(&self, value: Value<'c>, is_signed: bool) -> Pair<'c> {
        let name = match is_signed {
            true => arith::ExtSIOp::NAME,
            false => arith::ExtUIOp::NAME,
        };
        let low = match value.ty() == self.word() {
            true => value,
            false => self.a.create(name, &[value], self.word()),
        };
        if !is_signed {
            return self.unsigned(low);
        }
        let high = self.a.binary(arith::ShRSIOp::NAME, low, self.int(31));
        Pair { low, high }
    }

    /// Truncates a pair to at most 32 bits.
    pub fn truncate(&self, x: Pair<'c>, ty: Type<'c>) -> Value<'c> {
        match ty.as_integer() {
            Some((32, _)) => x.low,
            _ => self.a.create(arith::TruncIOp::NAME, &[x.low], ty),
        }
    }
}
