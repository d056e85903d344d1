//! Atomic operations.

use super::{
    site::{Rule, Site},
    types, values,
};
use gir_dialects::{
    gir::{self, RmwOp},
    ir::{Op, OpView, Signedness, Type, Value},
    mir::{self, AtomicKind},
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        mir::AtomicLoadOp::NAME => load,
        mir::AtomicStoreOp::NAME => store,
        mir::AtomicOp::NAME => rmw,
        mir::AtomicFlagTestAndSetOp::NAME => flag_test_and_set,
        mir::AtomicFlagClearOp::NAME => flag_clear,
        mir::AtomicCompareExchangeOp::NAME => cmpxchg,
        _ => return None,
    })
}

/// The pointee of a pointer of gir.
pub fn pointee(pointer: Value<'_>) -> Option<Type<'_>> {
    gir::PtrType::from_type(pointer.ty()).map(gir::PtrType::pointee)
}

fn load<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let load = op.cast::<mir::AtomicLoadOp<'c>>()?;
    let (pointer, ordering, scope) = (load.ptr(), load.ordering(), load.scope());
    let new = gir::AtomicLoadOp::build(site, pointee(pointer)?, pointer, ordering, scope);
    Some(vec![new.result()])
}

fn store<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let store = op.cast::<mir::AtomicStoreOp<'c>>()?;
    let value = values::cast(site, store.value(), pointee(store.ptr())?);
    gir::AtomicStoreOp::build(site, store.ptr(), value, store.ordering(), store.scope());
    Some(vec![])
}

/// The operation and the required sign.
fn operation(kind: AtomicKind) -> (RmwOp, Option<Signedness>) {
    match kind {
        AtomicKind::Add => (RmwOp::Add, None),
        AtomicKind::Sub => (RmwOp::Sub, None),
        AtomicKind::MinS => (RmwOp::MinS, Some(Signedness::Signed)),
        AtomicKind::MinU => (RmwOp::MinU, Some(Signedness::Unsigned)),
        AtomicKind::MaxS => (RmwOp::MaxS, Some(Signedness::Signed)),
        AtomicKind::MaxU => (RmwOp::MaxU, Some(Signedness::Unsigned)),
        AtomicKind::And => (RmwOp::And, None),
        AtomicKind::Or => (RmwOp::Or, None),
        AtomicKind::Xor => (RmwOp::Xor, None),
        AtomicKind::Exchange => (RmwOp::Exchange, None),
        AtomicKind::IncWrap => (RmwOp::IncWrap, Some(Signedness::Unsigned)),
        AtomicKind::DecWrap => (RmwOp::DecWrap, Some(Signedness::Unsigned)),
        AtomicKind::FAdd => (RmwOp::FAdd, None),
        AtomicKind::FMin => (RmwOp::FMin, None),
        AtomicKind::FMax => (RmwOp::FMax, None),
    }
}

fn rmw<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let rmw = op.cast::<mir::AtomicOp<'c>>()?;
    let (operation, sign) = operation(rmw.kind());
    let pointer = gir::PtrType::from_type(rmw.ptr().ty())?;
    let element = match sign {
        Some(sign) => types::with_sign(pointer.pointee(), sign),
        None => pointer.pointee(),
    };
    let ty = gir::PtrType::get(op.context(), pointer.space(), element);
    let pointer = values::cast(site, rmw.ptr(), ty);
    let value = values::cast(site, rmw.value(), element);
    let (ordering, scope) = (rmw.ordering(), rmw.scope());
    let new = gir::AtomicRmwOp::build(site, element, operation, pointer, value, ordering, scope);
    Some(vec![new.result()])
}

fn flag_test_and_set<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let flag = op.cast::<mir::AtomicFlagTestAndSetOp<'c>>()?;
    let (ty, ordering, scope) = (site.result_type(op)?, flag.ordering(), flag.scope());
    let new = gir::AtomicFlagTestAndSetOp::build(site, ty, flag.ptr(), ordering, scope);
    Some(vec![new.result()])
}

fn flag_clear<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let flag = op.cast::<mir::AtomicFlagClearOp<'c>>()?;
    gir::AtomicFlagClearOp::build(site, flag.ptr(), flag.ordering(), flag.scope());
    Some(vec![])
}

fn cmpxchg<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let exchange = op.cast::<mir::AtomicCompareExchangeOp<'c>>()?;
    let ty = pointee(exchange.ptr())?;
    let cast = |value| values::cast(site, value, ty);
    let new = gir::AtomicCmpxchgOp::build(
        site,
        ty,
        exchange.ptr(),
        cast(exchange.expected()),
        cast(exchange.desired()),
        exchange.ordering_succ(),
        exchange.ordering_fail(),
        exchange.scope(),
    );
    Some(vec![new.result()])
}
