//! Vectors. A vector of one lane, which occurs in bitcasts of scalars, becomes that scalar.

use super::{flavour::Flavour, types};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    rewrite::{PatternSet, Rewriter},
    upstream::{arith, spirv, vector},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<vector::FromElementsOp<'_>>(from_elements)
        .add::<vector::BroadcastOp<'_>>(broadcast)
        .rewrite::<vector::ExtractOp<'_>>(extract)
        .rewrite::<vector::InsertOp<'_>>(insert)
        .add::<vector::BitCastOp<'_>>(bitcast)
        .add::<lir::ExtractLaneOp<'_>>(extract_lane)
        .add::<lir::InsertLaneOp<'_>>(insert_lane)
        .add::<arith::SelectOp<'_>>(select);
}

/// A vector of these lanes; for one lane, the scalar.
pub fn construct<'c>(b: &Builder<'c>, ty: Type<'c>, lanes: &[Value<'c>]) -> Value<'c> {
    match lanes {
        [lane] => *lane,
        lanes => spirv::CompositeConstructOp::build(b, ty, lanes)
            .op()
            .result(0),
    }
}

/// `value` in every lane of a vector of type `ty`.
fn fill<'c>(b: &Builder<'c>, ty: Type<'c>, value: Value<'c>) -> Value<'c> {
    let lanes = ty.as_vector().map_or(1, |(lanes, _)| lanes as usize);
    construct(b, ty, &vec![value; lanes])
}

/// A lane of a vector.
pub fn take<'c>(b: &Builder<'c>, vector: Value<'c>, lane: i64) -> Value<'c> {
    if vector.ty().as_vector().is_none() {
        return vector;
    }
    let indices = indices(b, lane);
    spirv::CompositeExtractOp::build(b, vector.ty().lane(), vector, indices)
        .op()
        .result(0)
}

fn indices<'c>(b: &Builder<'c>, lane: i64) -> Attribute<'c> {
    ir::array(b.context(), &[ir::i32_attr(b.context(), lane)])
}

fn from_elements<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let lanes: Vec<_> = op.operands().collect();
    let vector = construct(&rewriter.before(op), op.result(0).ty(), &lanes);
    rewriter.replace(op, &[vector]);
    true
}

fn broadcast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (operand, ty) = (op.operand(0), op.result(0).ty());
    if operand.ty() != ty.lane() {
        return false;
    }
    let vector = fill(&rewriter.before(op), ty, operand);
    rewriter.replace(op, &[vector]);
    true
}

/// The only position of `vector.extract` or `vector.insert`, if constant; `None` for other forms, which no
/// level of the pipeline creates.
fn position(dynamic: &[Value<'_>], fixed: Attribute<'_>) -> Option<i64> {
    match (dynamic, fixed.as_dense_i64()?.as_slice()) {
        ([], &[lane]) => Some(lane),
        _ => None,
    }
}

fn extract<'c>(extract: vector::ExtractOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = extract.op();
    let Some(lane) = position(&extract.dynamic_position(), extract.static_position()) else {
        return false;
    };
    let value = take(&rewriter.before(op), extract.source(), lane);
    rewriter.replace(op, &[value]);
    true
}

fn insert<'c>(insert: vector::InsertOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = insert.op();
    let Some(lane) = position(&insert.dynamic_position(), insert.static_position()) else {
        return false;
    };
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let value = insert.value_to_store();
    let indices = indices(&b, lane);
    let new = spirv::CompositeInsertOp::build(&b, ty, value, insert.dest(), indices);
    rewriter.replace(op, &[new.op().result(0)]);
    true
}

/// The first lane occupies the lowest bits, as in SPIR-V.
fn bitcast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (operand, ty) = (op.operand(0), op.result(0).ty());
    let ty = match ty.as_vector() {
        Some((1, lane)) => lane,
        _ => ty,
    };
    let value = match operand.ty() == ty {
        true => operand,
        false => spirv::BitcastOp::build(&rewriter.before(op), ty, operand).result(),
    };
    rewriter.replace(op, &[value]);
    true
}

/// A lane number clamped to the last lane: SPIR-V leaves larger ones undefined.
fn clamped<'c>(b: &Builder<'c>, vector: Type<'c>, lane: Value<'c>) -> Value<'c> {
    let last = vector.as_vector().map_or(0, |(lanes, _)| lanes - 1);
    let last = types::constant(b, lane.ty(), ir::integer(lane.ty(), i64::from(last)));
    spirv::GLUMinOp::build(b, lane.ty(), lane, last).result()
}

fn extract_lane<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, vector) = (rewriter.before(op), op.operand(0));
    let lane = clamped(&b, vector.ty(), op.operand(1));
    let new = spirv::VectorExtractDynamicOp::build(&b, op.result(0).ty(), vector, lane);
    rewriter.replace(op, &[new.result()]);
    true
}

fn insert_lane<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, vector, value) = (rewriter.before(op), op.operand(0), op.operand(1));
    let lane = clamped(&b, vector.ty(), op.operand(2));
    let new = match Flavour::around(op).is_physical() {
        true => chosen(&b, vector, value, lane),
        false => spirv::VectorInsertDynamicOp::build(&b, vector.ty(), vector, value, lane).result(),
    };
    rewriter.replace(op, &[new]);
    true
}

/// The vector with a value inserted in a lane, selected lane by lane: in a loop that always inserts the same
/// value at the same place, Intel's CPU compiler takes one work-item's place for that of others.
fn chosen<'c>(b: &Builder<'c>, vector: Value<'c>, value: Value<'c>, lane: Value<'c>) -> Value<'c> {
    let count = vector.ty().as_vector().map_or(1, |(lanes, _)| lanes);
    let places = ir::vector(count, lane.ty());
    let all: Vec<_> = (0..i64::from(count))
        .map(|place| types::number(b, lane.ty(), place))
        .collect();
    let flags = types::comparison(places);
    let all = construct(b, places, &all);
    let is_there = spirv::IEqualOp::build(b, flags, fill(b, places, lane), all).result();
    let values = fill(b, vector.ty(), value);
    spirv::SelectOp::build(b, vector.ty(), is_there, values, vector).result()
}

/// Selects a value. Before SPIR-V 1.4 a select of vectors needs a vector of conditions.
fn select<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (mut condition, ty) = (op.operand(0), op.result(0).ty());
    let b = rewriter.before(op);
    if condition.ty().as_vector().is_none() {
        condition = fill(&b, ty.with_lane(condition.ty()), condition);
    }
    let new = spirv::SelectOp::build(&b, ty, condition, op.operand(1), op.operand(2));
    rewriter.replace(op, &[new.result()]);
    true
}
