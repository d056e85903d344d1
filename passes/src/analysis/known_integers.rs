//! Integers known at compile time, propagated through simple operations.

use gir_dialects::{
    ir::{AttributeExt, Op, TypeExt, Value},
    upstream::arith::{self, CmpIPredicate},
};
use std::collections::HashMap;

/// Known values of at most 64 bits, sign-extended.
#[derive(Default)]
pub struct KnownIntegers<'c>(HashMap<Value<'c>, i64>);

impl<'c> KnownIntegers<'c> {
    /// The known number of a value.
    pub fn get(&self, value: Value<'c>) -> Option<i64> {
        self.0.get(&value).copied()
    }

    /// Records the result of an operation whose operands are known.
    pub fn learn(&mut self, op: Op<'c>) {
        if let Some(number) = self.evaluate(op) {
            let result = op.result(0);
            let width = result.ty().as_integer().map_or(64, |(width, _)| width);
            self.0.insert(result, sign_extended(number, width));
        }
    }

    fn evaluate(&self, op: Op<'c>) -> Option<i64> {
        if let Some(constant) = op.cast::<arith::ConstantOp<'c>>() {
            op.result(0).ty().as_integer()?;
            return constant.value().as_int();
        }
        let operand = |index| self.get(op.operand(index));
        if let Some(compare) = op.cast::<arith::CmpIOp<'c>>() {
            let holds = compare_numbers(compare.predicate(), operand(0)?, operand(1)?);
            return Some(i64::from(holds));
        }
        if op.is::<arith::AndIOp<'_>>() {
            Some(operand(0)? & operand(1)?)
        } else if op.is::<arith::OrIOp<'_>>() {
            Some(operand(0)? | operand(1)?)
        } else if op.is::<arith::XOrIOp<'_>>() {
            Some(operand(0)? ^ operand(1)?)
        } else if op.is::<arith::SelectOp<'_>>() {
            operand(if operand(0)? == 0 { 2 } else { 1 })
        } else if op.is::<arith::ExtSIOp<'_>>() || op.is::<arith::TruncIOp<'_>>() {
            operand(0)
        } else if op.is::<arith::ExtUIOp<'_>>() {
            let (width, _) = op.operand(0).ty().as_integer()?;
            Some(zero_extended(operand(0)?, width))
        } else {
            None
        }
    }
}

fn compare_numbers(predicate: CmpIPredicate, a: i64, b: i64) -> bool {
    let (ua, ub) = (a as u64, b as u64);
    match predicate {
        CmpIPredicate::Eq => a == b,
        CmpIPredicate::Ne => a != b,
        CmpIPredicate::Slt => a < b,
        CmpIPredicate::Sle => a <= b,
        CmpIPredicate::Sgt => a > b,
        CmpIPredicate::Sge => a >= b,
        // Both are sign-extended from one width, which keeps the unsigned order.
        CmpIPredicate::Ult => ua < ub,
        CmpIPredicate::Ule => ua <= ub,
        CmpIPredicate::Ugt => ua > ub,
        CmpIPredicate::Uge => ua >= ub,
    }
}

/// A number of a width with its sign.
pub fn sign_extended(number: i64, width: u32) -> i64 {
    let unused = 64 - width.clamp(1, 64);
    number << unused >> unused
}

/// The low bits of a number, zero-extended.
pub fn zero_extended(number: i64, width: u32) -> i64 {
    let unused = 64 - width.clamp(1, 64);
    ((number as u64) << unused >> unused) as i64
}
