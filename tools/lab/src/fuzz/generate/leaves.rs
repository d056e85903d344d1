//! Constants, and values in memory before a launch.

use half::f16;

use gir_run::element::Scalar;

use super::super::program::{Class, class, width};
use super::Generator;

/// Integers that operations treat specially; narrower types use their low bits.
const EDGES: [u64; 12] = [
    0,
    1,
    2,
    3,
    7,
    31,
    32,
    33,
    0x7fff_ffff_7fff_7f7f,
    0x8000_0000_8000_8080,
    0xffff_ffff_ffff_fffe,
    u64::MAX,
];

/// Floats that operations treat specially.
const FLOATS: [f64; 18] = [
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    3.0,
    127.5,
    255.0,
    -129.0,
    32767.0,
    65504.0,
    2147483648.0,
    -2147483648.0,
    16777217.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
];

/// The bits of a number of a type. Floats are never NaN, zero or subnormal: their sign and bits are
/// up to the device.
pub(in crate::fuzz) fn scalar_bits(random: &mut Generator, scalar: Scalar) -> u64 {
    if class(scalar) == Class::Float {
        return float_bits(random, scalar);
    }
    let bits = match random.below(3) {
        0 => random.bits64(),
        1 => random.below(20).into(),
        _ => *random.pick(&EDGES),
    };
    bits & (u64::MAX >> (64 - width(scalar)))
}

fn float_bits(random: &mut Generator, scalar: Scalar) -> u64 {
    let number = match random.below(4) {
        0 => f64::from(random.between(-40, 40)) + 0.25,
        1 => f64::from(random.noise()) * 64.0 + 128.0,
        2 => f64::from(random.any_i32() >> random.below(24)) + 0.5,
        _ => *random.pick(&FLOATS),
    };
    match scalar {
        Scalar::F16 => f16::from_f32(number as f32).to_bits().into(),
        Scalar::F32 => (number as f32).to_bits().into(),
        _ => number.to_bits(),
    }
}
