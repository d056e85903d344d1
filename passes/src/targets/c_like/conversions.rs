//! Conversions between numbers.

use super::{
    body::Body,
    expression::{Expr, Precedence},
    literals,
    spellings::Spellings,
    types::{BOOL, CType, Scalar},
};
use gir_dialects::{ir::Op, upstream::arith};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<arith::ExtUIOp<'_>>(|body, op| extend(body, op, false))
        .value::<arith::ExtSIOp<'_>>(|body, op| extend(body, op, true))
        .value::<arith::UIToFPOp<'_>>(|body, op| extend(body, op, false))
        .value::<arith::SIToFPOp<'_>>(|body, op| extend(body, op, true))
        .value::<arith::TruncIOp<'_>>(truncate)
        .value::<arith::ExtFOp<'_>>(convert)
        .value::<arith::TruncFOp<'_>>(convert)
        .value::<arith::FPToUIOp<'_>>(convert)
        .value::<arith::FPToSIOp<'_>>(to_signed)
        .value::<arith::BitcastOp<'_>>(reinterpret);
}

fn result_type(op: Op<'_>) -> Option<CType> {
    CType::of(op.result(0).ty())
}

/// A wider integer, or a float, of an integer. Truth values are 1, or -1 if they are signed.
fn extend<'c>(body: &mut Body<'c, '_>, op: Op<'c>, is_signed: bool) -> Option<Expr> {
    let operand = body.integer(op.operand(0), is_signed);
    let ty = result_type(op)?;
    if operand.ty == BOOL || matches!(operand.ty, CType::Mask(..) | CType::Vector(_, Scalar::Bool))
    {
        return Some(flag_as_number(body, &operand, &ty, is_signed));
    }
    // A wider integer of a signed one is signed.
    let to = match ty.lane()? {
        Scalar::Int { .. } => ty.with_sign(is_signed),
        _ => ty,
    };
    Some(body.language.convert(&operand, &to))
}

fn flag_as_number(body: &Body<'_, '_>, flag: &Expr, ty: &CType, is_signed: bool) -> Expr {
    let lane = ty.lane().unwrap_or(Scalar::unsigned(32));
    let number = |value: f64| match lane {
        Scalar::Float(16) => literals::number(
            body.language,
            i64::from(half::f16::from_f64(value).to_bits()),
            lane,
        ),
        Scalar::Float(32) => {
            literals::number(body.language, i64::from((value as f32).to_bits()), lane)
        }
        Scalar::Float(_) => literals::number(body.language, value.to_bits().cast_signed(), lane),
        _ => literals::number(body.language, value as i64, lane),
    };
    let one = if is_signed { -1.0 } else { 1.0 };
    let (yes, no) = (number(one), number(0.0));
    match ty {
        CType::Scalar(Scalar::Int { .. }) if !is_signed => body.language.convert(flag, ty),
        CType::Scalar(_) => body.language.choose(flag, &yes, &no),
        ty => {
            let [yes, no] = [yes, no].map(|lane| body.language.vector(&[lane], ty));
            body.language.choose_lanes(flag, &yes, &no)
        }
    }
}

fn truncate<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.unsigned(op.operand(0));
    let ty = result_type(op)?;
    if ty.lane()? != Scalar::Bool {
        return Some(body.language.convert(&operand, &ty));
    }
    // The lowest bit.
    let lane = operand.ty.lane()?;
    let number = |value| {
        let lane = literals::number(body.language, value, lane);
        match operand.ty {
            CType::Scalar(_) => lane,
            _ => body.language.vector(&[lane], &operand.ty),
        }
    };
    let low = Expr::binary(
        "&",
        Precedence::BitAnd,
        [&operand, &number(1)],
        operand.ty.clone(),
    );
    let ty = match (operand.ty.lanes(), operand.ty.lane()) {
        (Some(lanes), Some(lane)) => body.language.comparison(lanes, lane.bits()),
        _ => BOOL,
    };
    Some(Expr::binary(
        "!=",
        Precedence::Equality,
        [&low, &number(0)],
        ty,
    ))
}

fn convert<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.operand(op.operand(0));
    Some(body.language.convert(&operand, &result_type(op)?))
}

fn to_signed<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.operand(op.operand(0));
    let ty = result_type(op)?.with_sign(true);
    Some(body.language.convert(&operand, &ty))
}

fn reinterpret<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.unsigned(op.operand(0));
    Some(body.language.reinterpret(&operand, &result_type(op)?))
}
