//! Selects of vectors.

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

/// A single condition that selects a vector of numbers is splatted: compilers that implement vectors as classes accept
/// `?:` only with two values or two variables. Vectors of booleans, which no `select` takes, are made values.
fn select<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let select = op.cast::<arith::SelectOp<'c>>()?;
    let ty = body.type_of_variable(select.result());
    let one = CType::of(select.condition().ty())?.lanes().is_none();
    let CType::Vector(lanes, lane) = ty else {
        return compare::select(body, op);
    };
    if !one {
        return compare::select(body, op);
    }
    let condition = body.operand(select.condition());
    let [yes, no] = [select.true_value(), select.false_value()].map(|side| body.coerced(side, &ty));
    if lane == Scalar::Bool {
        let [yes, no] = [yes, no].map(|side| body.language.vector(&[side], &ty));
        return Some(body.language.choose(&condition, &yes, &no));
    }
    let flags = body.language.flags(lanes);
    let condition = body.language.vector(&[condition], &flags);
    Some(body.language.choose_lanes(&condition, &yes, &no))
}
