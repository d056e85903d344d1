//! Barriers and fences (Guide, sections 10.5 and 10.6).
//!
//! A fence of CUDA C++ is sequentially consistent, hence at least as strong as any requested ordering. A
//! barrier orders memory among the work-items that it synchronises.

use super::{grid, subgroups, version::Cuda};
use crate::targets::c_like::{
    body::Body,
    spellings::Spellings,
    synchronization::{Fences, add_fences, fence},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::Op,
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.statement::<lir::BarrierOp<'_>>(barrier);
    add_fences::<Cuda>(spellings);
}

impl Fences for Cuda {
    fn fence(_op: Op<'_>, _order: MemoryOrdering, of: MemoryScope) -> String {
        let function = match of {
            MemoryScope::Invocation | MemoryScope::Subgroup | MemoryScope::Workgroup => {
                "__threadfence_block"
            }
            MemoryScope::Device => "__threadfence",
            MemoryScope::System => "__threadfence_system",
        };
        format!("{function}();")
    }
}

/// The mask of a barrier for a part of a warp; empty for the whole warp.
fn of_part(op: Op<'_>) -> String {
    match grid::size(op) {
        grid::WARP => String::new(),
        _ => subgroups::everyone(op).text,
    }
}

/// A barrier with a wider memory scope than the work-items it synchronises, or with a sequentially consistent
/// ordering, has fences around it.
fn barrier<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let barrier = op.cast::<lir::BarrierOp<'c>>()?;
    let (order, of) = (barrier.semantics(), barrier.mem_scope());
    let call = match barrier.exec_scope() {
        MemoryScope::Invocation => return fence::<Cuda>(body, op, order, of),
        MemoryScope::Subgroup => format!("__syncwarp({});", of_part(op)),
        _ => "__syncthreads();".to_owned(),
    };
    let orders = order != MemoryOrdering::Relaxed;
    let is_wider = of as i64 > barrier.exec_scope() as i64;
    let fence = (orders && (is_wider || order == MemoryOrdering::SeqCst))
        .then(|| Cuda::fence(op, order, of));
    body.begin_statement(op);
    if let Some(fence) = &fence {
        body.out_line(fence);
    }
    body.out_line(&call);
    if let Some(fence) = &fence {
        body.out_line(fence);
    }
    Some(())
}
