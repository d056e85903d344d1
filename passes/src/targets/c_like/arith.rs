//! Arithmetic and logic.
//!
//! Integers are computed unsigned, which wraps around; results of 8 and 16 bits, which C
//! computes in `int`, are truncated.

use super::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{BOOL, CType, Scalar, promoted},
};
use crate::lir::arithmetic::domains;
use gir_dialects::{
    ir::{AttributeExt, Op, OpView as _, Value},
    upstream::arith,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<arith::AddIOp<'_>>(sum)
        .value::<arith::SubIOp<'_>>(|body, op| integers(body, op, ("-", Precedence::Additive)))
        .value::<arith::MulIOp<'_>>(product)
        .value::<arith::ShLIOp<'_>>(|body, op| wide(body, op, ("<<", Precedence::Shift)))
        .value::<arith::ShRUIOp<'_>>(|body, op| integers(body, op, (">>", Precedence::Shift)))
        .value::<arith::DivUIOp<'_>>(|body, op| {
            integers(body, op, ("/", Precedence::Multiplicative))
        })
        .value::<arith::RemUIOp<'_>>(|body, op| {
            integers(body, op, ("%", Precedence::Multiplicative))
        })
        .value::<arith::ShRSIOp<'_>>(shift_signed)
        .value::<arith::DivSIOp<'_>>(|body, op| signed(body, op, ("/", Precedence::Multiplicative)))
        .value::<arith::RemSIOp<'_>>(|body, op| signed(body, op, ("%", Precedence::Multiplicative)))
        .value::<arith::AndIOp<'_>>(|body, op| bitwise(body, op, ("&", Precedence::BitAnd)))
        .value::<arith::OrIOp<'_>>(|body, op| bitwise(body, op, ("|", Precedence::BitOr)))
        .value::<arith::XOrIOp<'_>>(exclusive_or)
        .value::<arith::AddFOp<'_>>(|body, op| floats(body, op, ("+", Precedence::Additive)))
        .value::<arith::SubFOp<'_>>(|body, op| floats(body, op, ("-", Precedence::Additive)))
        .value::<arith::MulFOp<'_>>(|body, op| floats(body, op, ("*", Precedence::Multiplicative)))
        .value::<arith::DivFOp<'_>>(|body, op| floats(body, op, ("/", Precedence::Multiplicative)))
        .value::<arith::NegFOp<'_>>(negate);
}

type Operator = (&'static str, Precedence);

/// The result of an operator on two operands of one type, in that type.
fn compute(body: &Body<'_, '_>, (text, precedence): Operator, sides: [&Expr; 2]) -> Expr {
    let ty = &sides[0].ty;
    let wide = promoted(ty);
    let expr = Expr::binary(text, precedence, sides, wide.clone());
    match wide == *ty {
        true => expr,
        false => body.language.convert(&expr, ty),
    }
}

fn unsigned_operands<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> [Expr; 2] {
    [op.operand(0), op.operand(1)].map(|operand| body.unsigned(operand))
}

fn integers<'c>(body: &mut Body<'c, '_>, op: Op<'c>, operator: Operator) -> Option<Expr> {
    let [a, b] = unsigned_operands(body, op);
    Some(compute(body, operator, [&a, &b]))
}

/// Prints a sum. The sum with a small negative number is a difference.
fn sum<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let number = domains::constant(op.operand(1)).filter(|number| (-0xffff..0).contains(number));
    let ty = CType::of(op.operand(1).ty())?;
    let is_signed = never_wraps(op);
    match (number, ty) {
        (
            Some(number),
            CType::Scalar(Scalar::Int {
                bits: bits @ 32.., ..
            }),
        ) => {
            let left = body.integer(op.operand(0), is_signed);
            let right = body
                .language
                .integer(-number, Scalar::Int { bits, is_signed });
            Some(compute(body, ("-", Precedence::Additive), [&left, &right]))
        }
        _ if is_signed => signed(body, op, ("+", Precedence::Additive)),
        _ => integers(body, op, ("+", Precedence::Additive)),
    }
}

fn product<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    match never_wraps(op) {
        true => signed(body, op, ("*", Precedence::Multiplicative)),
        false => wide(body, op, ("*", Precedence::Multiplicative)),
    }
}

/// Whether a sum or product of 64 bits is known not to wrap around as a signed one, as in computations of
/// indices.
fn never_wraps(op: Op<'_>) -> bool {
    let is_long = matches!(
        CType::of(op.result(0).ty()),
        Some(CType::Scalar(Scalar::Int { bits: 64, .. }))
    );
    let flags = || op.attribute(arith::AddIOp::OVERFLOW_FLAGS_ATTR);
    is_long && flags().is_some_and(|flags| flags.to_string().contains("nsw"))
}

