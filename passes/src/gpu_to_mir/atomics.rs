//! Atomic operations.
//!
//! Upstream does not specify their ordering; its lowerings to LLVM and to SPIR-V agree on acquire and release, and so
//! does this one. The scope is the device, or the workgroup for workgroup memory, which is invisible outside it. The
//! result is the old value, as in upstream.

use super::{
    accesses::check_writable,
    arith::{combine, compare},
    buffers::{Buffer, Buffers},
    extent::constant,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, Block, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    mir::{self, AtomicKind, StorageSpace},
    upstream::{
        arith::{self, AtomicRMWKind, CmpIPredicate},
        gpu::AllReduceOperation,
        memref, scf,
    },
};

impl<'c> Buffers<'_, 'c> {
    pub fn atomic(&mut self, atomic: memref::AtomicRMWOp<'c>) -> Option<()> {
        let (op, value) = (atomic.op(), atomic.value());
        let buffer = self.get(atomic.memref())?;
        let scope = scope(op, &buffer)?;
        let b = Builder::before(op);
        let place = self.place(&b, &buffer, &atomic.indices());
        let ty = buffer.element();
        // Devices do not compute with floats of small formats.
        let is_small =
            |kind: &AtomicKind| *kind == AtomicKind::Exchange || ty.as_small_float().is_none();
        let Some(kind) = kind(atomic.kind()).filter(is_small) else {
            let repeat = Exchange { place, scope, ty };
            let old = repeat.build(&b, |b, _, old| {
                combine(b, combination(atomic.kind()), old, value)
            });
            self.replace(op, old);
            return Some(());
        };
        let new = mir::AtomicOp::build(&b, ty, kind, place, value, ORDERING, scope);
        self.replace(op, new.result());
        Some(())
    }

    /// Repeats the body until no other work-item has intervened.
    pub fn generic_atomic(&mut self, atomic: memref::GenericAtomicRMWOp<'c>) -> Option<()> {
        let op = atomic.op();
        let buffer = self.get(atomic.memref())?;
        let scope = scope(op, &buffer)?;
        let b = Builder::before(op);
        let place = self.place(&b, &buffer, &atomic.indices());
        let body = atomic.atomic_body().first_block()?;
        let repeat = Exchange {
            place,
            scope,
            ty: buffer.element(),
        };
        if body.next().is_some() {
            op.error("has a body of several blocks; write it with 'arith.select' or 'scf.if'");
            return None;
        }
        let old = repeat.build(&b, |_, block, old| {
            let end = body.terminator();
            body.argument(0).replace_all_uses(old);
            body.ops()
                .filter(|&inner| Some(inner) != end)
                .for_each(|inner| inner.move_to_end(block));
            end.map_or(old, |end| end.operand(0))
        });
        self.replace(op, old);
        Some(())
    }
}

/// The ordering that upstream's lowerings agree on.
const ORDERING: MemoryOrdering = MemoryOrdering::AcqRel;

/// The scope of the memory; `None` after a diagnostic if it is private.
fn scope(op: Op<'_>, buffer: &Buffer<'_>) -> Option<MemoryScope> {
    check_writable(op, buffer.space())?;
    let ty = buffer.element();
    if matches!(op.result(0).ty().as_integer(), Some((1, _))) || ty.as_vector().is_some() {
        op.error(format!(
            "is an atomic on {}; use an integer of 32 or 64 bits, or a float",
            op.result(0).ty()
        ));
        return None;
    }
    match buffer.space() {
        StorageSpace::Private => {
            op.error("is an atomic on private memory, which no other work-item sees; use 'memref.load' and 'memref.store'");
            None
        }
        StorageSpace::Workgroup => Some(MemoryScope::Workgroup),
        _ => Some(MemoryScope::Device),
    }
}

