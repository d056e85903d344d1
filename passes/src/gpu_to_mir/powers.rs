//! Powers with integer exponents, by squaring.
//!
//! ```text
//! result = 1; for each bit of |n|, from the lowest one: if it is set, result *= base; base *= base
//! ```
//!
//! The order of the products is that of upstream's `--convert-math-to-funcs`; `x^-n` of floats is `1 / x^n`, so an
//! error of up to `|n|` units in the last place is possible, and the reciprocal of an infinite power is 0. Halves are
//! computed as `f32`. Integers wrap around; `x^-n` is the integer part of the reciprocal, and 0 for 0. An exponent that
//! is a constant needs no loop.

use super::arith::{compare, number, select};
use crate::gir_to_mir::arith::constant_value;
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, CmpIPredicate},
        math, scf, vector,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<math::FPowIOp<'_>>(of_float)
        .add::<math::IPowIOp<'_>>(of_integer);
}

fn of_float<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, n) = (&rewriter.before(op), op.operand(1));
    let (base, ty) = (op.operand(0), op.operand(0).ty());
    let is_half = ty.lane().as_float() == Some(16);
    let single = ty.with_lane(Type::float32(b.context()));
    let base = match is_half {
        true => arith::ExtFOp::build(b, single, base, None).out(),
        false => base,
    };
    let one = one(b, base.ty());
    let power = power(b, base, n);
    let inverse = same(b, arith::DivFOp::NAME, one, power);
    let result = select(b, is_negative(b, n), inverse, power);
    let result = match is_half {
        true => arith::TruncFOp::build(b, ty, result, None, None).out(),
        false => result,
    };
    rewriter.replace(op, &[result]);
    true
}

fn of_integer<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, base, n) = (&rewriter.before(op), op.operand(0), op.operand(1));
    let ty = base.ty();
    let [zero, one, minus] = [0, 1, -1].map(|value| number(b, ty, value));
    // 1 and -1 are their own reciprocals.
    let is_unit = [one, minus].map(|unit| compare(b, CmpIPredicate::Eq, base, unit));
    let is_unit = same(b, arith::OrIOp::NAME, is_unit[0], is_unit[1]);
    let power = power(b, base, n);
    let inverse = select(b, is_unit, power, zero);
    rewriter.replace(op, &[select(b, is_negative(b, n), inverse, power)]);
    true
}

/// The power for the magnitude of the exponent.
fn power<'c>(b: &Builder<'c>, base: Value<'c>, n: Value<'c>) -> Value<'c> {
    match constant_of_all(n) {
        Some(n) => constant_power(b, base, n.unsigned_abs()),
        None => loop_power(b, base, n),
    }
}

/// The value of a constant, the same in all lanes.
fn constant_of_all(value: Value<'_>) -> Option<i64> {
    constant_value(value).or_else(|| {
        let constant = value.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
        constant.value().as_splat()?.as_int()
    })
}

fn constant_power<'c>(b: &Builder<'c>, base: Value<'c>, n: u64) -> Value<'c> {
    let (mut result, mut square) = (None, base);
    for bit in 0..u64::BITS - n.leading_zeros() {
        if bit > 0 {
            square = times(b, square, square);
        }
        if n >> bit & 1 == 1 {
            result = Some(result.map_or(square, |result| times(b, result, square)));
        }
    }
    result.unwrap_or_else(|| one(b, base.ty()))
}

fn loop_power<'c>(b: &Builder<'c>, base: Value<'c>, n: Value<'c>) -> Value<'c> {
    let (zero, location) = (number(b, n.ty(), 0), b.location());
    let minus = same(b, arith::SubIOp::NAME, zero, n);
    let bits = select(b, is_negative(b, n), minus, n);
    let types = [base.ty(), base.ty(), n.ty()];
    let arguments = types.map(|ty| (ty, location));
    let repeat = scf::WhileOp::build(b, &types, &[one(b, base.ty()), base, bits]);
    let before = Block::new(&arguments);
    repeat.before().append(before);
    let test = Builder::at_end(before, location);
    let rest = before.argument(2);
    let is_left = compare(&test, CmpIPredicate::Ne, rest, number(&test, n.ty(), 0));
    let state: Vec<_> = before.arguments().collect();
    scf::ConditionOp::build(&test, any(&test, is_left), &state);
    let after = Block::new(&arguments);
    repeat.after().append(after);
    let body = &Builder::at_end(after, location);
    let [result, square, rest] = [0, 1, 2].map(|index| after.argument(index));
    let [zero, one] = [0, 1].map(|value| number(body, n.ty(), value));
    let bit = same(body, arith::AndIOp::NAME, rest, one);
    let is_set = compare(body, CmpIPredicate::Ne, bit, zero);
    let result = select(body, is_set, times(body, result, square), result);
    let rest = same(body, arith::ShRUIOp::NAME, rest, one);
    scf::YieldOp::build(body, &[result, times(body, square, square), rest]);
    repeat.results()[0]
}

/// Whether a flag is set, in any lane.
fn any<'c>(b: &Builder<'c>, flag: Value<'c>) -> Value<'c> {
    let Some((lanes, lane)) = flag.ty().as_vector() else {
        return flag;
    };
    let take = |index: u32| {
        let position = ir::dense_i64(b.context(), &[i64::from(index)]);
        vector::ExtractOp::build(b, lane, flag, &[], position).result()
    };
    (1..lanes).fold(take(0), |found, index| {
        same(b, arith::OrIOp::NAME, found, take(index))
    })
}

fn is_negative<'c>(b: &Builder<'c>, n: Value<'c>) -> Value<'c> {
    compare(b, CmpIPredicate::Slt, n, number(b, n.ty(), 0))
}

fn times<'c>(b: &Builder<'c>, x: Value<'c>, y: Value<'c>) -> Value<'c> {
    match x.ty().lane().as_float() {
        Some(_) => same(b, arith::MulFOp::NAME, x, y),
        None => same(b, arith::MulIOp::NAME, x, y),
    }
}

/// The number 1 of a type, in every lane.
fn one<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let bits = match ty.lane().as_float() {
        None => return number(b, ty, 1),
        Some(64) => 1.0_f64.to_bits(),
        Some(_) => u64::from(1.0_f32.to_bits()),
    };
    let lane = ir::float_bits(ty.lane(), bits);
    let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
    arith::ConstantOp::build(b, ty, value).result()
}

/// An op on two operands of the type of its result.
fn same<'c>(b: &Builder<'c>, name: &str, x: Value<'c>, y: Value<'c>) -> Value<'c> {
    let spec = OpSpec {
        operands: &[x, y],
        results: &[x.ty()],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}
