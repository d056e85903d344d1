//! Quotients and remainders, computed bit by bit.

use super::word::{Pair, Words};
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{Block, Builder, OpSpec, OpView, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};

/// A quotient and a remainder.
pub struct Divided<'c> {
    /// Truncated to an integer.
    pub quotient: Pair<'c>,
    /// The rest of the dividend.
    pub remainder: Pair<'c>,
}

impl<'c> Words<'c> {
    /// Unsigned division.
    pub fn divide_unsigned(&self, x: Pair<'c>, y: Pair<'c>) -> Divided<'c> {
        let b = &self.a.builder;
        let (zero, one) = (self.int(0), self.int(1));
        // The dividend is shifted out of the quotient's words into the remainder's.
        let operands = [zero, self.int(64), one, x.low, x.high, zero, zero];
        let spec = OpSpec {
            operands: &operands,
            results: &[self.word(); 4],
            regions: 1,
            ..OpSpec::default()
        };
        let counted = b.create_as::<scf::ForOp<'c>>(spec);
        let arguments = [(self.word(), b.location()); 5];
        let body = Block::new(&arguments);
        counted.region().append(body);
        let inside = Builder::at_end(body, b.location());
        let next = Self {
            a: Arithmetic::new(inside),
        }
        .step(body, y);
        scf::YieldOp::build(&inside, &next);
        let pair = |index| Pair {
            low: counted.op().result(index),
            high: counted.op().result(index + 1),
        };
        Divided {
            quotient: pair(0),
            remainder: pair(2),
        }
    }

    /// One step: computes a bit of the quotient; returns the words of quotient and remainder.
    fn step(&self, body: Block<'c>, y: Pair<'c>) -> [Value<'c>; 4] {
        let pair = |index| Pair {
            low: body.argument(index),
            high: body.argument(index + 1),
        };
        let (quotient, rest) = (pair(1), pair(3));
        let bit = |x| self.a.binary(arith::ShRUIOp::NAME, x, self.int(31));
        let double = |x: Pair<'c>| {
            let twice = |x| self.a.binary(arith::ShLIOp::NAME, x, self.int(1));
            Pair {
                low: twice(x.low),
                high: self.or(twice(x.high), bit(x.low)),
            }
        };
        let mut moved = double(rest);
        moved.low = self.or(moved.low, bit(quotient.high));
        let mut quotient = double(quotient);
        // A bit shifted out of the remainder makes it larger than any divisor.
        let left = self.is_negative(rest.high);
        let goes = self.compare(CmpIPredicate::Uge, moved, y);
        let goes = self.or(left, goes);
        quotient.low = self.or(quotient.low, self.flag(goes));
        let rest = self.select(goes, self.minus(moved, y), moved);
        [quotient.low, quotient.high, rest.low, rest.high]
    }

    /// Signed division: the quotient is truncated, the remainder has the sign of the dividend.
    pub fn divide_signed(&self, x: Pair<'c>, y: Pair<'c>) -> Divided<'c> {
        let (of_x, negative) = self.magnitude(x);
        let (of_y, negative_divisor) = self.magnitude(y);
        let divided = self.divide_unsigned(of_x, of_y);
        let differ = self.xor(negative, negative_divisor);
        Divided {
            quotient: self.negate_if(differ, divided.quotient),
            remainder: self.negate_if(negative, divided.remainder),
        }
    }
}
