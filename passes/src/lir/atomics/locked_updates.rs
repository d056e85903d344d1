//! Plain loads and stores equivalent to atomics, for code that nothing interrupts.

use crate::{analysis::layout, lir::arithmetic::Arithmetic};
use gir_dialects::{
    ir::{Builder, Op, OpView, Type, TypeExt, Value},
    lir::{self, Sign},
    mir::{AtomicType, PtrType},
    upstream::arith::{self, CmpIPredicate},
};

/// Whether an operation is atomic.
pub fn is_atomic(op: Op<'_>) -> bool {
    let has_ordering = || op.attribute(lir::LoadOp::ORDERING_ATTR).is_some();
    match op.name() {
        lir::LoadOp::NAME | lir::StoreOp::NAME => has_ordering(),
        name => name.starts_with("lir.atomic_"),
    }
}

/// Builds the equivalent of an atomic; returns its result, if it has one.
pub fn build<'c>(b: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let memory = Memory::new(b, op.operand(0));
    let arithmetic = Arithmetic::new(*b);
    if op.is::<lir::AtomicFlagTestAndSetOp<'_>>() {
        let old = memory.load(b);
        memory.store(b, arithmetic.int(memory.ty, 1));
        let zero = arithmetic.int(memory.ty, 0);
        return Some(arithmetic.cmpi(CmpIPredicate::Ne, old, zero));
    }
    match op.name() {
        lir::AtomicLoadOp::NAME | lir::LoadOp::NAME => Some(memory.load(b)),
        lir::AtomicStoreOp::NAME | lir::StoreOp::NAME => {
            memory.store(b, op.operand(1));
            None
        }
        lir::AtomicFlagClearOp::NAME => {
            memory.store(b, arithmetic.int(memory.ty, 0));
            None
        }
        _ => {
            let old = memory.load(b);
            memory.store(b, updated(&arithmetic, op, old));
            Some(old)
        }
    }
}

/// A number in memory.
struct Memory<'c> {
    pointer: Value<'c>,
    ty: Type<'c>,
}

impl<'c> Memory<'c> {
    /// Casts pointers to memory for atomics, which plain accesses do not take.
    fn new(b: &Builder<'c>, pointer: Value<'c>) -> Self {
        let points = PtrType::from_type(pointer.ty());
        let pointee = points.map_or(pointer.ty(), PtrType::pointee);
        match (points, AtomicType::from_type(pointee)) {
            (Some(points), Some(atomic)) => {
                let ty = atomic.value();
                let plain = PtrType::get(b.context(), points.space(), ty);
                let pointer = lir::PtrCastOp::build(b, plain, pointer).result();
                Self { pointer, ty }
            }
            _ => Self {
                pointer,
                ty: pointee,
            },
        }
    }

    fn load(&self, b: &Builder<'c>) -> Value<'c> {
        let align = layout::align(self.ty);
        lir::LoadOp::build(b, self.ty, self.pointer, align, false, None, None).result()
    }

    fn store(&self, b: &Builder<'c>, value: Value<'c>) {
        let align = layout::align(self.ty);
        lir::StoreOp::build(b, self.pointer, value, align, false, None, None);
    }
}

/// The value stored by an operation that returns the old value.
pub fn updated<'c>(a: &Arithmetic<'c>, op: Op<'c>, old: Value<'c>) -> Value<'c> {
    let value = op.operand(1);
    if op.is::<lir::AtomicCompareExchangeOp<'_>>() {
        let bits = |value: Value<'c>| as_integer(a, value);
        let found = a.cmpi(CmpIPredicate::Eq, bits(old), bits(value));
        return select(a, found, op.operand(2), old);
    }
    match op.name() {
        lir::AtomicExchangeOp::NAME => value,
        lir::AtomicIncWrapOp::NAME => {
            let wraps = a.cmpi(CmpIPredicate::Uge, old, value);
            let next = a.binary(arith::AddIOp::NAME, old, a.int(old.ty(), 1));
            select(a, wraps, a.int(old.ty(), 0), next)
        }
        lir::AtomicDecWrapOp::NAME => {
            // Decrementing 0 gives the largest number, which exceeds any other limit.
            let next = a.binary(arith::SubIOp::NAME, old, a.int(old.ty(), 1));
            let wraps = a.cmpi(CmpIPredicate::Uge, next, value);
            select(a, wraps, value, next)
        }
        name => a.binary(combination(op, name), old, value),
    }
}

/// The operation of `arith` that combines the old value and the operand.
fn combination(op: Op<'_>, name: &str) -> &'static str {
    let sign = op
        .cast::<lir::AtomicMinOp<'_>>()
        .map(lir::AtomicMinOp::sign)
        .or(op
            .cast::<lir::AtomicMaxOp<'_>>()
            .map(lir::AtomicMaxOp::sign));
    match (name, sign) {
        (lir::AtomicSubOp::NAME, _) => arith::SubIOp::NAME,
        (lir::AtomicAndOp::NAME, _) => arith::AndIOp::NAME,
        (lir::AtomicOrOp::NAME, _) => arith::OrIOp::NAME,
        (lir::AtomicXorOp::NAME, _) => arith::XOrIOp::NAME,
        (lir::AtomicMinOp::NAME, Some(Sign::Signed)) => arith::MinSIOp::NAME,
        (lir::AtomicMinOp::NAME, _) => arith::MinUIOp::NAME,
        (lir::AtomicMaxOp::NAME, Some(Sign::Signed)) => arith::MaxSIOp::NAME,
        (lir::AtomicMaxOp::NAME, _) => arith::MaxUIOp::NAME,
        (lir::AtomicFAddOp::NAME, _) => arith::AddFOp::NAME,
        (lir::AtomicFMinOp::NAME, _) => arith::MinNumFOp::NAME,
        (lir::AtomicFMaxOp::NAME, _) => arith::MaxNumFOp::NAME,
        _ => arith::AddIOp::NAME,
    }
}

/// The bits of a number as an integer.
fn as_integer<'c>(a: &Arithmetic<'c>, value: Value<'c>) -> Value<'c> {
    match value.ty().as_float() {
        Some(width) => {
            let ty = a.integer_like(value.ty(), width);
            a.create(arith::BitcastOp::NAME, &[value], ty)
        }
        None => value,
    }
}

fn select<'c>(a: &Arithmetic<'c>, flag: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
    a.create(arith::SelectOp::NAME, &[flag, yes, no], yes.ty())
}
