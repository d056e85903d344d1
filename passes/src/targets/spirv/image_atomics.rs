//! Atomics on texels for Vulkan: a pointer to the texel, and an atomic on it.
//!
//! The pointer comes from the variable of the image, not from its value. Upstream's dialect has no such pointers: the
//! instructions are [placeholders](super::placeholders).

use super::{
    images::{accessed, converted},
    placeholders,
    synchronization::{scope_of, semantics_of},
    types,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, OpView, Type, Value},
    lir,
    mir::AtomicKind,
    rewrite::{PatternSet, Rewriter},
    spirv::pointer,
    upstream::spirv::{self, StorageClass},
};
use rspirv::spirv::Op as Instruction;

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::ImageAtomicOp<'_>>(update)
        .rewrite::<lir::ImageCompareExchangeOp<'_>>(exchange);
}

fn instruction(kind: AtomicKind) -> Option<Instruction> {
    Some(match kind {
        AtomicKind::Add => Instruction::AtomicIAdd,
        AtomicKind::Sub => Instruction::AtomicISub,
        AtomicKind::MinS => Instruction::AtomicSMin,
        AtomicKind::MinU => Instruction::AtomicUMin,
        AtomicKind::MaxS => Instruction::AtomicSMax,
        AtomicKind::MaxU => Instruction::AtomicUMax,
        AtomicKind::And => Instruction::AtomicAnd,
        AtomicKind::Or => Instruction::AtomicOr,
        AtomicKind::Xor => Instruction::AtomicXor,
        AtomicKind::Exchange => Instruction::AtomicExchange,
        AtomicKind::FAdd => Instruction::AtomicFAddEXT,
        AtomicKind::FMin => Instruction::AtomicFMinEXT,
        AtomicKind::FMax => Instruction::AtomicFMaxEXT,
        AtomicKind::IncWrap | AtomicKind::DecWrap => return None,
    })
}

/// The pointer to a texel of one component; none after an error.
fn texel<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    (image, coords): (Value<'c>, Value<'c>),
    component: Type<'c>,
) -> Option<Value<'c>> {
    let load = image
        .defining_op()
        .and_then(|op| op.cast::<spirv::LoadOp<'c>>());
    let Some(load) = load else {
        op.error(
            "updates a texel of an image that is no variable's; access the image where it is bound",
        );
        return None;
    };
    let ty = pointer(component, StorageClass::Image);
    let sample = types::number(b, types::int32(b.context()), 0);
    let operands = [load.ptr(), coords, sample];
    let texel = placeholders::call(b, Instruction::ImageTexelPointer, &operands, Some(ty));
    Some(texel.result(0))
}

/// Whether Vulkan has an ordering; reports an error if not.
fn has_ordering(op: Op<'_>, ordering: MemoryOrdering) -> bool {
    let has = ordering != MemoryOrdering::SeqCst;
    if !has {
        op.error("updates a texel in ordering seq_cst, which Vulkan lacks for texels; use acq_rel");
    }
    has
}

/// The semantics of an ordering, which also orders images.
fn semantics<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    scope: MemoryScope,
    ordering: MemoryOrdering,
) -> Value<'c> {
    let ordering = match scope {
        MemoryScope::Invocation => MemoryOrdering::Relaxed,
        _ => ordering,
    };
    let bits = semantics_of(op, ordering).bits();
    types::number(b, types::int32(b.context()), bits)
}

fn update<'c>(update: lir::ImageAtomicOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = update.op();
    let Some(instruction) = instruction(update.kind()) else {
        op.error("wraps at a value, which atomics on texels cannot; use image_compare_exchange in a loop");
        return false;
    };
    if !has_ordering(op, update.ordering()) {
        return false;
    }
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let component = accessed(update.image(), ty);
    let Some(texel) = texel(&b, op, (update.image(), update.coords()), component) else {
        return false;
    };
    let scope = types::number(
        &b,
        types::int32(b.context()),
        scope_of(update.scope()) as i64,
    );
    let semantics = semantics(&b, op, update.scope(), update.ordering());
    let value = converted(&b, update.value(), component);
    let operands = [texel, scope, semantics, value];
    let old = placeholders::call(&b, instruction, &operands, Some(component)).result(0);
    rewriter.replace(op, &[converted(&b, old, ty)]);
    true
}

fn exchange<'c>(exchange: lir::ImageCompareExchangeOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = exchange.op();
    if !has_ordering(op, exchange.ordering_succ()) {
        return false;
    }
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let component = accessed(exchange.image(), ty);
    let place = (exchange.image(), exchange.coords());
    let Some(texel) = texel(&b, op, place, component) else {
        return false;
    };
    let scope = exchange.scope();
    let number = types::number(&b, types::int32(b.context()), scope_of(scope) as i64);
    let operands = [
        texel,
        number,
        semantics(&b, op, scope, exchange.ordering_succ()),
        semantics(&b, op, scope, exchange.ordering_fail()),
        converted(&b, exchange.desired(), component),
        converted(&b, exchange.expected(), component),
    ];
    let instruction = Instruction::AtomicCompareExchange;
    let old = placeholders::call(&b, instruction, &operands, Some(component)).result(0);
    rewriter.replace(op, &[converted(&b, old, ty)]);
    true
}
