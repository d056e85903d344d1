//! Floats: no contraction, regardless of compiler options, and halves by way of `float`.
//!
//! CUDA compilers fuse a product and a sum unless told otherwise (Guide, section 15.3). They do not look into
//! `__fmul_rn` and `__dmul_rn` (CUDA Math API, "Single Precision Intrinsics"), and a sum is fused only with a
//! product. An option may make `/` approximate, but not `__fdiv_rn` and `__ddiv_rn`.
//!
//! `float` has more than twice the bits of a `half` plus two: rounding a sum, product, quotient or root to
//! `float` and then to `half` gives the same result as rounding it once. Only `fma` has a function of its own.

use super::version::Cuda;
use crate::{
    fast_math,
    targets::c_like::{
        body::Body,
        compare,
        expression::{Expr, Precedence},
        language::Language,
        spellings::Spellings,
        types::{CType, Scalar},
    },
};
use gir_dialects::{
    ir::{Op, TypeExt},
    upstream::{
        arith::{self, FastMathFlags},
        math,
    },
};

const HALF: Scalar = Scalar::Float(16);
const FLOAT: Scalar = Scalar::Float(32);

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<arith::AddFOp<'_>>(|body, op| operator(body, op, ("+", Precedence::Additive)))
        .value::<arith::SubFOp<'_>>(|body, op| operator(body, op, ("-", Precedence::Additive)))
        .value::<arith::MulFOp<'_>>(product)
        .value::<arith::DivFOp<'_>>(quotient)
        .value::<arith::NegFOp<'_>>(negate)
        .value::<arith::CmpFOp<'_>>(comparison)
        .value::<arith::BitcastOp<'_>>(bitcast)
        .value::<math::FmaOp<'_>>(fused);
}

/// Functions of `double`, and those of `float`.
const FUNCTIONS: &[(&str, &str, &str)] = &[
    ("fabs", "fabs", "fabsf"),
    ("ceil", "ceil", "ceilf"),
    ("floor", "floor", "floorf"),
    ("trunc", "trunc", "truncf"),
    ("round", "round", "roundf"),
    ("rint", "rint", "rintf"),
    ("sqrt", "__dsqrt_rn", "__fsqrt_rn"),
    ("rsqrt", "rsqrt", "rsqrtf"),
    ("sin", "sin", "sinf"),
    ("cos", "cos", "cosf"),
    ("tan", "tan", "tanf"),
    ("exp", "exp", "expf"),
    ("exp2", "exp2", "exp2f"),
    ("log", "log", "logf"),
    ("log2", "log2", "log2f"),
    ("pow", "pow", "powf"),
    ("copysign", "copysign", "copysignf"),
    ("fmin", "fmin", "fminf"),
    ("fmax", "fmax", "fmaxf"),
];

/// The name of a function for a result type.
pub fn function(name: &'static str, ty: &CType) -> &'static str {
    let mut known = FUNCTIONS.iter();
    match known.find(|(plain, ..)| *plain == name) {
        Some((_, _, single)) if ty.lane() == Some(FLOAT) => single,
        Some((_, double, _)) => double,
        None => name,
    }
}

/// The type in which a type is computed: `float` for halves.
pub fn computed_as(ty: &CType) -> Option<CType> {
    (*ty == CType::Scalar(HALF)).then_some(CType::Scalar(FLOAT))
}

/// The operands, with halves as `float`, and their type.
fn operands<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<(Vec<Expr>, CType)> {
    let ty = CType::of(op.operand(0).ty())?;
    let ty = computed_as(&ty).unwrap_or(ty);
    let operands = op.operands().map(|operand| {
        let operand = body.operand(operand);
        body.language.convert(&operand, &ty)
    });
    Some((operands.collect(), ty))
}

/// The result of an operation from a value computed from [`operands`].
fn result(body: &Body<'_, '_>, op: Op<'_>, computed: &Expr) -> Option<Expr> {
    Some(
        body.language
            .convert(computed, &CType::of(op.result(0).ty())?),
    )
}

fn operator<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (text, precedence): (&str, Precedence),
) -> Option<Expr> {
    let (operands, ty) = operands(body, op)?;
    let [a, b] = operands.as_slice() else {
        return None;
    };
    result(body, op, &Expr::binary(text, precedence, [a, b], ty))
}

/// A function of two operands that is computed exactly as written.
fn exact<'c>(body: &mut Body<'c, '_>, op: Op<'c>, functions: [&str; 2]) -> Option<Expr> {
    let (operands, ty) = operands(body, op)?;
    let [single, double] = functions;
    let function = if ty.lane() == Some(FLOAT) {
        single
    } else {
        double
    };
    let operands: Vec<_> = operands.iter().collect();
    result(body, op, &Expr::call(function, &operands, ty))
}

