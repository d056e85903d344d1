//! The tokens of MLIR text, with the text between them.
//!
//! The lexer follows upstream's for the ends of comments, strings and names. It refuses nothing; upstream's parser
//! does that later.

use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A keyword, or the name of an op, a type or an attribute: `spv.module`, `x4xf32`.
    Word,
    /// `%x`, `@f`, `^bb0`, `!spv.ptr`, `#spv.vce`.
    Sigil,
    /// Digits.
    Number,
    /// `"…"`
    String,
    /// One character, or `->`.
    Mark,
}

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its kind.
    pub kind: Kind,
    /// Its bytes in the text.
    pub span: Range<usize>,
}

/// The tokens of a text.
pub struct Tokens<'s> {
    source: &'s [u8],
    list: Vec<Token>,
    /// For each opening bracket the index of the closing one, and the other way round.
    partner: Vec<Option<usize>>,
}

impl<'s> Tokens<'s> {
    /// Finds the tokens of a text.
    pub fn new(source: &'s [u8]) -> Self {
        let mut list = vec![];
        let mut at = 0;
        while at < source.len() {
            let end = Lexer { source }.end(at);
            if let Some((kind, end)) = end {
                list.push(Token {
                    kind,
                    span: at..end,
                });
                at = end;
            } else {
                at = Lexer { source }.end_of_blank(at);
            }
        }
        let mut tokens = Self {
            source,
            partner: vec![None; list.len()],
            list,
        };
        tokens.match_brackets();
        tokens
    }

    fn match_brackets(&mut self) {
        let mut open = vec![];
        for index in 0..self.len() {
            match self.text(index) {
                "(" | "[" | "{" | "<" => open.push(index),
                close @ (")" | "]" | "}" | ">") => {
                    let wanted = opening(close);
                    if open.last().is_some_and(|&open| self.text(open) == wanted)
                        && let Some(partner) = open.pop()
                    {
                        self.partner[index] = Some(partner);
                        self.partner[partner] = Some(index);
                    }
                }
                _ => {}
            }
        }
    }

    /// The number of tokens.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// A token.
    pub fn get(&self, index: usize) -> Option<&Token> {
        self.list.get(index)
    }

    /// A token's text; empty after the last one, and for text that is not UTF-8.
    pub fn text(&self, index: usize) -> &'s str {
        let bytes = self
            .list
            .get(index)
            .map(|token| &self.source[token.span.clone()]);
        str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
    }

    /// A token's text, if it is of this kind.
    pub fn of_kind(&self, index: usize, kind: Kind) -> Option<&'s str> {
        let token = self.list.get(index)?;
        (token.kind == kind).then(|| self.text(index))
    }

    /// Whether a token has this text.
    pub fn is(&self, index: usize, text: &str) -> bool {
        self.text(index) == text
    }

    /// The contents of a string.
    pub fn string(&self, index: usize) -> Option<&'s str> {
        let text = self.of_kind(index, Kind::String)?;
        text.strip_prefix('"')?.strip_suffix('"')
    }

    /// The index of the matching bracket, if the token is a bracket that has one.
    pub fn partner(&self, index: usize) -> Option<usize> {
        *self.partner.get(index)?
    }

    /// The offset of a token; after the last one the end of the text.
    pub fn start(&self, index: usize) -> usize {
        let token = self.list.get(index);
        token.map_or(self.source.len(), |token| token.span.start)
    }

    /// The end of the token before this one.
    pub fn end_before(&self, index: usize) -> usize {
        index
            .checked_sub(1)
            .and_then(|before| self.list.get(before))
            .map_or(0, |token| token.span.end)
    }

    /// Bytes of the text.
    pub fn bytes(&self, span: Range<usize>) -> &'s [u8] {
        &self.source[span]
    }

    /// The index after the type that begins here.
    pub fn type_end(&self, index: usize) -> Option<usize> {
        match self.get(index)?.kind {
            Kind::Word | Kind::Sigil if self.is(index + 1, "<") => {
                Some(self.partner(index + 1)? + 1)
            }
            Kind::Word | Kind::Sigil => Some(index + 1),
            Kind::Mark if self.is(index, "(") => Some(self.partner(index)? + 1),
            _ => None,
        }
    }

    /// The parts between these tokens that are separated by commas outside of brackets.
    pub fn parts(&self, range: Range<usize>) -> Vec<Range<usize>> {
        let mut parts = vec![];
        let mut start = range.start;
        let mut index = range.start;
        while index < range.end {
            if self.is(index, ",") {
                parts.push(start..index);
                start = index + 1;
            }
            let closing = self.partner(index).filter(|&partner| partner > index);
            index = closing.unwrap_or(index) + 1;
        }
        if start < range.end {
            parts.push(start..range.end);
        }
        parts
    }
}

