//! The points where the work-items of a group synchronise.

use crate::lir::subgroups::collectives;
use gir_dialects::{
    common::MemoryScope,
    ir::{Op, OpView},
    lir,
};
use std::collections::HashSet;

/// Whether work-items synchronise at an operation.
pub fn is_point(op: Op<'_>) -> bool {
    let name = op.name();
    name == lir::BarrierOp::NAME
        || collectives::OF_SUBGROUP.contains(&name)
        || collectives::OF_WORKGROUP.contains(&name)
}

/// Whether all work-items of the workgroup synchronise at a point.
fn is_of_workgroup(point: Op<'_>) -> bool {
    let barrier = point.cast::<lir::BarrierOp<'_>>();
    barrier.is_some_and(|barrier| barrier.exec_scope() != MemoryScope::Subgroup)
}

/// The operations of a function that contain synchronisation points.
pub struct Points<'c> {
    holders: HashSet<Op<'c>>,
    /// Those that contain a point of the workgroup.
    joined: HashSet<Op<'c>>,
}

impl<'c> Points<'c> {
    /// Collects the points of a function.
    pub fn of(function: Op<'c>) -> Self {
        let mut points = Self {
            holders: HashSet::new(),
            joined: HashSet::new(),
        };
        function.walk_pre(|op| {
            if is_point(op) {
                hold(&mut points.holders, op, function);
                if is_of_workgroup(op) {
                    hold(&mut points.joined, op, function);
                }
            }
        });
        points
    }

    /// Whether an operation contains a point in its regions.
    pub fn are_in(&self, op: Op<'c>) -> bool {
        self.holders.contains(&op)
    }

    /// Whether all work-items of the workgroup take the same path through an operation, because
    /// they synchronise in it.
    pub fn join_all_in(&self, op: Op<'c>) -> bool {
        self.joined.contains(&op)
    }
}

/// Adds the operations around a point, up to the first that is already known.
fn hold<'c>(holders: &mut HashSet<Op<'c>>, point: Op<'c>, function: Op<'c>) {
    let mut around = point.parent().filter(|around| *around != function);
    while let Some(holder) = around {
        if !holders.insert(holder) {
            return;
        }
        around = holder.parent().filter(|around| *around != function);
    }
}
