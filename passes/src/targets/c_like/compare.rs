//! Comparisons and choices.
//!
//! A comparison of floats is true for a NaN if its predicate is unordered: such a comparison is the
//! negation of an ordered one (`ult` is `!(a >= b)`).

use super::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{BOOL, CType, Scalar},
};
use gir_dialects::{
    ir::Op,
    upstream::arith::{self, CmpFPredicate, CmpIPredicate},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<arith::CmpIOp<'_>>(integers)
        .value::<arith::CmpFOp<'_>>(floats)
        .value::<arith::SelectOp<'_>>(select);
}

type Operator = (&'static str, Precedence);

const EQUAL: Operator = ("==", Precedence::Equality);
const DIFFERENT: Operator = ("!=", Precedence::Equality);
const LESS: Operator = ("<", Precedence::Relational);
const LESS_OR_EQUAL: Operator = ("<=", Precedence::Relational);
const GREATER: Operator = (">", Precedence::Relational);
const GREATER_OR_EQUAL: Operator = (">=", Precedence::Relational);

/// The operator of a predicate, its opposite, and whether it is signed.
fn integer_operator(predicate: CmpIPredicate) -> (Operator, Operator, bool) {
    match predicate {
        CmpIPredicate::Eq => (EQUAL, DIFFERENT, false),
        CmpIPredicate::Ne => (DIFFERENT, EQUAL, false),
        CmpIPredicate::Slt => (LESS, GREATER_OR_EQUAL, true),
        CmpIPredicate::Sle => (LESS_OR_EQUAL, GREATER, true),
        CmpIPredicate::Sgt => (GREATER, LESS_OR_EQUAL, true),
        CmpIPredicate::Sge => (GREATER_OR_EQUAL, LESS, true),
        CmpIPredicate::Ult => (LESS, GREATER_OR_EQUAL, false),
        CmpIPredicate::Ule => (LESS_OR_EQUAL, GREATER, false),
        CmpIPredicate::Ugt => (GREATER, LESS_OR_EQUAL, false),
        CmpIPredicate::Uge => (GREATER_OR_EQUAL, LESS, false),
    }
}

fn integers<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let compare = op.cast::<arith::CmpIOp<'c>>()?;
    let (operator, opposite, is_signed) = integer_operator(compare.predicate());
    let [a, b] = [compare.lhs(), compare.rhs()].map(|side| body.integer(side, is_signed));
    let [a, b] = alike(body, a, b);
    let [a, b] = match is_signed {
        true => [a, b],
        false => [a, b].map(Expr::widest),
    };
    let expr = compared(body, operator, [&a, &b]);
    let opposite = compared(body, opposite, [&a, &b]);
    Some(Expr {
        opposite: Some((opposite.text, opposite.precedence)),
        ..expr
    })
}

/// Two masks of different widths as ones of the same.
fn alike(body: &Body<'_, '_>, a: Expr, b: Expr) -> [Expr; 2] {
    match (&a.ty, &b.ty) {
        (CType::Mask(..), other) if a.ty != *other => {
            let b = body.coerce(b, &a.ty);
            [a, b]
        }
        (other, CType::Mask(..)) if b.ty != *other => {
            let a = body.coerce(a, &b.ty);
            [a, b]
        }
        _ => [a, b],
    }
}

fn compared(body: &Body<'_, '_>, (text, precedence): Operator, sides: [&Expr; 2]) -> Expr {
    Expr::binary(text, precedence, sides, result_type(body, &sides[0].ty))
}

fn result_type(body: &Body<'_, '_>, operand: &CType) -> CType {
    match (operand.lanes(), operand.lane()) {
        (Some(lanes), Some(lane)) => body.language.comparison(lanes, lane.bits()),
        _ => BOOL,
    }
}

/// Whether a comparison needs its operands twice.
pub fn takes_twice(predicate: CmpFPredicate) -> bool {
    use CmpFPredicate as P;
    matches!(predicate, P::ONE | P::UEQ | P::ORD | P::UNO)
}

