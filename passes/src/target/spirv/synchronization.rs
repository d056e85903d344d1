//! Barriers and fences; scopes and orderings as SPIR-V has them. No critical
//! sections.

use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Attribute, Op},
    lir,
    rewrite::{PatternSet, Rewriter},
    upstream::spirv::{self, MemorySemantics, MemorySemanticsAttr, Scope, ScopeAttr},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<lir::BarrierOp<'_>>(barrier)
        .add::<lir::MemFenceOp<'_>>(fence)
        .add::<lir::BeginCriticalSectionOp<'_>>(refuse_critical_section)
        .add::<lir::EndCriticalSectionOp<'_>>(|_, _| false);
}

/// A memory scope; `None` after a diagnostic at `op`.
pub fn scope(op: Op<'_>, scope: MemoryScope) -> Option<Attribute<'_>> {
    let scope = match scope {
        MemoryScope::Invocation => Scope::Invocation,
        MemoryScope::Subgroup => Scope::Subgroup,
        MemoryScope::Workgroup => Scope::Workgroup,
        MemoryScope::Device => Scope::Device,
        MemoryScope::System => {
            op.error(
                "has scope system, which Vulkan does not have; use device if only the GPU takes part",
            );
            return None;
        }
    };
    Some(ScopeAttr::get(op.context(), scope))
}

/// The semantics of an ordering, over all memory that work-items share; `None`
/// after a diagnostic at `op`.
pub fn semantics(op: Op<'_>, ordering: MemoryOrdering) -> Option<Attribute<'_>> {
    let shared = MemorySemantics::UNIFORM_MEMORY | MemorySemantics::WORKGROUP_MEMORY;
    let semantics = match ordering {
        MemoryOrdering::Relaxed => MemorySemantics::NONE,
        MemoryOrdering::Acquire => MemorySemantics::ACQUIRE | shared,
        MemoryOrdering::Release => MemorySemantics::RELEASE | shared,
        MemoryOrdering::AcqRel => MemorySemantics::ACQUIRE_RELEASE | shared,
        MemoryOrdering::SeqCst => {
            op.error(
                "has ordering seq_cst, which Vulkan does not have; use acq_rel if that is enough",
            );
            return None;
        }
    };
    Some(MemorySemanticsAttr::get(op.context(), semantics))
}

/// A barrier or fence orders nothing in these cases.
fn orders_nothing(scope: MemoryScope, ordering: MemoryOrdering) -> bool {
    scope == MemoryScope::Invocation || ordering == MemoryOrdering::Relaxed
}

fn barrier<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    lower_barrier(op, rewriter).is_some()
}

fn lower_barrier<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let barrier = op.cast::<lir::BarrierOp<'c>>()?;
    let waiting = barrier.exec_scope();
    if !matches!(waiting, MemoryScope::Workgroup | MemoryScope::Subgroup) {
        op.error(format!(
            "waits for scope {}; on Vulkan a barrier is for a workgroup or a subgroup",
            waiting.keyword()
        ));
        return None;
    }
    let (memory_scope, ordering) = if orders_nothing(barrier.mem_scope(), barrier.semantics()) {
        (waiting, MemoryOrdering::Relaxed)
    } else {
        (barrier.mem_scope(), barrier.semantics())
    };
    let waiting = scope(op, waiting)?;
    let memory_scope = scope(op, memory_scope)?;
    let semantics = semantics(op, ordering)?;
    spirv::ControlBarrierOp::build(&rewriter.before(op), waiting, memory_scope, semantics);
    rewriter.erase(op);
    Some(())
}

fn fence<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    lower_fence(op, rewriter).is_some()
}

fn lower_fence<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let fence = op.cast::<lir::MemFenceOp<'c>>()?;
    if !orders_nothing(fence.mem_scope(), fence.semantics()) {
        let memory_scope = scope(op, fence.mem_scope())?;
        let semantics = semantics(op, fence.semantics())?;
        spirv::MemoryBarrierOp::build(&rewriter.before(op), memory_scope, semantics);
    }
    rewriter.erase(op);
    Some(())
}

/// The end of a section needs no error of its own.
fn refuse_critical_section<'c>(op: Op<'c>, _: &Rewriter<'c>) -> bool {
    op.error("is for targets without atomics, and work-items of a subgroup would wait for each other forever on Vulkan; use atomic operations");
    false
}
