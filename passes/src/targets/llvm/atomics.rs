//! Atomic operations. LLVM has all of them, for every width.

use super::{
    access::Access,
    machine::{self, Machine},
    synchronization::atomic_ordering,
    types,
};
use crate::analysis::layout;
use gir_dialects::{
    common::MemoryOrdering,
    ir::{self, Builder, Op, OpView, Type, TypeExt, Value},
    lir::{self, Sign},
    llvm,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{
        AtomicBinOp, AtomicCmpXchgOp, AtomicRMWOp, BitcastOp, ExtractValueOp, ICmpOp, ICmpPredicate,
    },
};

/// Adds the patterns of this family: all, for a code generator that keeps orderings and scopes.
pub fn add_patterns<M: Machine>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    add_accesses::<M>(patterns, converter);
    patterns
        .convert::<lir::AtomicAddOp<'_>>(converter, add::<M>)
        .convert::<lir::AtomicSubOp<'_>>(converter, sub::<M>)
        .convert::<lir::AtomicAndOp<'_>>(converter, and::<M>)
        .convert::<lir::AtomicOrOp<'_>>(converter, or::<M>)
        .convert::<lir::AtomicXorOp<'_>>(converter, xor::<M>)
        .convert::<lir::AtomicMinOp<'_>>(converter, min::<M>)
        .convert::<lir::AtomicMaxOp<'_>>(converter, max::<M>)
        .convert::<lir::AtomicExchangeOp<'_>>(converter, exchange::<M>)
        .convert::<lir::AtomicIncWrapOp<'_>>(converter, inc_wrap::<M>)
        .convert::<lir::AtomicDecWrapOp<'_>>(converter, dec_wrap::<M>)
        .convert::<lir::AtomicFAddOp<'_>>(converter, fadd::<M>)
        .convert::<lir::AtomicFMinOp<'_>>(converter, fmin::<M>)
        .convert::<lir::AtomicFMaxOp<'_>>(converter, fmax::<M>)
        .convert::<lir::AtomicFlagTestAndSetOp<'_>>(converter, flag_test_and_set::<M>)
        .convert::<lir::AtomicCompareExchangeOp<'_>>(converter, compare_exchange::<M>);
}

/// Adds the patterns of loads and stores.
pub fn add_accesses<M: Machine>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::AtomicLoadOp<'_>>(converter, load::<M>)
        .convert::<lir::AtomicStoreOp<'_>>(converter, store::<M>)
        .convert::<lir::AtomicFlagClearOp<'_>>(converter, flag_clear::<M>);
}

/// Patterns of operations that update memory with one value.
macro_rules! updates {
    ($($name:ident: $lir:ident => $update:expr;)*) => {$(
        fn $name<'c, M: Machine>(
            atomic: lir::$lir<'c>,
            operands: &[Value<'c>],
            rewriter: &Rewriter<'c>,
        ) -> bool {
            let op = atomic.op();
            let kind: fn(lir::$lir<'c>) -> AtomicBinOp = $update;
            let b = rewriter.before(op);
            let order = (atomic.ordering(), M::scope(atomic.scope()));
            let old = update(&b, kind(atomic), operands[0], operands[1], order);
            rewriter.replace(op, &[old]);
            true
        }
    )*};
}

updates! {
    add: AtomicAddOp => |_| AtomicBinOp::Add;
    sub: AtomicSubOp => |_| AtomicBinOp::Sub;
    and: AtomicAndOp => |_| AtomicBinOp::And;
    or: AtomicOrOp => |_| AtomicBinOp::Or;
    xor: AtomicXorOp => |_| AtomicBinOp::Xor;
    exchange: AtomicExchangeOp => |_| AtomicBinOp::Xchg;
    inc_wrap: AtomicIncWrapOp => |_| AtomicBinOp::UincWrap;
    dec_wrap: AtomicDecWrapOp => |_| AtomicBinOp::UdecWrap;
    fadd: AtomicFAddOp => |_| AtomicBinOp::Fadd;
    fmin: AtomicFMinOp => |_| AtomicBinOp::Fmin;
    fmax: AtomicFMaxOp => |_| AtomicBinOp::Fmax;
    min: AtomicMinOp => |op| match op.sign() {
        Sign::Signed => AtomicBinOp::Min,
        Sign::Unsigned => AtomicBinOp::Umin,
    };
    max: AtomicMaxOp => |op| match op.sign() {
        Sign::Signed => AtomicBinOp::Max,
        Sign::Unsigned => AtomicBinOp::Umax,
    };
}

/// Updates memory; returns the old value.
fn update<'c>(
    b: &Builder<'c>,
    kind: AtomicBinOp,
    pointer: Value<'c>,
    value: Value<'c>,
    (ordering, scope): (MemoryOrdering, Option<&str>),
) -> Value<'c> {
    let align = Some(layout::size(value.ty()));
    let ordering = atomic_ordering(ordering);
    let new = AtomicRMWOp::build(
        b,
        value.ty(),
        kind,
        pointer,
        value,
        ordering,
        scope,
        align,
        false,
        None,
        None,
        None,
        None,
    );
    new.res()
}