/// Halves are rounded before a sum could be fused.
fn product<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let is_half = op.result(0).ty().as_float() == Some(16);
    match is_half || fast_math::has(op, FastMathFlags::CONTRACT) {
        true => operator(body, op, ("*", Precedence::Multiplicative)),
        false => exact(body, op, ["__fmul_rn", "__dmul_rn"]),
    }
}

fn quotient<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    match fast_math::has(op, FastMathFlags::ARCP) {
        true => operator(body, op, ("/", Precedence::Multiplicative)),
        false => exact(body, op, ["__fdiv_rn", "__ddiv_rn"]),
    }
}

fn negate<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let (operands, ty) = operands(body, op)?;
    result(body, op, &Expr::prefix("-", operands.first()?, ty))
}

/// Compares halves as `float`: their operators have not always handled NaNs.
fn comparison<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let compare = op.cast::<arith::CmpFOp<'c>>()?;
    let sides = [compare.lhs(), compare.rhs()];
    if compare.lhs().ty().as_float() != Some(16) {
        return compare::floats(body, op);
    }
    let sides = sides.map(|side| {
        let half = body.operand(side);
        let float = body.language.convert(&half, &CType::Scalar(FLOAT));
        match compare::takes_twice(compare.predicate()) {
            true => body.temporary(&float),
            false => float,
        }
    });
    Some(compare::of_floats(body, compare.predicate(), sides))
}

/// Reinterprets the bits; integers keep the sign with which their users read them.
fn bitcast<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.operand(op.operand(0));
    let ty = body.type_of_variable(op.result(0));
    Some(body.language.reinterpret(&operand, &ty))
}

fn fused<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let arguments: Vec<_> = op.operands().map(|operand| body.operand(operand)).collect();
    let arguments: Vec<_> = arguments.iter().collect();
    let ty = CType::of(op.result(0).ty())?;
    let function = match ty.lane()? {
        HALF => "__hfma",
        FLOAT => "__fmaf_rn",
        _ => "__fma_rn",
    };
    Some(Expr::call(function, &arguments, ty))
}

/// A number converted to another type. Halves have conversion functions (CUDA Math API, "Half Precision
/// Conversion and Data Movement"), each of which rounds once.
pub fn convert(language: &Cuda, value: &Expr, from: Scalar, to: Scalar) -> Expr {
    let ty = CType::Scalar(to);
    match (from, to) {
        (HALF, FLOAT) => Expr::call("__half2float", &[value], ty),
        (HALF, _) => {
            let float = Expr::call("__half2float", &[value], CType::Scalar(FLOAT));
            convert(language, &float, FLOAT, to)
        }
        (_, HALF) => {
            let function = match from {
                FLOAT => "__float2half_rn",
                Scalar::Float(_) => "__double2half",
                Scalar::Int {
                    bits: 64,
                    is_signed: true,
                } => "__ll2half_rn",
                Scalar::Int { bits: 64, .. } => "__ull2half_rn",
                Scalar::Int {
                    bits: 32,
                    is_signed: false,
                } => "__uint2half_rn",
                _ => "__int2half_rn",
            };
            Expr::call(function, &[value], ty)
        }
        _ => Expr::prefix(&format!("({})", language.scalar(to)), value, ty),
    }
}

/// The same bits as a value of another type (CUDA Math API, "Type Casting Intrinsics").
pub fn reinterpret(language: &Cuda, value: &Expr, to: &CType) -> Expr {
    let (Some(from), Some(wanted)) = (value.ty.lane(), to.lane()) else {
        return language.convert(value, to);
    };
    let integer = |scalar| match scalar {
        Scalar::Int { bits, is_signed } => Some((bits, is_signed)),
        _ => None,
    };
    let (function, given) = match (integer(from), integer(wanted)) {
        (Some((bits, is_signed)), None) => match (bits, is_signed) {
            (16, false) => ("__ushort_as_half", wanted),
            (16, true) => ("__short_as_half", wanted),
            (32, false) => ("__uint_as_float", wanted),
            (32, true) => ("__int_as_float", wanted),
            _ => ("__longlong_as_double", wanted),
        },
        (None, Some((bits, is_signed))) => match (bits, is_signed) {
            (16, false) => ("__half_as_ushort", wanted),
            (16, true) => ("__half_as_short", wanted),
            (32, false) => ("__float_as_uint", wanted),
            (32, true) => ("__float_as_int", wanted),
            _ => ("__double_as_longlong", Scalar::signed(64)),
        },
        _ => return language.convert(value, to),
    };
    // There is no function for unsigned 64-bit numbers.
    let taken = match from {
        Scalar::Int { bits: 64, .. } => language.with_sign(value, true),
        _ => value.clone(),
    };
    let call = Expr::call(function, &[&taken], CType::Scalar(given));
    language.convert(&call, to)
}
