//! Floats as text that every compiler reads as the same bits.

use half::f16;

/// The bits of a float of 16, 32 or 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Float {
    /// The number of bits.
    pub width: u32,
    /// The bits in IEEE 754 format.
    pub bits: u64,
}

/// The class of a float.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FloatClass {
    /// A finite number: decimal digits that are read as exactly this number in its width, or, if few digits are
    /// exact, in any wider one. The text has a point or an exponent.
    Finite(String),
    /// Infinity, negative or not.
    Infinite {
        /// Whether it is negative.
        is_negative: bool,
    },
    /// A NaN, identified only by its bits.
    Nan,
}

impl Float {
    /// The class, with digits.
    pub fn classify(self) -> FloatClass {
        let value = self.value();
        if value.is_nan() {
            return FloatClass::Nan;
        }
        if value.is_infinite() {
            let is_negative = value < 0.0;
            return FloatClass::Infinite { is_negative };
        }
        // A half is written as the equal double, which no reader rounds twice.
        let digits = match self.width {
            32 => digits(f32::from_bits(self.bits as u32)),
            _ => digits(value),
        };
        FloatClass::Finite(digits)
    }

    fn value(self) -> f64 {
        match self.width {
            16 => f16::from_bits(self.bits as u16).to_f64(),
            32 => f64::from(f32::from_bits(self.bits as u32)),
            _ => f64::from_bits(self.bits),
        }
    }
}

/// The shortest digits that are read back as the number.
fn digits(value: impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    match text.contains(['.', 'e']) {
        true => text,
        false => text + ".0",
    }
}

#[cfg(test)]
mod tests {
    use super::{Float, FloatClass};
    use pretty_assertions::assert_eq;

    fn finite(width: u32, bits: u64) -> String {
        match (Float { width, bits }).classify() {
            FloatClass::Finite(digits) => digits,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn digits_are_read_as_the_same_bits() {
        assert_eq!(finite(32, u64::from(0.1_f32.to_bits())), "0.1");
        assert_eq!(finite(32, 1), "1e-45");
        assert_eq!(finite(32, 0x8000_0000), "-0.0");
        assert_eq!(finite(64, 1.0_f64.to_bits()), "1.0");
        assert_eq!(finite(64, f64::MAX.to_bits()), "1.7976931348623157e308");
        // The exact value of 0.1 rounded to 16 bits.
        assert_eq!(finite(16, 0x2e66), "0.0999755859375");
    }

    #[test]
    fn what_is_no_number_is_told_apart() {
        let class = |bits| Float { width: 32, bits }.classify();
        assert_eq!(class(0x7fc0_0001), FloatClass::Nan);
        assert_eq!(
            class(0xff80_0000),
            FloatClass::Infinite { is_negative: true }
        );
    }
}
