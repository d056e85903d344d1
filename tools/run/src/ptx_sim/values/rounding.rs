//! Floats of any format as exact numbers, and back with one rounding.

/// How the bits of a float are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits of the exponent.
    pub exponent: u32,
    /// Bits of the fraction.
    pub fraction: u32,
}

/// `f16`
pub const F16: Format = Format {
    exponent: 5,
    fraction: 10,
};
/// `bf16`
pub const BF16: Format = Format {
    exponent: 8,
    fraction: 7,
};
/// `f32`
pub const F32: Format = Format {
    exponent: 8,
    fraction: 23,
};
/// `f64`
pub const F64: Format = Format {
    exponent: 11,
    fraction: 52,
};

/// The direction in which a number between two others is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// To the nearest; in the middle, to the even one.
    Nearest,
    /// Towards zero.
    Zero,
    /// Towards minus infinity.
    Down,
    /// Towards infinity.
    Up,
}

/// A number, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exact {
    /// None.
    Nan,
    /// Infinity.
    Infinite {
        /// Whether it is below zero.
        negative: bool,
    },
    /// `magnitude · 2^exponent`
    Finite {
        /// Whether it is below zero, or a negative zero.
        negative: bool,
        /// The factor of the power of two.
        magnitude: u128,
        /// The power of two.
        exponent: i32,
    },
}

impl Format {
    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    fn most_exponent(self) -> u64 {
        (1 << self.exponent) - 1
    }

    /// A NaN: for all types except `f64` the canonical one of PTX.
    pub fn nan(self) -> u64 {
        let all = (1 << (self.exponent + self.fraction)) - 1;
        match self == F64 {
            true => 0xfff8_0000_0000_0000,
            false => all,
        }
    }

    fn infinity(self, negative: bool) -> u64 {
        self.sign(negative) | self.most_exponent() << self.fraction
    }

    fn sign(self, negative: bool) -> u64 {
        u64::from(negative) << (self.exponent + self.fraction)
    }

    /// The number that the bits represent.
    pub fn exact(self, bits: u64) -> Exact {
        let fraction = bits & ((1 << self.fraction) - 1);
        let exponent = bits >> self.fraction & self.most_exponent();
        let negative = bits >> (self.fraction + self.exponent) & 1 != 0;
        let lowest = 1 - self.bias() - self.fraction as i32;
        match exponent {
            _ if exponent == self.most_exponent() && fraction != 0 => Exact::Nan,
            _ if exponent == self.most_exponent() => Exact::Infinite { negative },
            0 => Exact::Finite {
                negative,
                magnitude: fraction.into(),
                exponent: lowest,
            },
            _ => Exact::Finite {
                negative,
                magnitude: (fraction | 1 << self.fraction).into(),
                exponent: lowest + exponent as i32 - 1,
            },
        }
    }

    /// The bits of a number, rounded.
    pub fn bits(self, number: Exact, rounding: Rounding) -> u64 {
        match number {
            Exact::Nan => self.nan(),
            Exact::Infinite { negative } => self.infinity(negative),
            Exact::Finite {
                negative,
                magnitude: 0,
                ..
            } => self.sign(negative),
            Exact::Finite {
                negative,
                magnitude,
                exponent,
            } => self.sign(negative) | self.rounded(negative, magnitude, exponent, rounding),
        }
    }

    fn rounded(self, negative: bool, magnitude: u128, exponent: i32, rounding: Rounding) -> u64 {
        let lowest = 1 - self.bias() - self.fraction as i32;
        let top = magnitude.ilog2() as i32;
        // The power of two of the last bit that stays.
        let last = (exponent + top - self.fraction as i32).max(lowest);
        let kept = scaled(magnitude, exponent - last, |below, half, odd| {
            rounds_up(negative, below, half, odd, rounding)
        });
        // The implicit bit is included: the carry moves into the exponent by itself.
        let biased = (last - lowest) as u64;
        let bits = kept as u64 + (biased << self.fraction);
        if bits >> self.fraction >= self.most_exponent() {
            return match (rounding, negative) {
                (Rounding::Nearest, _) | (Rounding::Up, false) | (Rounding::Down, true) => {
                    self.infinity(false)
                }
                _ => self.infinity(false) - 1,
            };
        }
        bits
    }
}

/// Whether a magnitude with a remainder below its last bit is rounded up.
fn rounds_up(negative: bool, below: u128, half: u128, odd: bool, rounding: Rounding) -> bool {
    match rounding {
        _ if below == 0 => false,
        Rounding::Nearest => below > half || below == half && odd,
        Rounding::Zero => false,
        Rounding::Down => negative,
        Rounding::Up => !negative,
    }
}

/// A magnitude times a power of two, where `up` decides on rounding up: it gets the remainder, half of the last bit,
/// and whether the quotient is odd.
fn scaled(magnitude: u128, power: i32, up: impl Fn(u128, u128, bool) -> bool) -> u128 {
    if power >= 0 {
        return magnitude << power.min(127);
    }
    let fall = power.unsigned_abs();
    if fall > 127 {
        // Less than a half, and not zero.
        return u128::from(up(u128::from(magnitude != 0), 2, false));
    }
    let kept = magnitude >> fall;
    let below = magnitude & ((1 << fall) - 1);
    kept + u128::from(up(below, 1 << (fall - 1), kept & 1 != 0))
}

