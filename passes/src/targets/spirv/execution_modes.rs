//! Execution modes of kernels: of stages, subgroup sizes and floats.

use super::{capabilities::Capabilities, stage_io::StageIo, uses::Uses};
use crate::profile::{FloatControls, FloatWidths};
use gir_dialects::{
    ir::{self, Builder, OpView as _},
    mir::{IoBuiltin, KernelAttr, Stage},
    names,
    upstream::{
        func,
        spirv::{self, Capability, ExecutionMode, ExecutionModeAttr},
    },
};
use std::collections::BTreeSet;

/// The execution modes of a vertex or fragment kernel.
pub fn set_stage_modes<'c>(
    builder: &Builder<'c>,
    kernel: func::FuncOp<'c>,
    stage: Stage,
    io: &StageIo<'c>,
) {
    if stage != Stage::Fragment {
        return;
    }
    set_mode(builder, kernel, ExecutionMode::OriginUpperLeft);
    if io.writes(IoBuiltin::FragDepth) {
        set_mode(builder, kernel, ExecutionMode::DepthReplacing);
    }
}

/// Sets an execution mode without operands.
fn set_mode<'c>(builder: &Builder<'c>, kernel: func::FuncOp<'c>, mode: ExecutionMode) {
    let mode = ExecutionModeAttr::get(builder.context(), mode);
    let values = ir::array(builder.context(), &[]);
    spirv::ExecutionModeOp::build(builder, kernel.sym_name(), mode, values);
}

/// Sets the subgroup size of a kernel for OpenCL, and forbids contraction of floats unless all its operations
/// allow it.
pub fn set_modes<'c>(
    builder: &Builder<'c>,
    kernel: func::FuncOp<'c>,
    uses: &[&Uses<'c>],
    needed: &mut Capabilities,
) {
    let context = builder.context();
    let attribute = kernel.op().attribute(names::LIR_KERNEL);
    let attribute = attribute.and_then(KernelAttr::from_attribute);
    if let Some(size) = attribute.and_then(|attribute| attribute.subgroup_size()) {
        let mode = ExecutionModeAttr::get(context, ExecutionMode::SubgroupSize);
        let size = ir::array(context, &[ir::i32_attr(context, size)]);
        spirv::ExecutionModeOp::build(builder, kernel.sym_name(), mode, size);
        needed.require(Capability::SubgroupDispatch);
    }
    if uses.iter().any(|uses| uses.rounds) {
        set_mode(builder, kernel, ExecutionMode::ContractionOff);
    }
}

/// Requests GIR's float semantics where SPIR-V leaves them to the driver: preserves the signs of zeros,
/// infinities and NaNs (`x * 0` may be `0` otherwise), preserves subnormals, and rounds narrowing conversions
/// to nearest even. The first two apply to the widths in which no operation's flags allow otherwise. Modes that
/// the profile lacks are left out.
pub fn set_float_modes<'c>(
    builder: &Builder<'c>,
    kernel: func::FuncOp<'c>,
    uses: &[&Uses<'c>],
    controls: &FloatControls,
    needed: &mut Capabilities,
) {
    let context = builder.context();
    let mut set = |mode, capability, has: FloatWidths, widths: &BTreeSet<u32>| {
        for &width in widths.iter().filter(|width| has.has(**width)) {
            let mode = ExecutionModeAttr::get(context, mode);
            let width = ir::array(context, &[ir::i32_attr(context, i64::from(width))]);
            spirv::ExecutionModeOp::build(builder, kernel.sym_name(), mode, width);
            needed.require(capability);
        }
    };
    let all = |widths: for<'u> fn(&'u Uses<'c>) -> &'u BTreeSet<u32>| -> BTreeSet<u32> {
        uses.iter().flat_map(|uses| widths(uses)).copied().collect()
    };
    let finite = &all(|uses| &uses.finite) - &all(|uses| &uses.infinite);
    let exact = &all(|uses| &uses.floats) - &finite;
    set(
        ExecutionMode::DenormPreserve,
        Capability::DenormPreserve,
        controls.denorm_preserve,
        &exact,
    );
    set(
        ExecutionMode::SignedZeroInfNanPreserve,
        Capability::SignedZeroInfNanPreserve,
        controls.signed_zero_inf_nan_preserve,
        &exact,
    );
    set(
        ExecutionMode::RoundingModeRTE,
        Capability::RoundingModeRTE,
        controls.rounding_mode_rte,
        &all(|uses| &uses.rounded),
    );
}
