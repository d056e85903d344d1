//! Operands: values, literals, labels, symbols, and the lists that phis, calls and vectors take.

use super::{Parse, Parser, Span, TokenKind};
use crate::gir::text::ast::{Constant, OperandKind};
use crate::gir::text::diagnostics::quote;
use crate::gir::text::forms::Slot;
use crate::gir::text::keywords::ScalarClass;
use crate::gir::text::literals::lacks_suffix;
use crate::gir::text::opcodes::OpcodeInfo;
use crate::gir::text::quoted;

/// The number of elements that a vector may be made of.
const ELEMENT_COUNTS: std::ops::RangeInclusive<usize> = 2..=16;

impl Parser<'_> {
    /// The operand at `position` (from 0) of an instruction.
    ///
    /// The first one is on the line of the opcode; a later one may follow its comma on the
    /// next line unless that line begins a new statement.
    pub(super) fn operand(&mut self, info: &OpcodeInfo, slot: Slot, position: usize) -> Parse<()> {
        let is_missing = if position == 0 {
            self.token.first_on_line
        } else {
            self.at_new_statement()
        };
        if is_missing {
            let expected = format!("operand {} of '{}'", position + 1, info.spelling);
            return Err(self.missing(&expected));
        }
        let start = self.token.start;
        let kind = match slot {
            Slot::Value => self.value_or_literal(info)?,
            Slot::ValueOrSymbol if self.at(TokenKind::Symbol) => OperandKind::Symbol(self.symbol()),
            Slot::ValueOrSymbol => self.value_or_literal(info)?,
            Slot::Literal(class) => OperandKind::Constant(self.literal_of(info, class)?),
            Slot::Lane if self.at(TokenKind::Number) => OperandKind::Constant(self.lane()?),
            Slot::Lane => self.value_or_literal(info)?,
            Slot::Label => self.label_use()?,
        };
        self.push_operand(kind, start);
        Ok(())
    }

    /// `%x | literal`
    fn value_or_literal(&mut self, info: &OpcodeInfo) -> Parse<OperandKind> {
        if self.at(TokenKind::Value) {
            return Ok(OperandKind::Value(self.value()));
        }
        if self.at_literal() {
            if self.at(TokenKind::Number)
                && let Some(message) = lacks_suffix(self.text())
            {
                return Ok(self.unsuffixed(message));
            }
            let literal = self.literal()?;
            return Ok(OperandKind::Constant(literal.constant));
        }
        if self.at(TokenKind::Symbol) {
            let name = self.text();
            let message = format!(
                "{} is allowed only in 'mov': write '%p = mov …' and use '%p'",
                quote(name)
            );
            return Err(self.error(self.token.span(), message));
        }
        let expected = format!(
            "a value such as '%x' or a literal as operand of '{}'",
            info.spelling
        );
        Err(self.missing(&expected))
    }

    /// A literal of `class`, as the constant instructions take it.
    fn literal_of(&mut self, info: &OpcodeInfo, class: ScalarClass) -> Parse<Constant> {
        let wanted = class.describe();
        if !self.at_literal() {
            let expected = format!("the {wanted} literal of '{}'", info.spelling);
            return Err(self.missing(&expected));
        }
        let literal = self.literal_for(class.usual())?;
        let found = literal.constant.ty;
        if found.class() == class {
            return Ok(literal.constant);
        }
        let spelling = match found.class() {
            ScalarClass::Signed => "iconst",
            ScalarClass::Unsigned => "uconst",
            ScalarClass::Float => "fconst",
        };
        let message = format!(
            "'{}' takes {wanted} literals, {} is {found}: write '{spelling}' or change the suffix",
            info.spelling,
            quote(literal.span.text(self.source)),
        );
        Err(self.error(literal.span, message))
    }

    /// `[%x | literal]` on the line of the opcode.
    pub(super) fn optional_value(&mut self, info: &OpcodeInfo) -> Parse<()> {
        let starts_statement = match self.token.kind {
            TokenKind::Value => self.lexer.peek_byte() == b'=',
            TokenKind::Number => self.at_label(),
            TokenKind::Ident => !self.at_literal() || self.at_label(),
            TokenKind::Symbol => false,
            _ => true,
        };
        if self.token.first_on_line || starts_statement {
            return Ok(());
        }
        self.operand(info, Slot::Value, 0)
    }

    /// `'[' value ',' label ']' {',' '[' value ',' label ']'}`
    pub(super) fn incoming(&mut self, info: &OpcodeInfo) -> Parse<()> {
        const USAGE: &str = "as in '[ %x, entry ]'";
        if self.token.first_on_line {
            return Err(self.missing(&format!("'[', a value and a label, {USAGE}")));
        }
        loop {
            self.expect(TokenKind::LeftBracket, USAGE)?;
            self.operand(info, Slot::Value, 1)?;
            self.expect(TokenKind::Comma, USAGE)?;
            self.operand(info, Slot::Label, 2)?;
            self.expect(TokenKind::RightBracket, USAGE)?;
            if !self.accept(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    /// `@callee '(' [value {',' value}] ')'`
    pub(super) fn call(&mut self, info: &OpcodeInfo) -> Parse<()> {
        if !self.at(TokenKind::Symbol) || self.token.first_on_line {
            return Err(self.missing("the function to call, as in 'call @f(%x)'"));
        }
        let start = self.token.start;
        let callee = OperandKind::Symbol(self.symbol());
        self.push_operand(callee, start);
        self.expect(TokenKind::LeftParen, "and the arguments of the call")?;
        if self.accept(TokenKind::RightParen) {
            return Ok(());
        }
        let mut position = 1;
        loop {
            self.operand(info, Slot::Value, position)?;
            position += 1;
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(
            TokenKind::RightParen,
            "or ',' after an argument of the call",
        )?;
        Ok(())
    }

    /// `text {',' value}`
    pub(super) fn print(&mut self, info: &OpcodeInfo) -> Parse<()> {
        if self.token.first_on_line {
            return Err(self.missing("the format, as in 'printf \"x = %d\\n\", %x'"));
        }
        self.quoted("as in 'printf \"x = %d\\n\", %x'")?;
        let mut position = 1;
        while self.accept(TokenKind::Comma) {
            self.operand(info, Slot::Value, position)?;
            position += 1;
        }
        Ok(())
    }

    /// `value ',' text`
    pub(super) fn assert(&mut self, info: &OpcodeInfo) -> Parse<()> {
        const USAGE: &str = "as in 'assert %c, \"message\"'";
        self.operand(info, Slot::Value, 0)?;
        self.expect(TokenKind::Comma, USAGE)?;
        self.quoted(USAGE)
    }

    /// A text in quotes, whose escapes are right.
    fn quoted(&mut self, usage: &str) -> Parse<()> {
        let span = self.token.span();
        if self.at(TokenKind::Unknown) && self.text() == "\"" {
            return Err(self.error(span, "the text has no closing quote on its line"));
        }
        self.expect(TokenKind::String, usage)?;
        if let Err((offset, problem)) = quoted::value(span.text(self.source)) {
            let start = span.start + offset as u32;
            let place = Span::new(start, start + 1);
            return Err(self.error(place, format!("{problem}; {}", quoted::ESCAPES)));
        }
        self.push_operand(OperandKind::Text, span.start);
        Ok(())
    }

    /// 2 to 16 values.
    pub(super) fn vector_elements(&mut self, info: &OpcodeInfo) -> Parse<()> {
        let start = self.token.start;
        let mut count = 0;
        loop {
            self.operand(info, Slot::Value, count)?;
            count += 1;
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        if ELEMENT_COUNTS.contains(&count) {
            return Ok(());
        }
        let (least, most) = ELEMENT_COUNTS.into_inner();
        let message = format!(
            "'{}' takes {least} to {most} values, found {count}",
            info.spelling
        );
        let list = self.span_since(start);
        Err(self.error(list, message))
    }
}