fn load<'c, M: Machine>(
    atomic: lir::AtomicLoadOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let ty = op.result(0).ty();
    let access = atomic_access::<M>(op, ty, atomic.ordering());
    let value = access.load(&rewriter.before(op), ty, operands[0]);
    rewriter.replace(op, &[value]);
    true
}

fn store<'c, M: Machine>(
    atomic: lir::AtomicStoreOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let b = rewriter.before(op);
    let access = atomic_access::<M>(op, operands[1].ty(), atomic.ordering());
    access.store(&b, operands[1], operands[0]);
    rewriter.erase(op);
    true
}

fn flag_clear<'c, M: Machine>(
    atomic: lir::AtomicFlagClearOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let b = rewriter.before(op);
    let zero = types::number(&b, types::int(op.context(), 32), 0);
    let access = atomic_access::<M>(op, zero.ty(), atomic.ordering());
    access.store(&b, zero, operands[0]);
    rewriter.erase(op);
    true
}

/// The properties of an atomic load or store of a type.
fn atomic_access<'c, M: Machine>(op: Op<'c>, ty: Type<'c>, ordering: MemoryOrdering) -> Access<'c> {
    Access {
        align: layout::size(ty),
        ordering: Some(ordering),
        scope: machine::scope_of::<M>(op),
        ..Access::default()
    }
}

/// An exchange with 1.
fn flag_test_and_set<'c, M: Machine>(
    atomic: lir::AtomicFlagTestAndSetOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let b = rewriter.before(op);
    let word = types::int(op.context(), 32);
    let (one, zero) = (types::number(&b, word, 1), types::number(&b, word, 0));
    let order = (atomic.ordering(), M::scope(atomic.scope()));
    let old = update(&b, AtomicBinOp::Xchg, operands[0], one, order);
    let set = ICmpOp::build(&b, op.result(0).ty(), ICmpPredicate::Ne, old, zero);
    rewriter.replace(op, &[set.res()]);
    true
}

fn compare_exchange<'c, M: Machine>(
    atomic: lir::AtomicCompareExchangeOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let b = rewriter.before(op);
    let orderings = [atomic.ordering_succ(), atomic.ordering_fail()];
    let old = exchange_if_equal(&b, operands, orderings, M::scope(atomic.scope()));
    rewriter.replace(op, &[old]);
    true
}

/// A compare-exchange of a pointer, the expected and the new value, with orderings for success and failure; returns the
/// old value.
pub fn exchange_if_equal<'c>(
    b: &Builder<'c>,
    operands: &[Value<'c>],
    [success, failure]: [MemoryOrdering; 2],
    scope: Option<&str>,
) -> Value<'c> {
    let context = b.context();
    let ty = operands[1].ty();
    let bits = bits_of(ty);
    let pair = llvm::structure(context, &[bits, types::int(context, 1)]);
    let [expected, desired] = [1, 2].map(|index| as_type(b, operands[index], bits));
    let exchange = AtomicCmpXchgOp::build(
        b,
        pair,
        operands[0],
        expected,
        desired,
        atomic_ordering(success),
        atomic_ordering(failure),
        scope,
        Some(layout::size(ty)),
        false,
        false,
        None,
        None,
        None,
        None,
    );
    let first = ir::dense_i64(context, &[0]);
    let old = ExtractValueOp::build(b, bits, exchange.res(), first).res();
    as_type(b, old, ty)
}

/// The integer type of the same width.
fn bits_of(ty: Type<'_>) -> Type<'_> {
    types::int(ty.ctx(), 8 * layout::size(ty) as u32)
}

fn as_type<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    if value.ty() == ty {
        return value;
    }
    BitcastOp::build(b, ty, value).res()
}
