//! Atomic operations.

use super::{
    memory::pointee,
    placeholders,
    synchronization::{scope, scope_of, semantics, semantics_of},
    types,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Attribute, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    lir::{self, Sign},
    rewrite::{PatternSet, Rewriter},
    upstream::spirv,
};
use rspirv::spirv::Op as Instruction;

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::AtomicAddOp<'_>>(add)
        .rewrite::<lir::AtomicSubOp<'_>>(sub)
        .rewrite::<lir::AtomicAndOp<'_>>(and)
        .rewrite::<lir::AtomicOrOp<'_>>(or)
        .rewrite::<lir::AtomicXorOp<'_>>(xor)
        .rewrite::<lir::AtomicExchangeOp<'_>>(exchange)
        .rewrite::<lir::AtomicMinOp<'_>>(min)
        .rewrite::<lir::AtomicMaxOp<'_>>(max)
        .rewrite::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange)
        .rewrite::<lir::AtomicFlagTestAndSetOp<'_>>(flag_test_and_set)
        .rewrite::<lir::AtomicLoadOp<'_>>(load)
        .rewrite::<lir::AtomicStoreOp<'_>>(store)
        .rewrite::<lir::AtomicFlagClearOp<'_>>(flag_clear)
        .rewrite::<lir::AtomicFAddOp<'_>>(add_floats)
        .rewrite::<lir::AtomicFMinOp<'_>>(min_floats)
        .rewrite::<lir::AtomicFMaxOp<'_>>(max_floats);
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
    check_pointer(op, pointer, op.result(0).ty())?;
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

/// Patterns of operations with one value operand.
macro_rules! updates {
    ($($name:ident: $lir:ident => $spirv:expr;)*) => {$(
        fn $name<'c>(atomic: lir::$lir<'c>, rewriter: &Rewriter<'c>) -> bool {
            let name: fn(lir::$lir<'c>) -> &'static str = $spirv;
            let (ordering, scope) = (atomic.ordering(), atomic.scope());
            update(atomic.op(), rewriter, name(atomic), ordering, scope).is_some()
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

fn compare_exchange<'c>(
    exchange: lir::AtomicCompareExchangeOp<'c>,
    rewriter: &Rewriter<'c>,
) -> bool {
    lower_compare_exchange(exchange, rewriter).is_some()
}

fn lower_compare_exchange<'c>(
    exchange: lir::AtomicCompareExchangeOp<'c>,
    rewriter: &Rewriter<'c>,
) -> Option<()> {
    let op = exchange.op();
    check_pointer(op, exchange.ptr(), op.result(0).ty())?;
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

fn flag_test_and_set<'c>(flag: lir::AtomicFlagTestAndSetOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    lower_flag(flag, rewriter).is_some()
}

/// Lowers a test-and-set to an exchange with 1; Vulkan has no operations on flags.
fn lower_flag<'c>(flag: lir::AtomicFlagTestAndSetOp<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let op = flag.op();
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

fn load<'c>(atomic: lir::AtomicLoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = atomic.op();
    lower_load(op, rewriter, atomic.scope(), atomic.ordering()).is_some()
}

/// A load with an ordering.
pub fn lower_load<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    scope: MemoryScope,
    ordering: MemoryOrdering,
) -> Option<()> {
    let (pointer, ty) = (op.operand(0), op.result(0).ty());
    check_pointer(op, pointer, ty)?;
    let b = rewriter.before(op);
    let ways = Ways::of(op, &b, scope, ordering);
    let operands = [pointer, ways.scope, ways.semantics];
    let new = placeholders::call(&b, Instruction::AtomicLoad, &operands, Some(ty));
    rewriter.replace(op, &[new.result(0)]);
    Some(())
}

fn store<'c>(atomic: lir::AtomicStoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = atomic.op();
    let (scope, ordering) = (atomic.scope(), atomic.ordering());
    lower_store(op, rewriter, atomic.value(), scope, ordering).is_some()
}

