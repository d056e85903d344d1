//! The formats by their definitions: a number is `±significand * 2^exponent`, and a value rounds to the nearest one,
//! to that with an even significand between two.

use gir_run::element::Scalar;

/// A format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Format {
    /// Its name in MLIR.
    pub scalar: Scalar,
    /// Bits of its exponent.
    exponent: i32,
    /// Bits of its fraction.
    fraction: i32,
    /// Whether the exponent of all ones has infinities and NaNs; else it has one NaN of each sign.
    has_infinity: bool,
    /// Zero bits after the number in memory.
    unused: i32,
}

const fn format(scalar: Scalar, exponent: i32, fraction: i32, has_infinity: bool) -> Format {
    Format {
        scalar,
        exponent,
        fraction,
        has_infinity,
        unused: 0,
    }
}

pub const BF16: Format = format(Scalar::Bf16, 8, 7, true);
pub const E4M3: Format = format(Scalar::F8E4M3FN, 4, 3, false);
pub const E5M2: Format = format(Scalar::F8E5M2, 5, 2, true);
pub const F16: Format = format(Scalar::F16, 5, 10, true);
pub const F32: Format = format(Scalar::F32, 8, 23, true);
pub const TF32: Format = Format {
    unused: 13,
    ..format(Scalar::Tf32, 8, 10, true)
};

impl Format {
    /// The name in MLIR.
    pub fn name(self) -> &'static str {
        self.scalar.name()
    }

    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The bits of the sign.
    pub fn sign(self) -> u64 {
        1 << (self.exponent + self.fraction + self.unused)
    }

    /// The number of values.
    pub fn count(self) -> u64 {
        1 << (1 + self.exponent + self.fraction)
    }

    /// The value of bits in memory.
    pub fn value(self, bits: u64) -> f64 {
        let bits = bits >> self.unused;
        let fraction = bits & ((1 << self.fraction) - 1);
        let field = (bits >> self.fraction & ((1 << self.exponent) - 1)) as i32;
        let is_negative = bits >> (self.fraction + self.exponent) & 1 == 1;
        let all_ones = (1 << self.exponent) - 1;
        let magnitude = match (field == all_ones, self.has_infinity) {
            (true, true) if fraction == 0 => f64::INFINITY,
            (true, true) => f64::NAN,
            (true, false) if fraction == (1 << self.fraction) - 1 => f64::NAN,
            _ => {
                let leading = u64::from(field > 0) << self.fraction;
                let place = field.max(1) - self.bias() - self.fraction;
                (leading + fraction) as f64 * 2f64.powi(place)
            }
        };
        if is_negative { -magnitude } else { magnitude }
    }

    /// The bits in memory of the number nearest to a value; of a NaN, of some NaN.
    pub fn round(self, value: f64) -> u64 {
        let sign = if value.is_sign_negative() {
            self.sign()
        } else {
            0
        };
        let beyond = match self.has_infinity {
            true => ((1 << self.exponent) - 1) << self.fraction,
            false => (1 << (self.exponent + self.fraction)) - 1,
        };
        let bits: u64 = match value.abs() {
            magnitude if magnitude.is_nan() && self.has_infinity => {
                beyond | 1 << (self.fraction - 1)
            }
            magnitude if magnitude.is_nan() || magnitude.is_infinite() => beyond,
            magnitude => {
                let least = 1 - self.bias();
                let place = ((magnitude.to_bits() >> 52) as i32 - 1023).max(least);
                // In the last place of the number, exact: a power of two is split where it is no f64.
                let units = magnitude * 2f64.powi((self.fraction - place) / 2);
                let units =
                    units * 2f64.powi((self.fraction - place) - (self.fraction - place) / 2);
                let units = units.round_ties_even() as u64;
                // The leading bit counts as one of the exponent.
                ((((place - least) as u64) << self.fraction) + units).min(beyond)
            }
        };
        bits << self.unused | sign
    }

    /// The fraction of a NaN of another format, in this one.
    pub fn fraction_of(self, other: Self, bits: u64) -> u64 {
        let fraction = bits >> other.unused & ((1 << other.fraction) - 1);
        fraction << (self.fraction - other.fraction)
    }

    /// Whether bits are a NaN.
    pub fn is_nan(self, bits: u64) -> bool {
        self.value(bits).is_nan()
    }
}

/// `x * y + z`, with the last bit set if it is inexact: rounding it again to a small format is rounding once.
pub fn fused(x: f64, y: f64, z: f64) -> f64 {
    // The product of two significands of 8 bits is exact.
    let product = x * y;
    let sum = product + z;
    if !sum.is_finite() {
        return sum;
    }
    let other = sum - product;
    let error = (product - (sum - other)) + (z - other);
    if error == 0.0 || sum.to_bits() & 1 == 1 {
        return sum;
    }
    let away = (error > 0.0) == (sum > 0.0);
    f64::from_bits(if away {
        sum.to_bits() + 1
    } else {
        sum.to_bits() - 1
    })
}

/// An integer as f64, with the last bit set if it is inexact.
pub fn of_integer(value: i128) -> f64 {
    let near = value as f64;
    let back = near as i128;
    if back == value || near.to_bits() & 1 == 1 {
        return near;
    }
    let away = back.unsigned_abs() < value.unsigned_abs();
    f64::from_bits(if away {
        near.to_bits() + 1
    } else {
        near.to_bits() - 1
    })
}

/// The oracle agrees with Rust's own conversions and with the crate `half`.
#[test]
fn the_definitions_agree_with_others() {
    for bits in (0..1u64 << 32).step_by(65_521) {
        let value = f32::from_bits(bits as u32);
        if !value.is_nan() {
            assert_eq!(F32.value(bits), f64::from(value));
            assert_eq!(F32.round(f64::from(value)), bits);
            assert_eq!(
                BF16.round(f64::from(value)),
                u64::from(half::bf16::from_f32(value).to_bits())
            );
            assert_eq!(
                F16.round(f64::from(value)),
                u64::from(half::f16::from_f32(value).to_bits())
            );
        }
    }
    for format in [BF16, E4M3, E5M2, F16, TF32] {
        for bits in 0..format.count() {
            let bits = bits << format.unused;
            if !format.is_nan(bits) {
                assert_eq!(
                    format.round(format.value(bits)),
                    bits,
                    "{format:?}: {bits:#x}"
                );
            }
        }
    }
    assert_eq!([E4M3.value(0x7e), E4M3.value(1)], [448.0, 1.0 / 512.0]);
    assert_eq!([E5M2.value(0x7b), E5M2.value(1)], [57344.0, 1.0 / 65536.0]);
    assert_eq!(
        [E4M3.round(463.9), E4M3.round(464.1), E4M3.round(-1e9)],
        [0x7e, 0x7f, 0xff]
    );
    assert_eq!([E5M2.round(61439.0), E5M2.round(61440.0)], [0x7b, 0x7c]);
}
