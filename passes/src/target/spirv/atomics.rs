//! Atomic operations.

use super::{
    memory::pointee,
    synchronization::{scope, semantics},
    types,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Attribute, Op, OpSpec, OpView, Type, TypeExt, Value},
    lir::{self, Sign},
    rewrite::{PatternSet, Rewriter},
    upstream::spirv,
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<lir::AtomicAddOp<'_>>(add)
        .add::<lir::AtomicSubOp<'_>>(sub)
        .add::<lir::AtomicAndOp<'_>>(and)
        .add::<lir::AtomicOrOp<'_>>(or)
        .add::<lir::AtomicXorOp<'_>>(xor)
        .add::<lir::AtomicExchangeOp<'_>>(exchange)
        .add::<lir::AtomicMinOp<'_>>(min)
        .add::<lir::AtomicMaxOp<'_>>(max)
        .add::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange)
        .add::<lir::AtomicFlagTestAndSetOp<'_>>(flag_test_and_set)
        .add::<lir::AtomicLoadOp<'_>>(load)
        .add::<lir::AtomicStoreOp<'_>>(store)
        .add::<lir::AtomicFlagClearOp<'_>>(store)
        .add::<lir::AtomicFAddOp<'_>>(add_floats)
        .add::<lir::AtomicFMinOp<'_>>(min_floats)
        .add::<lir::AtomicFMaxOp<'_>>(max_floats);
}

/// Replaces an operation with one value operand by `name`.
fn update<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    name: &str,
    ordering: MemoryOrdering,
    memory_scope: MemoryScope,
) -> Option<()> {
    let (pointer, value) = (op.operand(0), op.operand(1));
    check_pointer(op, pointer)?;
    let semantics = semantics_in(op, memory_scope, ordering);
    let memory_scope = scope(op, memory_scope);
    let spec = OpSpec {
        operands: &[pointer, value],
        results: &[op.result(0).ty()],
        attributes: &[
            (spirv::AtomicIAddOp::MEMORY_SCOPE_ATTR, memory_scope),
            (spirv::AtomicIAddOp::SEMANTICS_ATTR, semantics),
        ],
        ..OpSpec::default()
    };
    let new = rewriter.before(op).create(name, spec);
    rewriter.replace(op, &[new.result(0)]);
    Some(())
}

/// Patterns of the operations with one value operand.
macro_rules! updates {
    ($($name:ident: $lir:ident => $spirv:expr;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            let Some(atomic) = op.cast::<lir::$lir<'c>>() else { return false };
            let name: fn(lir::$lir<'c>) -> &'static str = $spirv;
            let (ordering, scope) = (atomic.ordering(), atomic.scope());
            update(op, rewriter, name(atomic), ordering, scope).is_some()
        }
    )*};
}

updates! {
    add: AtomicAddOp => |_| spirv::AtomicIAddOp::NAME;
    sub: AtomicSubOp => |_| spirv::AtomicISubOp::NAME;
    and: AtomicAndOp => |_| spirv::AtomicAndOp::NAME;
    or: AtomicOrOp => |_| spirv::AtomicOrOp::NAME;
    xor: AtomicXorOp => |_| spirv::AtomicXorOp::NAME;
    exchange: AtomicExchangeOp => |_| spirv::AtomicExchangeOp::NAME;
    min: AtomicMinOp => |op| match op.sign() {
        Sign::Signed => spirv::AtomicSMinOp::NAME,
        Sign::Unsigned => spirv::AtomicUMinOp::NAME,
    };
    max: AtomicMaxOp => |op| match op.sign() {
        Sign::Signed => spirv::AtomicSMaxOp::NAME,
        Sign::Unsigned => spirv::AtomicUMaxOp::NAME,
    };
}

fn compare_exchange<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    lower_compare_exchange(op, rewriter).is_some()
}

fn lower_compare_exchange<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'c>>()?;
    check_pointer(op, exchange.ptr())?;
    if !op.result(0).ty().is_int() {
        op.error("compares floats, which SPIR-V's compare-exchange does not; declare the memory with integers of that width and bitcast the values");
        return None;
    }
    let new = spirv::AtomicCompareExchangeOp::build(
        &rewriter.before(op),
        op.result(0).ty(),
        exchange.ptr(),
        scope(op, exchange.scope()),
        semantics_in(op, exchange.scope(), exchange.ordering_succ()),
        semantics_in(op, exchange.scope(), exchange.ordering_fail()),
        exchange.desired(),
        exchange.expected(),
    );
    rewriter.replace(op, &[new.result()]);
    Some(())
}

fn flag_test_and_set<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    lower_flag(op, rewriter).is_some()
}

/// An exchange with 1; Vulkan has no operations on flags.
fn lower_flag<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let flag = op.cast::<lir::AtomicFlagTestAndSetOp<'c>>()?;
    let word = types::int32(op.context());
    check_type(op, flag.ptr(), word)?;
    let semantics = semantics_in(op, flag.scope(), flag.ordering());
    let scope = scope(op, flag.scope());
    let b = rewriter.before(op);
    let (one, zero) = (types::number(&b, word, 1), types::number(&b, word, 0));
    let old = spirv::AtomicExchangeOp::build(&b, word, flag.ptr(), scope, semantics, one);
    let set = spirv::INotEqualOp::build(&b, op.result(0).ty(), old.result(), zero);
    rewriter.replace(op, &[set.result()]);
    Some(())
}

/// Patterns of what is refused so far, with the instruction that is missing.
macro_rules! refusals {
    ($($name:ident: $spirv:literal;)*) => {$(
        fn $name<'c>(op: Op<'c>, _: &Rewriter<'c>) -> bool {
            op.error(concat!("needs ", $spirv, ", which cannot be emitted as SPIR-V yet"));
            false
        }
    )*};
}

refusals! {
    load: "OpAtomicLoad";
    store: "OpAtomicStore";
    add_floats: "OpAtomicFAddEXT";
    min_floats: "OpAtomicFMinEXT";
    max_floats: "OpAtomicFMaxEXT";
}

/// The semantics of an ordering within a scope: a single invocation has its own
/// order, and Vulkan allows no other to be asked for.
fn semantics_in(op: Op<'_>, scope: MemoryScope, ordering: MemoryOrdering) -> Attribute<'_> {
    match scope {
        MemoryScope::Invocation => semantics(op, MemoryOrdering::Relaxed),
        _ => semantics(op, ordering),
    }
}

/// Whether SPIR-V for Vulkan has atomics on what the pointer points to.
fn check_pointer<'c>(op: Op<'c>, pointer: Value<'c>) -> Option<()> {
    let ty = op.result(0).ty();
    if types::bits(ty).is_some_and(|bits| bits < 32) {
        op.error(format!(
            "is atomic on {ty}, which Vulkan does not have; use 32 or 64 bits"
        ));
        return None;
    }
    check_type(op, pointer, ty)
}

/// Whether memory holds what an atomic works on.
fn check_type<'c>(op: Op<'c>, pointer: Value<'c>, ty: Type<'c>) -> Option<()> {
    if pointee(pointer) != Some(ty) {
        op.error("is atomic on memory of another type, which Vulkan does not have; declare the memory with the type of the atomic");
        return None;
    }
    Some(())
}