/// A comparison of floats.
pub fn floats<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let compare = op.cast::<arith::CmpFOp<'c>>()?;
    let predicate = compare.predicate();
    let sides = [compare.lhs(), compare.rhs()].map(|side| match takes_twice(predicate) {
        true => body.simple(side),
        false => body.operand(side),
    });
    Some(of_floats(body, predicate, sides))
}

/// A comparison of two expressions, which are simple where they are needed twice.
pub fn of_floats(body: &Body<'_, '_>, predicate: CmpFPredicate, [a, b]: [Expr; 2]) -> Expr {
    use CmpFPredicate as P;
    let ordered = |operator| compared(body, operator, [&a, &b]);
    let differs = || either(body, ordered(LESS), ordered(GREATER));
    let is_number = |side: &Expr| compared(body, EQUAL, [side, side]);
    match predicate {
        P::AlwaysFalse | P::AlwaysTrue => {
            let word = i64::from(predicate == P::AlwaysTrue);
            let ty = result_type(body, &a.ty);
            let flag = super::literals::number(body.language, word, Scalar::Bool);
            match ty.lanes() {
                Some(_) => {
                    let same = compared(body, if word == 1 { EQUAL } else { DIFFERENT }, [&a, &a]);
                    let other = compared(body, if word == 1 { DIFFERENT } else { EQUAL }, [&a, &a]);
                    match word {
                        1 => either(body, same, other),
                        _ => both(body, same, other),
                    }
                }
                None => flag,
            }
        }
        P::OEQ => ordered(EQUAL),
        P::OGT => ordered(GREATER),
        P::OGE => ordered(GREATER_OR_EQUAL),
        P::OLT => ordered(LESS),
        P::OLE => ordered(LESS_OR_EQUAL),
        P::ONE => differs(),
        P::ORD => both(body, is_number(&a), is_number(&b)),
        P::UNE => ordered(DIFFERENT),
        P::UGT => not(ordered(LESS_OR_EQUAL)),
        P::UGE => not(ordered(LESS)),
        P::ULT => not(ordered(GREATER_OR_EQUAL)),
        P::ULE => not(ordered(GREATER)),
        P::UEQ => not(differs()),
        P::UNO => not(both(body, is_number(&a), is_number(&b))),
    }
}

fn either(body: &Body<'_, '_>, a: Expr, b: Expr) -> Expr {
    logical(
        body,
        [&a, &b],
        ("||", Precedence::LogicalOr),
        ("|", Precedence::BitOr),
    )
}

fn both(body: &Body<'_, '_>, a: Expr, b: Expr) -> Expr {
    logical(
        body,
        [&a, &b],
        ("&&", Precedence::LogicalAnd),
        ("&", Precedence::BitAnd),
    )
}

fn logical(_body: &Body<'_, '_>, sides: [&Expr; 2], scalar: Operator, lanes: Operator) -> Expr {
    let ty = sides[0].ty.clone();
    let (text, precedence) = match ty {
        CType::Scalar(_) => scalar,
        _ => lanes,
    };
    Expr::binary(text, precedence, sides, ty)
}

/// The negation of a condition, or of each lane of one.
pub fn not(condition: Expr) -> Expr {
    match condition.ty {
        CType::Scalar(_) => condition.negated(),
        CType::Mask(..) => Expr::prefix("~", &condition, condition.ty.clone()),
        _ => Expr::prefix("!", &condition, condition.ty.clone()),
    }
}

/// A choice, of values or of each lane.
pub fn select<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let select = op.cast::<arith::SelectOp<'c>>()?;
    let condition = body.operand(select.condition());
    let ty = body.type_of_variable(select.result());
    let [yes, no] = [select.true_value(), select.false_value()].map(|side| body.coerced(side, &ty));
    Some(match condition.ty {
        CType::Scalar(_) => body.language.choose(&condition, &yes, &no),
        _ => body.language.choose_lanes(&condition, &yes, &no),
    })
}
