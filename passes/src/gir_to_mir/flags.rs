//! Values that are 0 or 1 in gir and an `i1` in mir.

use super::types;
use gir_dialects::{
    gir,
    ir::{Builder, Op, Value},
    rewrite::Rewriter,
    upstream::arith,
};

/// Replaces `op`, whose result is 0 or 1, by an `i1`, widened unless all its users are conditions.
pub fn replace_by_flag<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    builder: &Builder<'c>,
    flag: Value<'c>,
) {
    let is_condition = |(user, index): (Op<'c>, usize)| {
        let is_condition = user.is::<gir::SelectOp<'c>>()
            || user.is::<gir::BrIfOp<'c>>()
            || user.is::<gir::AssertOp<'c>>();
        index == 0 && is_condition
    };
    let result = op.result(0);
    let replacement = if result.uses().all(is_condition) {
        flag
    } else {
        arith::ExtUIOp::build(builder, types::convert(result.ty()), flag).out()
    };
    rewriter.replace(op, &[replacement]);
}
