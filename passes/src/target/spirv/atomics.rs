//! Atomic operations.

use super::{
    memory::pointee,
    synchronization::{scope, semantics},
    types,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Attribute, Op, OpSpec, OpView, Value},
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
        .add::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange);
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
    let semantics = semantics_in(op, memory_scope, ordering)?;
    let memory_scope = scope(op, memory_scope)?;
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
    let new = spirv::AtomicCompareExchangeOp::build(
        &rewriter.before(op),
        op.result(0).ty(),
        exchange.ptr(),
        scope(op, exchange.scope())?,
        semantics_in(op, exchange.scope(), exchange.ordering_succ())?,
        semantics_in(op, exchange.scope(), exchange.ordering_fail())?,
        exchange.desired(),
        exchange.expected(),
    );
    rewriter.replace(op, &[new.result()]);
    Some(())
}

/// The semantics of an ordering within a scope: a single invocation has its own
/// order, and Vulkan allows no other to be asked for.
fn semantics_in(op: Op<'_>, scope: MemoryScope, ordering: MemoryOrdering) -> Option<Attribute<'_>> {
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
    if pointee(pointer) != Some(ty) {
        op.error("is atomic on memory of another type, which Vulkan does not have; declare the memory with the type of the atomic");
        return None;
    }
    Some(())
}
