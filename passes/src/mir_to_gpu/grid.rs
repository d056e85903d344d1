//! Position in the grid and barriers.

use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Attribute, Builder, Op, OpSpec, OpView, Type, Value},
    mir,
    upstream::{arith, gpu},
};

/// Builtins and their counterparts.
const BUILTINS: &[(&str, &str)] = &[
    (mir::GlobalIdOp::NAME, gpu::GlobalIdOp::NAME),
    (mir::LocalIdOp::NAME, gpu::ThreadIdOp::NAME),
    (mir::WorkgroupIdOp::NAME, gpu::BlockIdOp::NAME),
    (mir::WorkgroupSizeOp::NAME, gpu::BlockDimOp::NAME),
    (mir::NumWorkgroupsOp::NAME, gpu::GridDimOp::NAME),
    (mir::SubgroupLocalIdOp::NAME, gpu::LaneIdOp::NAME),
    (mir::SubgroupIdOp::NAME, gpu::SubgroupIdOp::NAME),
    (mir::SubgroupSizeOp::NAME, gpu::SubgroupSizeOp::NAME),
    (mir::NumSubgroupsOp::NAME, gpu::NumSubgroupsOp::NAME),
];

/// Whether [`convert`] knows an op.
pub fn is_builtin(op: Op<'_>) -> bool {
    BUILTINS.iter().any(|&(name, _)| name == op.name())
}

/// The builtin of upstream, as an integer of 32 bits.
pub fn convert<'c>(b: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let (_, name) = BUILTINS.iter().find(|&&(name, _)| name == op.name())?;
    let axis = axis(op);
    let dimension = match axis {
        Some(axis) => Some(Attribute::parse(b.context(), &format!("#gpu<dim {axis}>"))?),
        None => None,
    };
    let attributes: Vec<_> = dimension.map(|it| ("dimension", it)).into_iter().collect();
    let spec = OpSpec {
        results: &[Type::index(b.context())],
        attributes: &attributes,
        ..OpSpec::default()
    };
    let value = b.create(name, spec).result(0);
    Some(arith::IndexCastOp::build(b, op.result(0).ty(), value).out())
}

fn axis(op: Op<'_>) -> Option<&'static str> {
    macro_rules! axis {
        ($($view:ident)*) => { None$(.or_else(|| Some(op.cast::<mir::$view<'_>>()?.axis())))* };
    }
    use gir_dialects::common::Axis;
    let axis: Option<Axis> =
        axis!(GlobalIdOp LocalIdOp WorkgroupIdOp WorkgroupSizeOp NumWorkgroupsOp);
    Some(match axis? {
        Axis::X => "x",
        Axis::Y => "y",
        Axis::Z => "z",
    })
}

/// The reason why a barrier has no counterpart. `gpu.barrier` orders all memory within the workgroup.
pub fn barrier_problem(barrier: mir::BarrierOp<'_>) -> Option<&'static str> {
    use MemoryScope as S;
    if barrier.exec_scope() != S::Workgroup {
        Some(
            "waits for other work-items than those of the workgroup, as 'gpu.barrier' does not; use a workgroup",
        )
    } else if matches!(barrier.mem_scope(), S::Device | S::System) {
        Some(
            "orders memory beyond the workgroup, as 'gpu.barrier' does not; use the workgroup's scope",
        )
    } else if barrier.semantics() == MemoryOrdering::SeqCst {
        Some("is sequentially consistent, as 'gpu.barrier' is not; use acq_rel")
    } else {
        None
    }
}
