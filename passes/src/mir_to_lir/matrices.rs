//! Accesses of matrices, which get an alignment.

use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Op, OpView},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Patterns that add the alignment.
macro_rules! aligned {
    ($($access:ident)*) => {
        /// Adds the patterns of this family.
        pub fn add_patterns(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<mir::$access<'_>>(|op, rewriter| {
                align(op, rewriter, lir::$access::NAME)
            });)*
        }
    };
}

aligned! { MatLoadOp MatStoreOp CoopMatLoadOp CoopMatStoreOp }

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
