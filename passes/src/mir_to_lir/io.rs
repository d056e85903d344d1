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
        .add::<mir::ReadInputOp<'_>>(read_input)
        .add::<mir::WriteOutputOp<'_>>(write_output);
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

fn read_input<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(read) = op.cast::<mir::ReadInputOp<'c>>() else {
        return false;
    };
    let ty = op.result(0).ty();
    let new = lir::ReadInputOp::build(&rewriter.before(op), ty, read.io());
    rewriter.replace(op, &[new.result()]);
    true
}

fn write_output<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(write) = op.cast::<mir::WriteOutputOp<'c>>() else {
        return false;
    };
    lir::WriteOutputOp::build(&rewriter.before(op), write.value(), write.io());
    rewriter.erase(op);
    true
}
