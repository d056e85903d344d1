//! Literals and numbers.

use super::{Parse, Parser, TokenKind};
use crate::gir::text::ast::{Constant, Literal};
use crate::gir::text::diagnostics::quote;
use crate::gir::text::keywords::{Extension, Scalar, ScalarClass};
use crate::gir::text::literals::{
    is_special_float, lacks_suffix, parse_float_bits, parse_literal, parse_plain_number,
    with_suffix,
};

/// The range of numbers of elements and bytes in the dialects.
pub(super) const AMOUNTS: (u64, u64) = (1, i64::MAX as u64);

/// Whether a number may be written without suffix in the published core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlainIn {
    /// Yes, or it occurs only in extensions that are refused as a whole.
    Core,
    /// No, it needs the extension.
    Extension,
}

impl Parser<'_> {
    /// True if the current token begins a literal.
    pub(super) fn at_literal(&self) -> bool {
        match self.token.kind {
            TokenKind::Number => true,
            TokenKind::Ident => is_special_float(self.text()) || self.at_float_bits().is_some(),
            _ => false,
        }
    }

    /// The type of `f32(0x…)` if the current token begins one.
    fn at_float_bits(&self) -> Option<Scalar> {
        Scalar::from_spelling(self.text())
            .filter(|ty| ty.class() == ScalarClass::Float && self.lexer.peek_byte() == b'(')
    }

    /// A literal; the current token is its first.
    pub(super) fn literal(&mut self) -> Parse<Literal> {
        let span = self.token.span();
        if self.at(TokenKind::Ident)
            && let Some(ty) = self.at_float_bits()
        {
            return self.float_bits(ty);
        }
        let literal = parse_literal(self.text()).map_err(|message| self.error(span, message))?;
        if literal.extended {
            self.extension(Extension::Literals, span);
        }
        self.advance();
        Ok(Literal {
            constant: literal.constant,
            span,
        })
    }

    /// A literal where type `ty` is expected; advice about a missing suffix uses that type.
    pub(super) fn literal_for(&mut self, ty: Scalar) -> Parse<Literal> {
        let text = self.text();
        match lacks_suffix(text).filter(|_| self.at(TokenKind::Number)) {
            Some(message) => {
                let message = with_suffix(text, ty).unwrap_or(message);
                Err(self.error(self.token.span(), message))
            }
            None => self.literal(),
        }
    }

    /// `('f16' | 'f32' | 'f64') '(' hex ')'`
    fn float_bits(&mut self, ty: Scalar) -> Parse<Literal> {
        let start = self.token.start;
        self.extension(Extension::Literals, self.token.span());
        self.advance();
        self.expect(TokenKind::LeftParen, "before the bits")?;
        if !self.at(TokenKind::Number) || self.token.first_on_line {
            return Err(self.missing(&format!("the bits of the {ty} such as '0x0'")));
        }
        let span = self.token.span();
        let text = self.text();
        let constant = parse_float_bits(ty, text).map_err(|message| self.error(span, message))?;
        self.advance();
        self.expect(TokenKind::RightParen, "after the bits")?;
        let span = self.span_since(start);
        Ok(Literal { constant, span })
    }

    /// A number of `what` from `least` to `most`, with an unsigned suffix or none.
    pub(super) fn plain_number(
        &mut self,
        what: &str,
        (least, most): (u64, u64),
        plain: PlainIn,
    ) -> Parse<u64> {
        let span = self.token.span();
        if !self.at(TokenKind::Number) || self.at_new_statement() {
            return Err(self.missing(&format!("a number as {what}")));
        }
        let number =
            parse_plain_number(self.text()).map_err(|message| self.error(span, message))?;
        if !(least..=most).contains(&number.value) {
            let text = quote(self.text());
            let message = format!("{what} {text} is out of range: expected {least} to {most}");
            return Err(self.error(span, message));
        }
        if !number.suffixed && plain == PlainIn::Extension {
            self.extension(Extension::PlainNumbers, span);
        }
        self.advance();
        Ok(number.value)
    }

    /// Like [`Parser::plain_number`] for numbers of an extension that fit 32 bits.
    pub(super) fn small_number(&mut self, what: &str, (least, most): (u32, u32)) -> Parse<u32> {
        let range = (u64::from(least), u64::from(most));
        self.plain_number(what, range, PlainIn::Core)
            .map(|value| value as u32)
    }

    /// A vector lane: a number without suffix is a u32.
    pub(super) fn lane(&mut self) -> Parse<Constant> {
        if let Ok(number) = parse_plain_number(self.text())
            && !number.suffixed
        {
            let ty = Scalar::U32;
            let bits = u64::from(self.small_number("lane", (0, u32::MAX))?);
            return Ok(Constant { ty, bits });
        }
        self.literal().map(|literal| literal.constant)
    }
}
