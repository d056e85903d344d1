//! Functions of numbers: elementary, geometric, common.

use super::super::call::{
    Call,
    Meaning::{Build, BySign, Op},
    Outcome, Row,
};
use super::super::intrinsics::scale;
use crate::gpu_to_mir::foreign::with_sign;
use gir_dialects::{
    ir::{OpView, TypeExt, Value},
    upstream::{
        arith::{self, CmpFPredicate},
        math,
    },
};

/// The functions.
pub const ROWS: &[Row] = &[
    ("acos", Op(math::AcosOp::NAME)),
    ("acosh", Op(math::AcoshOp::NAME)),
    ("asin", Op(math::AsinOp::NAME)),
    ("asinh", Op(math::AsinhOp::NAME)),
    ("atan", Op(math::AtanOp::NAME)),
    ("atan2", Op(math::Atan2Op::NAME)),
    ("atanh", Op(math::AtanhOp::NAME)),
    ("cbrt", Op(math::CbrtOp::NAME)),
    ("ceil", Op(math::CeilOp::NAME)),
    (
        "copysign",
        Build(|c| c.one(with_sign(&c.b, c.arg(0)?, c.arg(1)?))),
    ),
    ("cos", Op(math::CosOp::NAME)),
    ("cosh", Op(math::CoshOp::NAME)),
    ("erf", Op(math::ErfOp::NAME)),
    ("erfc", Op(math::ErfcOp::NAME)),
    ("exp", Op(math::ExpOp::NAME)),
    ("exp2", Op(math::Exp2Op::NAME)),
    ("exp10", Build(power_of_ten)),
    ("expm1", Op(math::ExpM1Op::NAME)),
    ("fabs", Op(math::AbsFOp::NAME)),
    ("fdim", Build(positive_difference)),
    ("floor", Op(math::FloorOp::NAME)),
    ("fma", Op(math::FmaOp::NAME)),
    ("fmax", Op(arith::MaxNumFOp::NAME)),
    ("fmin", Op(arith::MinNumFOp::NAME)),
    ("fmod", Op(arith::RemFOp::NAME)),
    (
        "hypot",
        Build(|c| {
            let (x, y) = (c.arg(0)?, c.arg(1)?);
            c.one(root(c, sum(c, product(c, x, x), product(c, y, y))))
        }),
    ),
    ("log", Op(math::LogOp::NAME)),
    ("log10", Op(math::Log10Op::NAME)),
    ("log1p", Op(math::Log1pOp::NAME)),
    ("log2", Op(math::Log2Op::NAME)),
    (
        "mad",
        Build(|c| {
            let a = c.spread();
            c.one(sum(c, product(c, a[0], a[1]), a[2]))
        }),
    ),
    ("pow", Op(math::PowFOp::NAME)),
    ("pown", Op(math::FPowIOp::NAME)),
    ("powr", Op(math::PowFOp::NAME)),
    ("rint", Op(math::RoundEvenOp::NAME)),
    ("round", Op(math::RoundOp::NAME)),
    ("rsqrt", Op(math::RsqrtOp::NAME)),
    ("sin", Op(math::SinOp::NAME)),
    ("sinh", Op(math::SinhOp::NAME)),
    ("sqrt", Op(math::SqrtOp::NAME)),
    ("tan", Op(math::TanOp::NAME)),
    ("tanh", Op(math::TanhOp::NAME)),
    ("trunc", Op(math::TruncOp::NAME)),
    // Implementations choose the precision of these; ours is that of the plain functions.
    ("native_cos", Op(math::CosOp::NAME)),
    ("native_divide", Op(arith::DivFOp::NAME)),
    ("native_exp", Op(math::ExpOp::NAME)),
    ("native_exp2", Op(math::Exp2Op::NAME)),
    ("native_log", Op(math::LogOp::NAME)),
    ("native_log10", Op(math::Log10Op::NAME)),
    ("native_log2", Op(math::Log2Op::NAME)),
    ("native_powr", Op(math::PowFOp::NAME)),
    (
        "native_recip",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(quotient(c, c.float(x.ty(), 1.0), x))
        }),
    ),
    ("native_rsqrt", Op(math::RsqrtOp::NAME)),
    ("native_sin", Op(math::SinOp::NAME)),
    ("native_sqrt", Op(math::SqrtOp::NAME)),
    ("native_tan", Op(math::TanOp::NAME)),
    ("half_cos", Op(math::CosOp::NAME)),
    ("half_divide", Op(arith::DivFOp::NAME)),
    ("half_exp", Op(math::ExpOp::NAME)),
    ("half_exp2", Op(math::Exp2Op::NAME)),
    ("half_log", Op(math::LogOp::NAME)),
    ("half_exp10", Build(power_of_ten)),
    ("half_log10", Op(math::Log10Op::NAME)),
    ("half_log2", Op(math::Log2Op::NAME)),
    ("half_powr", Op(math::PowFOp::NAME)),
    (
        "half_recip",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(quotient(c, c.float(x.ty(), 1.0), x))
        }),
    ),
    ("half_rsqrt", Op(math::RsqrtOp::NAME)),
    ("half_sin", Op(math::SinOp::NAME)),
    ("half_sqrt", Op(math::SqrtOp::NAME)),
    ("half_tan", Op(math::TanOp::NAME)),
    ("native_exp10", Build(power_of_ten)),
    // Common functions.
    ("clamp", Build(clamp)),
    (
        "degrees",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(product(c, x, c.float(x.ty(), 180.0 / std::f64::consts::PI)))
        }),
    ),
    (
        "max",
        BySign([
            arith::MaxSIOp::NAME,
            arith::MaxUIOp::NAME,
            arith::MaxNumFOp::NAME,
        ]),
    ),
    (
        "min",
        BySign([
            arith::MinSIOp::NAME,
            arith::MinUIOp::NAME,
            arith::MinNumFOp::NAME,
        ]),
    ),
    (
        "mix",
        Build(|c| {
            let a = c.spread();
            c.one(sum(c, a[0], product(c, difference(c, a[1], a[0]), a[2])))
        }),
    ),
    (
        "radians",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(product(c, x, c.float(x.ty(), std::f64::consts::PI / 180.0)))
        }),
    ),
    ("sign", Build(sign)),
    ("step", Build(step)),
    ("smoothstep", Build(smoothstep)),
    // Geometry.
    ("cross", Build(cross)),
    (
        "distance",
        Build(|c| {
            let d = difference(c, c.arg(0)?, c.arg(1)?);
            c.one(root(c, dot(c, d, d)))
        }),
    ),
    (
        "dot",
        Build(|c| match c.arg(0)?.ty().lane().is_float() {
            true => c.one(dot(c, c.arg(0)?, c.arg(1)?)),
            false => Err("is a dot product of integers, of an extension; write the sum".to_owned()),
        }),
    ),
    ("ldexp", Build(scale)),
    (
        "fast_distance",
        Build(|c| {
            let d = difference(c, c.arg(0)?, c.arg(1)?);
            c.one(root(c, dot(c, d, d)))
        }),
    ),
    (
        "fast_length",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(root(c, dot(c, x, x)))
        }),
    ),
    ("fast_normalize", Build(normalize)),
    (
        "length",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(root(c, dot(c, x, x)))
        }),
    ),
    ("normalize", Build(normalize)),
];

