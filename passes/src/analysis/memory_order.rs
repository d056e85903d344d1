//! The order that barriers and fences of mir and lir give to accesses of memory.

use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::Op,
    lir, mir,
};

/// The scopes and semantics of a barrier or a fence.
#[derive(Clone, Copy, Debug)]
pub struct MemoryOrder {
    /// The work-items that wait; `None` for a fence.
    pub execution: Option<MemoryScope>,
    memory: MemoryScope,
    semantics: MemoryOrdering,
}

impl MemoryOrder {
    /// That of an operation, if it is a barrier or a fence.
    pub fn of(op: Op<'_>) -> Option<Self> {
        let new = |execution, memory, semantics| Self {
            execution,
            memory,
            semantics,
        };
        if let Some(barrier) = op.cast::<lir::BarrierOp<'_>>() {
            let execution = Some(barrier.exec_scope());
            return Some(new(execution, barrier.mem_scope(), barrier.semantics()));
        }
        if let Some(barrier) = op.cast::<mir::BarrierOp<'_>>() {
            let execution = Some(barrier.exec_scope());
            return Some(new(execution, barrier.mem_scope(), barrier.semantics()));
        }
        if let Some(fence) = op.cast::<mir::MemoryFenceOp<'_>>() {
            return Some(new(None, fence.mem_scope(), fence.semantics()));
        }
        let fence: lir::MemFenceOp<'_> = op.cast()?;
        Some(new(None, fence.mem_scope(), fence.semantics()))
    }

    /// That of a barrier that makes all accesses of a workgroup's memory visible to its work-items.
    pub fn of_workgroup() -> Self {
        Self {
            execution: Some(MemoryScope::Workgroup),
            memory: MemoryScope::Workgroup,
            semantics: MemoryOrdering::AcqRel,
        }
    }

    /// Whether this has all effects of the other one.
    pub fn covers(self, other: Self) -> bool {
        let waits = match (self.execution, other.execution) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(own), Some(other)) => own as u32 >= other as u32,
        };
        let orders = other.semantics == MemoryOrdering::Relaxed
            || self.memory as u32 >= other.memory as u32
                && is_as_strong(self.semantics, other.semantics);
        waits && orders
    }
}

/// Whether an ordering is at least as strong as another; acquire and release are not comparable.
fn is_as_strong(one: MemoryOrdering, other: MemoryOrdering) -> bool {
    use MemoryOrdering::{AcqRel, Relaxed, SeqCst};
    one == other
        || match one {
            SeqCst => true,
            AcqRel => other != SeqCst,
            _ => other == Relaxed,
        }
}
