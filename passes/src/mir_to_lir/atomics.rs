//! Atomic operations: one lir op for each kind.

use gir_dialects::{
    ir::{Builder, Op, OpView, Value},
    lir::{self, Sign},
    mir::{self, AtomicKind},
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<mir::AtomicLoadOp<'_>>(load)
        .rewrite::<mir::AtomicStoreOp<'_>>(store)
        .rewrite::<mir::AtomicOp<'_>>(atomic)
        .rewrite::<mir::AtomicFlagTestAndSetOp<'_>>(flag_test_and_set)
        .rewrite::<mir::AtomicFlagClearOp<'_>>(flag_clear)
        .rewrite::<mir::AtomicCompareExchangeOp<'_>>(compare_exchange);
}

fn load<'c>(load: mir::AtomicLoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    let (ty, ordering, scope) = (op.result(0).ty(), load.ordering(), load.scope());
    let new = lir::AtomicLoadOp::build(&rewriter.before(op), ty, load.ptr(), ordering, scope);
    rewriter.replace(op, &[new.result()]);
    true
}

fn store<'c>(store: mir::AtomicStoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    let (value, ordering, scope) = (store.value(), store.ordering(), store.scope());
    lir::AtomicStoreOp::build(&rewriter.before(op), store.ptr(), value, ordering, scope);
    rewriter.erase(op);
    true
}

fn flag_test_and_set<'c>(flag: mir::AtomicFlagTestAndSetOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = flag.op();
    let (ty, ordering, scope) = (op.result(0).ty(), flag.ordering(), flag.scope());
    let builder = rewriter.before(op);
    let new = lir::AtomicFlagTestAndSetOp::build(&builder, ty, flag.ptr(), ordering, scope);
    rewriter.replace(op, &[new.result()]);
    true
}

fn flag_clear<'c>(flag: mir::AtomicFlagClearOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = flag.op();
    lir::AtomicFlagClearOp::build(
        &rewriter.before(op),
        flag.ptr(),
        flag.ordering(),
        flag.scope(),
    );
    rewriter.erase(op);
    true
}

fn atomic<'c>(atomic: mir::AtomicOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = atomic.op();
    let value = build(&rewriter.before(op), op, atomic);
    rewriter.replace(op, &[value]);
    true
}

fn build<'c>(b: &Builder<'c>, op: Op<'c>, atomic: mir::AtomicOp<'c>) -> Value<'c> {
    let ty = op.result(0).ty();
    let (p, v) = (atomic.ptr(), atomic.value());
    let (o, s) = (atomic.ordering(), atomic.scope());
    match atomic.kind() {
        AtomicKind::Add => lir::AtomicAddOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::Sub => lir::AtomicSubOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::And => lir::AtomicAndOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::Or => lir::AtomicOrOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::Xor => lir::AtomicXorOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::Exchange => lir::AtomicExchangeOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::MinS => lir::AtomicMinOp::build(b, ty, p, v, o, s, Sign::Signed).result(),
        AtomicKind::MinU => lir::AtomicMinOp::build(b, ty, p, v, o, s, Sign::Unsigned).result(),
        AtomicKind::MaxS => lir::AtomicMaxOp::build(b, ty, p, v, o, s, Sign::Signed).result(),
        AtomicKind::MaxU => lir::AtomicMaxOp::build(b, ty, p, v, o, s, Sign::Unsigned).result(),
        AtomicKind::IncWrap => lir::AtomicIncWrapOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::DecWrap => lir::AtomicDecWrapOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::FAdd => lir::AtomicFAddOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::FMin => lir::AtomicFMinOp::build(b, ty, p, v, o, s).result(),
        AtomicKind::FMax => lir::AtomicFMaxOp::build(b, ty, p, v, o, s).result(),
    }
}

fn compare_exchange<'c>(
    exchange: mir::AtomicCompareExchangeOp<'c>,
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = exchange.op();
    let new = lir::AtomicCompareExchangeOp::build(
        &rewriter.before(op),
        op.result(0).ty(),
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
