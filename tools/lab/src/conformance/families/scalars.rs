//! Numbers as the bits of their type, and functions of them.

use crate::conformance::half_rounding::nearest_half;
use crate::conformance::instruction::Bits;
use crate::conformance::table::Type;
use half::f16;

/// Mask of the bits of a type.
pub fn mask(ty: Type) -> u64 {
    u64::MAX >> (64 - 8 * ty.size())
}

/// The signed integer with these bits.
pub fn signed(ty: Type, bits: u64) -> i64 {
    let spare = 64 - 8 * ty.size();
    (bits << spare) as i64 >> spare
}

/// Applies a function of f64 to the bits of floats, and rounds its result once more: harmless for sums and
/// products of floats of half the precision, and for functions that do not round.
pub fn on_floats(ty: Type, x: u64, y: u64, function: fn(f64, f64) -> f64) -> u64 {
    let value = |bits| match ty {
        Type::F16 => f16::of(bits).to_f64(),
        Type::F32 => f64::from(f32::of(bits)),
        _ => f64::of(bits),
    };
    float(ty, function(value(x), value(y)))
}

/// The bits of the nearest value of a float type.
pub fn float(ty: Type, value: f64) -> u64 {
    match ty {
        Type::F16 => nearest_half(value).bits(),
        Type::F32 => (value as f32).bits(),
        _ => value.bits(),
    }
}
