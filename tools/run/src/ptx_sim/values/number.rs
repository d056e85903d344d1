//! The floats that registers hold.

use super::rounding::{self, Exact, Format, Rounding};

/// A float.
pub trait Number: Copy + PartialOrd {
    /// Its format.
    const FORMAT: Format;

    /// The value of a register.
    fn of(register: u64) -> Self;
    /// The register of a value. All NaNs except those of `f64` become one.
    fn register(self) -> u64;
    /// A sum, rounded once.
    fn plus(self, other: Self) -> Self;
    /// A product, rounded once.
    fn times(self, other: Self) -> Self;
    /// A quotient, rounded once.
    fn over(self, other: Self) -> Self;
    /// A product and a sum, rounded once.
    fn times_plus(self, factor: Self, summand: Self) -> Self;
    /// A square root, rounded once.
    fn root(self) -> Self;
    /// As an `f64`, which holds it.
    fn double(self) -> f64;
    /// The nearest one.
    fn near(value: f64) -> Self;
    /// Whether it is none.
    fn is_none(self) -> bool;
}

impl Number for f32 {
    const FORMAT: Format = rounding::F32;

    fn of(register: u64) -> Self {
        Self::from_bits(register as u32)
    }
    fn register(self) -> u64 {
        match self.is_nan() {
            true => rounding::F32.nan(),
            false => self.to_bits().into(),
        }
    }
    fn plus(self, other: Self) -> Self {
        self + other
    }
    fn times(self, other: Self) -> Self {
        self * other
    }
    fn over(self, other: Self) -> Self {
        self / other
    }
    fn times_plus(self, factor: Self, summand: Self) -> Self {
        self.mul_add(factor, summand)
    }
    fn root(self) -> Self {
        self.sqrt()
    }
    fn double(self) -> f64 {
        self.into()
    }
    fn near(value: f64) -> Self {
        value as Self
    }
    fn is_none(self) -> bool {
        self.is_nan()
    }
}

impl Number for f64 {
    const FORMAT: Format = rounding::F64;

    fn of(register: u64) -> Self {
        Self::from_bits(register)
    }
    fn register(self) -> u64 {
        match self.is_nan() {
            true => rounding::F64.nan(),
            false => self.to_bits(),
        }
    }
    fn plus(self, other: Self) -> Self {
        self + other
    }
    fn times(self, other: Self) -> Self {
        self * other
    }
    fn over(self, other: Self) -> Self {
        self / other
    }
    fn times_plus(self, factor: Self, summand: Self) -> Self {
        self.mul_add(factor, summand)
    }
    fn root(self) -> Self {
        self.sqrt()
    }
    fn double(self) -> f64 {
        self
    }
    fn near(value: f64) -> Self {
        value
    }
    fn is_none(self) -> bool {
        self.is_nan()
    }
}

/// `f16`, as the `f32` of the same value. An `f32` has more than twice its bits: a result computed in it and rounded
/// again equals one rounded once.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Half(f32);

impl Half {
    fn rounded(value: f32) -> Self {
        let exact = rounding::F32.exact(value.to_bits().into());
        Self::of(rounding::F16.bits(exact, Rounding::Nearest))
    }
}

impl Number for Half {
    const FORMAT: Format = rounding::F16;

    fn of(register: u64) -> Self {
        let exact = rounding::F16.exact(register & 0xffff);
        Self(f32::of(rounding::F32.bits(exact, Rounding::Nearest)))
    }
    fn register(self) -> u64 {
        let exact = rounding::F32.exact(self.0.to_bits().into());
        rounding::F16.bits(exact, Rounding::Nearest)
    }
    fn plus(self, other: Self) -> Self {
        Self::rounded(self.0 + other.0)
    }
    fn times(self, other: Self) -> Self {
        Self::rounded(self.0 * other.0)
    }
    fn over(self, other: Self) -> Self {
        Self::rounded(self.0 / other.0)
    }
    fn times_plus(self, factor: Self, summand: Self) -> Self {
        // The product is exact in `f64`. Of the sum it may lose bits, which decides where a sum is in the middle of
        // two numbers: as a multiple of 2^-48, which product and summand are, it is exact.
        let product = self.0.double() * factor.0.double();
        let approximate = product + summand.0.double();
        let (Some(product), Some(addend)) = (fixed(product), fixed(summand.0.double())) else {
            return Self::rounded(approximate as f32);
        };
        let sum = product + addend;
        if sum == 0 {
            return Self(approximate as f32);
        }
        let exact = Exact::Finite {
            negative: sum < 0,
            magnitude: sum.unsigned_abs(),
            exponent: -48,
        };
        Self::of(rounding::F16.bits(exact, Rounding::Nearest))
    }
    fn root(self) -> Self {
        Self::rounded(self.0.sqrt())
    }
    fn double(self) -> f64 {
        self.0.into()
    }
    fn near(value: f64) -> Self {
        let exact = rounding::F64.exact(value.to_bits());
        Self::of(rounding::F16.bits(exact, Rounding::Nearest))
    }
    fn is_none(self) -> bool {
        self.0.is_nan()
    }
}

/// A finite number as a multiple of 2^-48.
fn fixed(value: f64) -> Option<i128> {
    value.is_finite().then_some(())?;
    Some((value * (1_u64 << 48) as f64) as i128)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_those_of_another_crate() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..100_000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let (a, b) = (state as u16, (state >> 16) as u16);
            let (x, y) = (half::f16::from_bits(a), half::f16::from_bits(b));
            let (p, q) = (Half::of(a.into()), Half::of(b.into()));
            for (found, expected) in [(p.plus(q), x + y), (p.times(q), x * y), (p.over(q), x / y)] {
                let bits = if expected.is_nan() {
                    0x7fff
                } else {
                    expected.to_bits()
                };
                assert_eq!(found.register(), u64::from(bits), "{a:#x} {b:#x}");
            }
        }
    }

    #[test]
    fn the_product_and_sum_of_halves_is_rounded_once() {
        let of = |value: f64| Half::near(value);
        // 1 + 2^-11 is a tie; the addend decides.
        let a = of(1.0 + 2_f64.powi(-10));
        let tiny = of(2_f64.powi(-24));
        assert_eq!(
            a.times_plus(of(1.0), of(2_f64.powi(-11))).double(),
            1.0 + 2.0 * 2_f64.powi(-10)
        );
        let middle = of(2_f64.powi(-11));
        assert_eq!(of(1.0).times_plus(of(1.0), middle).double(), 1.0);
        // The product is 2^-11 + 2^-35.
        let product = (of(2_f64.powi(-11)), of(1.0 + 2_f64.powi(-10)));
        assert_eq!(
            product.0.times_plus(product.1, of(1.0)).double(),
            1.0 + 2_f64.powi(-10)
        );
        assert_eq!(tiny.times_plus(tiny, of(-0.0)).register(), 0);
        assert_eq!(of(-1.0).times_plus(of(1.0), of(1.0)).register(), 0);
        assert_eq!(of(-1.0).times_plus(of(0.0), of(-0.0)).register(), 0x8000);
        assert_eq!(of(65504.0).times_plus(of(2.0), of(0.0)).register(), 0x7c00);
        assert_eq!(
            Half::of(0x7c00).times_plus(of(0.0), of(0.0)).register(),
            0x7fff
        );
    }
}
