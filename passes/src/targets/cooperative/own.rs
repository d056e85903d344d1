//! The position of a work-item in its subgroup, as a holder of matrices.

use super::fragments::{SHARERS, SIDE};
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, Builder, OpView as _, Signedness, Type, Value},
    lir,
    upstream::arith,
};

/// A builder of code for a work-item's share of matrices.
pub struct Own<'c> {
    pub a: Arithmetic<'c>,
    /// The line of a block whose elements it has: `i / 4`.
    pub line: Value<'c>,
    /// Its index among the work-items of a line: `i % 4`.
    pub in_line: Value<'c>,
    /// The first work-item of its line: `i / 4 * 4`.
    pub line_start: Value<'c>,
}

impl<'c> Own<'c> {
    pub fn new(b: Builder<'c>) -> Self {
        let a = Arithmetic::new(b);
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let lane = lir::SubgroupLocalIdOp::build(&b, word).result();
        let with = |name, number| a.binary(name, lane, a.int(word, number));
        Self {
            a,
            line: with(arith::ShRUIOp::NAME, i64::from(SHARERS.ilog2())),
            in_line: with(arith::AndIOp::NAME, SHARERS - 1),
            line_start: with(arith::AndIOp::NAME, SHARERS * (SIDE - 1)),
        }
    }

    /// The bitwise or of a value and a number, which must not have bits in common.
    pub fn or(&self, value: Value<'c>, number: i64) -> Value<'c> {
        match number {
            0 => value,
            _ => self.with(arith::OrIOp::NAME, value, number),
        }
    }

    /// A value and a number, added.
    pub fn plus(&self, value: Value<'c>, number: i64) -> Value<'c> {
        match number {
            0 => value,
            _ => self.with(arith::AddIOp::NAME, value, number),
        }
    }

    /// A value times a number.
    pub fn times(&self, value: Value<'c>, number: i64) -> Value<'c> {
        match number {
            1 => value,
            _ => self.with(arith::MulIOp::NAME, value, number),
        }
    }

    fn with(&self, name: &str, value: Value<'c>, number: i64) -> Value<'c> {
        self.a.binary(name, value, self.a.int(value.ty(), number))
    }

    /// An unsigned integer in a wider type.
    pub fn widened(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.a.create(arith::ExtUIOp::NAME, &[value], ty)
    }

    /// The value of another work-item.
    pub fn of(&self, value: Value<'c>, lane: Value<'c>) -> Value<'c> {
        lir::SubgroupShuffleOp::build(&self.a.builder, value.ty(), value, lane, None).result()
    }
}
