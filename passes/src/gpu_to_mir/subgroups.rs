//! Operations of subgroups and workgroups.

use super::{
    arith::{add, combine, compare, number},
    index::resize,
    memory::lane_of,
};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Signedness, Type, TypeExt, Value, integer_type},
    mir::{self, ReduceKind},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, CmpIPredicate},
        gpu::{
            self, AllReduceOperation, AllReduceOperationAttr, BroadcastType, BroadcastTypeAttr,
            ShuffleMode, ShuffleModeAttr,
        },
        math, vector,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<gpu::ShuffleOp<'_>>(shuffle)
        .rewrite::<gpu::RotateOp<'_>>(rotate)
        .rewrite::<gpu::SubgroupBroadcastOp<'_>>(broadcast)
        .rewrite::<gpu::SubgroupReduceOp<'_>>(reduce)
        .rewrite::<gpu::AllReduceOp<'_>>(all_reduce);
}

fn word<'c>(b: &Builder<'c>) -> Type<'c> {
    integer_type(b.context(), 32, Signedness::Signless)
}

fn flag<'c>(b: &Builder<'c>) -> Type<'c> {
    integer_type(b.context(), 1, Signedness::Signless)
}

/// The index of the work-item in its subgroup.
fn own_lane<'c>(b: &Builder<'c>) -> Value<'c> {
    mir::SubgroupLocalIdOp::build(b, word(b)).result()
}

/// Moves a value lane by lane; an `i1` is passed as a word.
fn each<'c>(
    b: &Builder<'c>,
    value: Value<'c>,
    step: &dyn Fn(&Builder<'c>, Value<'c>) -> Value<'c>,
) -> Value<'c> {
    let ty = value.ty();
    let number = |value: Value<'c>| match value.ty() == flag(b) {
        true => {
            let moved = step(b, resize(b, value, word(b), Signedness::Unsigned));
            resize(b, moved, flag(b), Signedness::Unsigned)
        }
        false => step(b, value),
    };
    let Some((lanes, _)) = ty.as_vector() else {
        return number(value);
    };
    let lanes: Vec<_> = (0..lanes)
        .map(|lane| number(lane_of(b, value, i64::from(lane))))
        .collect();
    vector::FromElementsOp::build(b, ty, &lanes).dest()
}

fn shuffle_by_index<'c>(b: &Builder<'c>, value: Value<'c>, from: Value<'c>) -> Value<'c> {
    each(b, value, &|b, value| {
        mir::SubgroupShuffleOp::build(b, value.ty(), value, from).result()
    })
}

fn shuffle<'c>(shuffle: gpu::ShuffleOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = shuffle.op();
    let Some(mode) = ShuffleModeAttr::from_attribute(shuffle.mode()) else {
        return false;
    };
    let b = rewriter.before(op);
    let (value, offset, width) = (shuffle.value(), shuffle.offset(), shuffle.width());
    let moved = match mode.value() {
        ShuffleMode::XOR => each(&b, value, &|b, value| {
            mir::SubgroupShuffleXorOp::build(b, value.ty(), value, offset).result()
        }),
        ShuffleMode::IDX => shuffle_by_index(&b, value, offset),
        ShuffleMode::DOWN => shuffle_by_index(&b, value, add(&b, own_lane(&b), offset)),
        ShuffleMode::UP => {
            let lane = own_lane(&b);
            let from = arith::SubIOp::build(&b, lane.ty(), lane, offset, None).result();
            shuffle_by_index(&b, value, from)
        }
    };
    // Most programs use the value only.
    let valid = match shuffle.valid().has_uses() {
        true => is_valid(&b, mode.value(), offset, width),
        false => number(&b, flag(&b), -1),
    };
    rewriter.replace(op, &[moved, valid]);
    true
}

