//! Atomic operations and fences.
//!
//! clang writes no scope for CUDA, whatever the source states, and `seq_cst` for the functions that CUDA defines as
//! relaxed and of the device. So a read-modify-write of these two orderings is relaxed and of the device, as LLVM's
//! code generator takes it; other orderings are kept, of the system. Workgroup memory is invisible outside the
//! workgroup. A sum of `f32` may take subnormals for zeros, as CUDA's instruction does (PTX ISA, "atom").

use super::{
    body::{Body, Rules},
    operations::{compare_exchange, scope_in, typed, update_memory},
    types::is_pointer,
    world::World,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, Op, OpView, Signedness, TypeExt, Value},
    mir::{self, AtomicKind},
    names,
    upstream::{
        arith::{self, CmpIPredicate},
        llvm::{self, AtomicBinOp, AtomicOrdering},
    },
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::AtomicRMWOp::NAME, update),
    (llvm::AtomicCmpXchgOp::NAME, exchange),
    (llvm::FenceOp::NAME, fence),
];

/// The ordering of mir.
fn ordering(ordering: AtomicOrdering) -> MemoryOrdering {
    match ordering {
        AtomicOrdering::NotAtomic | AtomicOrdering::Unordered | AtomicOrdering::Monotonic => {
            MemoryOrdering::Relaxed
        }
        AtomicOrdering::Acquire => MemoryOrdering::Acquire,
        AtomicOrdering::Release => MemoryOrdering::Release,
        AtomicOrdering::AcqRel => MemoryOrdering::AcqRel,
        AtomicOrdering::SeqCst => MemoryOrdering::SeqCst,
    }
}

/// The scope of mir for an access to a pointer.
fn scope(
    body: &Body<'_, '_>,
    name: Option<&str>,
    pointer: Value<'_>,
) -> Result<MemoryScope, String> {
    let scope = body.shared.world.scope(name);
    let scope =
        scope.ok_or_else(|| format!("has the unknown scope '{}'", name.unwrap_or_default()))?;
    Ok(scope_in(scope, pointer))
}

/// The scope and ordering of a read-modify-write of the source.
fn meaning(
    body: &Body<'_, '_>,
    name: Option<&str>,
    order: AtomicOrdering,
    pointer: Value<'_>,
) -> Result<(MemoryScope, MemoryOrdering), String> {
    let is_default = name.unwrap_or_default().is_empty();
    let is_of_cuda = matches!(order, AtomicOrdering::Monotonic | AtomicOrdering::SeqCst);
    if body.shared.world == World::Cuda && is_default && is_of_cuda {
        return Ok((
            scope_in(MemoryScope::Device, pointer),
            MemoryOrdering::Relaxed,
        ));
    }
    Ok((scope(body, name, pointer)?, ordering(order)))
}

fn update<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(atomic) = op.cast::<llvm::AtomicRMWOp<'c>>() else {
        return Ok(());
    };
    let (pointer, value) = (body.value(atomic.ptr())?, body.value(atomic.val())?);
    let (scope, order) = meaning(body, atomic.syncscope(), atomic.ordering(), pointer)?;
    let (kind, value) = match kind(atomic.bin_op()) {
        Some(kind) => (kind, value),
        None if atomic.bin_op() == AtomicBinOp::Fsub => {
            let value = arith::NegFOp::build(&body.b, value.ty(), value, None)
                .op()
                .result(0);
            (AtomicKind::FAdd, value)
        }
        None => {
            return Err(format!(
                "is an atomic '{}', which has no counterpart; write a loop with a compare-exchange",
                atomic.bin_op().keyword()
            ));
        }
    };
    let old = update_memory(&body.b, pointer, value, (kind, order, scope));
    let is_sum = kind == AtomicKind::FAdd && value.ty().as_float() == Some(32);
    if let Some(new) = old.defining_op()
        && is_sum
        && body.shared.world == World::Cuda
    {
        new.set_attribute(names::MIR_MAY_FLUSH, ir::flag(op.context()));
    }
    body.set(op, vec![old]);
    Ok(())
}

