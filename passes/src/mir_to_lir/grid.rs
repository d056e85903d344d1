//! Positions in the grid: an op with an axis in mir, an op for each axis in lir.

use gir_dialects::{
    common::Axis,
    ir::{Op, OpView, Value},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Patterns in both directions.
macro_rules! axis_ops {
    ($($mir:ident => $x:ident, $y:ident, $z:ident;)*) => {
        /// Adds the patterns from mir to lir.
        pub fn add_lowerings(patterns: &mut PatternSet<'_>) {
            $(patterns.rewrite::<mir::$mir<'_>>(|op, rewriter| {
                let name = match op.axis() {
                    Axis::X => lir::$x::NAME,
                    Axis::Y => lir::$y::NAME,
                    Axis::Z => lir::$z::NAME,
                };
                rewriter.rename(op.op(), name, &[]);
                true
            });)*
        }

        /// Adds the patterns from lir to mir.
        pub fn add_raisings(patterns: &mut PatternSet<'_>) {
            $(
                patterns.add::<lir::$x<'_>>(|op, rewriter| {
                    replace(op, rewriter, mir::$mir::build(&rewriter.before(op), op.result(0).ty(), Axis::X).result())
                });
                patterns.add::<lir::$y<'_>>(|op, rewriter| {
                    replace(op, rewriter, mir::$mir::build(&rewriter.before(op), op.result(0).ty(), Axis::Y).result())
                });
                patterns.add::<lir::$z<'_>>(|op, rewriter| {
                    replace(op, rewriter, mir::$mir::build(&rewriter.before(op), op.result(0).ty(), Axis::Z).result())
                });
            )*
        }
    };
}

axis_ops! {
    GlobalIdOp => IdGlobalXOp, IdGlobalYOp, IdGlobalZOp;
    LocalIdOp => IdLocalXOp, IdLocalYOp, IdLocalZOp;
    WorkgroupIdOp => IdGroupXOp, IdGroupYOp, IdGroupZOp;
    NumWorkgroupsOp => NumGroupsXOp, NumGroupsYOp, NumGroupsZOp;
    WorkgroupSizeOp => GroupSizeXOp, GroupSizeYOp, GroupSizeZOp;
}

fn replace<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, value: Value<'c>) -> bool {
    rewriter.replace(op, &[value]);
    true
}
