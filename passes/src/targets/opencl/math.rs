//! Functions of OpenCL C that the C family does not share.

use crate::targets::c_like::{body::Body, expression::Expr, spellings::Spellings, types::CType};
use gir_dialects::{ir::Op, upstream::math};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.value::<math::AbsIOp<'_>>(absolute);
}

/// `abs` returns an unsigned integer (OpenCL C specification 3.0, section 6.15.3): for the least number, its
/// bits.
fn absolute<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.signed(op.operand(0));
    Some(Expr::call(
        "abs",
        &[&operand],
        CType::of(op.result(0).ty())?,
    ))
}
