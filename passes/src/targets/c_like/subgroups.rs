//! Subgroups: reductions among work-items.

use super::{body::Body, expression::Expr};
use gir_dialects::{ir::Op, lir, mir::ReduceKind};

/// The function of a reduction, for operands of any type.
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

/// The function of a kind of reduction, and whether its integers are signed.
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
