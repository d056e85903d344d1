//! Words, numbers and signs (PTX ISA, "Syntax").

use super::super::fault::{Fault, Outcome};

/// A piece of text that means something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Token<'t> {
    /// A name, an opcode with its modifiers, or a directive with its dot.
    Word(&'t str),
    /// An integer, as its 64 bits.
    Integer(u64),
    /// A float.
    Float(Literal),
    /// The text between quotes.
    Text(&'t str),
    /// Any other character.
    Sign(char),
}

/// A number as written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Literal {
    /// `0f`: the bits of an `f32`.
    Single(u32),
    /// `0d`: the bits of an `f64`; decimals too.
    Double(u64),
}

/// A token and its line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed<'t> {
    /// The line, from 1.
    pub line: u32,
    /// The token.
    pub token: Token<'t>,
}

/// All tokens of a text.
pub fn tokens(text: &str) -> Outcome<Vec<Placed<'_>>> {
    let mut lexer = Lexer {
        rest: text,
        line: 1,
    };
    let mut found = vec![];
    while let Some(token) = lexer.next()? {
        found.push(token);
    }
    Ok(found)
}

struct Lexer<'t> {
    rest: &'t str,
    line: u32,
}

impl<'t> Lexer<'t> {
    fn next(&mut self) -> Outcome<Option<Placed<'t>>> {
        self.skip_blanks()?;
        let line = self.line;
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let token = match first {
            '0'..='9' => self.number()?,
            '"' => self.quoted()?,
            _ if is_of_word(first) => Token::Word(self.take(word_length(self.rest))),
            _ => {
                self.take(first.len_utf8());
                Token::Sign(first)
            }
        };
        Ok(Some(Placed { line, token }))
    }

    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        taken
    }

    /// Skips blanks, comments and the lines of source locations for debuggers.
    fn skip_blanks(&mut self) -> Outcome<()> {
        loop {
            let line_of_source = [".loc", ".file"].iter().any(|word| {
                let rest = self.rest.strip_prefix(word);
                rest.is_some_and(|rest| rest.starts_with([' ', '\t']))
            });
            let blank = self.rest.chars().next().filter(|c| c.is_whitespace());
            if let Some(blank) = blank {
                self.line += u32::from(blank == '\n');
                self.take(blank.len_utf8());
            } else if line_of_source || self.rest.starts_with("//") || self.rest.starts_with('#') {
                self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                let end = self.rest.find("*/");
                let end = end.ok_or_else(|| Fault::new(self.line, "unterminated comment"))?;
                let comment = self.take(end + 2);
                self.line += comment.matches('\n').count() as u32;
            } else {
                return Ok(());
            }
        }
    }

    fn quoted(&mut self) -> Outcome<Token<'t>> {
        let end = self.rest[1..].find(['"', '\n']);
        let end = end.filter(|&end| self.rest[1 + end..].starts_with('"'));
        let end = end.ok_or_else(|| Fault::new(self.line, "unterminated string"))?;
        Ok(Token::Text(&self.take(end + 2)[1..=end]))
    }

    fn number(&mut self) -> Outcome<Token<'t>> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.';
        let mut length = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        let has_exponent = |word: &str| word.ends_with(['e', 'E']) && !word.starts_with("0x");
        if has_exponent(&self.rest[..length]) && self.rest[length..].starts_with(['+', '-']) {
            let digits = self.rest[length + 1..].find(|c: char| !c.is_ascii_digit());
            length = digits.map_or(self.rest.len(), |digits| length + 1 + digits);
        }
        let word = self.take(length);
        number(word).ok_or_else(|| Fault::new(self.line, format!("'{word}' is not a number")))
    }
}

