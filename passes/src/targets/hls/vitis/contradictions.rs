//! Annotations that exclude each other, or that Vitis would reject: errors at their places.

use super::loops;
use gir_dialects::{
    ir::Op,
    lir,
    mir::{FpgaPipelineAttr, FpgaUnrollAttr, PtrType, StorageSpace},
    names, pass,
};

/// Reports all contradictions of a module of work-items; false if there is one.
pub fn refuse(module: Op<'_>) -> bool {
    pass::succeeds(|| module.walk_pre(|op| check(op)))
}

/// The annotation that pipelines an operation.
pub fn pipeline(op: Op<'_>) -> Option<FpgaPipelineAttr<'_>> {
    FpgaPipelineAttr::from_attribute(op.attribute(names::LIR_FPGA_PIPELINE)?)
}

/// The copies of a loop's body that an annotation asks for.
pub fn unroll(op: Op<'_>) -> Option<u64> {
    let unroll = FpgaUnrollAttr::from_attribute(op.attribute(names::LIR_FPGA_UNROLL)?)?;
    Some(unroll.factor().unsigned_abs())
}

fn check(op: Op<'_>) {
    let has_dataflow = op.attribute(names::LIR_FPGA_DATAFLOW).is_some();
    let pipeline = pipeline(op);
    if let Some(pipeline) = pipeline {
        if pipeline.enable() && has_dataflow {
            op.error("is a pipeline and a dataflow; stages of a dataflow are pipelines themselves: keep one of both annotations");
        }
        if !pipeline.enable() && (pipeline.ii().is_some() || pipeline.style().is_some()) {
            op.error("has an interval or a style of a pipeline that is switched off; leave them out, or switch it on");
        }
        if pipeline.enable() && loops::is_loop(op) {
            check_pipelined(op, pipeline);
        }
    }
    if let Some(factor) = unroll(op) {
        if has_dataflow {
            op.error("is unrolled and a dataflow; keep one of both annotations");
        }
        if let Some(trips) = loops::trips(op).filter(|&trips| factor > trips) {
            op.error(format!(
                "is unrolled {factor} times, but has {trips} iterations; the factor is {trips} at most"
            ));
        }
    }
    if let Some(global) = op.cast::<lir::GlobalOp<'_>>()
        && op.attribute(names::LIR_FPGA_PARTITION).is_some()
        && PtrType::from_type(global.type_()).map(PtrType::space) == Some(StorageSpace::Global)
    {
        op.error("is divided among memories, but is an interface of the kernel (m_axi), which Vitis does not divide; annotate a variable, and copy to it");
    }
}

/// The loops and barriers in a pipelined loop.
fn check_pipelined(outer: Op<'_>, annotation: FpgaPipelineAttr<'_>) {
    outer.walk_pre(|op| {
        if op == outer {
            return;
        }
        if let Some(interval) = annotation.ii().filter(|_| op.is::<lir::BarrierOp<'_>>()) {
            op.error(format!(
                "is in a loop that starts an iteration every {interval} cycles, and a barrier ends a stage of all work-items; leave the interval out, or move the barrier out of the loop"
            ));
        }
        if !loops::is_loop(op) {
            return;
        }
        if pipeline(op).is_some_and(FpgaPipelineAttr::enable) {
            op.error("is a pipeline in a loop that is one; Vitis unrolls the loops in a pipeline: keep one of both annotations");
        } else if loops::trips(op).is_none() {
            op.error("is in a loop that is a pipeline, so that Vitis has to unroll it, but its number of iterations is not known; annotate the inner loop instead");
        }
    });
}
