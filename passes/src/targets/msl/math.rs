//! Mathematical functions that only Metal has, or that it has in two versions.

use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{ir::Op, lir, upstream::math};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<math::AbsIOp<'_>>(absolute)
        .value::<lir::BitReverseOp<'_>>(reverse_bits);
}

/// The functions of `float` in the namespace `precise` (MSL, section 6.5): compiler options may make the
/// functions of the same names outside it less exact, or invalid for NaNs.
const PRECISE: &[(&str, &str)] = &[
    ("sqrt", "precise::sqrt"),
    ("rsqrt", "precise::rsqrt"),
    ("sin", "precise::sin"),
    ("cos", "precise::cos"),
    ("tan", "precise::tan"),
    ("exp", "precise::exp"),
    ("exp2", "precise::exp2"),
    ("log", "precise::log"),
    ("log2", "precise::log2"),
    ("pow", "precise::pow"),
    ("fmin", "precise::fmin"),
    ("fmax", "precise::fmax"),
];

/// The name of a function for a result type.
pub fn function(name: &'static str, ty: &CType) -> &'static str {
    let mut precise = PRECISE.iter();
    match precise.find(|(plain, _)| *plain == name) {
        Some((_, precise)) if ty.lane() == Some(Scalar::Float(32)) => precise,
        _ => name,
    }
}

/// The absolute value. The least number has no negation: its bits stay, read as unsigned.
fn absolute<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.simple(op.operand(0));
    let [signed, unsigned] = [true, false].map(|is_signed| {
        let ty = operand.ty.with_sign(is_signed);
        body.language.convert(&operand, &ty)
    });
    let number = |value, ty: &CType| {
        let lane = body.language.integer(value, ty.lane()?);
        Some(match ty {
            CType::Scalar(_) => lane,
            ty => body.language.vector(&[lane], ty),
        })
    };
    let flags = match operand.ty.lanes() {
        Some(lanes) => body.language.flags(lanes),
        None => crate::targets::c_like::types::BOOL,
    };
    let zero = number(0, &signed.ty)?;
    let is_negative = Expr::binary("<", Precedence::Relational, [&signed, &zero], flags);
    let nothing = number(0, &unsigned.ty)?;
    // Narrow numbers are computed in `int`.
    let computed = match unsigned.ty {
        CType::Scalar(Scalar::Int { bits: 8 | 16, .. }) => CType::Scalar(Scalar::signed(32)),
        ref ty => ty.clone(),
    };
    let sides = [&nothing, &unsigned];
    let opposite = Expr::binary("-", Precedence::Additive, sides, computed);
    let opposite = body.language.convert(&opposite, &unsigned.ty);
    Some(match operand.ty {
        CType::Scalar(_) => body.language.choose(&is_negative, &opposite, &unsigned),
        _ => body
            .language
            .choose_lanes(&is_negative, &opposite, &unsigned),
    })
}

/// MSL, section 6.4.
fn reverse_bits<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.unsigned(op.operand(0));
    Some(Expr::call("reverse_bits", &[&operand], operand.ty.clone()))
}
