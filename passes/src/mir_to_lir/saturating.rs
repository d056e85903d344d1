//! Saturating and fixed-point arithmetic, one to one.

use gir_dialects::{
    ir::{Op, OpView},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Patterns that change the name and keep operands and attributes.
macro_rules! renames {
    ($($op:ident)*) => {
        /// Adds the patterns of this family.
        pub fn add_patterns(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<mir::$op<'_>>(|op, rewriter| rename(op, rewriter, lir::$op::NAME));)*
        }
    };
}

renames! {
    SAddSatOp UAddSatOp SSubSatOp USubSatOp SShlSatOp UShlSatOp
    TruncSSatSOp TruncSSatUOp TruncUSatUOp FPToSISatOp FPToUISatOp
    SMulFixOp UMulFixOp SMulFixSatOp UMulFixSatOp
}

fn rename<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    rewriter.rename(op, name, &op.attributes());
    true
}
