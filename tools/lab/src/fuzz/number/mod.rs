//! Arithmetic on scalars of all types, as GIR defines it, on their bits.
//!
//! Where GIR leaves the value open, it is the one that `mir` and `lir` promise: `x / 0` is `x`,
//! `x rem 0` is 0, shifts count modulo the width, a float that does not fit an integer gives 0.

mod float;
mod int;

use gir_run::element::Scalar;

use super::program::{Binary, Class, Compare, Conversion, Unary, class, width};

/// The bits of the NaN that stands for all NaNs of this width.
#[must_use]
pub fn nan(width: u32) -> u64 {
    match width {
        16 => 0x7e00,
        32 => 0x7fc0_0000,
        _ => 0x7ff8_0000_0000_0000,
    }
}

/// All bits of a float of this width but the lowest one of the exponent.
#[must_use]
pub fn finite(width: u32) -> u64 {
    match width {
        16 => 0xfbff,
        32 => 0xff7f_ffff,
        _ => 0xffef_ffff_ffff_ffff,
    }
}

/// The bits, cut to the width of a type.
#[must_use]
pub fn cut(scalar: Scalar, bits: u64) -> u64 {
    bits & (u64::MAX >> (64 - width(scalar)))
}

/// An operation on one operand.
#[must_use]
pub fn unary(op: Unary, scalar: Scalar, bits: u64) -> u64 {
    match class(scalar) {
        Class::Float => float::unary(op, scalar, bits),
        _ => cut(scalar, int::unary(op, scalar, bits)),
    }
}

/// An operation on two operands.
#[must_use]
pub fn binary(op: Binary, scalar: Scalar, left: u64, right: u64) -> u64 {
    match class(scalar) {
        Class::Float => float::binary(op, scalar, left, right),
        _ => cut(scalar, int::binary(op, scalar, left, right)),
    }
}

/// A product and a sum, rounded once, of f32 or f64.
#[must_use]
pub fn fma(scalar: Scalar, [x, y, z]: [u64; 3]) -> u64 {
    let [x, y, z] = [x, y, z].map(|bits| float::value(scalar, bits));
    match scalar {
        Scalar::F64 => x.mul_add(y, z).to_bits(),
        _ => (x as f32).mul_add(y as f32, z as f32).to_bits().into(),
    }
}

/// A comparison; of floats, the flag is the result for a NaN.
#[must_use]
pub fn compare(op: Compare, unordered: bool, scalar: Scalar, left: u64, right: u64) -> bool {
    let ordering = match class(scalar) {
        Class::Signed => Some(int::signed(scalar, left).cmp(&int::signed(scalar, right))),
        Class::Unsigned => Some(left.cmp(&right)),
        Class::Float => float::value(scalar, left).partial_cmp(&float::value(scalar, right)),
    };
    let Some(ordering) = ordering else {
        return unordered;
    };
    match op {
        Compare::Eq => ordering.is_eq(),
        Compare::Ne => ordering.is_ne(),
        Compare::Lt => ordering.is_lt(),
        Compare::Le => ordering.is_le(),
        Compare::Gt => ordering.is_gt(),
        Compare::Ge => ordering.is_ge(),
    }
}

/// A conversion between two types.
#[must_use]
pub fn convert(conversion: Conversion, from: Scalar, to: Scalar, bits: u64) -> u64 {
    match conversion {
        Conversion::Bitcast | Conversion::Trunc => cut(to, bits),
        Conversion::Extend if class(from) == Class::Signed => {
            cut(to, int::signed(from, bits) as u64)
        }
        Conversion::Extend => bits,
        Conversion::FloatToInt => float::to_int(float::value(from, bits), to),
        Conversion::IntToFloat if class(from) == Class::Signed => {
            float::of_int(int::signed(from, bits).into(), to)
        }
        Conversion::IntToFloat => float::of_int(bits.into(), to),
        Conversion::FloatExtend | Conversion::FloatTrunc => {
            float::rounded(float::value(from, bits), to)
        }
    }
}

/// The bits of a float; those of one certain NaN for any NaN, 0 for any zero.
#[must_use]
pub fn canonical(scalar: Scalar, bits: u64) -> u64 {
    let value = float::value(scalar, bits);
    if value.is_nan() {
        nan(width(scalar))
    } else if value == 0.0 {
        0
    } else {
        bits
    }
}
