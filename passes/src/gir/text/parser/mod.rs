//! The parser's state and the steps that all its parts share: taking tokens, naming, reporting, finding a place to
//! resume after an error. The parts follow the grammar: [`types`], [`literals`], [`globals`], [`functions`],
//! [`blocks`], [`instructions`], [`operands`], [`attributes`]; [`advice`] runs after the whole text is read.

mod advice;
mod attributes;
mod blocks;
mod foreign;
mod functions;
mod globals;
mod instructions;
mod literals;
mod operands;
mod types;

use super::{
    MAX_NAME_LENGTH, ParseOptions, Parsed,
    ast::{Item, Module, Symbol, SymbolId},
    diagnostics::{Diagnostic, Note, Sink, alternatives, quote},
    keywords::{Extension, Keyword},
    lexer::Lexer,
    names::NameTable,
    span::Span,
    token::{Token, TokenKind},
};
use crate::spelling::nearest;
use advice::OpenAdvice;
use blocks::FunctionScope;

/// An error that has been reported already; the caller only has to resume somewhere.
#[derive(Clone, Copy, Debug)]
struct Reported;

type Parse<T> = Result<T, Reported>;

/// The words that may begin a declaration.
const DECLARATIONS: [&str; 2] = ["func", "global"];

/// The parser of one text.
#[derive(Debug)]
pub(super) struct Parser<'src> {
    source: &'src str,
    lexer: Lexer<'src>,
    token: Token,
    /// End of the token before `token`.
    previous_end: u32,
    strict: bool,
    sink: Sink,
    module: Module<'src>,
    symbols: NameTable<'src>,
    scope: FunctionScope<'src>,
    open_advice: Vec<OpenAdvice>,
}

impl<'src> Parser<'src> {
    /// A parser at the start of `source`.
    pub(super) fn new(source: &'src str, options: ParseOptions) -> Self {
        let mut lexer = Lexer::new(source);
        let token = lexer.next_token();
        let mut parser = Self {
            source,
            lexer,
            token,
            previous_end: token.start,
            strict: options.strict,
            sink: Sink::default(),
            module: Module::with_capacity_for(source.len()),
            symbols: NameTable::default(),
            scope: FunctionScope::default(),
            open_advice: vec![],
        };
        parser.check_length();
        parser
    }

