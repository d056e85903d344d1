//! Subgroups: what work-items compute together.

use super::{body::Body, expression::Expr};
use gir_dialects::{ir::Op, lir, mir::ReduceKind};

/// What a reduction computes, whatever the type of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Reduction {
    Add,
    Mul,
    Min,
    Max,
    And,
    Or,
    Xor,
}

/// What a kind of reduction computes, and whether integers are signed in it.
pub fn reduction(kind: ReduceKind) -> (Reduction, bool) {
    match kind {
        ReduceKind::Add | ReduceKind::FAdd => (Reduction::Add, false),
        ReduceKind::Mul | ReduceKind::FMul => (Reduction::Mul, false),
        ReduceKind::MinS => (Reduction::Min, true),
        ReduceKind::MaxS => (Reduction::Max, true),
        ReduceKind::MinU | ReduceKind::FMin => (Reduction::Min, false),
        ReduceKind::MaxU | ReduceKind::FMax => (Reduction::Max, false),
        ReduceKind::And => (Reduction::And, false),
        ReduceKind::Or => (Reduction::Or, false),
        ReduceKind::Xor => (Reduction::Xor, false),
    }
}

/// A reduction by the function that a language has for it.
pub fn reduce<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    function: fn(Reduction) -> &'static str,
) -> Option<Expr> {
    let reduce = op.cast::<lir::SubgroupReduceOp<'c>>()?;
    let (reduction, is_signed) = reduction(reduce.kind());
    let value = body.integer(reduce.value(), is_signed);
    Some(Expr::call(function(reduction), &[&value], value.ty.clone()))
}
