//! OpenCL's names for a lowered function's instructions: those of GLSL.std.450 become those of OpenCL.std with
//! the same result, and Vulkan's decorations are removed.

use super::{loop_order, types};
use gir_dialects::{
    ir::{Builder, Op, OpSpec, OpView, TypeExt, Value},
    melior::ir::attribute::FloatAttribute,
    upstream::spirv,
};

/// Instructions that differ only in name.
const NAMES: &[(&str, &str)] = &[
    (spirv::GLFAbsOp::NAME, spirv::CLFAbsOp::NAME),
    (spirv::GLSAbsOp::NAME, spirv::CLSAbsOp::NAME),
    (spirv::GLFloorOp::NAME, spirv::CLFloorOp::NAME),
    (spirv::GLCeilOp::NAME, spirv::CLCeilOp::NAME),
    (spirv::GLRoundEvenOp::NAME, spirv::CLRintOp::NAME),
    (spirv::GLSqrtOp::NAME, spirv::CLSqrtOp::NAME),
    (spirv::GLInverseSqrtOp::NAME, spirv::CLRsqrtOp::NAME),
    (spirv::GLFmaOp::NAME, spirv::CLFmaOp::NAME),
    (spirv::GLFMinOp::NAME, spirv::CLFMinOp::NAME),
    (spirv::GLFMaxOp::NAME, spirv::CLFMaxOp::NAME),
    (spirv::GLSMinOp::NAME, spirv::CLSMinOp::NAME),
    (spirv::GLSMaxOp::NAME, spirv::CLSMaxOp::NAME),
    (spirv::GLUMinOp::NAME, spirv::CLUMinOp::NAME),
    (spirv::GLUMaxOp::NAME, spirv::CLUMaxOp::NAME),
    (spirv::GLSinOp::NAME, spirv::CLSinOp::NAME),
    (spirv::GLCosOp::NAME, spirv::CLCosOp::NAME),
    (spirv::GLTanOp::NAME, spirv::CLTanOp::NAME),
    (spirv::GLExpOp::NAME, spirv::CLExpOp::NAME),
    (spirv::GLLogOp::NAME, spirv::CLLogOp::NAME),
    (spirv::GLPowOp::NAME, spirv::CLPowOp::NAME),
];

/// Vulkan's decoration for the execution mode `ContractionOff`.
const NO_CONTRACTION: &str = "no_contraction";

/// Replaces Vulkan's forms in a function by OpenCL's.
pub fn adapt(function: Op<'_>) {
    let mut renamed = vec![];
    loop_order::keep(function, NO_CONTRACTION);
    function.walk_pre(|op| {
        op.remove_attribute(NO_CONTRACTION);
        if op.name().starts_with("spirv.GL.") {
            renamed.push(op);
        }
    });
    renamed.into_iter().for_each(rename);
}

fn rename(op: Op<'_>) {
    let b = Builder::before(op);
    let new = match op.name() {
        // Upstream's dialect lacks OpenCL's `exp2`; only approximations reach this point.
        spirv::GLExp2Op::NAME => {
            let scaled = scaled(&b, op.operand(0), std::f64::consts::LN_2);
            spirv::CLExpOp::build(&b, scaled.ty(), scaled).result()
        }
        spirv::GLLog2Op::NAME => {
            let log = spirv::CLLogOp::build(&b, op.result(0).ty(), op.operand(0)).result();
            scaled(&b, log, std::f64::consts::LOG2_E)
        }
        name => match NAMES.iter().find(|(of_vulkan, _)| *of_vulkan == name) {
            Some((_, of_opencl)) => same(&b, op, of_opencl),
            // Left in place, so that it is reported: nothing lowers to it.
            None => return,
        },
    };
    op.result(0).replace_all_uses(new);
    op.erase();
}

fn same<'c>(b: &Builder<'c>, op: Op<'c>, name: &str) -> Value<'c> {
    let operands: smallvec::SmallVec<[_; 3]> = op.operands().collect();
    let spec = OpSpec {
        operands: &operands,
        results: &[op.result(0).ty()],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

fn scaled<'c>(b: &Builder<'c>, value: Value<'c>, factor: f64) -> Value<'c> {
    let ty = value.ty();
    let lane = FloatAttribute::new(b.context(), ty.lane(), factor);
    let factor = types::constant(b, ty, lane.into());
    spirv::FMulOp::build(b, ty, value, factor).result()
}
