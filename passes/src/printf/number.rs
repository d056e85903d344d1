//! Integers and single characters, as C's `printf` writes them.

use super::format::{Flags, Kind};

/// The width and the precision of a conversion, where it has them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amounts {
    pub width: usize,
    pub precision: Option<usize>,
}

/// Pads a text to the width: zeros stand between the sign and the digits, spaces outside.
pub fn pad(sign: &str, body: &str, flags: Flags, zeros: bool, width: usize) -> Vec<u8> {
    let missing = width.saturating_sub(sign.len() + body.len());
    let fill = |letter: &str| letter.repeat(missing);
    let text = match (flags.left, zeros) {
        (true, _) => format!("{sign}{body}{}", fill(" ")),
        (false, true) => format!("{sign}{}{body}", fill("0")),
        (false, false) => format!("{}{sign}{body}", fill(" ")),
    };
    text.into_bytes()
}

/// The sign of a number by the flags.
pub fn sign(is_negative: bool, flags: Flags) -> &'static str {
    match (is_negative, flags.plus, flags.space) {
        (true, ..) => "-",
        (false, true, _) => "+",
        (false, false, true) => " ",
        _ => "",
    }
}

/// The text of an integer of so many bits, which are the low ones of `bits`.
pub fn integer(bits: u64, size: u32, kind: Kind, flags: Flags, amounts: Amounts) -> Vec<u8> {
    let bits = bits & u64::MAX >> (64 - size);
    let is_negative = kind == Kind::Signed && size > 1 && bits >> (size - 1) & 1 == 1;
    let magnitude = match is_negative {
        true => bits.wrapping_neg() & u64::MAX >> (64 - size),
        false => bits,
    };
    let Amounts { width, precision } = amounts;
    let mut digits = match kind {
        Kind::Octal => format!("{magnitude:o}"),
        Kind::Hexadecimal { upper: true } => format!("{magnitude:X}"),
        Kind::Hexadecimal { upper: false } => format!("{magnitude:x}"),
        _ => magnitude.to_string(),
    };
    if magnitude == 0 && precision == Some(0) {
        digits.clear();
    }
    let missing = precision.unwrap_or(0).saturating_sub(digits.len());
    digits.insert_str(0, &"0".repeat(missing));
    if kind == Kind::Octal && flags.alternative && !digits.starts_with('0') {
        digits.insert(0, '0');
    }
    let prefix = match kind {
        Kind::Signed => sign(is_negative, flags),
        Kind::Hexadecimal { upper } if flags.alternative && magnitude != 0 => {
            if upper {
                "0X"
            } else {
                "0x"
            }
        }
        _ => "",
    };
    pad(
        prefix,
        &digits,
        flags,
        flags.zero && precision.is_none(),
        width,
    )
}

/// The text of an address, as Linux has it.
pub fn pointer(bits: u64, flags: Flags, width: usize) -> Vec<u8> {
    let text = match bits {
        0 => "(nil)".to_owned(),
        bits => format!("{bits:#x}"),
    };
    pad("", &text, flags, false, width)
}

/// A character: the byte of an integer.
pub fn character(bits: u64, flags: Flags, width: usize) -> Vec<u8> {
    let mut text = pad("", "?", flags, false, width);
    let place = if flags.left { 0 } else { text.len() - 1 };
    text[place] = bits as u8;
    text
}
