//! Where a work-item stands in its subgroup, as a holder of matrices.

use super::fragments::{SHARERS, SIDE};
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, Builder, OpView as _, Signedness, Type, Value},
    lir,
    upstream::arith,
};

/// Builds code for what a work-item has of matrices.
pub struct Own<'c> {
    pub a: Arithmetic<'c>,
    /// The line of a block that it has elements of: `i / 4`.
    pub line: Value<'c>,
    /// Which of the work-items of a line it is: `i % 4`.
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

    /// A value and a number, one or both of them less than the lowest bit of the other.
    pub fn or(&self, value: Value<'c>, number: i64) -> Value<'c> {
        match number {
            0 => value,
            _ => self.with(arith::OrIOp::NAME, value, number),
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

    /// What another work-item has.
    pub fn of(&self, value: Value<'c>, lane: Value<'c>) -> Value<'c> {
        lir::SubgroupShuffleOp::build(&self.a.builder, value.ty(), value, lane, None).result()
    }
}
