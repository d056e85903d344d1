//! Bitcasts between vectors of different lengths.
//!
//! Each step is one that SPIR-V has: up to four lanes become one number, or one
//! number up to four lanes. Bytes become 64-bit numbers by way of 32-bit ones.

use gir_dialects::{
    ir::{self, Builder, Signedness, Type, TypeExt, Value},
    upstream::{arith, vector},
};

/// The bits of `lanes`, the first in the lowest, as numbers of type `to`.
pub fn regroup<'c>(b: &Builder<'c>, lanes: Vec<Value<'c>>, to: Type<'c>) -> Vec<Value<'c>> {
    let Some(first) = lanes.first() else {
        return lanes;
    };
    let (have, want) = (width(first.ty()), width(to));
    let step = (have.max(want) / have.min(want)).min(super::pieces::LANES);
    if have == want {
        let cast = |value: Value<'c>| match value.ty() == to {
            true => value,
            false => arith::BitcastOp::build(b, to, value).out(),
        };
        return lanes.into_iter().map(cast).collect();
    }
    let next = if have < want {
        let joined = lanes.chunks(step as usize);
        joined.map(|lanes| join(b, lanes, have * step)).collect()
    } else {
        let parts = lanes.into_iter();
        parts
            .flat_map(|lane| divide(b, lane, step, have / step))
            .collect()
    };
    regroup(b, next, to)
}

fn width(ty: Type<'_>) -> u32 {
    let width = ty.as_integer().map(|(width, _)| width);
    width.or_else(|| ty.as_float()).unwrap_or(1)
}

fn integer<'c>(b: &Builder<'c>, width: u32) -> Type<'c> {
    ir::integer_type(b.context(), width, Signedness::Signless)
}

/// Several numbers as one of this width.
fn join<'c>(b: &Builder<'c>, lanes: &[Value<'c>], width: u32) -> Value<'c> {
    let vector = construct(b, lanes);
    let one = ir::vector(1, integer(b, width));
    let cast = vector::BitCastOp::build(b, one, vector).result();
    take(b, cast, 0)
}

/// One number as `count` of this width.
fn divide<'c>(b: &Builder<'c>, lane: Value<'c>, count: u32, width: u32) -> Vec<Value<'c>> {
    let one = construct(b, &[lane]);
    let parts = ir::vector(count, integer(b, width));
    let cast = vector::BitCastOp::build(b, parts, one).result();
    (0..count).map(|part| take(b, cast, part)).collect()
}

/// A vector of these lanes, at least one.
pub fn construct<'c>(b: &Builder<'c>, lanes: &[Value<'c>]) -> Value<'c> {
    let ty = ir::vector(lanes.len() as u32, lanes[0].ty());
    vector::FromElementsOp::build(b, ty, lanes).dest()
}

/// A lane of a vector.
pub fn take<'c>(b: &Builder<'c>, vector: Value<'c>, lane: u32) -> Value<'c> {
    let position = ir::dense_i64(b.context(), &[i64::from(lane)]);
    vector::ExtractOp::build(b, vector.ty().lane(), vector, &[], position).result()
}

/// All lanes of vectors.
pub fn explode<'c>(b: &Builder<'c>, vectors: &[Value<'c>]) -> Vec<Value<'c>> {
    let lanes = |&vector: &Value<'c>| {
        let count = vector.ty().as_vector().map_or(0, |(lanes, _)| lanes);
        (0..count).map(move |lane| take(b, vector, lane))
    };
    vectors.iter().flat_map(lanes).collect()
}
