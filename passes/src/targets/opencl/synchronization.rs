//! Barriers and fences (OpenCL C specification 3.0, sections 6.15.8 and 6.15.9).

use super::language::Version;
use crate::{
    analysis::images,
    targets::c_like::{
        body::Body,
        spellings::Spellings,
        synchronization::{Fences, add_fences, fence},
    },
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::Op,
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings, version: Version) {
    match version {
        Version::V1_2 => {
            spellings.statement::<lir::BarrierOp<'_>>(old_barrier);
            add_fences::<OldFences>(spellings);
        }
        Version::V2_0 | Version::V3_0 => {
            spellings.statement::<lir::BarrierOp<'_>>(barrier);
            add_fences::<WorkItemFences>(spellings);
        }
    }
}

/// The memory that orderings apply to. Within a workgroup a barrier orders both kinds.
const ALL_MEMORY: &str = "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE";

/// The same from OpenCL C 2.0 on, with texels where kernels write to images.
fn memory(op: Op<'_>) -> &'static str {
    match images::may_be_written(op) {
        true => "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE | CLK_IMAGE_MEM_FENCE",
        false => ALL_MEMORY,
    }
}

/// The keyword of an ordering.
pub fn ordering(ordering: MemoryOrdering) -> &'static str {
    match ordering {
        MemoryOrdering::Relaxed => "memory_order_relaxed",
        MemoryOrdering::Acquire => "memory_order_acquire",
        MemoryOrdering::Release => "memory_order_release",
        MemoryOrdering::AcqRel => "memory_order_acq_rel",
        MemoryOrdering::SeqCst => "memory_order_seq_cst",
    }
}

/// The keyword of a scope.
pub fn scope(scope: MemoryScope) -> &'static str {
    match scope {
        MemoryScope::Invocation => "memory_scope_work_item",
        MemoryScope::Subgroup => "memory_scope_sub_group",
        MemoryScope::Workgroup => "memory_scope_work_group",
        MemoryScope::Device => "memory_scope_device",
        MemoryScope::System => "memory_scope_all_svm_devices",
    }
}

/// C11 fences, with the memory that they order.
struct WorkItemFences;

impl Fences for WorkItemFences {
    fn fence(op: Op<'_>, order: MemoryOrdering, of: MemoryScope) -> String {
        format!(
            "atomic_work_item_fence({}, {}, {});",
            memory(op),
            ordering(order),
            scope(of)
        )
    }
}

fn barrier<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let barrier = op.cast::<lir::BarrierOp<'c>>()?;
    let order = barrier.semantics();
    let flags = match order {
        MemoryOrdering::Relaxed => "0",
        _ => memory(op),
    };
    let function = match barrier.exec_scope() {
        MemoryScope::Invocation => {
            return fence::<WorkItemFences>(body, op, order, barrier.mem_scope());
        }
        MemoryScope::Subgroup => "sub_group_barrier",
        _ => "work_group_barrier",
    };
    // A barrier acquires and releases; it is not part of the total order of sequentially consistent operations.
    if order == MemoryOrdering::SeqCst {
        body.statement(op, WorkItemFences::fence(op, order, barrier.mem_scope()));
    }
    let text = match barrier.mem_scope() {
        MemoryScope::Workgroup | MemoryScope::Invocation => format!("{function}({flags});"),
        of => format!("{function}({flags}, {});", scope(of)),
    };
    body.statement(op, text);
    Some(())
}

/// OpenCL C 1.2: a barrier orders memory within the workgroup; a wider scope needs a fence.
fn old_barrier<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let barrier = op.cast::<lir::BarrierOp<'c>>()?;
    if barrier.mem_scope() == MemoryScope::Device {
        body.statement(op, format!("mem_fence({ALL_MEMORY});"));
    }
    if barrier.exec_scope() != MemoryScope::Invocation {
        body.statement(op, format!("barrier({ALL_MEMORY});"));
    }
    Some(())
}

/// The fences of OpenCL C 1.2.
struct OldFences;

impl Fences for OldFences {
    fn fence(op: Op<'_>, _order: MemoryOrdering, _of: MemoryScope) -> String {
        op.remark(
            "is a mem_fence in OpenCL C 1.2, which orders this work-item's accesses but does not guarantee when others see them; opencl2.0 has orderings",
        );
        format!("mem_fence({ALL_MEMORY});")
    }
}