fn kind(operation: AtomicBinOp) -> Option<AtomicKind> {
    Some(match operation {
        AtomicBinOp::Xchg => AtomicKind::Exchange,
        AtomicBinOp::Add => AtomicKind::Add,
        AtomicBinOp::Sub => AtomicKind::Sub,
        AtomicBinOp::And => AtomicKind::And,
        AtomicBinOp::Or => AtomicKind::Or,
        AtomicBinOp::Xor => AtomicKind::Xor,
        AtomicBinOp::Max => AtomicKind::MaxS,
        AtomicBinOp::Min => AtomicKind::MinS,
        AtomicBinOp::Umax => AtomicKind::MaxU,
        AtomicBinOp::Umin => AtomicKind::MinU,
        AtomicBinOp::Fadd => AtomicKind::FAdd,
        AtomicBinOp::Fmax => AtomicKind::FMax,
        AtomicBinOp::Fmin => AtomicKind::FMin,
        AtomicBinOp::UincWrap => AtomicKind::IncWrap,
        AtomicBinOp::UdecWrap => AtomicKind::DecWrap,
        _ => return None,
    })
}

fn exchange<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(atomic) = op.cast::<llvm::AtomicCmpXchgOp<'c>>() else {
        return Ok(());
    };
    if is_pointer(atomic.cmp().ty()) {
        return Err("exchanges a pointer, which is no number; exchange an index".to_owned());
    }
    let pointer = body.value(atomic.ptr())?;
    let (expected, desired) = (body.value(atomic.cmp())?, body.value(atomic.val())?);
    let (scope, order) = meaning(body, atomic.syncscope(), atomic.success_ordering(), pointer)?;
    let failure = match order {
        MemoryOrdering::Relaxed => MemoryOrdering::Relaxed,
        _ => ordering(atomic.failure_ordering()),
    };
    let old = compare_exchange(
        &body.b,
        pointer,
        (expected, desired),
        (order, failure, scope),
    );
    let same = arith::CmpIOp::build(
        &body.b,
        ir::integer_type(op.context(), 1, Signedness::Signless),
        CmpIPredicate::Eq,
        old,
        expected,
    );
    body.set(op, vec![old, same.result()]);
    Ok(())
}

fn fence<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(fence) = op.cast::<llvm::FenceOp<'c>>() else {
        return Ok(());
    };
    let scope = body.shared.world.scope(fence.syncscope());
    let scope = scope.ok_or("has an unknown scope")?;
    if scope != MemoryScope::Invocation {
        mir::MemoryFenceOp::build(&body.b, scope, ordering(fence.ordering()));
    }
    Ok(())
}

/// A load with an ordering.
pub fn load<'c>(body: &mut Body<'_, 'c>, load: llvm::LoadOp<'c>) -> Result<(), String> {
    let pointer = body.value(load.addr())?;
    let ty = body.ty(load.res())?;
    if ty.number_bits().is_none() {
        return Err(format!("loads {ty} atomically; load a number"));
    }
    let scope = scope(body, load.syncscope(), pointer)?;
    let place = typed(&body.b, pointer, ty);
    let order = ordering(load.ordering());
    let value = mir::AtomicLoadOp::build(&body.b, ty, place, order, scope).result();
    body.set(load.op(), vec![value]);
    Ok(())
}

/// A store with an ordering.
pub fn store<'c>(body: &mut Body<'_, 'c>, store: llvm::StoreOp<'c>) -> Result<(), String> {
    let (pointer, value) = (body.value(store.addr())?, body.value(store.value())?);
    if value.ty().number_bits().is_none() {
        return Err(format!("stores {} atomically; store a number", value.ty()));
    }
    let scope = scope(body, store.syncscope(), pointer)?;
    let place = typed(&body.b, pointer, value.ty());
    mir::AtomicStoreOp::build(&body.b, place, value, ordering(store.ordering()), scope);
    Ok(())
}
