//! Position in the grid, barriers and fences.

use super::site::{Rule, Site};
use gir_dialects::{
    gir,
    ir::{Op, OpView, Value},
    mir,
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        mir::GlobalIdOp::NAME => global_id,
        mir::LocalIdOp::NAME => local_id,
        mir::WorkgroupIdOp::NAME => workgroup_id,
        mir::NumWorkgroupsOp::NAME => num_workgroups,
        mir::WorkgroupSizeOp::NAME => workgroup_size,
        mir::BarrierOp::NAME => barrier,
        mir::MemoryFenceOp::NAME => fence,
        _ => return None,
    })
}

/// Rules of the builtins with an axis, which differ in name only.
macro_rules! axis_builtins {
    ($($name:ident: $op:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
            let axis = op.cast::<mir::$op<'c>>()?.axis();
            Some(vec![gir::$op::build(site, site.result_type(op)?, axis).result()])
        }
    )*};
}

axis_builtins! {
    global_id: GlobalIdOp;
    local_id: LocalIdOp;
    workgroup_id: WorkgroupIdOp;
    num_workgroups: NumWorkgroupsOp;
    workgroup_size: WorkgroupSizeOp;
}

fn barrier<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let barrier = op.cast::<mir::BarrierOp<'c>>()?;
    let (scopes, semantics) = (
        [barrier.exec_scope(), barrier.mem_scope()],
        barrier.semantics(),
    );
    gir::BarrierOp::build(site, scopes[0], scopes[1], semantics);
    Some(vec![])
}

fn fence<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let fence = op.cast::<mir::MemoryFenceOp<'c>>()?;
    gir::FenceOp::build(site, fence.mem_scope(), fence.semantics());
    Some(vec![])
}
