//! Conversions between numbers of all widths.
//!
//! SPIR-V's `bool` has no bits: a conversion from or to `i1` becomes a select or a comparison.

use super::{
    arith::{rename, rename_numeric},
    compare, types,
};
use gir_dialects::{
    ir::{Op, OpView, Type, TypeExt, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, RoundingMode},
        spirv,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<arith::ExtUIOp<'_>>(extend_u)
        .add::<arith::ExtSIOp<'_>>(extend_s)
        .add::<arith::TruncIOp<'_>>(truncate)
        .add::<arith::ExtFOp<'_>>(extend_f)
        .rewrite::<arith::TruncFOp<'_>>(truncate_f)
        .add::<arith::UIToFPOp<'_>>(u_to_f)
        .add::<arith::SIToFPOp<'_>>(s_to_f)
        .add::<arith::FPToSIOp<'_>>(f_to_s)
        .add::<arith::FPToUIOp<'_>>(f_to_u)
        .add::<arith::BitcastOp<'_>>(bitcast);
}

fn extend_u<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    from_boolean(op, rewriter, 1) || rename(op, rewriter, spirv::UConvertOp::NAME)
}

fn extend_s<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    from_boolean(op, rewriter, -1) || rename(op, rewriter, spirv::SConvertOp::NAME)
}

fn u_to_f<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    from_boolean(op, rewriter, 1) || rename(op, rewriter, spirv::ConvertUToFOp::NAME)
}

fn s_to_f<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    from_boolean(op, rewriter, -1) || rename(op, rewriter, spirv::ConvertSToFOp::NAME)
}

/// The conversion of a `bool` to a number: `set` for true, zero for false.
fn from_boolean<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, set: i64) -> bool {
    if !types::is_boolean(op.operand(0).ty()) {
        return false;
    }
    let b = rewriter.before(op);
    let ty = op.result(0).ty();
    let constant = |value| types::number(&b, ty, value);
    let (yes, no) = (constant(set), constant(0));
    let select = spirv::SelectOp::build(&b, ty, op.operand(0), yes, no);
    rewriter.replace(op, &[select.result()]);
    true
}

fn truncate<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if types::is_boolean(op.result(0).ty()) {
        return lowest_bit(op, rewriter);
    }
    rename(op, rewriter, spirv::UConvertOp::NAME)
}

/// Truncation to `bool`.
fn lowest_bit<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (operand, ty) = (op.operand(0), op.result(0).ty());
    let b = rewriter.before(op);
    let constant = |value| -> Value<'c> { types::number(&b, operand.ty(), value) };
    let (one, zero) = (constant(1), constant(0));
    let bit = spirv::BitwiseAndOp::build(&b, operand.ty(), operand, one).result();
    let set = spirv::INotEqualOp::build(&b, ty, bit, zero).result();
    rewriter.replace(op, &[set]);
    true
}

fn extend_f<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename(op, rewriter, spirv::FConvertOp::NAME)
}

/// Entry points request rounding to nearest even.
fn truncate_f<'c>(truncation: arith::TruncFOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = truncation.op();
    let mode = truncation.roundingmode();
    if mode.is_some_and(|mode| mode != RoundingMode::ToNearestEven) {
        op.error(
            "has a rounding mode other than to nearest even, which cannot be emitted as SPIR-V yet",
        );
        return false;
    }
    let widths = [op.operand(0).ty(), op.result(0).ty()].map(types::bits);
    if widths == [Some(64), Some(16)] {
        return double_to_half(op, rewriter);
    }
    rename(op, rewriter, spirv::FConvertOp::NAME)
}

/// Converts by way of f32, rounded to odd, which keeps the bits that rounding to f16 needs. Mesa's drivers go
/// by way of f32 too, but round ties wrongly and turn numbers that are too large into NaNs.
fn double_to_half<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let (double, context) = (op.operand(0), op.context());
    let [float, int] =
        [Type::float32(context), types::int32(context)].map(|lane| double.ty().with_lane(lane));
    let near = spirv::FConvertOp::build(&b, float, double).result();
    let back = spirv::FConvertOp::build(&b, double.ty(), near).result();
    let bits = spirv::BitcastOp::build(&b, int, near).result();
    let (zero, one) = (types::number(&b, int, 0), types::number(&b, int, 1));
    let last = spirv::BitwiseAndOp::build(&b, int, bits, one).result();
    let is_even = compare::binary(&b, spirv::IEqualOp::NAME, last, zero);
    let is_inexact = compare::binary(&b, spirv::FOrdNotEqualOp::NAME, back, double);
    let moves = compare::binary(&b, spirv::LogicalAndOp::NAME, is_even, is_inexact);
    let [reached, wanted] =
        [back, double].map(|value| spirv::GLFAbsOp::build(&b, double.ty(), value).result());
    let is_beyond = compare::binary(&b, spirv::FOrdGreaterThanOp::NAME, reached, wanted);
    let minus_one = types::number(&b, int, -1);
    let step = spirv::SelectOp::build(&b, int, is_beyond, minus_one, one).result();
    let step = spirv::SelectOp::build(&b, int, moves, step, zero).result();
    let bits = spirv::IAddOp::build(&b, int, bits, step).result();
    let odd = spirv::BitcastOp::build(&b, float, bits).result();
    let half = spirv::FConvertOp::build(&b, op.result(0).ty(), odd).result();
    rewriter.replace(op, &[half]);
    true
}

fn f_to_s<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename_numeric(op, rewriter, spirv::ConvertFToSOp::NAME)
}

fn f_to_u<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename_numeric(op, rewriter, spirv::ConvertFToUOp::NAME)
}

fn bitcast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if op.operand(0).ty() == op.result(0).ty() {
        rewriter.replace(op, &[op.operand(0)]);
        return true;
    }
    rename(op, rewriter, spirv::BitcastOp::NAME)
}
