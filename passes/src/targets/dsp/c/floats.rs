//! Floats: C's own functions, each of which is exact, and the bits of floats. No product is fused with a sum: the
//! pragma and the options in the first lines say so.

use super::language::C;
use crate::targets::c_like::{
    expression::Expr,
    language::Language,
    types::{CType, Scalar},
};

const FLOAT: CType = CType::Scalar(Scalar::Float(32));

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
