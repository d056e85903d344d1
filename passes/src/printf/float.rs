//! Floats, as C's `printf` writes them: exact digits, rounded to nearest, ties to even.
//!
//! The sign of a NaN is not written: devices differ in it.

use super::{
    format::{Flags, Style},
    number::{Amounts, pad, sign},
};

/// The text of a float.
pub fn float(value: f64, style: Style, upper: bool, flags: Flags, amounts: Amounts) -> Vec<u8> {
    let Amounts { width, precision } = amounts;
    let is_negative = value.is_sign_negative() && !value.is_nan();
    let sign = sign(is_negative, flags);
    let magnitude = value.abs();
    if !value.is_finite() {
        let name = if value.is_nan() { "nan" } else { "inf" };
        return pad(sign, &cased(name.to_owned(), upper), flags, false, width);
    }
    let point = flags.alternative;
    let (prefix, body) = match style {
        Style::Fixed => ("", fixed(magnitude, precision.unwrap_or(6), point)),
        Style::Exponent => ("", exponent(magnitude, precision.unwrap_or(6), point)),
        Style::General => ("", general(magnitude, precision.unwrap_or(6), point)),
        Style::Hexadecimal => ("0x", hexadecimal(magnitude, precision, point)),
    };
    let start = cased(format!("{sign}{prefix}"), upper);
    pad(&start, &cased(body, upper), flags, flags.zero, width)
}

fn cased(text: String, upper: bool) -> String {
    match upper {
        true => text.to_ascii_uppercase(),
        false => text,
    }
}

fn fixed(magnitude: f64, precision: usize, point: bool) -> String {
    let mut text = format!("{magnitude:.precision$}");
    if point && precision == 0 {
        text.push('.');
    }
    text
}

/// The digits of the notation with an exponent, and the exponent.
fn digits(magnitude: f64, precision: usize) -> (String, i32) {
    let text = format!("{magnitude:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    (digits.to_owned(), exponent.parse().unwrap_or(0))
}

fn exponent(magnitude: f64, precision: usize, point: bool) -> String {
    let (mut digits, exponent) = digits(magnitude, precision);
    if point && precision == 0 {
        digits.push('.');
    }
    with_exponent(&digits, exponent)
}

fn with_exponent(digits: &str, exponent: i32) -> String {
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

fn general(magnitude: f64, precision: usize, point: bool) -> String {
    let precision = precision.max(1);
    let (digits, exponent) = digits(magnitude, precision - 1);
    if exponent < -4 || i64::from(exponent) >= precision as i64 {
        return with_exponent(&trimmed(digits, point), exponent);
    }
    let behind = precision as i64 - 1 - i64::from(exponent);
    let behind = usize::try_from(behind).unwrap_or(0);
    trimmed(format!("{magnitude:.behind$}"), point)
}

/// Digits without zeros at the end, or with them and a point.
fn trimmed(digits: String, keeps: bool) -> String {
    match (keeps, digits.contains('.')) {
        (true, true) => digits,
        (true, false) => digits + ".",
        (false, true) => {
            let digits = digits.trim_end_matches('0');
            digits.trim_end_matches('.').to_owned()
        }
        (false, false) => digits,
    }
}

/// Bits of the fraction of an f64.
const FRACTION: u32 = 52;

fn hexadecimal(magnitude: f64, precision: Option<usize>, point: bool) -> String {
    let bits = magnitude.to_bits();
    let fraction = bits & ((1 << FRACTION) - 1);
    let stored = (bits >> FRACTION) as i32;
    let (mut mantissa, exponent) = match (stored, fraction) {
        (0, 0) => (0, 0),
        (0, _) => (fraction, -1022),
        _ => (fraction | 1 << FRACTION, stored - 1023),
    };
    let all = FRACTION as usize / 4;
    let wanted = precision.unwrap_or(all);
    if wanted < all {
        mantissa = rounded(mantissa, 4 * (all - wanted) as u32);
    }
    let lead = mantissa >> FRACTION;
    let mut behind = format!("{:013x}", mantissa & ((1 << FRACTION) - 1));
    match precision {
        None => behind.truncate(behind.trim_end_matches('0').len()),
        Some(precision) if precision < all => behind.truncate(precision),
        Some(precision) => behind.push_str(&"0".repeat(precision - all)),
    }
    let dot = if point || !behind.is_empty() { "." } else { "" };
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{lead:x}{dot}{behind}p{sign}{}", exponent.abs())
}

/// The number rounded so that so many low bits are zero, ties to even.
fn rounded(mantissa: u64, low: u32) -> u64 {
    let unit = 1_u64 << low;
    let rest = mantissa & (unit - 1);
    let down = mantissa - rest;
    let half = unit / 2;
    match rest.cmp(&half) {
        std::cmp::Ordering::Less => down,
        std::cmp::Ordering::Greater => down + unit,
        std::cmp::Ordering::Equal => down + (down & unit),
    }
}
