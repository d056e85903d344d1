//! Replacement of ops that read an `i1` as a number of one bit.
//!
//! In gir a condition is a u32 of 0 or 1, so a set flag does not read as minus one:
//!
//! ```mlir
//! arith.extsi %c : i1 to i32     →  arith.select %c, %minus_1, %0 : i32
//! arith.cmpi slt, %a, %b : i1    →  arith.cmpi ugt, %a, %b : i1
//! arith.addi %a, %b : i1         →  arith.xori %a, %b : i1
//! arith.maxsi %a, %b : i1        →  arith.andi %a, %b : i1
//! ```

use super::types;
use crate::gir_to_mir::arith::{constant_of, integer_constant};
use gir_dialects::{
    ir::{self, Builder, Op, OpSpec, OpView, TypeExt, Value},
    upstream::arith::{self, CmpIPredicate},
};

/// Rewrites the ops of a function that read an `i1` as a number.
pub fn rewrite(function: Op<'_>) {
    let mut found = vec![];
    function.walk_pre(|op| {
        if op.operand_count() > 0 && types::is_flag(op.operand(0).ty()) {
            found.push(op);
        }
    });
    found.into_iter().for_each(rewrite_op);
}

fn rewrite_op(op: Op<'_>) {
    let b = Builder::before(op);
    let value = match op.name() {
        arith::ExtSIOp::NAME | arith::SIToFPOp::NAME => spread(op, &b),
        arith::CmpIOp::NAME => {
            swap_signed(op);
            return;
        }
        arith::AddIOp::NAME | arith::SubIOp::NAME => again(op, &b, arith::XOrIOp::NAME),
        arith::MulIOp::NAME | arith::MaxSIOp::NAME => again(op, &b, arith::AndIOp::NAME),
        arith::MinSIOp::NAME => again(op, &b, arith::OrIOp::NAME),
        _ => return,
    };
    op.result(0).replace_all_uses(value);
    op.erase();
}

/// Minus one if the flag is set, else zero.
fn spread<'c>(op: Op<'c>, b: &Builder<'c>) -> Value<'c> {
    let ty = op.result(0).ty();
    let bits = ty.lane().is_float().then(|| ty.lane().number_bits());
    let number = |number: i64| match bits.flatten() {
        None => integer_constant(b, ty, number),
        Some(width) => {
            let minus_one = match width {
                16 if ty.lane().as_small_float().is_some() => 0xbf80,
                16 => 0xbc00,
                32 => u64::from((-1f32).to_bits()),
                _ => (-1f64).to_bits(),
            };
            let lane = ir::float_bits(ty.lane(), if number == 0 { 0 } else { minus_one });
            let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
            constant_of(b, value, ty)
        }
    };
    let (minus_one, zero) = (number(-1), number(0));
    let spec = OpSpec {
        operands: &[op.operand(0), minus_one, zero],
        results: &[ty],
        ..OpSpec::default()
    };
    b.create(arith::SelectOp::NAME, spec).result(0)
}

fn again<'c>(op: Op<'c>, b: &Builder<'c>, name: &str) -> Value<'c> {
    let spec = OpSpec {
        operands: &[op.operand(0), op.operand(1)],
        results: &[op.result(0).ty()],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// Swaps signed for unsigned predicates with the order reversed: as a signed number, the set flag is the smaller one.
fn swap_signed(op: Op<'_>) {
    let Some(compare) = op.cast::<arith::CmpIOp<'_>>() else {
        return;
    };
    compare.set_predicate(match compare.predicate() {
        CmpIPredicate::Slt => CmpIPredicate::Ugt,
        CmpIPredicate::Sle => CmpIPredicate::Uge,
        CmpIPredicate::Sgt => CmpIPredicate::Ult,
        CmpIPredicate::Sge => CmpIPredicate::Ule,
        other => other,
    });
}
