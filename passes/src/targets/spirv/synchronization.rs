//! Barriers and fences; SPIR-V's scopes and orderings. An earlier pass has checked which of them the target
//! has. There are no critical sections.

use super::{
    flavour::{Flavour, Pointers},
    memory_model,
};
use crate::analysis::images;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Attribute, Op, OpView},
    lir,
    rewrite::{PatternSet, Rewriter},
    upstream::spirv::{self, MemorySemantics, MemorySemanticsAttr, Scope, ScopeAttr},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::BarrierOp<'_>>(barrier)
        .rewrite::<lir::MemFenceOp<'_>>(fence);
}

/// A memory scope.
pub fn scope(op: Op<'_>, scope: MemoryScope) -> Attribute<'_> {
    ScopeAttr::get(op.context(), scope_of(scope))
}

/// Like [`scope`], as an enum value.
pub fn scope_of(scope: MemoryScope) -> Scope {
    match scope {
        MemoryScope::Invocation => Scope::Invocation,
        MemoryScope::Subgroup => Scope::Subgroup,
        MemoryScope::Workgroup => Scope::Workgroup,
        MemoryScope::Device => Scope::Device,
        MemoryScope::System => Scope::CrossDevice,
    }
}

/// The semantics of an ordering, over all memory shared between work-items.
pub fn semantics(op: Op<'_>, ordering: MemoryOrdering) -> Attribute<'_> {
    MemorySemanticsAttr::get(op.context(), semantics_of(op, ordering))
}

/// Like [`semantics`], as flags.
pub fn semantics_of(op: Op<'_>, ordering: MemoryOrdering) -> MemorySemantics {
    let flavour = Flavour::around(op);
    let mut shared = flavour.buffer_memory | MemorySemantics::WORKGROUP_MEMORY;
    let orders_texels = flavour.pointers == Pointers::Logical || is_barrier(op);
    if orders_texels && images::may_be_written(op) {
        shared = shared | MemorySemantics::IMAGE_MEMORY;
    }
    if memory_model::applies(flavour) {
        shared = shared | memory_model::semantics(ordering);
    }
    match ordering {
        MemoryOrdering::Relaxed => MemorySemantics::NONE,
        MemoryOrdering::Acquire => MemorySemantics::ACQUIRE | shared,
        MemoryOrdering::Release => MemorySemantics::RELEASE | shared,
        MemoryOrdering::AcqRel => MemorySemantics::ACQUIRE_RELEASE | shared,
        MemoryOrdering::SeqCst => MemorySemantics::SEQUENTIALLY_CONSISTENT | shared,
    }
}

/// Whether an operation only orders others: OpenCL's atomics order no texels.
fn is_barrier(op: Op<'_>) -> bool {
    op.is::<lir::BarrierOp<'_>>() || op.is::<lir::MemFenceOp<'_>>()
}

/// Whether a barrier or fence of this scope and ordering orders nothing.
fn orders_nothing(scope: MemoryScope, ordering: MemoryOrdering) -> bool {
    scope == MemoryScope::Invocation || ordering == MemoryOrdering::Relaxed
}

fn barrier<'c>(barrier: lir::BarrierOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = barrier.op();
    let waiting = barrier.exec_scope();
    let (memory_scope, ordering) = if orders_nothing(barrier.mem_scope(), barrier.semantics()) {
        (waiting, MemoryOrdering::Relaxed)
    } else {
        (barrier.mem_scope(), barrier.semantics())
    };
    spirv::ControlBarrierOp::build(
        &rewriter.before(op),
        scope(op, waiting),
        scope(op, memory_scope),
        semantics(op, ordering),
    );
    rewriter.erase(op);
    true
}

fn fence<'c>(fence: lir::MemFenceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = fence.op();
    if !orders_nothing(fence.mem_scope(), fence.semantics()) {
        let memory_scope = scope(op, fence.mem_scope());
        let semantics = semantics(op, fence.semantics());
        spirv::MemoryBarrierOp::build(&rewriter.before(op), memory_scope, semantics);
    }
    rewriter.erase(op);
    true
}