fn number(word: &str) -> Option<Token<'_>> {
    let lower = word.to_ascii_lowercase();
    if let Some(bits) = lower.strip_prefix("0f") {
        let bits = u32::from_str_radix(bits, 16)
            .ok()
            .filter(|_| bits.len() == 8)?;
        return Some(Token::Float(Literal::Single(bits)));
    }
    if let Some(bits) = lower.strip_prefix("0d") {
        let bits = u64::from_str_radix(bits, 16)
            .ok()
            .filter(|_| bits.len() == 16)?;
        return Some(Token::Float(Literal::Double(bits)));
    }
    let digits = lower.strip_suffix('u').unwrap_or(&lower);
    let radix = |prefix: &str, radix: u32| {
        let digits = digits.strip_prefix(prefix)?;
        u64::from_str_radix(digits, radix).ok()
    };
    if let Some(value) = radix("0x", 16).or_else(|| radix("0b", 2)) {
        return Some(Token::Integer(value));
    }
    if digits.bytes().all(|digit| digit.is_ascii_digit()) {
        let octal = digits.len() > 1 && digits.starts_with('0');
        let value = u64::from_str_radix(digits, if octal { 8 } else { 10 });
        return value.ok().map(Token::Integer);
    }
    let is_decimal = lower
        .bytes()
        .all(|c| c.is_ascii_digit() || b".e+-".contains(&c));
    let value = lower.parse::<f64>().ok().filter(|_| is_decimal)?;
    Some(Token::Float(Literal::Double(value.to_bits())))
}

fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '%' | '.')
}

/// The length of the word that a text starts with; `::` joins the parts of a modifier.
fn word_length(text: &str) -> usize {
    let mut length = 0;
    loop {
        let rest = &text[length..];
        if rest.starts_with(is_of_word) {
            length += 1;
        } else if rest.starts_with("::") && rest[2..].starts_with(is_of_word) {
            length += 3;
        } else {
            return length;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<Token<'_>> {
        tokens(text)
            .unwrap()
            .into_iter()
            .map(|placed| placed.token)
            .collect()
    }

    #[test]
    fn words_numbers_and_signs() {
        use Token::{Float, Integer, Sign, Text, Word};
        assert_eq!(
            words("@%p1 ld.global.L1::evict_last.b32 %r1, [%rd2+-4]; $L_0: \"sm\""),
            [
                Sign('@'),
                Word("%p1"),
                Word("ld.global.L1::evict_last.b32"),
                Word("%r1"),
                Sign(','),
                Sign('['),
                Word("%rd2"),
                Sign('+'),
                Sign('-'),
                Integer(4),
                Sign(']'),
                Sign(';'),
                Word("$L_0"),
                Sign(':'),
                Text("sm"),
            ]
        );
        assert_eq!(
            words("0x1F 0b101 017 17U 0f3F800000 0d3FF0000000000000 1.5 1e+2"),
            [
                Integer(31),
                Integer(5),
                Integer(15),
                Integer(17),
                Float(Literal::Single(0x3f80_0000)),
                Float(Literal::Double(0x3ff0_0000_0000_0000)),
                Float(Literal::Double(1.5_f64.to_bits())),
                Float(Literal::Double(100_f64.to_bits())),
            ]
        );
    }

    #[test]
    fn lines_are_counted_through_comments() {
        let found = tokens("a // b\n/* c\n d */ e\n\t.loc 1 2 3\nf").unwrap();
        let found: Vec<_> = found.iter().map(|at| (at.line, at.token)).collect();
        let expected = [(1, "a"), (3, "e"), (5, "f")];
        assert_eq!(
            found,
            expected.map(|(line, word)| (line, Token::Word(word)))
        );
    }

    #[test]
    fn what_is_wrong_is_located() {
        for (text, line, what) in [
            ("a\n0f12", 2, "'0f12' is not a number"),
            ("\n\n\"a", 3, "unterminated string"),
            ("/* a", 1, "unterminated comment"),
            (
                "99999999999999999999",
                1,
                "'99999999999999999999' is not a number",
            ),
        ] {
            assert_eq!(tokens(text), Err(Fault::new(line, what)), "{text}");
        }
    }
}
