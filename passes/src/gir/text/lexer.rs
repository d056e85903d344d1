//! The lexer: bytes of a checked text to tokens, on demand and without allocation.
//!
//! [`source_text`] rejects input that is not text (control characters, invalid UTF-8, files past the 4 GiB that `u32`
//! offsets reach), so the lexer itself cannot fail: an unknown character becomes a token of kind `Unknown`, and the
//! parser reports which token it expected instead.

use super::diagnostics::Diagnostic;
use super::span::Span;
use super::token::{Token, TokenKind};

const START: u8 = 1;
const DIGIT: u8 = 2;
const INNER: u8 = 4;
const SPACE: u8 = 8;
const WORD: u8 = START | DIGIT | INNER;

static CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b'A'..=b'Z' | b'a'..=b'z' | b'_' => START,
            b'0'..=b'9' => DIGIT,
            b'.' | b'$' => INNER,
            b' ' | b'\t' | b'\r' | b'\x0b' | b'\x0c' => SPACE,
            _ => 0,
        };
        byte += 1;
    }
    classes
}

fn is(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

/// Checks that `source` is text of a size the reader can index.
///
/// # Errors
/// The first byte that is not text: a control character other than white space, or invalid UTF-8;
/// or a file of 4 GiB and more.
pub(super) fn source_text(source: &[u8]) -> Result<&str, Diagnostic> {
    if source.len() >= u32::MAX as usize {
        let message = "the file is larger than 4 GiB, the most that can be read; split the module";
        return Err(Diagnostic::new(Span::default(), message));
    }
    let control = first_control_byte(source).unwrap_or(source.len());
    let text = match std::str::from_utf8(source) {
        Err(error) if error.valid_up_to() < control => {
            return Err(not_text(source, error.valid_up_to(), "is not valid UTF-8"));
        }
        text => text,
    };
    if control < source.len() {
        return Err(not_text(source, control, "is a control character"));
    }
    text.map_err(|error| not_text(source, error.valid_up_to(), "is not valid UTF-8"))
}

fn not_text(source: &[u8], offset: usize, why: &str) -> Diagnostic {
    let byte = source.get(offset).copied().unwrap_or(0);
    let span = Span::new(offset as u32, offset as u32 + 1);
    let message = format!("the file is not GIR text: byte 0x{byte:02x} {why}");
    Diagnostic::new(span, message)
}

fn first_control_byte(source: &[u8]) -> Option<usize> {
    const CHUNK: usize = 4096;
    let is_control = |byte: u8| byte < b'\t' || (byte > b'\r' && byte < b' ') || byte == 0x7f;
    let chunk = source
        .chunks(CHUNK)
        // Without an early exit inside the chunk this loop is vectorised.
        .position(|chunk| {
            chunk
                .iter()
                .fold(false, |any, &byte| any | is_control(byte))
        })?;
    let offset = source
        .iter()
        .skip(chunk * CHUNK)
        .position(|&byte| is_control(byte))?;
    Some(chunk * CHUNK + offset)
}

/// Whether all of `text` is one identifier or number.
pub(super) fn is_name(text: &str) -> bool {
    let Some((&first, rest)) = text.as_bytes().split_first() else {
        return false;
    };
    let wanted = if is(first, DIGIT) { DIGIT } else { WORD };
    is(first, START | DIGIT) && rest.iter().all(|&byte| is(byte, wanted))
}

/// A position in the text, from which the lexer takes tokens.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'src> {
    bytes: &'src [u8],
    text: &'src str,
    origin: usize,
    position: usize,
}

impl<'src> Lexer<'src> {
    /// A lexer at the start of `text`, after a byte-order mark.
    pub(super) fn new(text: &'src str) -> Self {
        let origin = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Self {
            bytes: text.as_bytes(),
            text,
            origin,
            position: origin,
        }
    }

    /// The next token; always `End` after the last one.
    pub(super) fn next_token(&mut self) -> Token {
        let first_on_line = self.skip_blank();
        let start = self.position;
        let kind = self.scan();
        Token {
            kind,
            first_on_line,
            start: start as u32,
            end: self.position as u32,
        }
    }

    /// The first byte of the token after the current one; 0 at the end.
    pub(super) fn peek_byte(&self) -> u8 {
        match self.bytes.get(self.position) {
            Some(&byte) if !is(byte, SPACE) && byte != b'\n' && byte != b';' => byte,
            Some(_) => {
                let mut ahead = self.clone();
                ahead.skip_blank();
                ahead.byte_at(0)
            }
            None => 0,
        }
    }

