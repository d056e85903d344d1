//! The value of a literal's text (GIR specification section 4 and the extensions).
//!
//! ```text
//! integer ::= ['-'] ([0-9]+ | '0x' [0-9a-fA-F]+) suffix        sign on signed types only
//! float   ::= ['-'] [0-9]+ ['.' [0-9]+] [('e'|'E') ['+'|'-'] [0-9]+] suffix
//!           | ['-'] ('inf' | 'nan') suffix
//! suffix  ::= 'i8' … 'u64' | 'f16' | 'f32' | 'f64' | 'bf16' | 'i' | 'u' | 'f'
//! ```
//! Decimals are rounded once to the type. Hexadecimal integers stay within the type's positive
//! range, so `0xffi8` is out of range rather than -1.

use super::ast::Constant;
use super::diagnostics::quote;
use super::half;
use super::keywords::{Scalar, ScalarClass};

/// A literal's value, and whether its notation is an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ParsedLiteral {
    /// The value.
    pub(super) constant: Constant,
    /// True for exponents, infinities and NaNs.
    pub(super) extended: bool,
}

/// True if the identifier `text` is an infinity or NaN, or was meant to be.
pub(super) fn is_special_float(text: &str) -> bool {
    special_float(text).is_some_and(|(_, suffix)| {
        let suffix = suffix.strip_prefix('b').unwrap_or(suffix);
        let width = suffix.strip_prefix('f').unwrap_or(suffix);
        width.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The scalar type of a suffix.
fn scalar_of_suffix(suffix: &str) -> Option<Scalar> {
    match suffix {
        "i" => Some(Scalar::I32),
        "u" => Some(Scalar::U32),
        "f" => Some(Scalar::F32),
        _ => Scalar::from_spelling(suffix),
    }
}

/// The value of `text`.
///
/// # Errors
/// The message for the user, which quotes `text`.
pub(super) fn parse_literal(text: &str) -> Result<ParsedLiteral, String> {
    let (negative, body) = match text.strip_prefix('-') {
        Some(body) => (true, body),
        None => (false, text),
    };
    if let Some((is_nan, suffix)) = special_float(body) {
        return parse_special(text, negative, is_nan, suffix);
    }
    match body.strip_prefix("0x") {
        Some(digits) => parse_hexadecimal(text, negative, digits),
        None => parse_decimal(text, negative, body),
    }
}

/// A number without a type: bytes, elements, work-items, lanes, bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlainNumber {
    /// The number.
    pub(super) value: u64,
    /// True if it is written with an unsigned suffix.
    pub(super) suffixed: bool,
}

/// The value of a number with an optional unsigned suffix.
///
/// # Errors
/// The message for the user.
pub(super) fn parse_plain_number(text: &str) -> Result<PlainNumber, String> {
    let bare = text.strip_prefix("0x").unwrap_or(text);
    let radix = if bare.len() == text.len() { 10 } else { 16 };
    if !bare.is_empty() && bare.bytes().all(|byte| (byte as char).is_digit(radix)) {
        let value = magnitude(bare, radix)
            .ok_or_else(|| format!("number {} does not fit 64 bits", quote(text)))?;
        let suffixed = false;
        return Ok(PlainNumber { value, suffixed });
    }
    let constant = parse_literal(text)?.constant;
    if constant.ty.class() != ScalarClass::Unsigned {
        return Err(format!(
            "expected a number without sign such as '4' or '4u', found {}",
            quote(text)
        ));
    }
    Ok(PlainNumber {
        value: constant.bits,
        suffixed: true,
    })
}

/// The value of type `ty` with the bits `f32(0x…)` and the like specify, without suffix.
///
/// # Errors
/// The message for the user.
pub(super) fn parse_float_bits(ty: Scalar, text: &str) -> Result<Constant, String> {
    let digits = text.strip_prefix("0x").unwrap_or("");
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let example = "0".repeat(ty.width() as usize / 4);
        return Err(format!(
            "expected the bits of the {ty} in hexadecimal, '{ty}(0x{example})', found {}",
            quote(text)
        ));
    }
    match magnitude(digits, 16).filter(|bits| bits & !mask(ty) == 0) {
        Some(bits) => Ok(Constant { ty, bits }),
        None => Err(format!(
            "{} does not fit the {} bits of {ty}",
            quote(text),
            ty.width()
        )),
    }
}

const fn mask(ty: Scalar) -> u64 {
    u64::MAX >> (64 - ty.width())
}

/// The value of `digits` if it fits 64 bits.
fn magnitude(digits: &str, radix: u32) -> Option<u64> {
    digits.chars().try_fold(0u64, |value, digit| {
        value
            .checked_mul(u64::from(radix))?
            .checked_add(u64::from(digit.to_digit(radix)?))
    })
}

/// The text split after its leading characters that satisfy `belongs`.
fn split_while(text: &str, belongs: impl Fn(u8) -> bool) -> (&str, &str) {
    let length = text.bytes().position(|byte| !belongs(byte));
    text.split_at_checked(length.unwrap_or(text.len()))
        .unwrap_or((text, ""))
}

fn parse_hexadecimal(text: &str, negative: bool, body: &str) -> Result<ParsedLiteral, String> {
    let (digits, suffix) = split_while(body, |byte| byte.is_ascii_hexdigit());
    if digits.is_empty() {
        return Err(format!("expected hexadecimal digits in {}", quote(text)));
    }
    let ty = suffix_type(text, suffix, ScalarClass::Signed)?;
    integer(text, negative, magnitude(digits, 16), ty)
}

fn parse_decimal(text: &str, negative: bool, body: &str) -> Result<ParsedLiteral, String> {
    let (mantissa, rest) = split_while(body, |byte| byte.is_ascii_digit());
    let (fraction, rest) = split_fraction(rest);
    let (exponent, suffix) = split_exponent(rest);
    if mantissa.is_empty() || suffix.starts_with(['.', 'e', 'E']) {
        return Err(format!(
            "malformed number {}; numbers look like '10i', '255u8', '1.5f' or '2.5e-3f64'",
            quote(text)
        ));
    }
    let is_integer = fraction.is_empty() && exponent.is_empty();
    let class = if is_integer {
        ScalarClass::Signed
    } else {
        ScalarClass::Float
    };
    let ty = suffix_type(text, suffix, class)?;
    if ty.class() == ScalarClass::Float {
        let number = body.get(..body.len() - suffix.len()).unwrap_or("");
        return float(text, negative, number, ty, !exponent.is_empty());
    }
    if !is_integer {
        return Err(format!(
            "{} has a fraction or exponent but the integer type {ty}; write a float such as '{}f'",
            quote(text),
            body.strip_suffix(suffix).unwrap_or(body)
        ));
    }
    integer(text, negative, magnitude(mantissa, 10), ty)
}

fn split_fraction(text: &str) -> (&str, &str) {
    match text.strip_prefix('.') {
        Some(digits) if digits.starts_with(|first: char| first.is_ascii_digit()) => {
            split_while(digits, |byte| byte.is_ascii_digit())
        }
        _ => ("", text),
    }
}

fn split_exponent(text: &str) -> (&str, &str) {
    let Some(digits) = text.strip_prefix(['e', 'E']) else {
        return ("", text);
    };
    let digits = digits.strip_prefix(['+', '-']).unwrap_or(digits);
    match split_while(digits, |byte| byte.is_ascii_digit()) {
        ("", _) => ("", text),
        split => split,
    }
}

/// The type of `suffix`; `class` is the apparent class of the number, for the advice.
fn suffix_type(text: &str, suffix: &str, class: ScalarClass) -> Result<Scalar, String> {
    if let Some(ty) = scalar_of_suffix(suffix) {
        return Ok(ty);
    }
    let quoted = quote(text);
    if !suffix.is_empty() {
        let suffix = quote(suffix);
        return Err(format!(
            "unknown suffix {suffix} of literal {quoted}; the suffixes are i8 to i64 (i for i32), \
             u8 to u64 (u for u32), f16 to f64 (f for f32) and bf16"
        ));
    }
    let with = |suffix: &str| quote(&format!("{text}{suffix}"));
    let advice = match class {
        ScalarClass::Float => format!("{} or {}", with("f"), with("f64")),
        _ if text.starts_with("0x") => format!("{} or {}", with("u"), with("i")),
        _ if text.starts_with('-') => format!("{} or {}", with("i"), with("f")),
        _ => format!("{}, {} or {}", with("u"), with("i"), with("f")),
    };
    Err(format!(
        "literal {quoted} needs a type suffix: write {advice}"
    ))
}

/// The message about a number without suffix; `None` for any other text.
pub(super) fn lacks_suffix(text: &str) -> Option<String> {
    let body = text.strip_prefix('-').unwrap_or(text);
    let is_bare = match body.strip_prefix("0x") {
        Some(digits) => {
            !digits.is_empty()
                && split_while(digits, |byte| byte.is_ascii_hexdigit())
                    .1
                    .is_empty()
        }
        None => {
            let (mantissa, rest) = split_while(body, |byte| byte.is_ascii_digit());
            let (_, rest) = split_fraction(rest);
            !mantissa.is_empty() && split_exponent(rest).1.is_empty()
        }
    };
    parse_literal(text).err().filter(|_| is_bare)
}

/// The message about a number without suffix in a place of type `ty`; `None` if the type has no such number.
pub(super) fn with_suffix(text: &str, ty: Scalar) -> Option<String> {
    let suffix = match ty {
        Scalar::I32 => "i",
        Scalar::U32 => "u",
        Scalar::F32 => "f",
        _ => ty.spelling(),
    };
    let suffixed = format!("{text}{suffix}");
    let fits = parse_literal(&suffixed).is_ok_and(|literal| literal.constant.ty == ty);
    fits.then(|| {
        let (bare, suffixed) = (quote(text), quote(&suffixed));
        format!("literal {bare} needs a type suffix: write {suffixed}")
    })
}

/// An integer of type `ty`. A hexadecimal number is never a float: its `f` is a digit.
fn integer(
    text: &str,
    negative: bool,
    magnitude: Option<u64>,
    ty: Scalar,
) -> Result<ParsedLiteral, String> {
    let signed = ty.class() == ScalarClass::Signed;
    let most = i128::from(if signed { mask(ty) >> 1 } else { mask(ty) });
    let least = if signed { -most - 1 } else { 0 };
    let value = magnitude.map(i128::from);
    let value = value.map(|value| if negative { -value } else { value });
    // An unsigned zero has no sign either.
    match value.filter(|value| (least..=most).contains(value) && (signed || !negative)) {
        Some(value) => Ok(ParsedLiteral {
            constant: Constant {
                ty,
                bits: value as u64 & mask(ty),
            },
            extended: false,
        }),
        None => Err(format!(
            "literal {} is out of range for {ty}, which holds {least} to {most}",
            quote(text)
        )),
    }
}

fn float(
    text: &str,
    negative: bool,
    number: &str,
    ty: Scalar,
    extended: bool,
) -> Result<ParsedLiteral, String> {
    let sixteen = |format: half::Format| {
        let bits = half::from_decimal(number, format);
        (bits.map(u64::from), format.infinity().into())
    };
    let (bits, infinity) = match ty {
        Scalar::F16 => sixteen(half::BINARY16),
        Scalar::BF16 => sixteen(half::BFLOAT16),
        Scalar::F32 => (
            number.parse().ok().map(|value: f32| value.to_bits().into()),
            f32::INFINITY.to_bits().into(),
        ),
        _ => (
            number.parse().ok().map(|value: f64| value.to_bits()),
            f64::INFINITY.to_bits(),
        ),
    };
    match bits {
        Some(bits) if bits != infinity => Ok(ParsedLiteral {
            constant: Constant {
                ty,
                bits: with_sign(bits, negative, ty),
            },
            extended,
        }),
        Some(_) => Err(format!(
            "literal {} is out of range for {ty}; write 'inf{ty}' for infinity",
            quote(text)
        )),
        None => Err(format!("malformed number {}", quote(text))),
    }
}

const fn with_sign(bits: u64, negative: bool, ty: Scalar) -> u64 {
    bits | ((negative as u64) << (ty.width() - 1))
}

/// Whether `text` is `nan…` rather than `inf…`, and the suffix; `None` if it is neither.
fn special_float(text: &str) -> Option<(bool, &str)> {
    let infinity = text.strip_prefix("inf").map(|suffix| (false, suffix));
    infinity.or_else(|| text.strip_prefix("nan").map(|suffix| (true, suffix)))
}

fn parse_special(
    text: &str,
    negative: bool,
    is_nan: bool,
    suffix: &str,
) -> Result<ParsedLiteral, String> {
    let sixteen = |ty, format: half::Format| {
        let quiet_bit = u64::from(format.quiet_bit());
        (ty, u64::from(format.infinity()), quiet_bit)
    };
    let (ty, infinity, quiet_bit) = match scalar_of_suffix(suffix) {
        Some(ty @ Scalar::F16) => sixteen(ty, half::BINARY16),
        Some(ty @ Scalar::BF16) => sixteen(ty, half::BFLOAT16),
        Some(ty @ Scalar::F32) => (ty, 0x7f80_0000, 0x0040_0000),
        Some(ty @ Scalar::F64) => (ty, 0x7ff0_0000_0000_0000, 0x0008_0000_0000_0000),
        _ => {
            let word = if is_nan { "nan" } else { "inf" };
            return Err(format!(
                "{} is not a float: write '{word}f16', '{word}f32', '{word}f64' or '{word}bf16'",
                quote(text)
            ));
        }
    };
    let bits = if is_nan {
        infinity | quiet_bit
    } else {
        infinity
    };
    Ok(ParsedLiteral {
        constant: Constant {
            ty,
            bits: with_sign(bits, negative, ty),
        },
        extended: true,
    })
}

/// The value of `0x…` without suffix if it fits 64 bits.
pub(super) fn parse_hexadecimal_number(text: &str) -> Option<u64> {
    let digits = text
        .strip_prefix("0x")
        .filter(|digits| !digits.is_empty())?;
    magnitude(digits, 16)
}
