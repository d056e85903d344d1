//! Making arbitrary text safe for a terminal.
//!
//! A message quotes names and lines of a file that may contain arbitrary bytes, in any number. Text
//! printed to the terminal is printable, so that a file cannot move the cursor or hide the text
//! after it, and short enough to be read.

use crate::ffi::string::display_width;
use std::fmt::Write;

/// The maximum number of bytes of a word shown in full.
const LONGEST_WORD: usize = 200;
/// The maximum number of bytes of a message shown in full.
const LONGEST_MESSAGE: usize = 1500;

/// A character as printed, and its number of columns.
pub(crate) struct Cell {
    pub text: String,
    pub width: usize,
}

/// Converts bytes to printable characters one at a time; unprintable characters and invalid UTF-8
/// are escaped.
pub(crate) fn cells(bytes: &[u8]) -> impl Iterator<Item = Cell> + '_ {
    bytes.utf8_chunks().flat_map(|chunk| {
        let valid = chunk.valid().chars().map(cell);
        valid.chain(chunk.invalid().iter().map(|&byte| escaped_byte(byte)))
    })
}

fn cell(character: char) -> Cell {
    match display_width(character) {
        Some(width) => Cell {
            text: character.into(),
            width,
        },
        None if character.is_ascii() => escaped_byte(character as u8),
        None => escaped(character.escape_unicode().to_string()),
    }
}

fn escaped_byte(byte: u8) -> Cell {
    escaped(format!("\\x{byte:02x}"))
}

fn escaped(text: String) -> Cell {
    let width = text.len();
    Cell { text, width }
}

/// Converts bytes to printable text.
pub fn printable(bytes: impl AsRef<[u8]>) -> String {
    cells(bytes.as_ref()).map(|cell| cell.text).collect()
}

/// Converts a message to printable text and shortens very long names. Newlines and tabs stay.
pub fn message(bytes: impl AsRef<[u8]>) -> String {
    let mut text = String::new();
    let mut rest = bytes.as_ref();
    while !rest.is_empty() {
        let length = rest.iter().position(u8::is_ascii_whitespace);
        let (word, behind) = rest.split_at(length.unwrap_or(rest.len()));
        text += &shortened(word, LONGEST_WORD);
        let Some((&blank, behind)) = behind.split_first() else {
            break;
        };
        match blank {
            b' ' | b'\n' | b'\t' => text.push(blank.into()),
            _ => text += &printable([blank]),
        }
        rest = behind;
    }
    match text.len() {
        0..=LONGEST_MESSAGE => text,
        _ => middle_left_out(&text, LONGEST_MESSAGE),
    }
}

fn shortened(word: &[u8], longest: usize) -> String {
    if word.len() <= longest {
        return printable(word);
    }
    // The text gets longer when printed: its ends suffice.
    let (front, back) = (&word[..longest / 2], &word[word.len() - longest / 2..]);
    let mut text = printable(front);
    text += &printable(back);
    middle_left_out(&text, longest / 2)
}

/// The beginning and the end of a text, together about `length` bytes.
fn middle_left_out(text: &str, length: usize) -> String {
    let front = text.floor_char_boundary(length / 4 * 3);
    let back = text.ceil_char_boundary(text.len() - length / 4);
    let mut short = text[..front].to_owned();
    let _ = write!(short, "…{}", &text[back..]);
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_is_printable_stays() {
        for text in ["", "a b", "café 漢字 \u{1f980}", "'\\n' \"\""] {
            assert_eq!(printable(text), text);
            assert_eq!(message(text), text);
        }
        assert_eq!(message("a\n\tb\n"), "a\n\tb\n");
    }

    #[test]
    fn what_moves_the_cursor_is_escaped() {
        assert_eq!(
            printable(b"\x1b[31m\0\x7f\r\n"),
            "\\x1b[31m\\x00\\x7f\\x0d\\x0a"
        );
        assert_eq!(printable("\u{9b}31m \u{202e}"), "\\u{9b}31m \\u{202e}");
        assert_eq!(message("a\x0cb\rc"), "a\\x0cb\\x0dc");
    }

    #[test]
    fn what_is_not_utf_8_is_escaped() {
        assert_eq!(printable(b"caf\xe9 \xf0\x9f"), "caf\\xe9 \\xf0\\x9f");
    }

    #[test]
    fn long_names_lose_their_middle() {
        let name = format!("'{}'", "a".repeat(1 << 20));
        let text = message(format!("{name} is not defined"));
        let (front, back) = text.split_once('…').unwrap();
        assert!(front.starts_with("'aaaa") && back.ends_with("aaaa' is not defined"));
        assert!(text.len() < LONGEST_WORD, "{text}");
        let text = message("\u{1f980}".repeat(1000));
        assert!(text.contains("\u{1f980}…\u{1f980}"), "{text}");
    }

    #[test]
    fn long_messages_lose_their_middle() {
        let text = message("i32, ".repeat(10_000) + "end");
        assert!(text.ends_with("i32, end"));
        assert!(text.len() <= LONGEST_MESSAGE + 3, "{}", text.len());
    }
}
