//! The tokens of the GIR text language.

use super::span::Span;

/// The kinds of token; names carry their sigil (`%x` is one token).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// `[A-Za-z_][A-Za-z0-9_.$]*`: opcode, label, type, attribute or key word.
    Ident,
    /// `%` and a name.
    Value,
    /// `@` and a name.
    Symbol,
    /// Anything that starts with a digit, or with `-` and a digit or letter.
    Number,
    /// `"…"` on one line, with escapes.
    String,
    /// `(`
    LeftParen,
    /// `)`
    RightParen,
    /// `{`
    LeftBrace,
    /// `}`
    RightBrace,
    /// `[`
    LeftBracket,
    /// `]`
    RightBracket,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `=`
    Equal,
    /// `->`
    Arrow,
    /// A character that the language does not use, or a sigil without a name.
    Unknown,
    /// The end of the text.
    End,
}

impl TokenKind {
    /// The name of the kind in messages.
    pub(super) const fn describe(self) -> &'static str {
        match self {
            Self::Ident => "a name",
            Self::Value => "a value such as '%x'",
            Self::Symbol => "a symbol such as '@name'",
            Self::Number => "a number",
            Self::String => "a text in quotes",
            Self::LeftParen => "'('",
            Self::RightParen => "')'",
            Self::LeftBrace => "'{'",
            Self::RightBrace => "'}'",
            Self::LeftBracket => "'['",
            Self::RightBracket => "']'",
            Self::Less => "'<'",
            Self::Greater => "'>'",
            Self::Comma => "','",
            Self::Colon => "':'",
            Self::Equal => "'='",
            Self::Arrow => "'->'",
            Self::Unknown => "a character of the language",
            Self::End => "the end of the file",
        }
    }
}

/// One token: its kind and the bytes it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// Its kind.
    pub(super) kind: TokenKind,
    /// True for the first token of a line.
    pub(super) first_on_line: bool,
    /// Offset of its first byte.
    pub(super) start: u32,
    /// Offset after its last byte.
    pub(super) end: u32,
}

impl Token {
    /// The bytes it covers.
    pub(super) const fn span(self) -> Span {
        Span::new(self.start, self.end)
    }
}
