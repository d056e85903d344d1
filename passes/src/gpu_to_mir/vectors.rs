//! Vectors of one dimension.

use super::{arith::combine, index::resize, memory::lane_of};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith,
        gpu::AllReduceOperation,
        math, ub,
        vector::{self, CombiningKind, CombiningKindAttr},
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<vector::ExtractOp<'_>>(extract)
        .rewrite::<vector::InsertOp<'_>>(insert)
        .add::<vector::ToElementsOp<'_>>(to_elements)
        .add::<vector::BroadcastOp<'_>>(broadcast)
        .add::<vector::DeinterleaveOp<'_>>(deinterleave)
        .add::<vector::FMAOp<'_>>(fma)
        .add::<vector::InterleaveOp<'_>>(interleave)
        .rewrite::<vector::ReductionOp<'_>>(reduction)
        .rewrite::<vector::ShuffleOp<'_>>(shuffle)
        .add::<vector::StepOp<'_>>(step);
}

/// Whether mir can choose the vector's lanes at run time; false after a diagnostic.
fn is_choosable(op: Op<'_>, vector: Type<'_>) -> bool {
    let is_flag = matches!(vector.lane().as_integer(), Some((1, _)));
    if is_flag {
        op.error("indexes lanes of i1 at run time; extend them to i8 first");
    }
    !is_flag
}

/// The number of a lane in the width that mir takes, which suffices for all vectors.
fn lane_number<'c>(b: &Builder<'c>, lane: Value<'c>) -> Value<'c> {
    let word = ir::integer_type(b.context(), 32, Signedness::Signless);
    resize(b, lane, word, Signedness::Unsigned)
}

fn extract<'c>(extract: vector::ExtractOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = extract.op();
    let (source, b) = (extract.source(), rewriter.before(op));
    match *extract.dynamic_position() {
        [lane] if is_choosable(op, source.ty()) => {
            let lane = lane_number(&b, lane);
            let value = mir::ExtractLaneOp::build(&b, op.result(0).ty(), source, lane);
            rewriter.replace(op, &[value.result()]);
            true
        }
        _ => false,
    }
}

fn insert<'c>(insert: vector::InsertOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = insert.op();
    let (value, vector, b) = (insert.value_to_store(), insert.dest(), rewriter.before(op));
    match *insert.dynamic_position() {
        [lane] if is_choosable(op, vector.ty()) => {
            let lane = lane_number(&b, lane);
            let new = mir::InsertLaneOp::build(&b, vector.ty(), vector, value, lane);
            rewriter.replace(op, &[new.result()]);
            true
        }
        _ => false,
    }
}

/// All lanes of a vector.
fn lanes<'c>(b: &Builder<'c>, vector: Value<'c>) -> Vec<Value<'c>> {
    let count = vector.ty().as_vector().map_or(0, |(count, _)| count);
    (0..count)
        .map(|lane| lane_of(b, vector, i64::from(lane)))
        .collect()
}

fn to_elements<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let lanes = lanes(&rewriter.before(op), op.operand(0));
    rewriter.replace(op, &lanes);
    true
}

/// A scalar broadcast to every lane stays an operation of `vector`.
fn broadcast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let is_vector = op.operand(0).ty() == op.result(0).ty();
    if is_vector {
        rewriter.replace(op, &[op.operand(0)]);
    }
    is_vector
}

/// The lanes of two vectors in turn.
fn interleave<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let (left, right) = (lanes(&b, op.operand(0)), lanes(&b, op.operand(1)));
    let both: Vec<_> = left
        .into_iter()
        .zip(right)
        .flat_map(|(l, r)| [l, r])
        .collect();
    let vector = vector::FromElementsOp::build(&b, op.result(0).ty(), &both);
    rewriter.replace(op, &[vector.dest()]);
    true
}

/// The lanes of even numbers, and those of odd ones.
fn deinterleave<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let all = lanes(&b, op.operand(0));
    let every_second = |first: usize| {
        let chosen: Vec<_> = all.iter().skip(first).step_by(2).copied().collect();
        vector::FromElementsOp::build(&b, op.result(0).ty(), &chosen).dest()
    };
    rewriter.replace(op, &[every_second(0), every_second(1)]);
    true
}

fn fma<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rewriter.rename(op, math::FmaOp::NAME, &[]);
    true
}

/// Reduces lane by lane, from the first; the accumulator comes before.
fn reduction<'c>(reduction: vector::ReductionOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = reduction.op();
    let Some(kind) = CombiningKindAttr::from_attribute(reduction.kind()) else {
        return false;
    };
    let b = rewriter.before(op);
    let lanes = lanes(&b, reduction.vector());
    let all = reduction.acc().into_iter().chain(lanes);
    let operation = operation(kind.value());
    let total = all.reduce(|total, lane| combine(&b, operation, total, lane));
    rewriter.replace(op, &total.into_iter().collect::<Vec<_>>());
    true
}

/// The operation of a reduction by its kind.
pub fn operation(kind: CombiningKind) -> AllReduceOperation {
    use {AllReduceOperation as A, CombiningKind as C};
    match kind {
        C::ADD => A::ADD,
        C::MUL => A::MUL,
        C::MINUI => A::MINUI,
        C::MINSI => A::MINSI,
        C::MINNUMF => A::MINNUMF,
        C::MAXUI => A::MAXUI,
        C::MAXSI => A::MAXSI,
        C::MAXNUMF => A::MAXNUMF,
        C::AND => A::AND,
        C::OR => A::OR,
        C::XOR => A::XOR,
        C::MAXIMUMF => A::MAXIMUMF,
        C::MINIMUMF => A::MINIMUMF,
    }
}

/// Lanes of two vectors; a negative index selects none.
fn shuffle<'c>(shuffle: vector::ShuffleOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = shuffle.op();
    let Some(mask) = shuffle.mask().as_dense_i64() else {
        return false;
    };
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let both = [lanes(&b, shuffle.v1()), lanes(&b, shuffle.v2())].concat();
    let chosen = |lane: i64| {
        let lane = usize::try_from(lane).ok().and_then(|lane| both.get(lane));
        lane.copied()
            .unwrap_or_else(|| ub::PoisonOp::build(&b, ty.lane(), None).result())
    };
    let chosen: Vec<_> = mask.into_iter().map(chosen).collect();
    let vector = vector::FromElementsOp::build(&b, ty, &chosen);
    rewriter.replace(op, &[vector.dest()]);
    true
}

/// 0, 1, 2 and so on.
fn step<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let ty = op.result(0).ty();
    let (Some((lanes, _)), Some((width, _))) = (ty.as_vector(), ty.lane().as_integer()) else {
        return false;
    };
    let bytes =
        (0..u64::from(lanes)).flat_map(|lane| lane.to_le_bytes()[..width as usize / 8].to_vec());
    let value = ir::dense_vector(ty, &bytes.collect::<Vec<_>>());
    let vector = arith::ConstantOp::build(&rewriter.before(op), ty, value);
    rewriter.replace(op, &[vector.result()]);
    true
}
