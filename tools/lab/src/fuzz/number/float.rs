//! Floats of three widths: computed in `f64`, which holds each of them, and rounded once.
//!
//! For `f16` and `f32` sums, differences, products and roots of `f64` have bits enough that
//! rounding them again gives the correctly rounded result.

use half::f16;

use gir_run::element::Scalar;

use super::super::program::{Binary, Unary, width};

/// The number with these bits.
pub(super) fn value(scalar: Scalar, bits: u64) -> f64 {
    match scalar {
        Scalar::F16 => f16::from_bits(bits as u16).to_f64(),
        Scalar::F32 => f32::from_bits(bits as u32).into(),
        _ => f64::from_bits(bits),
    }
}

/// The bits of the nearest number of a type, ties to even.
pub(super) fn rounded(value: f64, to: Scalar) -> u64 {
    match to {
        // f32 has over twice the bits of f16 plus two: rounding to odd, then to nearest, rounds to nearest.
        Scalar::F16 => f16::from_f32(to_odd(value)).to_bits().into(),
        Scalar::F32 => (value as f32).to_bits().into(),
        _ => value.to_bits(),
    }
}

/// Rounded to `f32`, to the neighbour with an odd significand if it is no `f32`.
fn to_odd(value: f64) -> f32 {
    let nearest = value as f32;
    let back = f64::from(nearest);
    if back == value || !nearest.is_finite() || nearest.to_bits() & 1 == 1 {
        return nearest;
    }
    let away = (back.abs() < value.abs()) as u32;
    f32::from_bits(match away {
        1 => nearest.to_bits() + 1,
        _ => nearest.to_bits() - 1,
    })
}

pub(super) fn unary(op: Unary, scalar: Scalar, bits: u64) -> u64 {
    let x = value(scalar, bits);
    let sign = 1 << (width(scalar) - 1);
    match op {
        Unary::Neg => bits ^ sign,
        Unary::Abs => bits & !sign,
        Unary::Sqrt => rounded(x.sqrt(), scalar),
        Unary::Floor => rounded(x.floor(), scalar),
        Unary::Ceil => rounded(x.ceil(), scalar),
        Unary::Round => rounded(x.round(), scalar),
        Unary::Rint => rounded(x.round_ties_even(), scalar),
        Unary::Trunc => rounded(x.trunc(), scalar),
        _ => unreachable!("{op:?} of floats"),
    }
}

pub(super) fn binary(op: Binary, scalar: Scalar, left: u64, right: u64) -> u64 {
    let (x, y) = (value(scalar, left), value(scalar, right));
    let result = match op {
        Binary::Add => x + y,
        Binary::Sub => x - y,
        Binary::Mul => x * y,
        Binary::Min => x.min(y),
        Binary::Max => x.max(y),
        _ => unreachable!("{op:?} of floats"),
    };
    rounded(result, scalar)
}

/// The integer of a type without the fraction; 0 if the type cannot hold it.
pub(super) fn to_int(value: f64, to: Scalar) -> u64 {
    let whole = value.trunc();
    let bits = width(to) as i32;
    let (least, end) = match super::class(to) {
        super::Class::Signed => (-2f64.powi(bits - 1), 2f64.powi(bits - 1)),
        _ => (0.0, 2f64.powi(bits)),
    };
    if !(least..end).contains(&whole) {
        return 0;
    }
    super::cut(to, whole as i128 as u64)
}

/// The float nearest to an integer.
pub(super) fn of_int(value: i128, to: Scalar) -> u64 {
    match to {
        // Integers that do not fit f64 exactly are far above the range of f16.
        Scalar::F16 => rounded(value as f64, to),
        Scalar::F32 => (value as f32).to_bits().into(),
        _ => (value as f64).to_bits(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f16_is_rounded_once() {
        // Halfway between two numbers, and a little more: the second step alone would lose it.
        let half = 1.0 + 2f64.powi(-11);
        assert_eq!(rounded(half, Scalar::F16), 0x3c00);
        assert_eq!(rounded(half + 2f64.powi(-40), Scalar::F16), 0x3c01);
        assert_eq!(rounded(half - 2f64.powi(-40), Scalar::F16), 0x3c00);
        assert_eq!(rounded(65519.999, Scalar::F16), 0x7bff);
        assert_eq!(rounded(65520.0, Scalar::F16), 0x7c00);
    }

    #[test]
    fn floats_that_do_not_fit_give_zero() {
        assert_eq!(to_int(-128.9, Scalar::I8), 0x80);
        assert_eq!(to_int(-129.0, Scalar::I8), 0);
        assert_eq!(to_int(255.9, Scalar::U8), 255);
        assert_eq!(to_int(256.0, Scalar::U8), 0);
        assert_eq!(to_int(-0.5, Scalar::U8), 0);
        assert_eq!(to_int(f64::NAN, Scalar::I64), 0);
        assert_eq!(to_int(2f64.powi(63), Scalar::U64), 1 << 63);
        assert_eq!(to_int(2f64.powi(63), Scalar::I64), 0);
    }
}
