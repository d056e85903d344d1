//! Texts in quotes: their escapes, read and written.

use std::fmt::Write as _;

/// The escapes, as messages list them.
pub const ESCAPES: &str =
    r#"the escapes are \\, \", \n, \r, \t, \a, \b, \f, \v and \xHH up to \x7f"#;

/// Escapes of one letter.
const LETTERS: [(char, char); 9] = [
    ('\\', '\\'),
    ('"', '"'),
    ('n', '\n'),
    ('r', '\r'),
    ('t', '\t'),
    ('a', '\x07'),
    ('b', '\x08'),
    ('f', '\x0c'),
    ('v', '\x0b'),
];

/// The text that stands in quotes.
///
/// # Errors
/// The offset of an escape that is none, in bytes of `quoted`, and the problem.
pub fn value(quoted: &str) -> Result<String, (usize, String)> {
    let inner = quoted.strip_prefix('"').unwrap_or(quoted);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    let mut text = String::with_capacity(inner.len());
    let mut rest = inner.char_indices();
    while let Some((offset, letter)) = rest.next() {
        if letter != '\\' {
            text.push(letter);
            continue;
        }
        let escape = rest.next().map(|(_, letter)| letter);
        let known = LETTERS
            .iter()
            .find(|(spelling, _)| Some(*spelling) == escape);
        let byte = match (escape, known) {
            (_, Some((_, letter))) => Some(*letter),
            (Some('x'), _) => hexadecimal(inner, &mut rest),
            _ => None,
        };
        match byte {
            Some(letter) => text.push(letter),
            None => {
                let escape = escape.map_or(String::new(), String::from);
                return Err((offset + 1, format!("'\\{escape}' is no escape")));
            }
        }
    }
    Ok(text)
}

/// The character of the two digits that come next.
fn hexadecimal(inner: &str, rest: &mut std::str::CharIndices<'_>) -> Option<char> {
    let start = rest.offset();
    let digits = inner.get(start..start + 2)?;
    let is_hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let value = is_hexadecimal.then(|| u8::from_str_radix(digits, 16).ok())??;
    rest.nth(1);
    value.is_ascii().then_some(char::from(value))
}

/// A text in quotes that reads back as `text`.
pub fn quote(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        let escape = LETTERS.iter().find(|(_, escaped)| *escaped == letter);
        match escape {
            Some((spelling, _)) => {
                quoted.push('\\');
                quoted.push(*spelling);
            }
            None if letter.is_ascii_control() => {
                let _ = write!(quoted, "\\x{:02x}", u32::from(letter));
            }
            None => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_reads_back() {
        let all: String = (0..128_u8).map(char::from).chain("äß€😀".chars()).collect();
        assert_eq!(value(&quote(&all)), Ok(all.clone()));
        assert!(quote(&all).bytes().all(|byte| byte >= b' ' && byte != 0x7f));
    }

    #[test]
    fn an_unknown_escape_has_its_place() {
        for (text, offset, escape) in [
            (r#""a\qb""#, 2, "\\q"),
            (r#""\x8""#, 1, "\\x"),
            (r#""\x80""#, 1, "\\x"),
            (r#""\x+1""#, 1, "\\x"),
            (r#""ä\€""#, 3, "\\€"),
        ] {
            let problem = format!("'{escape}' is no escape");
            assert_eq!(value(text), Err((offset, problem)), "{text}");
        }
    }
}
