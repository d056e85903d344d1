//! Mathematical functions that mir lacks, built from those it has.

use super::arith::{constant_of, integer_constant};
use super::types;
use gir_dialects::{
    gir,
    ir::{self, Builder, Op, OpSpec, OpView, Signedness, Type, TypeExt, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, CmpFPredicate},
        math,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<gir::Exp10Op<'_>>(exp10)
        .add::<gir::CopysignOp<'_>>(copysign)
        .add::<gir::HypotOp<'_>>(hypot);
}

/// An op whose operands and result have one type.
fn same<'c, const N: usize>(b: &Builder<'c>, name: &str, operands: [Value<'c>; N]) -> Value<'c> {
    let spec = OpSpec {
        operands: &operands,
        results: &[operands[0].ty()],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// A float constant in every lane, exact in the type.
fn real<'c>(b: &Builder<'c>, ty: Type<'c>, value: f64) -> Value<'c> {
    let bits = match ty.lane().as_float() {
        Some(64) => value.to_bits(),
        Some(16) => u64::from(half_bits(value)),
        _ => u64::from((value as f32).to_bits()),
    };
    let lane = ir::float_bits(ty.lane(), bits);
    constant_of(b, ty.as_vector().map_or(lane, |_| ir::splat(ty, lane)), ty)
}

/// The bits of a half, of a small integer.
fn half_bits(value: f64) -> u16 {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as u16;
    exponent.wrapping_sub(1023 - 15) << 10 | (bits >> 42 & 0x3ff) as u16
}

/// `pow(10, x)`
fn exp10<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, x) = (&rewriter.before(op), op.operand(0));
    let ten = real(b, x.ty(), 10.0);
    rewriter.replace(op, &[same(b, math::PowFOp::NAME, [ten, x])]);
    true
}

/// All bits of one float but the sign, and the sign of another.
fn copysign<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, ty) = (&rewriter.before(op), op.operand(0).ty());
    let width = ty.lane().as_float().unwrap_or(32);
    let lane = ir::integer_type(b.context(), width, Signedness::Signless);
    let word = ty.with_lane(lane);
    let sign = i64::MIN >> (64 - width);
    let part = |value: Value<'c>, mask: i64| {
        let bits = arith::BitcastOp::build(b, word, value).out();
        same(
            b,
            arith::AndIOp::NAME,
            [bits, integer_constant(b, word, mask)],
        )
    };
    let parts = [part(op.operand(0), !sign), part(op.operand(1), sign)];
    let bits = same(b, arith::OrIOp::NAME, parts);
    rewriter.replace(op, &[arith::BitcastOp::build(b, ty, bits).out()]);
    true
}

/// The root of the sum of squares; halves are computed as `f32`.
fn hypot<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, ty) = (&rewriter.before(op), types::convert(op.result(0).ty()));
    let (x, y) = (op.operand(0), op.operand(1));
    let length = match ty.lane().as_float() {
        Some(16) => {
            let single = ty.with_lane(Type::float32(b.context()));
            let [x, y] = [x, y].map(|half| arith::ExtFOp::build(b, single, half, None).out());
            arith::TruncFOp::build(b, ty, length(b, x, y), None, None).out()
        }
        _ => length(b, x, y),
    };
    rewriter.replace(op, &[length]);
    true
}

/// The length of a vector, scaled by a power of 2 so that the greater square is a normal float.
fn length<'c>(b: &Builder<'c>, x: Value<'c>, y: Value<'c>) -> Value<'c> {
    let ty = x.ty();
    let (large, small, shift) = match ty.lane().as_float() {
        Some(64) => (510, -400, 700),
        _ => (63, -40, 96),
    };
    let power = |exponent: i32| real(b, ty, 2.0_f64.powi(exponent));
    let flag = ty.with_lane(types::boolean(b.context()));
    let compare = |predicate, x, y| arith::CmpFOp::build(b, flag, predicate, x, y, None).result();
    let select = |condition, yes, no| arith::SelectOp::build(b, ty, condition, yes, no).result();
    let [x, y] = [x, y].map(|value| same(b, math::AbsFOp::NAME, [value]));
    let greatest = select(compare(CmpFPredicate::OGT, x, y), x, y);
    let is_large = compare(CmpFPredicate::OGT, greatest, power(large));
    let is_small = compare(CmpFPredicate::OLT, greatest, power(small));
    let (down, up, one) = (power(-shift), power(shift), power(0));
    let scale = select(is_large, down, select(is_small, up, one));
    let back = select(is_large, up, select(is_small, down, one));
    let [u, v] = [x, y].map(|value| same(b, arith::MulFOp::NAME, [value, scale]));
    let square = same(b, arith::MulFOp::NAME, [v, v]);
    let sum = same(b, math::FmaOp::NAME, [u, u, square]);
    let root = same(b, math::SqrtOp::NAME, [sum]);
    let length = same(b, arith::MulFOp::NAME, [root, back]);
    // An infinity is longer than a NaN.
    let infinity = real(b, ty, f64::INFINITY);
    [x, y].into_iter().fold(length, |length, side| {
        select(
            compare(CmpFPredicate::OEQ, side, infinity),
            infinity,
            length,
        )
    })
}
