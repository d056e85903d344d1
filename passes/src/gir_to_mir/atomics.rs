//! Atomic operations.

use super::{flags, types};
use gir_dialects::{
    gir::{self, RmwOp},
    ir::{Op, OpView, Type},
    mir::{self, AtomicKind},
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<gir::AtomicLoadOp<'_>>(load)
        .rewrite::<gir::AtomicStoreOp<'_>>(store)
        .rewrite::<gir::AtomicRmwOp<'_>>(rmw)
        .rewrite::<gir::AtomicFlagTestAndSetOp<'_>>(flag_test_and_set)
        .rewrite::<gir::AtomicFlagClearOp<'_>>(flag_clear)
        .rewrite::<gir::AtomicCmpxchgOp<'_>>(cmpxchg);
}

fn result_type(op: Op<'_>) -> Type<'_> {
    types::convert(op.result(0).ty())
}

fn load<'c>(load: gir::AtomicLoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    let new = mir::AtomicLoadOp::build(
        &rewriter.before(op),
        result_type(op),
        load.ptr(),
        load.ordering(),
        load.scope(),
    );
    rewriter.replace(op, &[new.result()]);
    true
}

fn store<'c>(store: gir::AtomicStoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    mir::AtomicStoreOp::build(
        &rewriter.before(op),
        store.ptr(),
        store.value(),
        store.ordering(),
        store.scope(),
    );
    rewriter.erase(op);
    true
}

fn kind(op: RmwOp) -> AtomicKind {
    match op {
        RmwOp::Add => AtomicKind::Add,
        RmwOp::Sub => AtomicKind::Sub,
        RmwOp::MinS => AtomicKind::MinS,
        RmwOp::MinU => AtomicKind::MinU,
        RmwOp::MaxS => AtomicKind::MaxS,
        RmwOp::MaxU => AtomicKind::MaxU,
        RmwOp::And => AtomicKind::And,
        RmwOp::Or => AtomicKind::Or,
        RmwOp::Xor => AtomicKind::Xor,
        RmwOp::Exchange => AtomicKind::Exchange,
        RmwOp::IncWrap => AtomicKind::IncWrap,
        RmwOp::DecWrap => AtomicKind::DecWrap,
        RmwOp::FAdd => AtomicKind::FAdd,
        RmwOp::FMin => AtomicKind::FMin,
        RmwOp::FMax => AtomicKind::FMax,
    }
}

fn rmw<'c>(rmw: gir::AtomicRmwOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = rmw.op();
    let new = mir::AtomicOp::build(
        &rewriter.before(op),
        result_type(op),
        kind(rmw.op_()),
        rmw.ptr(),
        rmw.value(),
        rmw.ordering(),
        rmw.scope(),
    );
    rewriter.replace(op, &[new.result()]);
    true
}

fn flag_test_and_set<'c>(flag: gir::AtomicFlagTestAndSetOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = flag.op();
    let builder = rewriter.before(op);
    let bit = types::boolean(op.context());
    let (ordering, scope) = (flag.ordering(), flag.scope());
    let new = mir::AtomicFlagTestAndSetOp::build(&builder, bit, flag.ptr(), ordering, scope);
    flags::replace_by_flag(op, rewriter, &builder, new.result());
    true
}

fn flag_clear<'c>(flag: gir::AtomicFlagClearOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = flag.op();
    let (ordering, scope) = (flag.ordering(), flag.scope());
    mir::AtomicFlagClearOp::build(&rewriter.before(op), flag.ptr(), ordering, scope);
    rewriter.erase(op);
    true
}

fn cmpxchg<'c>(exchange: gir::AtomicCmpxchgOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = exchange.op();
    let new = mir::AtomicCompareExchangeOp::build(
        &rewriter.before(op),
        result_type(op),
        exchange.ptr(),
        exchange.expected(),
        exchange.desired(),
        exchange.ordering_succ(),
        exchange.ordering_fail(),
        exchange.scope(),
    );
    rewriter.replace(op, &[new.result()]);
    true
}
