//! The functions computed on the host: the reference that devices must match bit for bit.

use super::numbers::{Bit, Real, Word};
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Shl, Shr, Sub};

/// A word or a float on the host.
#[derive(Clone, Copy, Debug)]
pub struct Host<T>(pub T);

impl Bit for bool {}

/// Operators of words, and of words and constants.
macro_rules! word_operators {
    ($word:ident: $($trait:ident $method:ident $compute:expr;)*) => {$(
        impl $trait for Host<$word> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let compute: fn($word, $word) -> $word = $compute;
                Self(compute(self.0, other.0))
            }
        }
        impl $trait<u64> for Host<$word> {
            type Output = Self;
            fn $method(self, other: u64) -> Self {
                $trait::$method(self, Self(other as $word))
            }
        }
    )*};
}

/// Operators of floats, and of floats and constants.
macro_rules! real_operators {
    ($real:ident: $($trait:ident $method:ident)*) => {$(
        impl $trait for Host<$real> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                Self($trait::$method(self.0, other.0))
            }
        }
        impl $trait<f64> for Host<$real> {
            type Output = Self;
            fn $method(self, other: f64) -> Self {
                Self($trait::$method(self.0, other as $real))
            }
        }
    )*};
}

/// A format: its word type, the signed one, the one of twice the width, and its float type.
macro_rules! format {
    ($word:ident $signed:ident $wide:ident $real:ident) => {
        word_operators! {
            $word:
            Add add $word::wrapping_add;
            Sub sub $word::wrapping_sub;
            Mul mul $word::wrapping_mul;
            BitAnd bitand |x, y| x & y;
            BitOr bitor |x, y| x | y;
            BitXor bitxor |x, y| x ^ y;
            Shl shl |x, y| x.wrapping_shl(y as u32);
            Shr shr |x, y| x.wrapping_shr(y as u32);
        }

        real_operators! { $real: Add add Sub sub Mul mul }

        impl Neg for Host<$real> {
            type Output = Self;
            fn neg(self) -> Self {
                Self(-self.0)
            }
        }

        impl Word for Host<$word> {
            type Real = Host<$real>;
            type Bit = bool;

            const BITS: u64 = $word::BITS as u64;
            const PRECISION: u64 = $real::MANTISSA_DIGITS as u64;

            fn constant(self, value: u64) -> Self {
                Self(value as $word)
            }
            fn mul_high(self, other: Self) -> Self {
                let product = $wide::from(self.0) * $wide::from(other.0);
                Self((product >> $word::BITS) as $word)
            }
            fn leading_zeros(self) -> Self {
                Self(self.0.leading_zeros().into())
            }
            fn equals(self, other: u64) -> bool {
                self.0 == other as $word
            }
            fn below(self, other: Self) -> bool {
                self.0 < other.0
            }
            fn above(self, other: u64) -> bool {
                self.0 > other as $word
            }
            fn is_negative(self) -> bool {
                (self.0 as $signed) < 0
            }
            fn select(condition: bool, yes: Self, no: Self) -> Self {
                if condition { yes } else { no }
            }
            fn as_real(self) -> Self::Real {
                Host($real::from_bits(self.0))
            }
            fn to_real(self) -> Self::Real {
                Host(self.0 as $signed as $real)
            }
        }

        impl Real for Host<$real> {
            type Word = Host<$word>;
            type Bit = bool;

            fn constant(self, value: f64) -> Self {
                Self(value as $real)
            }
            fn estimated_quotient(self, divisor: Self) -> Self {
                Self(estimate((self.0 / divisor.0).into(), divisor.0.into()) as $real)
            }
            fn bits(self) -> Self::Word {
                Host(self.0.to_bits())
            }
            fn round_even(self) -> Self {
                Self(self.0.round_ties_even())
            }
            fn integer_part(self) -> Self::Word {
                Host(self.0 as $signed as $word)
            }
            fn below(self, other: f64) -> bool {
                self.0 < other as $real
            }
            fn above(self, other: f64) -> bool {
                self.0 > other as $real
            }
            fn select(condition: bool, yes: Self, no: Self) -> Self {
                if condition { yes } else { no }
            }
        }
    };
}

format! { u32 i32 u64 f32 }
format! { u64 i64 u128 f64 }

/// A quotient with the worst error allowed to a device: up to 3 units in the last place of an f32,
/// in a direction that depends on the divisor.
fn estimate(quotient: f64, divisor: f64) -> f64 {
    let bits = (quotient as f32).to_bits();
    let error = (bits ^ (divisor as f32).to_bits()).wrapping_mul(0x9e37_79b9) >> 16;
    f64::from(f32::from_bits(bits + error % 7 - 3))
}
