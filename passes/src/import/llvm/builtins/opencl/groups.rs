//! Functions of workgroups and subgroups.

use super::super::call::{Call, Meaning::Build, Outcome, Row};
use gir_dialects::{
    ir::{self, OpView, Signedness, TypeExt, Value},
    mir::{self, ReduceKind},
    upstream::arith::{self, CmpIPredicate},
};

/// The functions.
pub const ROWS: &[Row] = &[
    (
        "work_group_all",
        Build(|c| {
            answer(
                c,
                mir::WorkgroupAllOp::build(&c.b, flag(c), truth(c)?).result(),
            )
        }),
    ),
    (
        "work_group_any",
        Build(|c| {
            answer(
                c,
                mir::WorkgroupAnyOp::build(&c.b, flag(c), truth(c)?).result(),
            )
        }),
    ),
    ("work_group_broadcast", Build(broadcast)),
    ("work_group_reduce_add", Build(|c| reduce(c, ADD))),
    ("work_group_reduce_min", Build(|c| reduce(c, MIN))),
    ("work_group_reduce_max", Build(|c| reduce(c, MAX))),
    ("work_group_scan_exclusive_add", Build(no_scan)),
    ("work_group_scan_exclusive_min", Build(no_scan)),
    ("work_group_scan_exclusive_max", Build(no_scan)),
    ("work_group_scan_inclusive_add", Build(no_scan)),
    ("work_group_scan_inclusive_min", Build(no_scan)),
    ("work_group_scan_inclusive_max", Build(no_scan)),
    (
        "sub_group_all",
        Build(|c| {
            answer(
                c,
                mir::SubgroupAllOp::build(&c.b, flag(c), truth(c)?).result(),
            )
        }),
    ),
    (
        "sub_group_any",
        Build(|c| {
            answer(
                c,
                mir::SubgroupAnyOp::build(&c.b, flag(c), truth(c)?).result(),
            )
        }),
    ),
    (
        "sub_group_broadcast",
        Build(|c| {
            moved(c, |c, value, lane| {
                mir::SubgroupBroadcastOp::build(&c.b, value.ty(), value, lane).result()
            })
        }),
    ),
    ("sub_group_shuffle", Build(|c| moved(c, shuffled))),
    ("intel_sub_group_shuffle", Build(|c| moved(c, shuffled))),
    ("sub_group_shuffle_xor", Build(|c| moved(c, shuffled_xor))),
    (
        "intel_sub_group_shuffle_xor",
        Build(|c| moved(c, shuffled_xor)),
    ),
    ("sub_group_reduce_add", Build(|c| reduce_subgroup(c, ADD))),
    ("sub_group_reduce_min", Build(|c| reduce_subgroup(c, MIN))),
    ("sub_group_reduce_max", Build(|c| reduce_subgroup(c, MAX))),
    (
        "sub_group_scan_inclusive_add",
        Build(|c| scan(c, ADD, true)),
    ),
    (
        "sub_group_scan_inclusive_min",
        Build(|c| scan(c, MIN, true)),
    ),
    (
        "sub_group_scan_inclusive_max",
        Build(|c| scan(c, MAX, true)),
    ),
    (
        "sub_group_scan_exclusive_add",
        Build(|c| scan(c, ADD, false)),
    ),
    (
        "sub_group_scan_exclusive_min",
        Build(|c| scan(c, MIN, false)),
    ),
    (
        "sub_group_scan_exclusive_max",
        Build(|c| scan(c, MAX, false)),
    ),
    (
        "get_enqueued_num_sub_groups",
        Build(|c| c.one(mir::NumSubgroupsOp::build(&c.b, c.word()).result())),
    ),
];

/// A combination of values: for signed integers, unsigned integers, floats.
type Combination = [(ReduceKind, &'static str); 3];

const ADD: Combination = [
    (ReduceKind::Add, arith::AddIOp::NAME),
    (ReduceKind::Add, arith::AddIOp::NAME),
    (ReduceKind::FAdd, arith::AddFOp::NAME),
];
const MIN: Combination = [
    (ReduceKind::MinS, arith::MinSIOp::NAME),
    (ReduceKind::MinU, arith::MinUIOp::NAME),
    (ReduceKind::FMin, arith::MinNumFOp::NAME),
];
const MAX: Combination = [
    (ReduceKind::MaxS, arith::MaxSIOp::NAME),
    (ReduceKind::MaxU, arith::MaxUIOp::NAME),
    (ReduceKind::FMax, arith::MaxNumFOp::NAME),
];

fn of<'c>(
    c: &Call<'_, 'c>,
    combination: Combination,
) -> Result<(Value<'c>, ReduceKind, &'static str), String> {
    let value = c.arg(0)?;
    let (kind, name) = match value.ty().is_float() {
        true => combination[2],
        false => combination[usize::from(c.is_unsigned(0))],
    };
    Ok((value, kind, name))
}

fn flag<'c>(c: &Call<'_, 'c>) -> ir::Type<'c> {
    ir::integer_type(c.b.context(), 1, Signedness::Signless)
}

/// Whether the first argument is not 0.
fn truth<'c>(c: &Call<'_, 'c>) -> Result<Value<'c>, String> {
    let x = c.arg(0)?;
    Ok(c.compare(CmpIPredicate::Ne, x, c.int(x.ty(), 0)))
}

fn answer<'c>(c: &Call<'_, 'c>, truth: Value<'c>) -> Outcome<'c> {
    Ok(vec![c.op_as(arith::ExtUIOp::NAME, c.ty()?, &[truth])])
}

