//! Bits, lanes, and sums that saturate.

use super::types;
use gir_dialects::{
    ir::{Builder, Op, OpSpec, OpView, TypeExt, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{
        BitReverseOp, ExtractElementOp, InsertElementOp, SAddSat, SSubSat, UAddSat, UMinOp, USubSat,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::BitReverseOp<'_>>(converter, bit_reverse)
        .add_conversion::<lir::ExtractLaneOp<'_>>(converter, extract_lane)
        .add_conversion::<lir::InsertLaneOp<'_>>(converter, insert_lane)
        .add_conversion::<lir::SAddSatOp<'_>>(converter, |op, operands, rewriter| {
            same(SAddSat::NAME, op, operands, rewriter)
        })
        .add_conversion::<lir::UAddSatOp<'_>>(converter, |op, operands, rewriter| {
            same(UAddSat::NAME, op, operands, rewriter)
        })
        .add_conversion::<lir::SSubSatOp<'_>>(converter, |op, operands, rewriter| {
            same(SSubSat::NAME, op, operands, rewriter)
        })
        .add_conversion::<lir::USubSatOp<'_>>(converter, |op, operands, rewriter| {
            same(USubSat::NAME, op, operands, rewriter)
        });
}

/// Replaces an operation by another with its operands, whose result has their type.
fn same<'c>(name: &str, op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let spec = OpSpec {
        operands,
        results: &[operands[0].ty()],
        ..OpSpec::default()
    };
    let new = rewriter.before(op).create(name, spec);
    rewriter.replace(op, &[new.result(0)]);
    true
}

fn bit_reverse<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let ty = op.result(0).ty();
    let new = BitReverseOp::build(&rewriter.before(op), ty, operands[0]);
    rewriter.replace(op, &[new.res()]);
    true
}

fn extract_lane<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let &[vector, lane] = operands else {
        return false;
    };
    let b = rewriter.before(op);
    let lane = clamped(&b, vector, lane);
    let new = ExtractElementOp::build(&b, op.result(0).ty(), vector, lane);
    rewriter.replace(op, &[new.res()]);
    true
}

fn insert_lane<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let &[vector, value, lane] = operands else {
        return false;
    };
    let b = rewriter.before(op);
    let lane = clamped(&b, vector, lane);
    let new = InsertElementOp::build(&b, op.result(0).ty(), vector, value, lane);
    rewriter.replace(op, &[new.res()]);
    true
}

/// A lane number clamped to the last lane.
fn clamped<'c>(b: &Builder<'c>, vector: Value<'c>, lane: Value<'c>) -> Value<'c> {
    let lanes = vector.ty().as_vector().map_or(1, |(lanes, _)| lanes);
    let last = types::number(b, lane.ty(), i64::from(lanes) - 1);
    UMinOp::build(b, lane.ty(), lane, last).res()
}
