//! Subgroup operations.

use super::{arith, flags, types};
use gir_dialects::{
    gir::{self, ReduceOp},
    ir::{Builder, Op, OpView, Type, TypeExt, Value},
    mir::{self, ReduceKind},
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<gir::SubgroupIdOp<'_>>(subgroup_id)
        .add::<gir::SubgroupSizeOp<'_>>(subgroup_size)
        .add::<gir::SubgroupLocalIdOp<'_>>(subgroup_local_id)
        .add::<gir::NumSubgroupsOp<'_>>(num_subgroups)
        .add::<gir::SubgroupShuffleOp<'_>>(shuffle)
        .add::<gir::SubgroupShuffleXorOp<'_>>(shuffle_xor)
        .add::<gir::SubgroupBroadcastOp<'_>>(broadcast)
        .add::<gir::SubgroupAnyOp<'_>>(any)
        .add::<gir::SubgroupAllOp<'_>>(all)
        .add::<gir::SubgroupBallotOp<'_>>(ballot)
        .rewrite::<gir::SubgroupReduceOp<'_>>(reduce);
}

fn result_type(op: Op<'_>) -> Type<'_> {
    types::convert(op.result(0).ty())
}

/// Patterns of the builtins.
macro_rules! indices {
    ($($name:ident => $mir:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            let new = mir::$mir::build(&rewriter.before(op), result_type(op));
            rewriter.replace(op, &[new.result()]);
            true
        }
    )*};
}

indices! {
    subgroup_id => SubgroupIdOp;
    subgroup_size => SubgroupSizeOp;
    subgroup_local_id => SubgroupLocalIdOp;
    num_subgroups => NumSubgroupsOp;
}

/// Patterns of the operations that move a value between work-items.
macro_rules! moves {
    ($($name:ident => $mir:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            let (value, index) = (op.operand(0), op.operand(1));
            let new = mir::$mir::build(&rewriter.before(op), result_type(op), value, index);
            rewriter.replace(op, &[new.result()]);
            true
        }
    )*};
}

moves! {
    shuffle => SubgroupShuffleOp;
    shuffle_xor => SubgroupShuffleXorOp;
    broadcast => SubgroupBroadcastOp;
}

fn any<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    vote(op, rewriter, |b, bit, condition| {
        mir::SubgroupAnyOp::build(b, bit, condition).result()
    })
}

fn all<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    vote(op, rewriter, |b, bit, condition| {
        mir::SubgroupAllOp::build(b, bit, condition).result()
    })
}

fn vote<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    make: fn(&Builder<'c>, Type<'c>, Value<'c>) -> Value<'c>,
) -> bool {
    let builder = rewriter.before(op);
    let condition = arith::condition(&builder, op.operand(0));
    let flag = make(&builder, types::boolean(op.context()), condition);
    flags::replace_by_flag(op, rewriter, &builder, flag);
    true
}

fn ballot<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let builder = rewriter.before(op);
    let condition = arith::condition(&builder, op.operand(0));
    let ty = Type::vector(&[4], types::int32(op.context()));
    let new = mir::SubgroupBallotOp::build(&builder, ty, condition);
    rewriter.replace(op, &[new.result()]);
    true
}

fn reduce<'c>(reduce: gir::SubgroupReduceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = reduce.op();
    let kind = kind(reduce.op_(), op.result(0).ty());
    let new =
        mir::SubgroupReduceOp::build(&rewriter.before(op), result_type(op), kind, reduce.value());
    rewriter.replace(op, &[new.result()]);
    true
}

/// The reduction kind for a type of gir. The verifier has refused bitwise reductions of floats.
fn kind(op: ReduceOp, ty: Type<'_>) -> ReduceKind {
    let choose = |signed, unsigned, float| match (ty.is_int(), types::is_signed(ty)) {
        (true, true) => signed,
        (true, false) => unsigned,
        (false, _) => float,
    };
    match op {
        ReduceOp::Add => choose(ReduceKind::Add, ReduceKind::Add, ReduceKind::FAdd),
        ReduceOp::Mul => choose(ReduceKind::Mul, ReduceKind::Mul, ReduceKind::FMul),
        ReduceOp::Min => choose(ReduceKind::MinS, ReduceKind::MinU, ReduceKind::FMin),
        ReduceOp::Max => choose(ReduceKind::MaxS, ReduceKind::MaxU, ReduceKind::FMax),
        ReduceOp::And => ReduceKind::And,
        ReduceOp::Or => ReduceKind::Or,
        ReduceOp::Xor => ReduceKind::Xor,
    }
}
