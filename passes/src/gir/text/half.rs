//! Decimal text to floats of 16 bits, rounded once.
//!
//! Going through `f64` rounds twice: a decimal just above the midpoint of two halves may become
//! that midpoint as `f64` and then go to even, down. So `f64` decides only where there is no tie; a tie is settled by
//! comparing the decimal digits with those of the midpoint.

use std::cmp::Ordering;

/// A format of 16 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Format {
    /// Bits of its fraction.
    fraction: i32,
    /// The largest exponent.
    most: i32,
}

/// IEEE binary16, `f16`.
pub(super) const BINARY16: Format = Format {
    fraction: 10,
    most: 15,
};

/// The upper half of binary32, `bf16`.
pub(super) const BFLOAT16: Format = Format {
    fraction: 7,
    most: 127,
};

impl Format {
    /// Bits of infinity.
    pub(super) const fn infinity(self) -> u16 {
        0x7fff & !((1 << self.fraction) - 1)
    }

    /// The highest bit of the fraction.
    pub(super) const fn quiet_bit(self) -> u16 {
        1 << (self.fraction - 1)
    }
}

/// The nearest float to a non-negative decimal such as `1.5e-3`, ties to even; `None` if `text`
/// is not one. A value out of range yields infinity.
pub(super) fn from_decimal(text: &str, format: Format) -> Option<u16> {
    let Format { fraction, most } = format;
    let value: f64 = text.parse().ok()?;
    if value >= 2f64.powi(most + 1) {
        return Some(format.infinity());
    }
    // Unbiased exponent of the value's binade; subnormals share the lowest normal one.
    let exponent = ((value.to_bits() >> 52) as i32 - 1023).max(1 - most);
    // In units of the last place: an integer part below twice that of 1.0, and an exact fraction.
    let units = value * 2f64.powi(fraction - exponent);
    let whole = units.floor();
    let up = match (units - whole).total_cmp(&0.5) {
        Ordering::Less => false,
        Ordering::Greater => true,
        Ordering::Equal => match compare_decimal(text, value) {
            Ordering::Less => false,
            Ordering::Greater => true,
            Ordering::Equal => whole % 2.0 == 1.0,
        },
    };
    // The implicit bit of a normal number adds one to the exponent field, as does a carry.
    Some((((exponent + most - 1) as u16) << fraction) + whole as u16 + u16::from(up))
}

/// Compares decimal text with a midpoint above zero, which has some hundred digits at most.
fn compare_decimal(text: &str, value: f64) -> Ordering {
    let (exact, exact_power) = significant_digits(&format!("{value:.400e}"));
    let (digits, power) = significant_digits(text);
    let by_digits = || {
        let length = digits.len().max(exact.len());
        let padded = |digits: &str| {
            let zeros = std::iter::repeat_n(b'0', length - digits.len());
            digits.bytes().chain(zeros).collect::<Vec<u8>>()
        };
        padded(&digits).cmp(&padded(&exact))
    };
    power.cmp(&exact_power).then_with(by_digits)
}

/// The digits of a non-zero decimal from the first that is not zero, and that digit's power of ten.
fn significant_digits(text: &str) -> (String, i64) {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{whole}{fraction}");
    let significant = digits.trim_start_matches('0');
    let leading = (digits.len() - significant.len()) as i64;
    // An exponent past i64 would have made the value infinite or zero: no tie, not here.
    let exponent = exponent.parse::<i64>().unwrap_or(0);
    let power = exponent.saturating_add(whole.len() as i64 - 1 - leading);
    (significant.to_owned(), power)
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFINITY: u16 = BINARY16.infinity();

    fn from_decimal(text: &str) -> Option<u16> {
        super::from_decimal(text, BINARY16)
    }

    fn to_f64(bits: u16) -> f64 {
        let (exponent, fraction) = (i32::from(bits >> 10), f64::from(bits & 1023));
        match exponent {
            0 => fraction * 2f64.powi(-24),
            _ => (1024.0 + fraction) * 2f64.powi(exponent - 25),
        }
    }

    #[test]
    fn every_half_reads_back_from_its_decimal() {
        for bits in 0..INFINITY {
            let text = format!("{}", to_f64(bits));
            assert_eq!(from_decimal(&text), Some(bits), "{text}");
            let scientific = format!("{:e}", to_f64(bits));
            assert_eq!(from_decimal(&scientific), Some(bits), "{scientific}");
        }
    }

    #[test]
    fn midpoints_go_to_even_and_a_hair_beside_them_to_its_side() {
        for bits in 0..INFINITY - 1 {
            let midpoint = (to_f64(bits) + to_f64(bits + 1)) / 2.0;
            let text = format!("{midpoint:.30}");
            assert_eq!(from_decimal(&text), Some(bits + (bits & 1)), "{text}");
            // Far below the precision of f64: rounding through it would go to even.
            let above = format!("{text}{}1", "0".repeat(60));
            assert_eq!(from_decimal(&above), Some(bits + 1), "{above}");
            let nines = "9".repeat(60);
            let below = match text.trim_end_matches('0') {
                whole if whole.ends_with('.') => format!("{}.{nines}", midpoint as u32 - 1),
                // A binary fraction ends in 5.
                digits => format!("{}4{nines}", digits.strip_suffix("5").unwrap_or(digits)),
            };
            assert_eq!(from_decimal(&below), Some(bits), "{below}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(from_decimal("0"), Some(0));
        assert_eq!(from_decimal("1e-400"), Some(0));
        assert_eq!(from_decimal("65519.999"), Some(0x7bff));
        assert_eq!(from_decimal("65520"), Some(INFINITY));
        assert_eq!(from_decimal("1e400"), Some(INFINITY));
        assert_eq!(
            from_decimal("65519.99999999999999999999999999"),
            Some(0x7bff)
        );
        assert_eq!(from_decimal("2.98023223876953125e-8"), Some(0));
        assert_eq!(
            from_decimal("2.980232238769531250000000000000000001e-8"),
            Some(1)
        );
        assert_eq!(
            from_decimal("0.000000000000000000000298023223876953125e14"),
            Some(0)
        );
    }

    #[test]
    fn every_bfloat_reads_back_and_ties_go_to_even() {
        let value = |bits: u16| f64::from(f32::from_bits(u32::from(bits) << 16));
        let parse = |text: &str| super::from_decimal(text, BFLOAT16);
        for bits in 0..BFLOAT16.infinity() {
            assert_eq!(
                parse(&format!("{:e}", value(bits))),
                Some(bits),
                "{bits:#x}"
            );
        }
        for bits in (0..BFLOAT16.infinity() - 1).step_by(61) {
            let midpoint = (value(bits) + value(bits + 1)) / 2.0;
            let text = format!("{midpoint:.150e}");
            assert_eq!(parse(&text), Some(bits + (bits & 1)), "{text}");
            let (digits, power) = text.split_once('e').unwrap_or((&text, "0"));
            let above = format!("{digits}{}1e{power}", "0".repeat(60));
            assert_eq!(parse(&above), Some(bits + 1), "{above}");
        }
        assert_eq!(parse("3.4e38"), Some(0x7f80));
        assert_eq!(parse("3.389e38"), Some(0x7f7f));
        assert_eq!(parse("1e400"), Some(0x7f80));
        assert_eq!(parse("4.5e-41"), Some(0));
        assert_eq!(parse("4.7e-41"), Some(1));
    }
}
