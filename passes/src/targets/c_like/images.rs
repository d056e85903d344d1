//! Conversions of texels.

use super::{
    body::Body,
    expression::{Expr, Precedence},
    types::{CType, Scalar},
};
use gir_dialects::ir::{Op, Value};

/// A texel that a function returns, in the type of the operation's result.
pub fn taken(body: &Body<'_, '_>, op: Op<'_>, given: Expr) -> Option<Expr> {
    let wanted = CType::of(op.result(0).ty())?;
    Some(match wanted.lane()? {
        Scalar::Float(_) => body.language.convert(&given, &wanted),
        _ => given,
    })
}

/// A texel in the type that the function to store it takes, with lanes of a type.
pub fn stored<'c>(body: &mut Body<'c, '_>, value: Value<'c>, lane: Scalar) -> Expr {
    let ty = CType::Vector(4, lane);
    let value = body.operand(value);
    match lane {
        Scalar::Float(_) => body.language.convert(&value, &ty),
        _ => body.coerce(value, &ty),
    }
}

/// An expression of a value that stands several times in a text: a variable, or a literal.
pub fn repeated<'c>(body: &mut Body<'c, '_>, expr: Expr) -> Expr {
    match expr.is_simple() {
        true => expr,
        false => body.temporary(&expr),
    }
}

/// Some lanes of a vector by their names, `x`, `yz`; the vector itself where it has no more, and of a number.
pub fn lanes(vector: &Expr, names: &str) -> Expr {
    let (Some(all), Some(lane)) = (vector.ty.lanes(), vector.ty.lane()) else {
        return vector.clone();
    };
    let count = names.len() as u32;
    if count == all {
        return vector.clone();
    }
    let text = format!("{}.{names}", vector.within(Precedence::Postfix));
    let ty = match count {
        1 => CType::Scalar(lane),
        _ => CType::Vector(count, lane),
    };
    Expr::new(text, Precedence::Postfix, ty, [vector])
}
