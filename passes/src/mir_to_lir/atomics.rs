//! Atomic operations: one lir op for each kind.

use gir_dialects::{
    ir::{Builder, Op, Value},
    lir::{self, Sign},
    mir::{self, AtomicKind},
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<mir::AtomicLoadOp<'_>>(load)
        .add::<mir::AtomicStoreOp<'_>>(store)
        .add::<mir::AtomicOp<'_>>(atomic)
        .add::<mir::AtomicFlagTestAndSetOp<'_>>(flag_test_and_set)
        .add::<mir::AtomicFlagClearOp<'_>>(flag_clear)
        .add::<mir::AtomicCompareExchangeOp<'_>>(compare_exchange);
}

fn load<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(load) = op.cast::<mir::AtomicLoadOp<'c>>() else {
        return false;
    };
    let (ty, ordering, scope) = (op.result(0).ty(), load.ordering(), load.scope());
    let new = lir::AtomicLoadOp::build(&rewriter.before(op), ty, load.ptr(), ordering, scope);
    rewriter.replace(op, &[new.result()]);
    true
}

fn store<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(store) = op.cast::<mir::AtomicStoreOp<'c>>() else {
        return false;
    };
    let (value, ordering, scope) = (store.value(), store.ordering(), store.scope());
    lir::AtomicStoreOp::build(&rewriter.before(op), store.ptr(), value, ordering, scope);
    rewriter.erase(op);
    true
}

fn flag_test_and_set<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(flag) = op.cast::<mir::AtomicFlagTestAndSetOp<'c>>() else {
        return false;
    };
    let (ty, ordering, scope) = (op.result(0).ty(), flag.ordering(), flag.scope());
    let builder = rewriter.before(op);
    let new = lir::AtomicFlagTestAndSetOp::build(&builder, ty, flag.ptr(), ordering, scope);
    rewriter.replace(op, &[new.result()]);
    true
}

fn flag_clear<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(flag) = op.cast::<mir::AtomicFlagClearOp<'c>>() else {
        return false;
    };
    lir::AtomicFlagClearOp::build(
        &rewriter.before(op),
        flag.ptr(),
        flag.ordering(),
        flag.scope(),
    );
    rewriter.erase(op);
    true
}

fn atomic<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(atomic) = op.cast::<mir::AtomicOp<'c>>() else {
        return false;
    };
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

fn compare_exchange<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(exchange) = op.cast::<mir::AtomicCompareExchangeOp<'c>>() else {
        return false;
    };
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
