//! Matrices, one to one; accesses get an alignment.

use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Op, OpView},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Patterns that change the name and keep operands and attributes.
macro_rules! renames {
    (plain: $($op:ident)*; of_memory: $($access:ident)*) => {
        /// Adds the patterns of this family.
        pub fn add_patterns(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<mir::$op<'_>>(|op, rewriter| {
                rewriter.rename(op, lir::$op::NAME, &op.attributes());
                true
            });)*
            $(patterns.add::<mir::$access<'_>>(|op, rewriter| {
                align(op, rewriter, lir::$access::NAME)
            });)*
        }
    };
}

renames! {
    plain:
        MatConstructOp MatSplatOp MatRowOp MatExtractOp MatTransposeOp
        MatAddOp MatSubOp MatScaleOp MatMulOp MatVecMulOp
        CoopMatSplatOp CoopMatMulAddOp;
    of_memory:
        MatLoadOp MatStoreOp CoopMatLoadOp CoopMatStoreOp
}

/// Replaces an access by one that states the alignment of the elements.
fn align<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    let align = layout::pointee_align(op.operand(0).ty());
    let mut attributes = op.attributes();
    attributes.push((
        lir::MatLoadOp::ALIGN_ATTR,
        ir::i64_attr(op.context(), align),
    ));
    rewriter.rename(op, name, &attributes);
    true
}