/// Whether the lane has received a value: it and its source are among the first `width` lanes.
fn is_valid<'c>(
    b: &Builder<'c>,
    mode: ShuffleMode,
    offset: Value<'c>,
    width: Value<'c>,
) -> Value<'c> {
    let lane = own_lane(b);
    let inside = |lane| compare(b, CmpIPredicate::Ult, lane, width);
    let both = |source| {
        let own = inside(lane);
        arith::AndIOp::build(b, own.ty(), source, own).result()
    };
    match mode {
        ShuffleMode::XOR => {
            let source = arith::XOrIOp::build(b, lane.ty(), lane, offset).result();
            both(inside(source))
        }
        ShuffleMode::IDX => both(inside(offset)),
        ShuffleMode::DOWN => inside(add(b, lane, offset)),
        ShuffleMode::UP => both(compare(b, CmpIPredicate::Uge, lane, offset)),
    }
}

/// The value of lane `(lane + offset) mod width` of the group of `width` lanes.
fn rotate<'c>(rotate: gpu::RotateOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = rotate.op();
    let b = rewriter.before(op);
    let (lane, ty) = (own_lane(&b), word(&b));
    let [offset, inner, outer] = [rotate.offset(), rotate.width() - 1, -rotate.width()]
        .map(|value| number(&b, ty, i64::from(value)));
    let next = add(&b, lane, offset);
    let within = arith::AndIOp::build(&b, ty, next, inner).result();
    let group = arith::AndIOp::build(&b, ty, lane, outer).result();
    let moved = shuffle_by_index(&b, rotate.value(), add(&b, within, group));
    let width = number(&b, ty, i64::from(rotate.width()));
    let valid = compare(&b, CmpIPredicate::Ult, lane, width);
    rewriter.replace(op, &[moved, valid]);
    true
}

fn broadcast<'c>(broadcast: gpu::SubgroupBroadcastOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = broadcast.op();
    let kind = BroadcastTypeAttr::from_attribute(broadcast.broadcast_type());
    let is_specific = kind.is_some_and(|kind| kind.value() == BroadcastType::SpecificLane);
    let b = rewriter.before(op);
    let value = match broadcast.lane().filter(|_| is_specific) {
        Some(lane) => each(&b, broadcast.src(), &|b, value| {
            mir::SubgroupBroadcastOp::build(b, value.ty(), value, lane).result()
        }),
        None => {
            let lane = first_active_lane(&b);
            shuffle_by_index(&b, broadcast.src(), lane)
        }
    };
    rewriter.replace(op, &[value]);
    true
}

/// The lowest index of the work-items of a subgroup that come here, by a ballot.
pub fn first_active_lane<'c>(b: &Builder<'c>) -> Value<'c> {
    let ballot = ir::vector(4, word(b));
    let here = mir::SubgroupBallotOp::build(b, ballot, number(b, flag(b), -1)).result();
    // At least one bit is set: the word that has it decides.
    let mut lane = number(b, word(b), 0);
    for part in (0..4).rev() {
        let bits = lane_of(b, here, part);
        let first = math::CountTrailingZerosOp::build(b, bits.ty(), bits).result();
        let first = add(b, first, number(b, word(b), part * 32));
        let is_empty = compare(b, CmpIPredicate::Eq, bits, number(b, word(b), 0));
        lane = arith::SelectOp::build(b, lane.ty(), is_empty, lane, first).result();
    }
    lane
}

fn reduce<'c>(reduce: gpu::SubgroupReduceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = reduce.op();
    let Some(operation) = AllReduceOperationAttr::from_attribute(reduce.op_()) else {
        return false;
    };
    let operation = operation.value();
    if !is_reducible(op, operation) {
        return false;
    }
    let b = rewriter.before(op);
    let value = match reduce.cluster_size() {
        Some(size) => {
            let (size, stride) = (i64::from(size), i64::from(reduce.cluster_stride()));
            each(&b, reduce.value(), &|b, value| {
                in_clusters(b, operation, value, size, stride)
            })
        }
        None => each(&b, reduce.value(), &|b, value| {
            let kind = kind(operation, value.ty().is_float());
            kind.map_or(value, |kind| {
                mir::SubgroupReduceOp::build(b, value.ty(), kind, value).result()
            })
        }),
    };
    rewriter.replace(op, &[value]);
    true
}