/// The atomic of mir, if there is one.
fn kind(kind: AtomicRMWKind) -> Option<AtomicKind> {
    Some(match kind {
        AtomicRMWKind::Addi => AtomicKind::Add,
        AtomicRMWKind::Addf => AtomicKind::FAdd,
        AtomicRMWKind::Andi => AtomicKind::And,
        AtomicRMWKind::Ori => AtomicKind::Or,
        AtomicRMWKind::Xori => AtomicKind::Xor,
        AtomicRMWKind::Assign => AtomicKind::Exchange,
        AtomicRMWKind::Maxs => AtomicKind::MaxS,
        AtomicRMWKind::Maxu => AtomicKind::MaxU,
        AtomicRMWKind::Mins => AtomicKind::MinS,
        AtomicRMWKind::Minu => AtomicKind::MinU,
        AtomicRMWKind::Maxnumf => AtomicKind::FMax,
        AtomicRMWKind::Minnumf => AtomicKind::FMin,
        _ => return None,
    })
}

/// The combination of the other kinds.
fn combination(kind: AtomicRMWKind) -> AllReduceOperation {
    match kind {
        AtomicRMWKind::Maximumf => AllReduceOperation::MAXIMUMF,
        AtomicRMWKind::Minimumf => AllReduceOperation::MINIMUMF,
        AtomicRMWKind::Addf => AllReduceOperation::ADD,
        AtomicRMWKind::Maxnumf => AllReduceOperation::MAXNUMF,
        AtomicRMWKind::Minnumf => AllReduceOperation::MINNUMF,
        _ => AllReduceOperation::MUL,
    }
}

/// A loop around a compare-exchange.
struct Exchange<'c> {
    place: Value<'c>,
    scope: MemoryScope,
    ty: Type<'c>,
}

impl<'c> Exchange<'c> {
    /// A loop that stores `next` of the value in memory; returns the old value.
    fn build(
        &self,
        b: &Builder<'c>,
        next: impl FnOnce(&Builder<'c>, Block<'c>, Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let (ty, location) = (self.ty, b.location());
        // The value in memory, read by an exchange of zero for zero: `next` may be undefined for a guessed value, and
        // not every target has atomic loads.
        let zero = zero(b, ty);
        let first = self.exchange(b, zero, zero, MemoryOrdering::Relaxed);
        let repeat = scf::WhileOp::build(b, &[ty], &[first]);
        let before = Block::new(&[(ty, location)]);
        repeat.before().append(before);
        let inside = Builder::at_end(before, location);
        let guess = before.argument(0);
        let desired = next(&inside, before, guess);
        let found = self.exchange(&inside, guess, desired, ORDERING);
        let failed = differ(&inside, found, guess);
        scf::ConditionOp::build(&inside, failed, &[found]);
        let after = Block::new(&[(ty, location)]);
        repeat.after().append(after);
        scf::YieldOp::build(&Builder::at_end(after, location), &[after.argument(0)]);
        repeat.results()[0]
    }

    fn exchange(
        &self,
        b: &Builder<'c>,
        expected: Value<'c>,
        desired: Value<'c>,
        ordering: MemoryOrdering,
    ) -> Value<'c> {
        let (ty, place, failure) = (self.ty, self.place, MemoryOrdering::Relaxed);
        mir::AtomicCompareExchangeOp::build(
            b, ty, place, expected, desired, ordering, failure, self.scope,
        )
        .result()
    }
}

fn zero<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    match ty.is_float() {
        true => arith::ConstantOp::build(b, ty, ir::float_bits(ty, 0)).result(),
        false => constant(b, ty, 0),
    }
}

/// Whether two values differ, floats bit by bit.
fn differ<'c>(b: &Builder<'c>, one: Value<'c>, other: Value<'c>) -> Value<'c> {
    let context = b.context();
    let [one, other] = [one, other].map(|value| match value.ty().is_float() {
        true => {
            let width = value.ty().number_bits().unwrap_or(32);
            let bits = ir::integer_type(context, width, Signedness::Signless);
            arith::BitcastOp::build(b, bits, value).out()
        }
        false => value,
    });
    compare(b, CmpIPredicate::Ne, one, other)
}
