//! Bits and lanes.

use super::types;
use gir_dialects::{
    ir::{Builder, Op, TypeExt, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{BitReverseOp, ExtractElementOp, InsertElementOp, UMinOp},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::BitReverseOp<'_>>(converter, bit_reverse)
        .add_conversion::<lir::ExtractLaneOp<'_>>(converter, extract_lane)
        .add_conversion::<lir::InsertLaneOp<'_>>(converter, insert_lane);
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
