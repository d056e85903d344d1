//! Where the work-items of a group come together.

use gir_dialects::{
    ir::{Op, OpView},
    lir,
};
use std::collections::HashSet;

/// Whether work-items come together at an operation.
pub fn is_point(op: Op<'_>) -> bool {
    const POINTS: &[&str] = &[
        lir::BarrierOp::NAME,
        lir::SubgroupShuffleOp::NAME,
        lir::SubgroupShuffleXorOp::NAME,
        lir::SubgroupBroadcastOp::NAME,
        lir::SubgroupAnyOp::NAME,
        lir::SubgroupAllOp::NAME,
        lir::SubgroupBallotOp::NAME,
        lir::SubgroupReduceOp::NAME,
        lir::WorkgroupAnyOp::NAME,
        lir::WorkgroupAllOp::NAME,
        lir::WorkgroupCountOp::NAME,
        lir::WorkgroupReduceOp::NAME,
    ];
    POINTS.contains(&op.name())
}

/// The operations of a function that hold such points.
pub struct Points<'c> {
    holders: HashSet<Op<'c>>,
}

impl<'c> Points<'c> {
    /// Looks through a function.
    pub fn of(function: Op<'c>) -> Self {
        let mut holders = HashSet::new();
        function.walk_pre(|op| {
            if !is_point(op) {
                return;
            }
            let mut around = op.parent().filter(|around| *around != function);
            while let Some(holder) = around {
                if !holders.insert(holder) {
                    break;
                }
                around = holder.parent().filter(|around| *around != function);
            }
        });
        Self { holders }
    }

    /// Whether an operation holds a point in its regions.
    pub fn are_in(&self, op: Op<'c>) -> bool {
        self.holders.contains(&op)
    }

    /// The operations that hold points, in no order.
    pub fn into_holders(self) -> impl Iterator<Item = Op<'c>> {
        self.holders.into_iter()
    }
}
