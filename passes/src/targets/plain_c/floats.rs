//! Floats: operators, each of which is exact.
//!
//! `float` has more than twice the bits of a half plus two: rounding a sum, product or quotient to `float` and
//! then to a half gives the same result as rounding it once, whatever a compiler computes halves in.

use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{ir::Op, upstream::arith};

const HALF: CType = CType::Scalar(Scalar::Float(16));
const FLOAT: CType = CType::Scalar(Scalar::Float(32));

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<arith::AddFOp<'_>>(|body, op| operator(body, op, ("+", Precedence::Additive)))
        .value::<arith::SubFOp<'_>>(|body, op| operator(body, op, ("-", Precedence::Additive)))
        .value::<arith::MulFOp<'_>>(|body, op| {
            operator(body, op, ("*", Precedence::Multiplicative))
        })
        .value::<arith::DivFOp<'_>>(|body, op| {
            operator(body, op, ("/", Precedence::Multiplicative))
        })
        .value::<arith::BitcastOp<'_>>(bitcast);
}

/// The type in which a type is computed: `float` for halves.
pub fn computed_as(ty: &CType) -> Option<CType> {
    (*ty == HALF).then_some(FLOAT)
}

fn operator<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (text, precedence): (&str, Precedence),
) -> Option<Expr> {
    let ty = CType::of(op.result(0).ty())?;
    let computed = computed_as(&ty).unwrap_or(ty.clone());
    let [a, b] = [0, 1].map(|index| {
        let operand = body.operand(op.operand(index));
        body.language.convert(&operand, &computed)
    });
    let result = Expr::binary(text, precedence, [&a, &b], computed);
    Some(body.language.convert(&result, &ty))
}

/// Reinterprets the bits; integers keep the sign with which their users read them.
fn bitcast<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.operand(op.operand(0));
    let ty = body.type_of_variable(op.result(0));
    Some(body.language.reinterpret(&operand, &ty))
}