/// The meaning of a function of C's library.
pub fn of_name(name: &str) -> Option<super::super::call::Meaning> {
    let mut rows = ROWS.iter();
    rows.find(|(known, _)| *known == name)
        .map(|&(_, meaning)| meaning)
}

/// The sum of floats.
pub fn sum<'c>(c: &Call<'_, 'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    c.op(arith::AddFOp::NAME, &[l, r])
}

fn difference<'c>(c: &Call<'_, 'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    c.op(arith::SubFOp::NAME, &[l, r])
}

/// The product of floats.
pub fn product<'c>(c: &Call<'_, 'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    c.op(arith::MulFOp::NAME, &[l, r])
}

fn quotient<'c>(c: &Call<'_, 'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    c.op(arith::DivFOp::NAME, &[l, r])
}

fn root<'c>(c: &Call<'_, 'c>, x: Value<'c>) -> Value<'c> {
    c.op(math::SqrtOp::NAME, &[x])
}

fn power_of_ten<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let x = c.arg(0)?;
    c.one(c.op(math::PowFOp::NAME, &[c.float(x.ty(), 10.0), x]))
}

fn dot<'c>(c: &Call<'_, 'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    let lanes = c.lanes(product(c, l, r)).into_iter();
    lanes.reduce(|all, lane| sum(c, all, lane)).unwrap_or(l)
}