/// As [`integers`], where the result in `int` may be beyond it.
fn wide<'c>(body: &mut Body<'c, '_>, op: Op<'c>, operator: Operator) -> Option<Expr> {
    let [a, b] = unsigned_operands(body, op);
    if promoted(&a.ty) == a.ty {
        return Some(compute(body, operator, [&a, &b]));
    }
    let first = body.language.convert(&a, &super::types::UINT);
    let expr = Expr::binary(operator.0, operator.1, [&first, &b], super::types::UINT);
    Some(body.language.convert(&expr, &a.ty))
}

fn signed<'c>(body: &mut Body<'c, '_>, op: Op<'c>, operator: Operator) -> Option<Expr> {
    let [a, b] = [op.operand(0), op.operand(1)].map(|operand| body.signed(operand));
    Some(compute(body, operator, [&a, &b]))
}

/// Shifts of vectors take the amount in the type of the shifted vector.
fn shift_signed<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    signed(body, op, (">>", Precedence::Shift))
}

fn is_flag(ty: &CType) -> bool {
    *ty == BOOL
}

fn bitwise<'c>(body: &mut Body<'c, '_>, op: Op<'c>, operator: Operator) -> Option<Expr> {
    let sides = logic_operands(body, op);
    if is_flag(&sides[0].ty) {
        let (text, precedence) = match operator.0 {
            "&" => ("&&", Precedence::LogicalAnd),
            _ => ("||", Precedence::LogicalOr),
        };
        return Some(Expr::binary(text, precedence, [&sides[0], &sides[1]], BOOL));
    }
    Some(compute(body, operator, [&sides[0], &sides[1]]))
}

/// Two operands of one type, masks included.
fn logic_operands<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> [Expr; 2] {
    let [a, b] = unsigned_operands(body, op);
    match (&a.ty, &b.ty) {
        (CType::Mask(lanes, one), CType::Mask(_, other)) if one != other => {
            let ty = CType::Mask(*lanes, *one.max(other));
            [body.coerce(a, &ty), body.coerce(b, &ty)]
        }
        (CType::Mask(..), CType::Vector(..)) => {
            let b = body.coerce(b, &a.ty);
            [a, b]
        }
        (CType::Vector(..), CType::Mask(..)) => {
            let a = body.coerce(a, &b.ty);
            [a, b]
        }
        _ => [a, b],
    }
}

/// Exclusive or; with all bits set it is the complement.
fn exclusive_or<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    if is_all_ones(op.operand(1)) {
        let a = body.unsigned(op.operand(0));
        return Some(match &a.ty {
            ty if is_flag(ty) => a.negated(),
            CType::Vector(_, Scalar::Bool) => Expr::prefix("!", &a, a.ty.clone()),
            ty => {
                let wide = promoted(ty);
                let expr = Expr::prefix("~", &a, wide.clone());
                match wide == *ty {
                    true => expr,
                    false => body.language.convert(&expr, ty),
                }
            }
        });
    }
    let [a, b] = logic_operands(body, op);
    if is_flag(&a.ty) {
        return Some(Expr::binary("!=", Precedence::Equality, [&a, &b], BOOL));
    }
    Some(compute(body, ("^", Precedence::BitXor), [&a, &b]))
}

fn is_all_ones(value: Value<'_>) -> bool {
    let constant = value
        .defining_op()
        .and_then(|op| op.cast::<arith::ConstantOp<'_>>());
    constant.is_some_and(|constant| {
        let value = constant.value();
        value.as_splat().unwrap_or(value).as_int() == Some(-1)
            || value.as_splat().unwrap_or(value).as_int() == Some(1)
                && constant.op().result(0).ty().to_string().contains("i1>")
            || constant.op().result(0).ty().to_string() == "i1" && value.as_int() != Some(0)
    })
}

fn floats<'c>(body: &mut Body<'c, '_>, op: Op<'c>, (text, precedence): Operator) -> Option<Expr> {
    let [a, b] = [op.operand(0), op.operand(1)].map(|operand| body.operand(operand));
    let ty = a.ty.clone();
    Some(Expr::binary(text, precedence, [&a, &b], ty))
}

fn negate<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.operand(op.operand(0));
    let ty = operand.ty.clone();
    Some(Expr::prefix("-", &operand, ty))
}