/// Lowers a clear to a store of 0; Vulkan has no operations on flags.
fn flag_clear<'c>(flag: lir::AtomicFlagClearOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = flag.op();
    let zero = types::number(&rewriter.before(op), types::int32(op.context()), 0);
    lower_store(op, rewriter, zero, flag.scope(), flag.ordering()).is_some()
}

/// A store with an ordering.
pub fn lower_store<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    value: Value<'c>,
    scope: MemoryScope,
    ordering: MemoryOrdering,
) -> Option<()> {
    let pointer = op.operand(0);
    check_pointer(op, pointer, value.ty())?;
    let b = rewriter.before(op);
    let ways = Ways::of(op, &b, scope, ordering);
    let operands = [pointer, ways.scope, ways.semantics, value];
    placeholders::call(&b, Instruction::AtomicStore, &operands, None);
    rewriter.erase(op);
    Some(())
}

fn add_floats<'c>(add: lir::AtomicFAddOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = add.op();
    let name = spirv::EXTAtomicFAddOp::NAME;
    update(op, rewriter, name, add.ordering(), add.scope()).is_some()
}

fn min_floats<'c>(min: lir::AtomicFMinOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = min.op();
    let (scope, ordering) = (min.scope(), min.ordering());
    lower_extreme(op, rewriter, Instruction::AtomicFMinEXT, scope, ordering).is_some()
}

fn max_floats<'c>(max: lir::AtomicFMaxOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = max.op();
    let (scope, ordering) = (max.scope(), max.ordering());
    lower_extreme(op, rewriter, Instruction::AtomicFMaxEXT, scope, ordering).is_some()
}

fn lower_extreme<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    instruction: Instruction,
    scope: MemoryScope,
    ordering: MemoryOrdering,
) -> Option<()> {
    let (pointer, value, ty) = (op.operand(0), op.operand(1), op.result(0).ty());
    check_pointer(op, pointer, ty)?;
    let b = rewriter.before(op);
    let ways = Ways::of(op, &b, scope, ordering);
    let operands = [pointer, ways.scope, ways.semantics, value];
    let new = placeholders::call(&b, instruction, &operands, Some(ty));
    rewriter.replace(op, &[new.result(0)]);
    Some(())
}

/// Scope and semantics, as the constants that instructions take.
struct Ways<'c> {
    scope: Value<'c>,
    semantics: Value<'c>,
}

impl<'c> Ways<'c> {
    fn of(op: Op<'c>, b: &Builder<'c>, scope: MemoryScope, ordering: MemoryOrdering) -> Self {
        let word = types::int32(b.context());
        let semantics = semantics_of(op, effective(scope, ordering));
        Self {
            scope: types::number(b, word, scope_of(scope) as i64),
            semantics: types::number(b, word, semantics.bits()),
        }
    }
}

/// The ordering within a scope: a single invocation is ordered anyway, and Vulkan permits no other there.
fn effective(scope: MemoryScope, ordering: MemoryOrdering) -> MemoryOrdering {
    match scope {
        MemoryScope::Invocation => MemoryOrdering::Relaxed,
        _ => ordering,
    }
}

/// The semantics of an ordering within a scope.
fn semantics_in(op: Op<'_>, scope: MemoryScope, ordering: MemoryOrdering) -> Attribute<'_> {
    semantics(op, effective(scope, ordering))
}

/// Whether SPIR-V for Vulkan has atomics on the pointee.
fn check_pointer<'c>(op: Op<'c>, pointer: Value<'c>, ty: Type<'c>) -> Option<()> {
    // Atomics on 16-bit floats need an extension, which the profile has.
    let is_narrow = types::bits(ty).is_some_and(|bits| bits < 32);
    if is_narrow && ty.as_float().is_none() {
        op.error(format!(
            "is atomic on {ty}, which Vulkan does not support; use 32 or 64 bits"
        ));
        return None;
    }
    check_type(op, pointer, ty)
}

/// Whether the memory has the type of the atomic.
fn check_type<'c>(op: Op<'c>, pointer: Value<'c>, ty: Type<'c>) -> Option<()> {
    if pointee(pointer) != Some(ty) {
        op.error("is atomic on memory of another type, which Vulkan does not support; declare the memory with the type of the atomic");
        return None;
    }
    Some(())
}