fn normalize<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let x = c.arg(0)?;
    let length = root(c, dot(c, x, x));
    let length = match x.ty().as_vector() {
        Some(_) => c.splat(length, x.ty()),
        None => length,
    };
    c.one(quotient(c, x, length))
}

fn cross<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (l, r, ty) = (c.lanes(c.arg(0)?), c.lanes(c.arg(1)?), c.ty()?);
    let minor = |one: usize, other: usize| {
        difference(
            c,
            product(c, l[one], r[other]),
            product(c, l[other], r[one]),
        )
    };
    let mut lanes = vec![minor(1, 2), minor(2, 0), minor(0, 1)];
    if l.len() == 4 {
        lanes.push(c.float(ty.lane(), 0.0));
    }
    c.one(c.join(ty, &lanes))
}

fn clamp<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let a = c.spread();
    let [max, min] = match () {
        () if a[0].ty().lane().is_float() => [arith::MaxNumFOp::NAME, arith::MinNumFOp::NAME],
        () if c.is_unsigned(0) => [arith::MaxUIOp::NAME, arith::MinUIOp::NAME],
        () => [arith::MaxSIOp::NAME, arith::MinSIOp::NAME],
    };
    let above = c.op(max, &[a[0], a[1]]);
    c.one(c.op(min, &[above, a[2]]))
}

/// `x - y` if that is positive, else 0; a NaN if either is one.
fn positive_difference<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let is_less = c.compare_floats(CmpFPredicate::OLE, x, y);
    c.one(c.select(is_less, c.float(x.ty(), 0.0), difference(c, x, y)))
}

/// -1, 1, or the zero itself; 0 for a NaN.
fn sign<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let x = c.arg(0)?;
    let zero = c.float(x.ty(), 0.0);
    let one = with_sign(&c.b, c.float(x.ty(), 1.0), x);
    let is_zero = c.compare_floats(CmpFPredicate::OEQ, x, zero);
    let is_nan = c.compare_floats(CmpFPredicate::UNO, x, x);
    let number = c.select(is_zero, x, one);
    c.one(c.select(is_nan, zero, number))
}

/// 0 below the edge, else 1.
fn step<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let a = c.spread();
    let is_below = c.compare_floats(CmpFPredicate::OLT, a[1], a[0]);
    let ty = a[1].ty();
    c.one(c.select(is_below, c.float(ty, 0.0), c.float(ty, 1.0)))
}

fn smoothstep<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let a = c.spread();
    let ty = a[2].ty();
    let part = quotient(c, difference(c, a[2], a[0]), difference(c, a[1], a[0]));
    let above = c.op(arith::MaxNumFOp::NAME, &[part, c.float(ty, 0.0)]);
    let t = c.op(arith::MinNumFOp::NAME, &[above, c.float(ty, 1.0)]);
    let slope = difference(c, c.float(ty, 3.0), product(c, c.float(ty, 2.0), t));
    c.one(product(c, product(c, t, t), slope))
}
