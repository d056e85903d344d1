//! Subgroup operations, one to one.

use super::ops::rename;
use gir_dialects::{
    ir::{Op, OpView},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<mir::SubgroupIdOp<'_>>(subgroup_id)
        .add::<mir::SubgroupSizeOp<'_>>(subgroup_size)
        .add::<mir::SubgroupLocalIdOp<'_>>(subgroup_local_id)
        .add::<mir::NumSubgroupsOp<'_>>(num_subgroups)
        .add::<mir::SubgroupShuffleOp<'_>>(shuffle)
        .add::<mir::SubgroupShuffleXorOp<'_>>(shuffle_xor)
        .add::<mir::SubgroupBroadcastOp<'_>>(broadcast)
        .add::<mir::SubgroupAnyOp<'_>>(any)
        .add::<mir::SubgroupAllOp<'_>>(all)
        .add::<mir::SubgroupBallotOp<'_>>(ballot)
        .rewrite::<mir::SubgroupReduceOp<'_>>(reduce);
}

/// Patterns that only change the name.
macro_rules! renames {
    ($($name:ident => $lir:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename(op, rewriter, lir::$lir::NAME)
        }
    )*};
}

renames! {
    subgroup_id => SubgroupIdOp;
    subgroup_size => SubgroupSizeOp;
    subgroup_local_id => SubgroupLocalIdOp;
    num_subgroups => NumSubgroupsOp;
    shuffle => SubgroupShuffleOp;
    shuffle_xor => SubgroupShuffleXorOp;
    broadcast => SubgroupBroadcastOp;
    any => SubgroupAnyOp;
    all => SubgroupAllOp;
    ballot => SubgroupBallotOp;
}

fn reduce<'c>(reduce: mir::SubgroupReduceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = reduce.op();
    let (ty, kind) = (op.result(0).ty(), reduce.kind());
    let new = lir::SubgroupReduceOp::build(&rewriter.before(op), ty, kind, reduce.value(), None);
    rewriter.replace(op, &[new.result()]);
    true
}
