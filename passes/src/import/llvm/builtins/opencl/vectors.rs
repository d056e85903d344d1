//! `vloadn` and `vstoren`: vectors at the address of any number, and halves in memory.

use super::{
    super::call::{Call, Meaning::Build, Outcome, Row},
    rounding::{self, Direction},
};
use crate::{
    gpu_to_mir::foreign::{number, resize},
    import::llvm::operations::{simplified, typed},
};
use gir_dialects::{
    ir::{OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::arith::{self, CmpIPredicate},
};

/// The functions that rearrange lanes.
pub const ROWS: &[Row] = &[
    ("shuffle", Build(shuffle)),
    ("shuffle2", Build(shuffle_two)),
];

/// The address of the numbers of a vector: `offset` vectors of `lanes` behind a pointer.
fn place<'c>(
    c: &Call<'_, 'c>,
    (pointer, offset): (Value<'c>, Value<'c>),
    lane: Type<'c>,
    lanes: i64,
) -> Value<'c> {
    let pointer = typed(&c.b, pointer, lane);
    let stride = lanes * crate::analysis::layout::size(lane);
    let (index, unsigned, factor) = simplified(&c.b, offset);
    mir::GepOp::build(
        &c.b,
        pointer.ty(),
        pointer,
        index,
        stride * factor,
        unsigned,
    )
    .result()
}

fn lane_at<'c>(c: &Call<'_, 'c>, base: Value<'c>, lane: Type<'c>, at: i64) -> Value<'c> {
    if at == 0 {
        return base;
    }
    let stride = crate::analysis::layout::size(lane);
    let index = number(&c.b, c.word(), at);
    mir::GepOp::build(&c.b, base.ty(), base, index, stride, false).result()
}

/// Lanes of a type in memory.
fn loaded<'c>(
    c: &Call<'_, 'c>,
    lane: Type<'c>,
    lanes: u32,
    stride: i64,
) -> Result<Vec<Value<'c>>, String> {
    let base = place(c, (c.arg(1)?, c.arg(0)?), lane, stride);
    let load = |at| {
        let place = lane_at(c, base, lane, i64::from(at));
        mir::LoadOp::build(&c.b, lane, place, false, None, None).result()
    };
    Ok((0..lanes).map(load).collect())
}

fn stored<'c>(c: &Call<'_, 'c>, lanes: &[Value<'c>], lane: Type<'c>, stride: i64) -> Outcome<'c> {
    let base = place(c, (c.arg(2)?, c.arg(1)?), lane, stride);
    for (at, &value) in (0..).zip(lanes) {
        mir::StoreOp::build(&c.b, lane_at(c, base, lane, at), value, false, None, None);
    }
    Ok(vec![])
}

fn count(ty: Type<'_>) -> u32 {
    ty.as_vector().map_or(1, |(lanes, _)| lanes)
}

/// The vectors of an aligned form lie four lanes apart where they have three.
fn stride(c: &Call<'_, '_>, lanes: u32) -> i64 {
    let is_aligned = c.name.base.starts_with("vloada") || c.name.base.starts_with("vstorea");
    match (is_aligned, lanes) {
        (true, 3) => 4,
        _ => i64::from(lanes),
    }
}

/// `vloadn(offset, p)`.
pub fn load<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let ty = c.ty()?;
    let lanes = loaded(c, ty.lane(), count(ty), stride(c, count(ty)))?;
    Ok(vec![c.join(ty, &lanes)])
}

/// `vstoren(data, offset, p)`.
pub fn store<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let data = c.arg(0)?;
    let ty = data.ty();
    stored(c, &c.lanes(data), ty.lane(), stride(c, count(ty)))
}

/// `vload_halfn(offset, p)`: halves as floats.
pub fn load_half<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let ty = c.ty()?;
    let half = Type::float16(c.b.context());
    let lanes = loaded(c, half, count(ty), stride(c, count(ty)))?;
    let halves = c.join(ty.with_lane(half), &lanes);
    Ok(vec![c.op_as(arith::ExtFOp::NAME, ty, &[halves])])
}

/// `vstore_halfn(data, offset, p)`: floats as halves, rounded to nearest or as the name says.
pub fn store_half<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let data = c.arg(0)?;
    let half = Type::float16(c.b.context());
    let nearest = c.op_as(arith::TruncFOp::NAME, data.ty().with_lane(half), &[data]);
    let mode = c.name.base.rsplit('_').next().unwrap_or_default();
    let halves = match Direction::of(mode) {
        Some(direction) => rounding::of_float(c, data, nearest, direction),
        None => nearest,
    };
    stored(c, &c.lanes(halves), half, stride(c, count(data.ty())))
}

/// `shuffle(x, mask)`: lanes of a vector, by the lowest bits of those of the mask.
fn shuffle<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, ty) = (c.arg(0)?, c.ty()?);
    let lanes = c.lanes(c.arg(1)?).into_iter().map(|at| chosen(c, x, at));
    let lanes: Vec<_> = lanes.collect();
    Ok(vec![c.join(ty, &lanes)])
}

/// `shuffle2(x, y, mask)`: those of two vectors one after the other.
fn shuffle_two<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, y, ty) = (c.arg(0)?, c.arg(1)?, c.ty()?);
    let count = i64::from(count(x.ty()));
    let lanes = c.lanes(c.arg(2)?).into_iter().map(|at| {
        let bit = c.op(arith::AndIOp::NAME, &[at, c.int(at.ty(), count)]);
        let is_other = c.compare(CmpIPredicate::Ne, bit, c.int(at.ty(), 0));
        c.select(is_other, chosen(c, y, at), chosen(c, x, at))
    });
    let lanes: Vec<_> = lanes.collect();
    Ok(vec![c.join(ty, &lanes)])
}

/// A lane by the lowest bits of a number.
fn chosen<'c>(c: &Call<'_, 'c>, vector: Value<'c>, at: Value<'c>) -> Value<'c> {
    let ty = vector.ty();
    let at = resize(&c.b, at, c.word(), Signedness::Unsigned);
    let last = i64::from(count(ty)) - 1;
    let at = c.op(arith::AndIOp::NAME, &[at, c.int(c.word(), last)]);
    mir::ExtractLaneOp::build(&c.b, ty.lane(), vector, at).result()
}
