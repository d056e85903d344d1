//! Minima, maxima and absolute values of integers as conditional expressions, for languages without functions of
//! integers that are the same everywhere.

use super::{
    body::Body,
    expression::{Expr, Precedence},
    literals,
    spellings::Spellings,
    types::{BOOL, CType, Scalar},
};
use gir_dialects::{
    ir::Op,
    upstream::{arith, math},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<arith::MinSIOp<'_>>(|body, op| chosen(body, op, "<", true))
        .value::<arith::MaxSIOp<'_>>(|body, op| chosen(body, op, ">", true))
        .value::<arith::MinUIOp<'_>>(|body, op| chosen(body, op, "<", false))
        .value::<arith::MaxUIOp<'_>>(|body, op| chosen(body, op, ">", false))
        .value::<math::AbsIOp<'_>>(absolute);
}

/// The expression of an integer operand, in a form that may be written twice.
fn twice<'c>(body: &mut Body<'c, '_>, op: Op<'c>, index: usize, is_signed: bool) -> Expr {
    let value = op.operand(index);
    if let Some(literal) = literals::literal(body.language, value, is_signed) {
        return literal;
    }
    let operand = body.simple(value);
    let ty = operand.ty.with_sign(is_signed);
    // The operand is taken: the value has no other expression.
    body.coerce(operand, &ty)
}

fn chosen<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    operator: &str,
    is_signed: bool,
) -> Option<Expr> {
    let [a, b] = [0, 1].map(|index| twice(body, op, index, is_signed));
    let is_first = Expr::binary(operator, Precedence::Relational, [&a, &b], BOOL);
    Some(Expr::conditional(&is_first, &a, &b))
}

/// The absolute value. The least number has no negation: its bits stay, read as unsigned.
fn absolute<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let signed = twice(body, op, 0, true);
    let unsigned = body.language.with_sign(&signed, false);
    let number = |ty: &CType| Some(body.language.integer(0, ty.lane()?));
    let (zero, nothing) = (number(&signed.ty)?, number(&unsigned.ty)?);
    let is_negative = Expr::binary("<", Precedence::Relational, [&signed, &zero], BOOL);
    // Narrow numbers are computed in `int`.
    let computed = match unsigned.ty {
        CType::Scalar(Scalar::Int { bits: 8 | 16, .. }) => CType::Scalar(Scalar::signed(32)),
        ref ty => ty.clone(),
    };
    let sides = [&nothing, &unsigned];
    let opposite = Expr::binary("-", Precedence::Additive, sides, computed);
    let opposite = body.language.convert(&opposite, &unsigned.ty);
    Some(Expr::conditional(&is_negative, &opposite, &unsigned))
}
