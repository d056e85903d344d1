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
        .add::<mir::AtomicOp<'_>>(atomic)
        .add::<mir::AtomicCompareExchangeOp<'_>>(compare_exchange);
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