impl Exact {
    /// A number of 64 bits with a sign.
    pub fn of_integer(value: i128) -> Self {
        Self::Finite {
            negative: value < 0,
            magnitude: value.unsigned_abs(),
            exponent: 0,
        }
    }

    /// The integer that it is rounded to; values beyond 100 bits become the largest of them. `None` for a NaN.
    pub fn to_integer(self, rounding: Rounding) -> Option<i128> {
        const MOST: i128 = 1 << 100;
        let magnitude = match self {
            Self::Nan => return None,
            Self::Infinite { negative } => return Some(if negative { -MOST } else { MOST }),
            Self::Finite {
                negative,
                magnitude,
                exponent,
            } => {
                let top = magnitude.checked_ilog2().unwrap_or(0) as i32;
                if exponent + top > 99 {
                    MOST
                } else {
                    let up = |below, half, odd| rounds_up(negative, below, half, odd, rounding);
                    scaled(magnitude, exponent, up) as i128
                }
            }
        };
        let negative = matches!(self, Self::Finite { negative: true, .. });
        Some(if negative { -magnitude } else { magnitude })
    }

    /// Whether its sign bit is set.
    pub fn is_negative(self) -> bool {
        match self {
            Self::Nan => false,
            Self::Infinite { negative } | Self::Finite { negative, .. } => negative,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_goes_there_and_back() {
        for bits in 0..=u16::MAX {
            let half = half::f16::from_bits(bits);
            if half.is_nan() {
                assert_eq!(F16.exact(bits.into()), Exact::Nan);
                continue;
            }
            let exact = F16.exact(bits.into());
            assert_eq!(F16.bits(exact, Rounding::Nearest), u64::from(bits));
            let single = F32.bits(exact, Rounding::Nearest);
            assert_eq!(single, u64::from(half.to_f32().to_bits()), "{bits:#x}");
            let double = F64.bits(exact, Rounding::Zero);
            assert_eq!(double, half.to_f64().to_bits());
        }
    }

    #[test]
    fn doubles_become_singles_as_in_rust() {
        let mut state = 0x1234_5678_9abc_def1_u64;
        for round in 0..200_000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            // Most exponents of f64 are none of f32: half of the samples get one near those.
            let bits = match round % 2 {
                0 => state,
                _ => state & 0x800f_ffff_ffff_ffff | (0x360 + (state >> 52) % 0x130) << 52,
            };
            let value = f64::from_bits(bits);
            if value.is_nan() {
                continue;
            }
            let found = F32.bits(F64.exact(bits), Rounding::Nearest);
            assert_eq!(found as u32, (value as f32).to_bits(), "{bits:#x}");
            let half = F16.bits(
                F32.exact((value as f32).to_bits().into()),
                Rounding::Nearest,
            );
            assert_eq!(half as u16, half::f16::from_f32(value as f32).to_bits());
        }
    }

    #[test]
    fn directed_rounding_encloses() {
        for value in [
            0.1,
            1.0 / 3.0,
            1e-40,
            1e-310,
            3.4e38,
            1e39,
            65504.0,
            65519.0,
            65520.0,
        ] {
            for value in [value, -value] {
                let bits = |rounding| F32.bits(F64.exact(f64::to_bits(value)), rounding) as u32;
                let [down, up, zero] =
                    [Rounding::Down, Rounding::Up, Rounding::Zero].map(|r| f32::from_bits(bits(r)));
                assert!(
                    f64::from(down) <= value && value <= f64::from(up),
                    "{value}"
                );
                assert!(f64::from(zero).abs() <= value.abs());
                assert!(down == up || down.next_up() == up);
            }
        }
    }

    #[test]
    fn integers_are_rounded() {
        let of = |value: f64, rounding| F64.exact(value.to_bits()).to_integer(rounding);
        use Rounding::{Down, Nearest, Up, Zero};
        for (value, nearest, zero, down, up) in [
            (2.5, 2, 2, 2, 3),
            (3.5, 4, 3, 3, 4),
            (-2.5, -2, -2, -3, -2),
            (-0.1, 0, 0, -1, 0),
            (1e-300, 0, 0, 0, 1),
            (7.0, 7, 7, 7, 7),
            (
                -1e15,
                -1_000_000_000_000_000,
                -1_000_000_000_000_000,
                -1_000_000_000_000_000,
                -1_000_000_000_000_000,
            ),
        ] {
            let found = [Nearest, Zero, Down, Up].map(|rounding| of(value, rounding));
            assert_eq!(found, [nearest, zero, down, up].map(Some), "{value}");
        }
        assert_eq!(of(f64::NAN, Zero), None);
        assert_eq!(of(f64::MAX, Zero), Some(1 << 100));
        assert_eq!(of(f64::NEG_INFINITY, Zero), Some(-1 << 100));
    }
}
