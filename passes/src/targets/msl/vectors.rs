//! Choices between vectors.

use crate::targets::c_like::{
    body::Body,
    compare,
    expression::Expr,
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{ir::Op, upstream::arith};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.value::<arith::SelectOp<'_>>(select);
}

/// One truth value that chooses a vector is one for each lane: `?:` of vectors is of two that are
/// both values, or both variables, in compilers that take vectors for classes.
fn select<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let select = op.cast::<arith::SelectOp<'c>>()?;
    let ty = body.type_of_variable(select.result());
    let one = CType::of(select.condition().ty())?.lanes().is_none();
    let CType::Vector(lanes, lane) = ty else {
        return compare::select(body, op);
    };
    if !one || lane == Scalar::Bool {
        return compare::select(body, op);
    }
    let condition = body.operand(select.condition());
    let flags = body.language.flags(lanes);
    let condition = body.language.vector(&[condition], &flags);
    let [yes, no] = [select.true_value(), select.false_value()].map(|side| body.coerced(side, &ty));
    Some(body.language.choose_lanes(&condition, &yes, &no))
}
