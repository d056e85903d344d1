//! Vectors, and bitcasts, which may turn a scalar into a vector.

use super::{
    arith::{constant_of, constant_value, forward, replace_named},
    types,
};
use gir_dialects::{
    gir,
    ir::{self, Builder, Op, OpView, Type, TypeExt, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
    upstream::{arith, vector},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<gir::VecOp<'_>>(vec)
        .add::<gir::ExtractOp<'_>>(extract)
        .add::<gir::InsertOp<'_>>(insert)
        .add::<gir::SplatOp<'_>>(splat)
        .add::<gir::BitcastOp<'_>>(bitcast);
}

/// The lanes of the operands, one by one.
fn vec<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let lanes: Vec<_> = op
        .operands()
        .flat_map(|operand| match operand.ty().as_vector() {
            Some((count, _)) => (0..count).map(|lane| take(&b, operand, lane)).collect(),
            None => vec![operand],
        })
        .collect();
    let ty = types::convert(op.result(0).ty());
    let new = vector::FromElementsOp::build(&b, ty, &lanes);
    rewriter.replace(op, &[new.dest()]);
    true
}

/// A lane of a vector.
fn take<'c>(b: &Builder<'c>, vector: Value<'c>, lane: u32) -> Value<'c> {
    let position = ir::dense_i64(b.context(), &[i64::from(lane)]);
    vector::ExtractOp::build(b, vector.ty().lane(), vector, &[], position).result()
}

/// The lane of a constant index: one beyond the last denotes the last.
fn constant_lane(vector: Type<'_>, lane: Value<'_>) -> Option<u32> {
    let (lanes, _) = vector.as_vector()?;
    // By now an i32, but with an unsigned value.
    let lane = constant_value(lane)? as u32;
    Some(lane.min(lanes - 1))
}

fn extract<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (vector, lane) = (op.operand(0), op.operand(1));
    let b = rewriter.before(op);
    let value = match constant_lane(vector.ty(), lane) {
        Some(lane) => take(&b, vector, lane),
        None => mir::ExtractLaneOp::build(&b, vector.ty().lane(), vector, lane).result(),
    };
    rewriter.replace(op, &[value]);
    true
}

fn insert<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (vector, value, lane) = (op.operand(0), op.operand(1), op.operand(2));
    let (b, ty) = (rewriter.before(op), vector.ty());
    let new = match constant_lane(ty, lane) {
        Some(lane) => {
            let position = ir::dense_i64(op.context(), &[i64::from(lane)]);
            vector::InsertOp::build(&b, ty, value, vector, &[], position).result()
        }
        None => mir::InsertLaneOp::build(&b, ty, vector, value, lane).result(),
    };
    rewriter.replace(op, &[new]);
    true
}

/// A splat of a constant stays a constant.
fn splat<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let operand = op.operand(0);
    let (b, ty) = (rewriter.before(op), types::convert(op.result(0).ty()));
    let constant = operand
        .defining_op()
        .and_then(|op| op.cast::<arith::ConstantOp<'c>>());
    let value = match constant {
        Some(constant) => constant_of(&b, ir::splat(ty, constant.value()), ty),
        None => vector::BroadcastOp::build(&b, ty, operand).vector(),
    };
    rewriter.replace(op, &[value]);
    true
}

/// Between floats and integers the bits move; between integers it is the identity.
fn bitcast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (from, to) = (op.operand(0).ty(), types::convert(op.result(0).ty()));
    if mir::PtrType::from_type(to).is_some() {
        replace_named(op, rewriter, mir::PtrCastOp::NAME)
    } else if from == to {
        forward(op, rewriter)
    } else if shape(from) == shape(to) {
        replace_named(op, rewriter, arith::BitcastOp::NAME)
    } else {
        let value = regroup(&rewriter.before(op), op.operand(0), to);
        rewriter.replace(op, &[value]);
        true
    }
}

fn shape(ty: Type<'_>) -> Option<u32> {
    ty.as_vector().map(|(lanes, _)| lanes)
}

/// The bits as another number of lanes; a scalar goes through a vector of one.
fn regroup<'c>(b: &Builder<'c>, value: Value<'c>, to: Type<'c>) -> Value<'c> {
    let (from, is_scalar) = (value.ty(), shape(to).is_none());
    let source = match shape(from) {
        Some(_) => value,
        None => vector::FromElementsOp::build(b, ir::vector(1, from), &[value]).dest(),
    };
    let wanted = if is_scalar { ir::vector(1, to) } else { to };
    let cast = vector::BitCastOp::build(b, wanted, source).result();
    if is_scalar { take(b, cast, 0) } else { cast }
}
