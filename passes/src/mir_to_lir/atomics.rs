//! Atomic operations that change a value: one lir op for each kind.

use super::annotations;
use gir_dialects::{
    ir::{Builder, Op, OpView, Value},
    lir::{self, Sign},
    mir::{self, AtomicKind},
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns.rewrite::<mir::AtomicOp<'_>>(atomic);
}

fn atomic<'c>(atomic: mir::AtomicOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = atomic.op();
    let value = build(&rewriter.before(op), op, atomic);
    if let Some(new) = value.defining_op() {
        annotations::carry(op, new);
    }
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
