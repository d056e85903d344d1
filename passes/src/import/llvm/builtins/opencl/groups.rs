//! Functions of workgroups and subgroups.

use super::super::{
    call::{Call, Meaning::Build, Outcome, Row},
    scans,
};
use gir_dialects::{
    ir::{self, OpView as _, Signedness, TypeExt as _, Value},
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
type Combination = [ReduceKind; 3];

const ADD: Combination = [ReduceKind::Add, ReduceKind::Add, ReduceKind::FAdd];
const MIN: Combination = [ReduceKind::MinS, ReduceKind::MinU, ReduceKind::FMin];
const MAX: Combination = [ReduceKind::MaxS, ReduceKind::MaxU, ReduceKind::FMax];

fn of<'c>(c: &Call<'_, 'c>, combination: Combination) -> Result<(Value<'c>, ReduceKind), String> {
    let value = c.arg(0)?;
    let kind = match value.ty().is_float() {
        true => combination[2],
        false => combination[usize::from(c.is_unsigned(0))],
    };
    Ok((value, kind))
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
    let (value, kind) = of(c, combination)?;
    Ok(vec![
        mir::WorkgroupReduceOp::build(&c.b, value.ty(), kind, value).result(),
    ])
}

fn reduce_subgroup<'c>(c: &Call<'_, 'c>, combination: Combination) -> Outcome<'c> {
    let (value, kind) = of(c, combination)?;
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

fn scan<'c>(c: &Call<'_, 'c>, combination: Combination, is_inclusive: bool) -> Outcome<'c> {
    let (value, kind) = of(c, combination)?;
    c.one(scans::subgroup(c, value, kind, is_inclusive))
}