    /// Reads everything: `module ::= { global | func }`.
    pub(super) fn module(mut self) -> Parsed<'src> {
        while self.token.kind != TokenKind::End {
            match self.word() {
                "func" => self.function(),
                "global" => self.global(),
                _ => {
                    self.unexpected("'func' or 'global'");
                    self.skip_to_declaration();
                }
            }
        }
        self.settle();
        Parsed {
            module: self.module,
            diagnostics: self.sink.finish(),
        }
    }

    // Tokens.

    fn advance(&mut self) {
        self.previous_end = self.token.end;
        self.token = self.lexer.next_token();
        self.check_length();
    }

    fn check_length(&mut self) {
        // A sigil is not part of the name.
        if self.token.end - self.token.start > MAX_NAME_LENGTH as u32 + 1 {
            self.too_long();
        }
    }

    #[cold]
    fn too_long(&mut self) {
        if !self.at(TokenKind::Unknown) {
            let limit = MAX_NAME_LENGTH / 1024;
            let message = format!(
                "{} is longer than {limit} KiB: shorten it",
                quote(self.text())
            );
            self.error(self.token.span(), message);
        }
    }

    /// The current token's text.
    fn text(&self) -> &'src str {
        self.token.span().text(self.source)
    }

    /// The current token's text if it is an identifier; empty otherwise.
    fn word(&self) -> &'src str {
        if self.at(TokenKind::Ident) {
            self.text()
        } else {
            ""
        }
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// True if the current token is an identifier or number followed by a colon.
    fn at_label(&self) -> bool {
        matches!(self.token.kind, TokenKind::Ident | TokenKind::Number)
            && self.lexer.peek_byte() == b':'
    }

    /// True if the current token is an identifier followed by an equals sign.
    fn at_attribute(&self) -> bool {
        self.at(TokenKind::Ident) && self.lexer.peek_byte() == b'='
    }

    /// True if a new line begins here and a new statement with it.
    fn at_new_statement(&self) -> bool {
        let begins = match self.token.kind {
            TokenKind::Value => self.lexer.peek_byte() == b'=',
            TokenKind::Ident | TokenKind::Number => self.lexer.peek_byte() == b':',
            TokenKind::RightBrace | TokenKind::End => true,
            _ => false,
        };
        begins && self.token.first_on_line
    }

    /// Takes the current token if it is a `kind`.
    fn accept(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    /// Takes the current token, which must be a `kind`.
    fn expect(&mut self, kind: TokenKind, after: &str) -> Parse<Span> {
        let span = self.token.span();
        if self.accept(kind) {
            return Ok(span);
        }
        Err(self.missing(&format!("{} {after}", kind.describe())))
    }

    /// Takes a word of the set `T` on the current line.
    fn keyword<T: Keyword>(&mut self, what: &str) -> Parse<T> {
        let span = self.token.span();
        let spellings = || T::ALL.iter().map(|word| word.spelling());
        if !self.at(TokenKind::Ident) || self.token.first_on_line {
            let expected = format!("{} as {what}", alternatives(spellings()));
            return Err(self.missing(&expected));
        }
        let text = self.text();
        let found = T::ALL.iter().find(|word| word.spelling() == text);
        let known = found.ok_or_else(|| {
            let known: Vec<&'static str> = spellings().collect();
            self.unknown_word(what, span, &known)
        })?;
        self.advance();
        Ok(*known)
    }

    fn span_since(&self, start: u32) -> Span {
        Span::new(start, self.previous_end.max(start))
    }

    // Reports.

    fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        self.sink.report(diagnostic);
        if self.sink.is_full() {
            self.lexer.stop();
            self.token = self.lexer.next_token();
        }
        Reported
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Reported {
        self.report(Diagnostic::new(span, message))
    }

    fn error_with_note(
        &mut self,
        span: Span,
        message: impl Into<String>,
        note_span: Span,
        note: impl Into<String>,
    ) -> Reported {
        let mut diagnostic = Diagnostic::new(span, message);
        diagnostic.notes.push(Note {
            span: Some(note_span),
            message: note.into(),
        });
        self.report(diagnostic)
    }

    /// Reports that the current token is not one of the expected ones.
    fn unexpected(&mut self, expected: &str) -> Reported {
        let message = match self.token.kind {
            TokenKind::End => format!("expected {expected}, found the end of the file"),
            TokenKind::Unknown if self.text().starts_with("//") => {
                "comments start with ';', not '//'".to_owned()
            }
            _ => format!("expected {expected}, found {}", quote(self.text())),
        };
        self.error(self.token.span(), message)
    }

    /// Reports that something is missing after the previous token: if a line ends there, the error is at its end, not
    /// on the next line.
    fn missing(&mut self, expected: &str) -> Reported {
        let found = match self.token.kind {
            TokenKind::End => "the end of the file",
            _ if self.token.first_on_line => "the end of the line",
            _ => return self.unexpected(expected),
        };
        let message = format!("expected {expected}, found {found}");
        self.error(Span::at(self.previous_end), message)
    }

    /// Reports that the word at `span` is not one of `known`, a list short enough for a message.
    fn unknown_word(&mut self, what: &str, span: Span, known: &[&'static str]) -> Reported {
        let word = span.text(self.source);
        let legal = alternatives(known);
        let hint = nearest(word, known.iter().copied())
            .map(|near| format!("; did you mean '{near}'?"))
            .unwrap_or_default();
        let message = format!("unknown {what} {}: expected {legal}{hint}", quote(word));
        self.error(span, message)
    }

    /// Records the use of an extension, which strict mode refuses.
    fn extension(&mut self, extension: Extension, span: Span) {
        if self.strict {
            let text = quote(span.text(self.source));
            let message =
                format!("{text} belongs to the extension '{extension}', which strict mode refuses");
            self.error(span, message);
        }
    }

    // Names.

    /// Checks a name without its sigil, once per distinct name.
    fn check_name(&mut self, name: &str, span: Span) {
        let is_number = name.starts_with(|first: char| first.is_ascii_digit());
        if is_number && !name.bytes().all(|byte| byte.is_ascii_digit()) {
            let message = format!(
                "malformed name {}: a name that begins with a digit has only digits",
                quote(span.text(self.source))
            );
            self.error(span, message);
        }
    }

    /// Takes the current token, a symbol; returns its id.
    fn symbol(&mut self) -> SymbolId {
        let span = self.token.span();
        let name = Span::new(span.start + 1, span.end).text(self.source);
        let (id, is_new) = self.symbols.intern(name);
        if is_new {
            self.check_name(name, span);
            self.module.symbols.push(Symbol {
                name,
                definition: None,
                span,
            });
        }
        self.advance();
        SymbolId(id)
    }

    /// Records the declaration of the symbol mentioned at `span`; a second definition is an error.
    fn define_symbol(&mut self, symbol: SymbolId, span: Span, item: Item) {
        let Some(entry) = self.module.symbols.get_mut(symbol.0 as usize) else {
            return;
        };
        if entry.definition.is_none() {
            entry.definition = Some(item);
            entry.span = span;
            return;
        }
        let (name, previous) = (entry.name, entry.span);
        let message = format!("duplicate symbol {}", quote(&format!("@{name}")));
        self.error_with_note(span, message, previous, "previously defined here");
    }

    // Recovery.

    /// Skips to the next line that begins with a declaration.
    fn skip_to_declaration(&mut self) {
        self.advance();
        while !self.at_next_declaration() {
            self.advance();
        }
    }

    /// True at a line that begins with a declaration, and at the end.
    fn at_next_declaration(&self) -> bool {
        self.at(TokenKind::End) || (self.token.first_on_line && self.at_declaration())
    }

    fn at_declaration(&self) -> bool {
        DECLARATIONS.contains(&self.word()) && self.lexer.peek_byte() != b':'
    }
}
