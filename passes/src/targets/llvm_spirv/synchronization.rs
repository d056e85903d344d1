//! Barriers and fences, and the numbers of scopes and semantics.

use super::instruction::Instruction;
use crate::analysis::images;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, OpView, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::spirv::{MemorySemantics, Scope},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::BarrierOp<'_>>(converter, barrier)
        .convert::<lir::MemFenceOp<'_>>(converter, fence);
}

/// The number of a scope.
pub fn scope(scope: MemoryScope) -> u32 {
    let scope = match scope {
        MemoryScope::Invocation => Scope::Invocation,
        MemoryScope::Subgroup => Scope::Subgroup,
        MemoryScope::Workgroup => Scope::Workgroup,
        MemoryScope::Device => Scope::Device,
        MemoryScope::System => Scope::CrossDevice,
    };
    scope as u32
}

/// The number of the semantics of an ordering within a scope, over all memory that work-items share. One work-item is
/// ordered anyway.
pub fn semantics(scope: MemoryScope, ordering: MemoryOrdering) -> u32 {
    let shared = MemorySemantics::CROSS_WORKGROUP_MEMORY | MemorySemantics::WORKGROUP_MEMORY;
    let ordering = match ordering {
        _ if scope == MemoryScope::Invocation => return 0,
        MemoryOrdering::Relaxed => return 0,
        MemoryOrdering::Acquire => MemorySemantics::ACQUIRE,
        MemoryOrdering::Release => MemorySemantics::RELEASE,
        MemoryOrdering::AcqRel => MemorySemantics::ACQUIRE_RELEASE,
        MemoryOrdering::SeqCst => MemorySemantics::SEQUENTIALLY_CONSISTENT,
    };
    (ordering | shared).bits() as u32
}

/// Like [`semantics`], of a barrier or a fence: these order texels too, where kernels write to images.
fn with_texels(op: Op<'_>, semantics: u32) -> u32 {
    match semantics {
        0 => 0,
        _ if images::may_be_written(op) => semantics | MemorySemantics::IMAGE_MEMORY.bits() as u32,
        _ => semantics,
    }
}

/// Makes the texels that a work-item has written visible to itself: it reads them behind a fence only (OpenCL C
/// specification 3.0, section 6.15.15).
pub fn make_texels_visible(b: Builder<'_>) {
    let semantics = MemorySemantics::ACQUIRE_RELEASE | MemorySemantics::IMAGE_MEMORY;
    Instruction::new(b, "MemoryBarrier")
        .literal(scope(MemoryScope::Invocation))
        .literal(semantics.bits() as u32)
        .run();
}

fn barrier<'c>(barrier: lir::BarrierOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = barrier.op();
    let semantics = with_texels(op, semantics(barrier.mem_scope(), barrier.semantics()));
    let memory = match semantics {
        0 => barrier.exec_scope(),
        _ => barrier.mem_scope(),
    };
    Instruction::new(rewriter.before(op), "ControlBarrier")
        .literal(scope(barrier.exec_scope()))
        .literal(scope(memory))
        .literal(semantics)
        .run();
    rewriter.erase(op);
    true
}

/// A relaxed fence orders nothing.
fn fence<'c>(fence: lir::MemFenceOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = fence.op();
    let semantics = with_texels(op, semantics(fence.mem_scope(), fence.semantics()));
    if semantics != 0 {
        Instruction::new(rewriter.before(op), "MemoryBarrier")
            .literal(scope(fence.mem_scope()))
            .literal(semantics)
            .run();
    }
    rewriter.erase(op);
    true
}
