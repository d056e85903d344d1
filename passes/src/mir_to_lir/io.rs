//! Inputs and outputs of vertex and fragment kernels, one to one.

use super::ops::rename;
use gir_dialects::{
    ir::{Op, OpView},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<mir::VertexIndexOp<'_>>(vertex_index)
        .add::<mir::InstanceIndexOp<'_>>(instance_index)
        .add::<mir::FragCoordOp<'_>>(frag_coord)
        .add::<mir::DiscardOp<'_>>(discard)
        .rewrite::<mir::ReadInputOp<'_>>(read_input)
        .rewrite::<mir::WriteOutputOp<'_>>(write_output);
}

fn vertex_index<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename(op, rewriter, lir::VertexIndexOp::NAME)
}

fn instance_index<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename(op, rewriter, lir::InstanceIndexOp::NAME)
}

fn frag_coord<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename(op, rewriter, lir::FragCoordOp::NAME)
}

fn discard<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename(op, rewriter, lir::DiscardOp::NAME)
}

fn read_input<'c>(read: mir::ReadInputOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = read.op();
    let ty = op.result(0).ty();
    let new = lir::ReadInputOp::build(&rewriter.before(op), ty, read.io());
    rewriter.replace(op, &[new.result()]);
    true
}

fn write_output<'c>(write: mir::WriteOutputOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = write.op();
    lir::WriteOutputOp::build(&rewriter.before(op), write.value(), write.io());
    rewriter.erase(op);
    true
}