/// Reports reductions over a subgroup that mir lacks.
fn is_reducible(op: Op<'_>, operation: AllReduceOperation) -> bool {
    let is_float = op.operand(0).ty().lane().is_float();
    let is_clustered = op
        .cast::<gpu::SubgroupReduceOp<'_>>()
        .is_some_and(|reduce| reduce.cluster_size().is_some());
    if kind(operation, is_float).is_none() && !is_clustered {
        op.error(
            "propagates NaNs, which reductions over a subgroup do not; use 'minnumf' or 'maxnumf'",
        );
        return false;
    }
    is_logical_on_flags(op, operation)
}

/// Whether an operation combines bits, if the type is `i1`, which moves as a word.
pub fn fits_flags(ty: Type<'_>, operation: AllReduceOperation) -> bool {
    let logical = [
        AllReduceOperation::AND,
        AllReduceOperation::OR,
        AllReduceOperation::XOR,
    ];
    let is_flag = ty.lane().as_integer().is_some_and(|(width, _)| width == 1);
    !is_flag || logical.contains(&operation)
}

/// Reports arithmetic on `i1`.
fn is_logical_on_flags(op: Op<'_>, operation: AllReduceOperation) -> bool {
    let fits = fits_flags(op.operand(0).ty(), operation);
    if !fits {
        op.error("reduces i1 by arithmetic; use 'and', 'or' or 'xor', or extend it first");
    }
    fits
}

/// A reduction over the workgroup; [`super::all_reduce`] has expanded those that mir lacks.
fn all_reduce<'c>(reduction: gpu::AllReduceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = reduction.op();
    let operation = reduction.op_();
    let operation = operation.and_then(AllReduceOperationAttr::from_attribute);
    let Some(operation) = operation.map(AllReduceOperationAttr::value) else {
        return false;
    };
    let is_float = op.operand(0).ty().is_float();
    let kind = kind(operation, is_float).filter(|_| is_logical_on_flags(op, operation));
    let Some(kind) = kind else { return false };
    let value = each(&rewriter.before(op), op.operand(0), &|b, value| {
        mir::WorkgroupReduceOp::build(b, value.ty(), kind, value).result()
    });
    rewriter.replace(op, &[value]);
    true
}

/// Every lane combines with its partners at distances 1, 2, 4…, so all get the same result.
fn in_clusters<'c>(
    b: &Builder<'c>,
    operation: AllReduceOperation,
    value: Value<'c>,
    size: i64,
    stride: i64,
) -> Value<'c> {
    let mut value = value;
    let mut step = 1;
    while step < size {
        let mask = number(b, word(b), step * stride);
        let other = mir::SubgroupShuffleXorOp::build(b, value.ty(), value, mask).result();
        value = combine(b, operation, value, other);
        step *= 2;
    }
    value
}

/// The reduction of mir, if there is one.
pub fn kind(operation: AllReduceOperation, is_float: bool) -> Option<ReduceKind> {
    use AllReduceOperation as A;
    Some(match operation {
        A::ADD if is_float => ReduceKind::FAdd,
        A::ADD => ReduceKind::Add,
        A::MUL if is_float => ReduceKind::FMul,
        A::MUL => ReduceKind::Mul,
        A::MINUI => ReduceKind::MinU,
        A::MINSI => ReduceKind::MinS,
        A::MAXUI => ReduceKind::MaxU,
        A::MAXSI => ReduceKind::MaxS,
        A::MINNUMF => ReduceKind::FMin,
        A::MAXNUMF => ReduceKind::FMax,
        A::AND => ReduceKind::And,
        A::OR => ReduceKind::Or,
        A::XOR => ReduceKind::Xor,
        A::MINIMUMF | A::MAXIMUMF => return None,
    })
}