    /// Drops the rest of the text.
    pub(super) fn stop(&mut self) {
        self.position = self.bytes.len();
    }

    fn byte_at(&self, ahead: usize) -> u8 {
        self.bytes.get(self.position + ahead).copied().unwrap_or(0)
    }

    /// Skips white space and comments; true if the next token is the first on its line.
    fn skip_blank(&mut self) -> bool {
        let mut new_line = self.position == self.origin;
        while let Some(&byte) = self.bytes.get(self.position) {
            match byte {
                b'\n' => new_line = true,
                b';' => {
                    self.skip_line();
                    continue;
                }
                _ if is(byte, SPACE) => {}
                _ => break,
            }
            self.position += 1;
        }
        new_line
    }

    fn skip_line(&mut self) {
        let rest = self.bytes.get(self.position..).unwrap_or_default();
        let length = rest.iter().position(|&byte| byte == b'\n');
        self.position += length.unwrap_or(rest.len());
    }

    fn skip_word(&mut self) {
        while is(self.byte_at(0), WORD) {
            self.position += 1;
        }
    }

    fn scan(&mut self) -> TokenKind {
        let Some(&byte) = self.bytes.get(self.position) else {
            return TokenKind::End;
        };
        match byte {
            b'%' => self.scan_name(TokenKind::Value),
            b'@' => self.scan_name(TokenKind::Symbol),
            b'-' => self.scan_minus(),
            _ if is(byte, START) => {
                self.skip_word();
                TokenKind::Ident
            }
            _ if is(byte, DIGIT) => {
                self.skip_number();
                TokenKind::Number
            }
            b'"' => self.scan_string(),
            _ => self.scan_punctuation(byte),
        }
    }

    fn scan_name(&mut self, kind: TokenKind) -> TokenKind {
        self.position += 1;
        if !is(self.byte_at(0), START | DIGIT) {
            return TokenKind::Unknown;
        }
        self.skip_word();
        kind
    }

    /// A text up to its closing quote, which is on the same line; without one the quote is unknown.
    fn scan_string(&mut self) -> TokenKind {
        let mut ahead = 1;
        loop {
            match self.byte_at(ahead) {
                b'"' => break,
                b'\\' if !matches!(self.byte_at(ahead + 1), 0 | b'\n') => ahead += 2,
                0 | b'\n' => {
                    self.position += 1;
                    return TokenKind::Unknown;
                }
                _ => ahead += 1,
            }
        }
        self.position += ahead + 1;
        TokenKind::String
    }

    fn scan_minus(&mut self) -> TokenKind {
        self.position += 1;
        let next = self.byte_at(0);
        if next == b'>' {
            self.position += 1;
            return TokenKind::Arrow;
        }
        if is(next, DIGIT) {
            self.skip_number();
        } else if is(next, START) {
            self.skip_word();
        } else {
            return TokenKind::Unknown;
        }
        TokenKind::Number
    }

    /// Skips a word that starts with a digit, and the signed exponent of a decimal one.
    fn skip_number(&mut self) {
        let hexadecimal = self.byte_at(0) == b'0' && self.byte_at(1) == b'x';
        let start = self.position;
        self.skip_word();
        let word = self.bytes.get(start..self.position).unwrap_or_default();
        let exponent = matches!(word.last(), Some(b'e' | b'E')) && !hexadecimal;
        if exponent && matches!(self.byte_at(0), b'+' | b'-') && is(self.byte_at(1), DIGIT) {
            self.position += 1;
            self.skip_word();
        }
    }

    fn scan_punctuation(&mut self, byte: u8) -> TokenKind {
        let kind = match byte {
            b'(' => TokenKind::LeftParen,
            b')' => TokenKind::RightParen,
            b'{' => TokenKind::LeftBrace,
            b'}' => TokenKind::RightBrace,
            b'[' => TokenKind::LeftBracket,
            b']' => TokenKind::RightBracket,
            b'<' => TokenKind::Less,
            b'>' => TokenKind::Greater,
            b',' => TokenKind::Comma,
            b':' => TokenKind::Colon,
            b'=' => TokenKind::Equal,
            // The rest of the line would only repeat the error.
            b'/' if self.byte_at(1) == b'/' => {
                self.skip_line();
                return TokenKind::Unknown;
            }
            _ => TokenKind::Unknown,
        };
        let rest = self.text.get(self.position..).unwrap_or("");
        self.position += rest.chars().next().map_or(1, char::len_utf8);
        kind
    }
}
