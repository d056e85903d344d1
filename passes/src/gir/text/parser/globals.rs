//! Globals: `'global' @name ':' ptr_type ['count' '=' …] ['=' init]`.

use super::literals::{AMOUNTS, PlainIn};
use super::{Parse, Parser, Span, TokenKind};
use crate::gir::text::ast::{ArenaRange, Count, Global, Initializer, Item, Literal, TypeUse};
use crate::gir::text::diagnostics::quote;
use crate::gir::text::keywords::{AddressSpace, Extension};
use crate::gir::text::literals::parse_hexadecimal_number;
use crate::gir::text::types::{Type, TypeId};

impl Parser<'_> {
    /// A global declaration; the current token is its first word.
    pub(super) fn global(&mut self) {
        if self.global_declaration().is_err() && !self.at_declaration() {
            self.skip_to_declaration();
        }
    }

    fn global_declaration(&mut self) -> Parse<()> {
        let start = self.token.start;
        self.advance();
        let name_span = self.token.span();
        if !self.at(TokenKind::Symbol) {
            return Err(self.missing("a name such as '@data' after 'global'"));
        }
        let symbol = self.symbol();
        self.expect(TokenKind::Colon, "and a pointer type after the name")?;
        let ty = self.ty()?;
        let (space, pointee) = self.pointer_parts(ty)?;
        let count = self.count()?;
        let first = self.module.elements.len();
        let (initializer, initializer_span) = self.initializer(pointee, count)?;
        let item = Item::Global(self.module.globals.len() as u32);
        self.define_symbol(symbol, name_span, item);
        self.module.items.push(item);
        self.module.globals.push(Global {
            symbol,
            name_span,
            span: self.span_since(start),
            ty,
            space,
            pointee,
            count,
            initializer,
            initializer_span,
            elements: ArenaRange::since(first, &self.module.elements),
        });
        Ok(())
    }

    fn pointer_parts(&mut self, ty: TypeUse) -> Parse<(AddressSpace, TypeId)> {
        if let Type::Pointer { space, pointee } = self.module.types.get(ty.id) {
            return Ok((space, pointee));
        }
        let text = ty.span.text(self.source);
        let message = format!(
            "a global has a pointer type, not {}; write 'ptr[global]<{text}>'",
            quote(text)
        );
        Err(self.error(ty.span, message))
    }

    /// `['count' '=' (number | 'dynamic')]`
    fn count(&mut self) -> Parse<Count> {
        if !self.at_attribute() {
            return Ok(Count::Single);
        }
        if self.word() != "count" {
            return Err(self.unexpected("'count=', '=' or the end of the global"));
        }
        self.extension(Extension::Arrays, self.token.span());
        self.advance();
        self.advance();
        if self.word() == "dynamic" {
            self.advance();
            return Ok(Count::Dynamic);
        }
        let count = self.plain_number("count", AMOUNTS, PlainIn::Core)?;
        Ok(Count::Fixed(count))
    }

    /// `['=' init]`, and the place of `init`.
    fn initializer(&mut self, pointee: TypeId, count: Count) -> Parse<(Initializer, Span)> {
        if !self.accept(TokenKind::Equal) {
            self.end_of_global()?;
            return Ok((Initializer::None, Span::at(self.previous_end)));
        }
        let span = self.token.span();
        let initializer = if self.at(TokenKind::LeftBracket) {
            self.list_initializer(pointee, count, span)?
        } else if self.word() == "addr" {
            self.address()?
        } else if self.at_literal() {
            let literal = self.element(pointee)?;
            if count != Count::Single {
                let message = "an array is initialised by a list such as '[1u, 2u]'";
                return Err(self.error(span, message));
            }
            if let Some(lanes) = self.lanes(pointee) {
                let message = format!("a vector is initialised by a list of its {lanes} lanes");
                return Err(self.error(span, message));
            }
            Initializer::Value(literal)
        } else {
            return Err(self.missing("a literal, 'addr(0x…)' or a list in '[…]' after '='"));
        };
        let span = self.span_since(span.start);
        self.end_of_global()?;
        Ok((initializer, span))
    }

    /// `'addr' '(' hex ')'`
    fn address(&mut self) -> Parse<Initializer> {
        self.advance();
        self.expect(TokenKind::LeftParen, "after 'addr'")?;
        let Some(address) = parse_hexadecimal_number(self.text()) else {
            let expected = "a hexadecimal address of at most 64 bits such as '0x1000'";
            return Err(self.missing(expected));
        };
        self.advance();
        self.expect(TokenKind::RightParen, "after the address")?;
        Ok(Initializer::Address(address))
    }

    /// A literal that is an element of a global, or a lane of one.
    fn element(&mut self, pointee: TypeId) -> Parse<Literal> {
        match self.module.types.get(pointee) {
            Type::Scalar(scalar)
            | Type::Vector {
                element: scalar, ..
            } => self.literal_for(scalar),
            Type::Pointer { .. } => self.literal(),
        }
    }

    /// The lanes of a vector.
    fn lanes(&self, ty: TypeId) -> Option<u8> {
        match self.module.types.get(ty) {
            Type::Vector { length, .. } => Some(length),
            _ => None,
        }
    }

    /// `'[' literal {',' literal} ']'`, as many as `count` requires; for vectors the lanes of each.
    fn list_initializer(
        &mut self,
        pointee: TypeId,
        count: Count,
        open: Span,
    ) -> Parse<Initializer> {
        self.extension(Extension::Arrays, open);
        let first = self.module.elements.len();
        self.advance();
        loop {
            let literal: Literal = if self.at_literal() {
                self.element(pointee)?
            } else {
                return Err(self.unexpected("a literal as element of the list"));
            };
            self.module.elements.push(literal);
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightBracket, "or ',' after an element")?;
        let found = self.module.elements.len() - first;
        let Some(message) = mismatch(count, self.lanes(pointee), found as u64) else {
            return Ok(Initializer::Elements);
        };
        let list = self.span_since(open.start);
        Err(self.error(list, message))
    }

    /// A declaration may follow on the same line, anything else may not.
    fn end_of_global(&mut self) -> Parse<()> {
        let ends = self.token.first_on_line || self.at(TokenKind::End) || self.at_declaration();
        if ends {
            return Ok(());
        }
        Err(self.unexpected("the end of the global"))
    }
}

/// The error in the number of literals of a list, if any.
fn mismatch(count: Count, lanes: Option<u8>, found: u64) -> Option<String> {
    let elements = match found {
        1 => "1 element".to_owned(),
        _ => format!("{found} elements"),
    };
    match (count, lanes) {
        (Count::Dynamic, _) => Some("a global with count=dynamic cannot be initialised".to_owned()),
        (Count::Single, None) => Some(format!("a list initialises an array: add count={found}")),
        (Count::Single, Some(lanes)) => (found != u64::from(lanes))
            .then(|| format!("the list has {elements}, but the vector {lanes} lanes")),
        (Count::Fixed(count), None) => {
            (found != count).then(|| format!("the list has {elements}, but count={count}"))
        }
        (Count::Fixed(count), Some(lanes)) => (Some(found) != count.checked_mul(lanes.into()))
            .then(|| format!("the list has {elements}, but count={count} of {lanes} lanes each")),
    }
}
