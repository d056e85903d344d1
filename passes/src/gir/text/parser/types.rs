//! Types: `scalar | 'ptr' '[' space ']' '<' type '>' | 'vec' N '<' scalar '>'`.

use super::{Parse, Parser, Reported, TokenKind};
use crate::gir::text::ast::TypeUse;
use crate::gir::text::diagnostics::{alternatives, quote};
use crate::gir::text::keywords::{AddressSpace, Extension, Scalar};
use crate::gir::text::types::{MAX_TYPE_DEPTH, Type, TypeId, VECTOR_LENGTHS};

impl Parser<'_> {
    /// `type`; pointers are unwound in a loop, so nesting costs no stack.
    pub(super) fn ty(&mut self) -> Parse<TypeUse> {
        let start = self.token.start;
        let mut spaces = [AddressSpace::Generic; MAX_TYPE_DEPTH];
        let mut depth = 0;
        while self.word() == "ptr" {
            let Some(space) = spaces.get_mut(depth) else {
                let message = format!("pointer types nest deeper than {MAX_TYPE_DEPTH} levels");
                return Err(self.error(self.token.span(), message));
            };
            *space = self.pointer_space()?;
            depth += 1;
        }
        let mut id = self.type_without_pointer()?;
        for &space in spaces.iter().take(depth).rev() {
            self.expect(TokenKind::Greater, "after the pointee type")?;
            let pointee = id;
            id = self.module.types.intern(Type::Pointer { space, pointee });
        }
        let span = self.span_since(start);
        Ok(TypeUse { id, span })
    }

    /// `type | 'void'`; `None` for `void`.
    pub(super) fn return_type(&mut self) -> Parse<Option<TypeUse>> {
        if self.word() == "void" {
            self.advance();
            return Ok(None);
        }
        self.ty().map(Some)
    }

    /// `'ptr' '[' space ']' '<'`
    fn pointer_space(&mut self) -> Parse<AddressSpace> {
        self.advance();
        self.expect(TokenKind::LeftBracket, "and an address space after 'ptr'")?;
        let span = self.token.span();
        let space = match AddressSpace::from_alias(self.word()) {
            Some(space) => {
                self.extension(Extension::AddressSpaceAliases, span);
                self.advance();
                space
            }
            None => self.keyword("address space")?,
        };
        self.expect(TokenKind::RightBracket, "after the address space")?;
        self.expect(
            TokenKind::Less,
            "and the pointee type after the address space",
        )?;
        Ok(space)
    }

    fn type_without_pointer(&mut self) -> Parse<TypeId> {
        let text = self.word();
        if text.is_empty() {
            return Err(self.missing("a type such as 'u32', 'ptr[global]<f32>' or 'vec4<f32>'"));
        }
        if let Some(scalar) = Scalar::from_spelling(text) {
            self.advance();
            return Ok(TypeId::scalar(scalar));
        }
        match text.strip_prefix("vec") {
            Some(length) if length.bytes().all(|byte| byte.is_ascii_digit()) => self.vector(length),
            _ => Err(self.unknown_type()),
        }
    }

    /// `'vec' N '<' scalar '>'`
    fn vector(&mut self, length: &str) -> Parse<TypeId> {
        let span = self.token.span();
        let length = length.parse().ok();
        let known = length.filter(|length| VECTOR_LENGTHS.contains(length));
        let Some(length) = known else {
            let message = format!(
                "unknown vector type {}: vectors have {} elements",
                quote(self.text()),
                alternatives(VECTOR_LENGTHS)
            );
            return Err(self.error(span, message));
        };
        self.extension(Extension::Vectors, span);
        self.advance();
        self.expect(
            TokenKind::Less,
            "and the element type after the vector length",
        )?;
        let Some(element) = Scalar::from_spelling(self.word()) else {
            let expected = format!("a scalar type ({}) as element", alternatives(Scalar::ALL));
            return Err(self.missing(&expected));
        };
        self.advance();
        self.expect(TokenKind::Greater, "after the element type")?;
        Ok(self.module.types.intern(Type::Vector { length, element }))
    }

    fn unknown_type(&mut self) -> Reported {
        let span = self.token.span();
        if self.text() == "void" {
            return self.error(span, "'void' is a return type only");
        }
        let mut known: Vec<&str> = Scalar::ALL.iter().map(|scalar| scalar.spelling()).collect();
        known.extend(["ptr[space]<type>", "vecN<scalar>"]);
        self.unknown_word("type", span, &known)
    }
}
