//! Integers; results may have more bits than their type.

use gir_run::element::Scalar;

use super::super::program::{Binary, Class, Unary, class, width};

/// The number with these bits, of a signed type.
pub(super) fn signed(scalar: Scalar, bits: u64) -> i64 {
    let unused = 64 - width(scalar);
    ((bits << unused) as i64) >> unused
}

pub(super) fn unary(op: Unary, scalar: Scalar, bits: u64) -> u64 {
    let width = width(scalar);
    match op {
        Unary::Neg => bits.wrapping_neg(),
        Unary::Not => !bits,
        Unary::Abs => signed(scalar, bits).unsigned_abs(),
        Unary::Popcount => bits.count_ones().into(),
        Unary::Clz => (bits.leading_zeros() + width - 64).into(),
        Unary::Ctz => bits.trailing_zeros().min(width).into(),
        Unary::Bitreverse => bits.reverse_bits() >> (64 - width),
        _ => unreachable!("{op:?} of integers"),
    }
}

pub(super) fn binary(op: Binary, scalar: Scalar, left: u64, right: u64) -> u64 {
    let is_signed = class(scalar) == Class::Signed;
    let (x, y) = (signed(scalar, left), signed(scalar, right));
    let amount = right % u64::from(width(scalar));
    match op {
        Binary::Add => left.wrapping_add(right),
        Binary::Sub => left.wrapping_sub(right),
        Binary::Mul => left.wrapping_mul(right),
        Binary::Div if right == 0 => left,
        Binary::Rem if right == 0 => 0,
        Binary::Div if is_signed => x.wrapping_div(y) as u64,
        Binary::Rem if is_signed => x.wrapping_rem(y) as u64,
        Binary::Div => left / right,
        Binary::Rem => left % right,
        Binary::And => left & right,
        Binary::Or => left | right,
        Binary::Xor => left ^ right,
        Binary::Shl => left << amount,
        Binary::Shr if is_signed => (x >> amount) as u64,
        Binary::Shr => left >> amount,
        Binary::Min if is_signed => x.min(y) as u64,
        Binary::Max if is_signed => x.max(y) as u64,
        Binary::Min => left.min(right),
        Binary::Max => left.max(right),
    }
}
