//! Structures and arrays as values, and lanes of vectors.

use super::{
    body::{Body, Rules},
    types::int,
};
use crate::{
    gir_to_mir::arith::constant_value,
    gpu_to_mir::foreign::{compare, lane_of, number, resize, select},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op, OpView, Signedness, Type, TypeExt, Value},
    llvm_import::LlvmType,
    mir,
    upstream::{arith::CmpIPredicate, llvm, nvvm, vector},
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::ExtractValueOp::NAME, extract),
    (llvm::InsertValueOp::NAME, insert),
    (llvm::ExtractElementOp::NAME, extract_lane),
    (llvm::InsertElementOp::NAME, insert_lane),
    (llvm::ShuffleVectorOp::NAME, shuffle),
];

/// The first of the parts of an aggregate that a position names, and the number of them.
fn range<'c>(
    body: &Body<'_, 'c>,
    ty: Type<'c>,
    position: Attribute<'c>,
) -> Result<(usize, usize), String> {
    let layout = body.shared.layout;
    let (mut ty, mut first) = (ty, 0);
    for index in position.as_dense_i64().unwrap_or_default() {
        let at = usize::try_from(index).unwrap_or_default();
        match LlvmType::of(ty) {
            Some(LlvmType::Array(element, _)) => {
                first += at * layout.leaf_count(element);
                ty = element;
            }
            Some(LlvmType::Struct(members, _)) => {
                let before = members.iter().take(at);
                first += before
                    .map(|&member| layout.leaf_count(member))
                    .sum::<usize>();
                ty = *members.get(at).ok_or("takes a part that there is not")?;
            }
            _ => return Err("takes a part of a number".to_owned()),
        }
    }
    Ok((first, layout.leaf_count(ty)))
}

fn extract<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(extract) = op.cast::<llvm::ExtractValueOp<'c>>() else {
        return Ok(());
    };
    let source = extract.container().defining_op();
    if source.is_some_and(|source| source.is::<nvvm::ShflOp<'_>>()) {
        return body.keep(op);
    }
    let (first, count) = range(body, extract.container().ty(), extract.position())?;
    let parts = body.parts(extract.container())?;
    let parts = parts
        .get(first..first + count)
        .ok_or("takes a part that there is not")?;
    let parts = parts.to_vec();
    body.set(op, parts);
    Ok(())
}

fn insert<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(insert) = op.cast::<llvm::InsertValueOp<'c>>() else {
        return Ok(());
    };
    let (first, count) = range(body, insert.container().ty(), insert.position())?;
    let mut parts = body.parts(insert.container())?;
    let new = body.parts(insert.value())?;
    if first + count > parts.len() || new.len() != count {
        return Err("sets a part that there is not".to_owned());
    }
    parts.splice(first..first + count, new);
    body.set(op, parts);
    Ok(())
}

/// Whether mir chooses a lane of a vector by a number.
fn is_choosable(ty: Type<'_>) -> bool {
    let is_flag = matches!(ty.lane().as_integer(), Some((1, _)));
    !is_flag && matches!(ty.as_vector(), Some((2 | 3 | 4 | 8 | 16, _)))
}

fn extract_lane<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let (source, lane) = (body.value(op.operand(0))?, body.value(op.operand(1))?);
    let (count, ty) = source.ty().as_vector().ok_or("takes a lane of a number")?;
    let value = match constant_value(lane) {
        Some(lane) => lane_of(&body.b, source, lane.clamp(0, i64::from(count) - 1)),
        None if is_choosable(source.ty()) => {
            let lane = resize(&body.b, lane, int(op, 32), Signedness::Unsigned);
            mir::ExtractLaneOp::build(&body.b, ty, source, lane).result()
        }
        None => {
            let first = lane_of(&body.b, source, 0);
            (1..i64::from(count)).fold(first, |chosen, at| {
                let is_it = is_lane(body, lane, at);
                select(&body.b, is_it, lane_of(&body.b, source, at), chosen)
            })
        }
    };
    body.set(op, vec![value]);
    Ok(())
}

fn is_lane<'c>(body: &Body<'_, 'c>, lane: Value<'c>, at: i64) -> Value<'c> {
    compare(
        &body.b,
        CmpIPredicate::Eq,
        lane,
        number(&body.b, lane.ty(), at),
    )
}

fn insert_lane<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let (source, value) = (op.operand(0), body.value(op.operand(1))?);
    let lane = body.value(op.operand(2))?;
    let (count, _) = source.ty().as_vector().ok_or("sets a lane of a number")?;
    let Some(lane) = constant_value(lane).map(|lane| lane.clamp(0, i64::from(count) - 1)) else {
        return insert_chosen(body, op, value, lane);
    };
    let known = body.lanes.get(&source).cloned();
    let mut known = known.unwrap_or_else(|| vec![None; count as usize]);
    known[usize::try_from(lane).unwrap_or_default()] = Some(value);
    let all: Option<Vec<_>> = known.iter().copied().collect();
    let ty = body.ty(op.result(0))?;
    let new = match all {
        Some(all) => vector::FromElementsOp::build(&body.b, ty, &all).dest(),
        None => {
            let position = ir::dense_i64(op.context(), &[lane]);
            let source = body.value(source)?;
            vector::InsertOp::build(&body.b, ty, value, source, &[], position)
                .op()
                .result(0)
        }
    };
    body.lanes.insert(op.result(0), known);
    body.set(op, vec![new]);
    Ok(())
}

fn insert_chosen<'c>(
    body: &mut Body<'_, 'c>,
    op: Op<'c>,
    value: Value<'c>,
    lane: Value<'c>,
) -> Result<(), String> {
    let source = body.value(op.operand(0))?;
    let ty = source.ty();
    let new = if is_choosable(ty) {
        let lane = resize(&body.b, lane, int(op, 32), Signedness::Unsigned);
        mir::InsertLaneOp::build(&body.b, ty, source, value, lane).result()
    } else {
        let count = ty.as_vector().map_or(0, |(count, _)| i64::from(count));
        let lanes = (0..count).map(|at| {
            let is_it = is_lane(body, lane, at);
            select(&body.b, is_it, value, lane_of(&body.b, source, at))
        });
        let lanes: Vec<_> = lanes.collect();
        vector::FromElementsOp::build(&body.b, ty, &lanes).dest()
    };
    body.set(op, vec![new]);
    Ok(())
}

fn shuffle<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(shuffle) = op.cast::<llvm::ShuffleVectorOp<'c>>() else {
        return Ok(());
    };
    let (mask, ty) = (shuffle.mask(), body.ty(shuffle.res())?);
    let first = body
        .lanes
        .get(&shuffle.v1())
        .and_then(|lanes| *lanes.first()?);
    if let Some(value) = first.filter(|_| mask.iter().all(|&lane| lane <= 0)) {
        let value = vector::BroadcastOp::build(&body.b, ty, value).vector();
        body.set(op, vec![value]);
        return Ok(());
    }
    let (one, other) = (body.value(shuffle.v1())?, body.value(shuffle.v2())?);
    let mask: Vec<_> = mask.into_iter().map(i64::from).collect();
    let mask = ir::dense_i64(op.context(), &mask);
    let value = vector::ShuffleOp::build(&body.b, ty, one, other, mask).vector();
    body.set(op, vec![value]);
    Ok(())
}
