//! Barriers and fences (MSL, sections 6.9 and 6.15.3).
//!
//! Fences require Metal 3.2, and are relaxed or sequentially consistent; earlier profiles have no orderings.
//! Other workgroups see the writes that a fence publishes if their pointers are coherent (MSL, section 4.8).

use super::language::Metal;
use crate::{
    analysis::handles,
    targets::c_like::{
        body::Body,
        spellings::Spellings,
        synchronization::{Fences, add_fences, fence},
    },
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Block, Op},
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.statement::<lir::BarrierOp<'_>>(barrier);
    add_fences::<Metal>(spellings);
}

/// The memory that orderings apply to: within a workgroup a barrier orders both kinds, and textures if the
/// module has any.
fn memory(op: Op<'_>) -> &'static str {
    let top = std::iter::successors(Some(op), |op| op.parent()).last();
    match top.is_some_and(has_textures) {
        true => "mem_flags::mem_device | mem_flags::mem_threadgroup | mem_flags::mem_texture",
        false => "mem_flags::mem_device | mem_flags::mem_threadgroup",
    }
}

fn has_textures(module: Op<'_>) -> bool {
    let functions = module.region(0).blocks().flat_map(Block::ops);
    let blocks = functions.filter_map(|op| op.regions().next()?.first_block());
    let mut types = blocks.flat_map(Block::arguments).map(|value| value.ty());
    types.any(|ty| handles::image_access(ty).is_some())
}

/// Whether an operation of a module orders memory for other workgroups.
pub fn orders_devices(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| {
        let order = op
            .cast::<lir::MemFenceOp<'_>>()
            .map(|fence| (fence.semantics(), fence.mem_scope()))
            .or_else(|| {
                let barrier = op.cast::<lir::BarrierOp<'_>>()?;
                Some((barrier.semantics(), barrier.mem_scope()))
            });
        found |= order.is_some_and(|(order, scope)| {
            order != MemoryOrdering::Relaxed && is_beyond_workgroup(scope)
        });
    });
    found
}

fn is_beyond_workgroup(scope: MemoryScope) -> bool {
    matches!(scope, MemoryScope::Device | MemoryScope::System)
}

/// The keyword of a scope.
fn scope(scope: MemoryScope) -> &'static str {
    match scope {
        MemoryScope::Invocation => "thread_scope_thread",
        MemoryScope::Subgroup => "thread_scope_simdgroup",
        MemoryScope::Workgroup => "thread_scope_threadgroup",
        MemoryScope::Device | MemoryScope::System => "thread_scope_device",
    }
}

impl Fences for Metal {
    fn fence(op: Op<'_>, _order: MemoryOrdering, of: MemoryScope) -> String {
        format!(
            "atomic_thread_fence({}, memory_order_seq_cst, {});",
            memory(op),
            scope(of)
        )
    }
}

/// A barrier orders memory among the work-items it synchronises; a wider scope, or a sequentially consistent
/// ordering, adds fences around it.
fn barrier<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let barrier = op.cast::<lir::BarrierOp<'c>>()?;
    let (order, of) = (barrier.semantics(), barrier.mem_scope());
    let orders = order != MemoryOrdering::Relaxed;
    let flags = if orders {
        memory(op)
    } else {
        "mem_flags::mem_none"
    };
    let function = match barrier.exec_scope() {
        MemoryScope::Invocation => return fence::<Metal>(body, op, order, of),
        MemoryScope::Subgroup => "simdgroup_barrier",
        _ => "threadgroup_barrier",
    };
    let is_wider = of as i64 > barrier.exec_scope() as i64;
    let fence = (orders && (is_wider || order == MemoryOrdering::SeqCst))
        .then(|| Metal::fence(op, order, of));
    body.begin_statement(op);
    if let Some(fence) = &fence {
        body.out_line(fence);
    }
    body.out_line(&format!("{function}({flags});"));
    if let Some(fence) = &fence {
        body.out_line(fence);
    }
    Some(())
}
