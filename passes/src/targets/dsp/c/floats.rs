//! Floats: operators and C's own functions, each of which is exact. No product is fused with a sum: the pragma and
//! the options in the first lines say so.
//!
//! `float` has more than twice the bits of a `_Float16` plus two: rounding a sum, product or quotient to `float` and
//! then to `_Float16` gives the same result as rounding it once, whatever a compiler computes `_Float16` in.

use super::language::C;
use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    language::Language,
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

/// Functions of `double`, and those of `float`.
pub const FUNCTIONS: &[(&str, &str)] = &[
    ("fabs", "fabsf"),
    ("ceil", "ceilf"),
    ("floor", "floorf"),
    ("trunc", "truncf"),
    ("round", "roundf"),
    ("rint", "rintf"),
    ("sqrt", "sqrtf"),
    ("fma", "fmaf"),
    ("sin", "sinf"),
    ("cos", "cosf"),
    ("tan", "tanf"),
    ("exp", "expf"),
    ("exp2", "exp2f"),
    ("log", "logf"),
    ("log2", "log2f"),
    ("pow", "powf"),
    ("copysign", "copysignf"),
    ("fmin", "fminf"),
    ("fmax", "fmaxf"),
];

/// The name of a function for a result type.
pub fn function(name: &'static str, ty: &CType) -> &'static str {
    let mut known = FUNCTIONS.iter();
    match known.find(|(double, _)| *double == name) {
        Some((_, single)) if *ty == FLOAT => single,
        _ => name,
    }
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

/// The same bits as a value of another type, by functions of the text.
pub fn reinterpret(language: &C, value: &Expr, to: &CType) -> Expr {
    let (Some(from), Some(wanted)) = (value.ty.lane(), to.lane()) else {
        return language.convert(value, to);
    };
    let function = match (from, wanted) {
        (Scalar::Int { .. }, Scalar::Float(16)) => "gir_half_of",
        (Scalar::Int { .. }, Scalar::Float(32)) => "gir_float_of",
        (Scalar::Int { .. }, Scalar::Float(_)) => "gir_double_of",
        (Scalar::Float(16), Scalar::Int { .. }) => "gir_bits_of_half",
        (Scalar::Float(32), Scalar::Int { .. }) => "gir_bits_of_float",
        (Scalar::Float(_), Scalar::Int { .. }) => "gir_bits_of_double",
        _ => return language.convert(value, to),
    };
    let made = match wanted {
        Scalar::Int { bits, .. } => Scalar::unsigned(bits),
        float @ (Scalar::Float(_) | Scalar::Bool) => float,
    };
    let call = Expr::call(function, &[value], CType::Scalar(made));
    language.convert(&call, to)
}
