//! The functions computed on the host, for tests.

use super::numbers::{Bit, Real, Word};
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Shl, Shr, Sub};

/// A word of the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostWord(pub u32);

impl Bit for bool {}

macro_rules! operators {
    ($($trait:ident $method:ident $compute:expr;)*) => {$(
        impl $trait for HostWord {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let compute: fn(u32, u32) -> u32 = $compute;
                Self(compute(self.0, other.0))
            }
        }
        impl $trait<u32> for HostWord {
            type Output = Self;
            fn $method(self, other: u32) -> Self {
                $trait::$method(self, Self(other))
            }
        }
    )*};
}

operators! {
    Add add u32::wrapping_add;
    Sub sub u32::wrapping_sub;
    Mul mul u32::wrapping_mul;
    BitAnd bitand |x, y| x & y;
    BitOr bitor |x, y| x | y;
    BitXor bitxor |x, y| x ^ y;
    Shl shl u32::wrapping_shl;
    Shr shr u32::wrapping_shr;
}

impl Word for HostWord {
    type Real = f32;
    type Bit = bool;

    fn constant(self, value: u32) -> Self {
        Self(value)
    }
    fn mul_high(self, other: Self) -> Self {
        Self(((u64::from(self.0) * u64::from(other.0)) >> 32) as u32)
    }
    fn leading_zeros(self) -> Self {
        Self(self.0.leading_zeros())
    }
    fn equals(self, other: u32) -> bool {
        self.0 == other
    }
    fn below(self, other: Self) -> bool {
        self.0 < other.0
    }
    fn above(self, other: u32) -> bool {
        self.0 > other
    }
    fn is_negative(self) -> bool {
        (self.0 as i32) < 0
    }
    fn select(condition: bool, yes: Self, no: Self) -> Self {
        if condition { yes } else { no }
    }
    fn as_real(self) -> f32 {
        f32::from_bits(self.0)
    }
    fn to_real(self) -> f32 {
        self.0 as i32 as f32
    }
}

impl Real for f32 {
    type Word = HostWord;
    type Bit = bool;

    fn constant(self, value: f32) -> Self {
        value
    }
    fn estimated_quotient(self, divisor: Self) -> Self {
        // Some devices are off by so much; which way depends on the operands.
        let bits = (self / divisor).to_bits();
        let error = (bits ^ divisor.to_bits()).wrapping_mul(0x9e37_79b9) >> 16;
        Self::from_bits(bits + error % 7 - 3)
    }
    fn bits(self) -> HostWord {
        HostWord(self.to_bits())
    }
    fn round_even(self) -> Self {
        self.round_ties_even()
    }
    fn integer_part(self) -> HostWord {
        HostWord(self as i32 as u32)
    }
    fn below(self, other: f32) -> bool {
        self < other
    }
    fn above(self, other: f32) -> bool {
        self > other
    }
    fn select(condition: bool, yes: Self, no: Self) -> Self {
        if condition { yes } else { no }
    }
}