fn reduce<'c>(c: &Call<'_, 'c>, combination: Combination) -> Outcome<'c> {
    let (value, kind, _) = of(c, combination)?;
    Ok(vec![
        mir::WorkgroupReduceOp::build(&c.b, value.ty(), kind, value).result(),
    ])
}

fn reduce_subgroup<'c>(c: &Call<'_, 'c>, combination: Combination) -> Outcome<'c> {
    let (value, kind, _) = of(c, combination)?;
    Ok(vec![
        mir::SubgroupReduceOp::build(&c.b, value.ty(), kind, value).result(),
    ])
}

fn no_scan<'c>(_: &Call<'_, 'c>) -> Outcome<'c> {
    Err(
        "scans a workgroup, for which targets have no operation; scan local memory by a loop with barriers, \
        or subgroups"
            .to_owned(),
    )
}

/// The value of one work-item for all: the others have no bits set.
fn broadcast<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let value = c.arg(0)?;
    let mut is_it: Option<Value<'c>> = None;
    for (at, axis) in super::grid::AXES.into_iter().enumerate() {
        let Ok(wanted) = c.arg(at + 1) else { break };
        let own = mir::LocalIdOp::build(&c.b, c.word(), axis).result();
        let own = c.op_as(arith::ExtUIOp::NAME, wanted.ty(), &[own]);
        let same = c.compare(CmpIPredicate::Eq, own, wanted);
        is_it = Some(is_it.map_or(same, |is_it| c.op(arith::AndIOp::NAME, &[is_it, same])));
    }
    let is_it = is_it.ok_or("names no work-item")?;
    let bits = c.bits_of(value.ty());
    let own = c.select(is_it, c.cast(value, bits), c.int(bits, 0));
    let all = mir::WorkgroupReduceOp::build(&c.b, bits, ReduceKind::Or, own).result();
    Ok(vec![c.cast(all, value.ty())])
}

/// A number that is moved within a subgroup.
type Move<'c> = fn(&Call<'_, 'c>, Value<'c>, Value<'c>) -> Value<'c>;

fn shuffled<'c>(c: &Call<'_, 'c>, value: Value<'c>, lane: Value<'c>) -> Value<'c> {
    mir::SubgroupShuffleOp::build(&c.b, value.ty(), value, lane).result()
}

fn shuffled_xor<'c>(c: &Call<'_, 'c>, value: Value<'c>, mask: Value<'c>) -> Value<'c> {
    mir::SubgroupShuffleXorOp::build(&c.b, value.ty(), value, mask).result()
}

/// Moves a number, or each of a vector.
fn moved<'c>(c: &Call<'_, 'c>, by: Move<'c>) -> Outcome<'c> {
    let (value, lane) = (c.arg(0)?, c.arg(1)?);
    let lanes = c.lanes(value).into_iter().map(|part| by(c, part, lane));
    let lanes: Vec<_> = lanes.collect();
    Ok(vec![c.join(value.ty(), &lanes)])
}

/// Steps of a scan: no subgroup has more than 128 work-items.
const STEPS: u32 = 7;

/// A scan of a subgroup by shuffles from ever farther work-items.
fn scan<'c>(c: &Call<'_, 'c>, combination: Combination, is_inclusive: bool) -> Outcome<'c> {
    let (value, _, name) = of(c, combination)?;
    let (ty, word) = (value.ty(), c.word());
    let own = mir::SubgroupLocalIdOp::build(&c.b, word).result();
    let from = |value: Value<'c>, distance: i64| {
        let distance = c.int(word, distance);
        let is_there = c.compare(CmpIPredicate::Uge, own, distance);
        let before = c.op(arith::SubIOp::NAME, &[own, distance]);
        let lane = c.select(is_there, before, own);
        (is_there, shuffled(c, value, lane))
    };
    let mut sum = value;
    for step in 0..STEPS {
        let (is_there, other) = from(sum, 1 << step);
        let both = c.op(name, &[other, sum]);
        sum = c.select(is_there, both, sum);
    }
    if is_inclusive {
        return Ok(vec![sum]);
    }
    let bits = i64::from(ty.number_bits().unwrap_or(32));
    let first = match (name, ty.is_float()) {
        (arith::AddFOp::NAME, _) => c.float(ty, 0.0),
        (arith::MinNumFOp::NAME, _) => c.float(ty, f64::INFINITY),
        (_, true) => c.float(ty, f64::NEG_INFINITY),
        (arith::MinSIOp::NAME, _) => c.int(
            ty,
            (-1_i64)
                .cast_unsigned()
                .wrapping_shr(65 - bits as u32)
                .cast_signed(),
        ),
        (arith::MinUIOp::NAME, _) => c.int(ty, -1),
        (arith::MaxSIOp::NAME, _) => c.int(ty, -1 << (bits - 1)),
        _ => c.int(ty, 0),
    };
    let (is_there, before) = from(sum, 1);
    Ok(vec![c.select(is_there, before, first)])
}