fn opening(close: &str) -> &'static str {
    match close {
        ")" => "(",
        "]" => "[",
        "}" => "{",
        _ => "<",
    }
}

struct Lexer<'s> {
    source: &'s [u8],
}

impl Lexer<'_> {
    fn at(&self, index: usize) -> u8 {
        self.source.get(index).copied().unwrap_or(0)
    }

    fn end_while(&self, start: usize, belongs: impl Fn(u8) -> bool) -> usize {
        let rest = self.source.get(start..).unwrap_or_default();
        let length = rest.iter().position(|&byte| !belongs(byte));
        start + length.unwrap_or(rest.len())
    }

    /// The end of the blank or comment at `at`.
    fn end_of_blank(&self, at: usize) -> usize {
        match self.source[at..].starts_with(b"//") {
            true => self.end_while(at, |byte| byte != b'\n'),
            false => at + 1,
        }
    }

    /// The kind and the end of the token at `at`; `None` for a blank or comment.
    fn end(&self, at: usize) -> Option<(Kind, usize)> {
        let token = match (self.at(at), self.at(at + 1)) {
            (byte, _) if byte.is_ascii_whitespace() => return None,
            (b'/', b'/') => return None,
            (b'-', b'>') => (Kind::Mark, at + 2),
            (b'"', _) => (Kind::String, self.end_of_string(at)),
            (b'@', b'"') => (Kind::Sigil, self.end_of_string(at + 1)),
            (b'%' | b'@' | b'^' | b'!' | b'#', _) => (Kind::Sigil, self.end_of_name(at + 1)),
            (b'a'..=b'z' | b'A'..=b'Z' | b'_', _) => (Kind::Word, self.end_of_word(at)),
            (b'0'..=b'9', _) => (Kind::Number, self.end_of_number(at)),
            _ => (Kind::Mark, at + 1),
        };
        Some(token)
    }

    fn end_of_word(&self, at: usize) -> usize {
        self.end_while(at, |byte| {
            byte.is_ascii_alphanumeric() || b"_$.".contains(&byte)
        })
    }

    fn end_of_name(&self, at: usize) -> usize {
        match self.at(at) {
            b'0'..=b'9' => self.end_while(at, |byte| byte.is_ascii_digit()),
            _ => self.end_while(at, |byte| {
                byte.is_ascii_alphanumeric() || b"_$.-".contains(&byte)
            }),
        }
    }

    /// The end of a number; only its digits matter here, as `0x` also begins a dimension.
    fn end_of_number(&self, at: usize) -> usize {
        self.end_while(at, |byte| byte.is_ascii_digit())
    }

    /// The offset after the closing quote, or the end of the line for an open string.
    fn end_of_string(&self, quote: usize) -> usize {
        let mut index = quote + 1;
        while index < self.source.len() {
            match self.at(index) {
                b'\\' => index += 1,
                b'"' => return index + 1,
                b'\n' => return index,
                _ => {}
            }
            index += 1;
        }
        self.source.len()
    }
}
