//! Integer operations that CIRCT lacks, by those it has.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{Builder, Op, OpView as _, TypeExt as _, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};

/// Replaces an operation on integers that CIRCT lacks; false if it is none.
pub fn expand<'c>(b: &Builder<'c>, op: Op<'c>) -> bool {
    let a = Arithmetic::new(*b);
    let value = match op.name() {
        arith::MinSIOp::NAME => choose(&a, op, CmpIPredicate::Slt),
        arith::MaxSIOp::NAME => choose(&a, op, CmpIPredicate::Sgt),
        arith::MinUIOp::NAME => choose(&a, op, CmpIPredicate::Ult),
        arith::MaxUIOp::NAME => choose(&a, op, CmpIPredicate::Ugt),
        math::AbsIOp::NAME => magnitude(&a, op.operand(0)),
        math::CtPopOp::NAME => match count_bits(&a, op.operand(0)) {
            Some(count) => count,
            None => return false,
        },
        _ => return false,
    };
    op.result(0).replace_all_uses(value);
    op.erase();
    true
}

/// The first operand where the comparison holds, or else the second.
fn choose<'c>(a: &Arithmetic<'c>, op: Op<'c>, predicate: CmpIPredicate) -> Value<'c> {
    let (lhs, rhs) = (op.operand(0), op.operand(1));
    a.select(a.cmpi(predicate, lhs, rhs), lhs, rhs)
}

fn magnitude<'c>(a: &Arithmetic<'c>, x: Value<'c>) -> Value<'c> {
    let zero = a.int(x.ty(), 0);
    let negated = a.binary(arith::SubIOp::NAME, zero, x);
    a.select(a.cmpi(CmpIPredicate::Slt, x, zero), negated, x)
}

/// Sums of neighbouring bits, then of pairs, and so on; `None` for a width that is no power of two up to 64.
fn count_bits<'c>(a: &Arithmetic<'c>, x: Value<'c>) -> Option<Value<'c>> {
    let (width, _) = x.ty().as_integer()?;
    if !width.is_power_of_two() || width > 64 {
        return None;
    }
    let mut sums = x;
    let mut distance = 1;
    while distance < width {
        let mask = a.int(x.ty(), every_second_group(distance));
        let high = a.binary(arith::ShRUIOp::NAME, sums, a.int(x.ty(), distance.into()));
        let high = a.binary(arith::AndIOp::NAME, high, mask);
        let low = a.binary(arith::AndIOp::NAME, sums, mask);
        sums = a.binary(arith::AddIOp::NAME, low, high);
        distance *= 2;
    }
    Some(sums)
}

/// A mask of every second group of `distance` bits, starting with the lowest.
fn every_second_group(distance: u32) -> i64 {
    let group = (1_u64 << distance) - 1;
    let starts = (0..64).step_by(2 * distance as usize);
    starts.fold(0, |mask, start| mask | group << start) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_have_every_second_group() {
        assert_eq!(every_second_group(1), 0x5555_5555_5555_5555);
        assert_eq!(every_second_group(8), 0x00ff_00ff_00ff_00ff);
        assert_eq!(every_second_group(32), 0xffff_ffff);
    }
}
