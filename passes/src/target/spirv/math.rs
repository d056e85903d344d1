//! Minimum and maximum of integers, from GLSL.std.450.

use super::arith::rename_numeric;
use gir_dialects::{
    ir::{Op, OpView},
    rewrite::{PatternSet, Rewriter},
    upstream::{arith, spirv},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<arith::MaxSIOp<'_>>(max_si)
        .add::<arith::MaxUIOp<'_>>(max_ui)
        .add::<arith::MinSIOp<'_>>(min_si)
        .add::<arith::MinUIOp<'_>>(min_ui);
}

fn max_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename_numeric(op, rewriter, spirv::GLSMaxOp::NAME)
}

fn max_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename_numeric(op, rewriter, spirv::GLUMaxOp::NAME)
}

fn min_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename_numeric(op, rewriter, spirv::GLSMinOp::NAME)
}

fn min_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rename_numeric(op, rewriter, spirv::GLUMinOp::NAME)
}
