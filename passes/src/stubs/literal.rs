//! Compiled modules as literals of the host's language.

use std::fmt::Write as _;

/// Text as adjacent literals of C, a line each.
pub fn c_text(bytes: &[u8]) -> String {
    let mut literal = String::new();
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        literal.push_str("\n    \"");
        for &byte in line {
            match byte {
                b'\n' => literal.push_str("\\n"),
                b'\t' => literal.push_str("\\t"),
                b'"' | b'\\' => literal.extend(['\\', char::from(byte)]),
                b' '..=b'~' => literal.push(char::from(byte)),
                // Octal escapes end after three digits, whatever follows. Writing to a string does not fail.
                _ => drop(write!(literal, "\\{byte:03o}")),
            }
        }
        literal.push('"');
    }
    literal
}

/// Words of SPIR-V as a list, eight in a line.
pub fn words(bytes: &[u8]) -> String {
    let words: Vec<_> = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    let mut list = String::new();
    for row in words.chunks(8) {
        list.push_str("\n   ");
        for word in row {
            let _ = write!(list, " {word:#010x},");
        }
    }
    list
}
