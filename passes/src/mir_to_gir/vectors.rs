//! Vectors. One of a single lane is its lane.

use super::{
    site::{Rule, Site},
    values::{self, Sign},
};
use gir_dialects::{
    gir,
    ir::{Attribute, AttributeExt, Op, OpView, Type, TypeExt, Value},
    mir,
    upstream::vector,
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        vector::FromElementsOp::NAME => from_elements,
        vector::ExtractOp::NAME => extract,
        vector::InsertOp::NAME => insert,
        vector::BroadcastOp::NAME => broadcast,
        vector::BitCastOp::NAME => bitcast,
        mir::ExtractLaneOp::NAME => extract_lane,
        mir::InsertLaneOp::NAME => insert_lane,
        _ => return None,
    })
}

fn from_elements<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let elements: Vec<_> = op.operands().collect();
    let elements = values::alike(site, Sign::Same, &elements);
    if elements.len() == 1 {
        return Some(elements);
    }
    let ty = site.result_type(op)?.with_lane(elements[0].ty());
    Some(vec![gir::VecOp::build(site, ty, &elements).result()])
}

/// The index of a lane, which must be constant.
fn place(op: Op<'_>, position: Attribute<'_>, dynamic: &[Value<'_>]) -> Option<i64> {
    match position.as_dense_i64().as_deref() {
        Some(&[lane]) if dynamic.is_empty() => Some(lane),
        _ => {
            op.error("has no GIR text; use one constant lane, or mir's ops on lanes");
            None
        }
    }
}

fn extract<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let extract = op.cast::<vector::ExtractOp<'c>>()?;
    let lane = place(op, extract.static_position(), &extract.dynamic_position())?;
    let source = extract.source();
    if source.ty().as_vector().is_none() {
        return Some(vec![source]);
    }
    let lane = values::number(site, lane);
    Some(vec![take(site, source, lane)])
}

fn extract_lane<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let lane = values::alike(site, Sign::Unsigned, &[op.operand(1)])[0];
    Some(vec![take(site, op.operand(0), lane)])
}

fn take<'c>(site: &Site<'c, '_>, vector: Value<'c>, lane: Value<'c>) -> Value<'c> {
    gir::ExtractOp::build(site, vector.ty().lane(), vector, lane).result()
}

fn insert<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let insert = op.cast::<vector::InsertOp<'c>>()?;
    let lane = place(op, insert.static_position(), &insert.dynamic_position())?;
    if insert.dest().ty().as_vector().is_none() {
        return Some(vec![insert.value_to_store()]);
    }
    let lane = values::number(site, lane);
    Some(vec![put(
        site,
        insert.dest(),
        insert.value_to_store(),
        lane,
    )])
}

fn insert_lane<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let insert = op.cast::<mir::InsertLaneOp<'c>>()?;
    let lane = values::alike(site, Sign::Unsigned, &[insert.lane()])[0];
    Some(vec![put(site, insert.vector(), insert.value(), lane)])
}

fn put<'c>(site: &Site<'c, '_>, vector: Value<'c>, value: Value<'c>, lane: Value<'c>) -> Value<'c> {
    let ty: Type<'c> = vector.ty();
    let value = values::cast(site, value, ty.lane());
    gir::InsertOp::build(site, ty, vector, value, lane).result()
}

fn broadcast<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (operand, ty) = (op.operand(0), site.result_type(op)?);
    match (operand.ty().as_vector(), ty.as_vector()) {
        (None, Some(_)) => {
            let ty = ty.with_lane(operand.ty());
            Some(vec![gir::SplatOp::build(site, ty, operand).result()])
        }
        _ => Some(vec![operand]),
    }
}

fn bitcast<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    Some(vec![values::cast(
        site,
        op.operand(0),
        site.result_type(op)?,
    )])
}
