//! Workgroup operations, one to one.

use gir_dialects::{
    ir::{Op, OpView},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<mir::WorkgroupAnyOp<'_>>(any)
        .add::<mir::WorkgroupAllOp<'_>>(all)
        .add::<mir::WorkgroupCountOp<'_>>(count)
        .add::<mir::WorkgroupReduceOp<'_>>(reduce);
}

/// Patterns that only change the name.
macro_rules! renames {
    ($($name:ident => $lir:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rewriter.rename(op, lir::$lir::NAME, &op.attributes());
            true
        }
    )*};
}

renames! {
    any => WorkgroupAnyOp;
    all => WorkgroupAllOp;
    count => WorkgroupCountOp;
    reduce => WorkgroupReduceOp;
}
