//! Functions: `'func' {attr} @name '(' params ')' '->' (type | 'void') body`.

use super::{Parse, Parser, Reported, Span, TokenKind};
use crate::gir::text::ast::{
    ArenaRange, Function, FunctionAttributes, Inlining, Item, Param, Resource, SymbolId, TypeUse,
};
use crate::gir::text::diagnostics::quote;
use crate::gir::text::keywords::Extension;

/// The attributes of functions, for messages.
const ATTRIBUTES: [&str; 6] = [
    "kernel",
    "inline",
    "noinline",
    "extern",
    "workgroup_size",
    "subgroup_size",
];

/// The range of workgroup sizes along an axis, and of subgroup sizes.
const SIZES: (u32, u32) = (1, i32::MAX as u32);

/// The part before the parameters.
#[derive(Clone, Copy, Debug)]
struct Head {
    attributes: FunctionAttributes,
    symbol: SymbolId,
    name_span: Span,
}

impl Parser<'_> {
    /// A function; the current token is its first word.
    ///
    /// Once its name is known the function is part of the module, whatever errors follow.
    pub(super) fn function(&mut self) {
        let start = self.token.start;
        let (params, blocks) = (self.module.params.len(), self.module.blocks.len());
        self.begin_function();
        self.advance();
        let head = self.head();
        let return_type = head.and_then(|_| self.signature());
        if return_type.is_err() {
            self.skip_to_body();
        }
        let external = head.is_ok_and(|head| head.attributes.external);
        let is_head_whole = self.sink.count() == self.scope.earlier_errors();
        let errors = self.sink.count();
        self.body(external, return_type.is_ok());
        self.resolve_labels();
        let Ok(head) = head else { return };
        let item = Item::Function(self.module.functions.len() as u32);
        self.define_symbol(head.symbol, head.name_span, item);
        let module = &mut self.module;
        module.items.push(item);
        module.functions.push(Function {
            symbol: head.symbol,
            name_span: head.name_span,
            span: Span::new(start, self.previous_end),
            attributes: head.attributes,
            return_type: return_type.ok().flatten(),
            is_head_whole,
            is_body_whole: self.sink.count() == errors,
            params: ArenaRange::since(params, &module.params),
            blocks: ArenaRange::since(blocks, &module.blocks),
            values: ArenaRange::since(self.scope.first_value(), &module.values),
        });
    }

    /// `{attr} @name`
    fn head(&mut self) -> Parse<Head> {
        let mut attributes = FunctionAttributes::default();
        while self.at(TokenKind::Ident) {
            self.function_attribute(&mut attributes)?;
        }
        let name_span = self.token.span();
        if !self.at(TokenKind::Symbol) {
            return Err(self.missing("a name such as '@f' for the function"));
        }
        let symbol = self.symbol();
        Ok(Head {
            attributes,
            symbol,
            name_span,
        })
    }

    fn function_attribute(&mut self, attributes: &mut FunctionAttributes) -> Parse<()> {
        let span = self.token.span();
        let repeated = match self.word() {
            "kernel" => std::mem::replace(&mut attributes.kernel, true),
            "extern" => {
                self.extension(Extension::ExternalFunctions, span);
                std::mem::replace(&mut attributes.external, true)
            }
            "inline" => self.inlining(attributes, Inlining::Always),
            "noinline" => self.inlining(attributes, Inlining::Never),
            "workgroup_size" => return self.workgroup_size(attributes),
            "subgroup_size" => return self.subgroup_size(attributes),
            _ => return self.unknown_attribute(span),
        };
        if repeated {
            self.repeated_attribute(span);
        }
        self.advance();
        Ok(())
    }

    /// Whether the same request precedes; the opposite one is an error.
    fn inlining(&mut self, attributes: &mut FunctionAttributes, wish: Inlining) -> bool {
        let before = attributes.inlining.replace(wish);
        if before.is_some_and(|before| before != wish) {
            let message = "'inline' and 'noinline' exclude each other: remove one";
            self.error(self.token.span(), message);
        }
        before == Some(wish)
    }

    fn repeated_attribute(&mut self, span: Span) -> Reported {
        let message = format!(
            "duplicate function attribute {}",
            quote(span.text(self.source))
        );
        self.error(span, message)
    }

    fn unknown_attribute(&mut self, span: Span) -> Parse<()> {
        if self.lexer.peek_byte() == b'(' {
            let name = quote(&format!("@{}", self.text()));
            let message = format!("function names begin with '@': write {name}");
            return Err(self.error(span, message));
        }
        self.unknown_word("function attribute", span, &ATTRIBUTES);
        self.advance();
        Ok(())
    }

    /// `'workgroup_size' '(' number ',' number ',' number ')'`
    fn workgroup_size(&mut self, attributes: &mut FunctionAttributes) -> Parse<()> {
        let span = self.token.span();
        self.extension(Extension::KernelSizes, span);
        self.advance();
        self.expect(
            TokenKind::LeftParen,
            "and three numbers after 'workgroup_size'",
        )?;
        let mut size = [1; 3];
        for (position, slot) in size.iter_mut().enumerate() {
            if position > 0 {
                self.expect(TokenKind::Comma, "between the three sizes of a workgroup")?;
            }
            *slot = self.small_number("workgroup size", SIZES)?;
        }
        self.expect(
            TokenKind::RightParen,
            "after the three sizes of a workgroup",
        )?;
        if attributes.workgroup_size.replace(size).is_some() {
            self.repeated_attribute(span);
        }
        Ok(())
    }

    /// `'subgroup_size' '(' number ')'`
    fn subgroup_size(&mut self, attributes: &mut FunctionAttributes) -> Parse<()> {
        let span = self.token.span();
        self.extension(Extension::KernelSizes, span);
        self.advance();
        self.expect(TokenKind::LeftParen, "and a number after 'subgroup_size'")?;
        let size = self.small_number("subgroup size", SIZES)?;
        self.expect(TokenKind::RightParen, "after the subgroup size")?;
        if attributes.subgroup_size.replace(size).is_some() {
            self.repeated_attribute(span);
        }
        Ok(())
    }

    /// `'(' [param {',' param}] ')' '->' (type | 'void')`
    fn signature(&mut self) -> Parse<Option<TypeUse>> {
        self.expect(TokenKind::LeftParen, "after the function's name")?;
        if !self.accept(TokenKind::RightParen) {
            self.param()?;
            while self.accept(TokenKind::Comma) {
                self.param()?;
            }
            self.expect(TokenKind::RightParen, "or ',' after a parameter")?;
        }
        let arrow = "and the return type; write '-> void' to return nothing";
        self.expect(TokenKind::Arrow, arrow)?;
        self.return_type()
    }

    /// `%name ':' type ['resource' '(' … ')']`
    fn param(&mut self) -> Parse<()> {
        let name_span = self.token.span();
        if !self.at(TokenKind::Value) {
            return Err(self.missing("a parameter such as '%x: u32'"));
        }
        let value = self.value();
        self.define_value(value, name_span);
        self.expect(TokenKind::Colon, "and a type after the parameter's name")?;
        let ty = self.ty()?;
        let resource = match self.word() {
            "resource" => Some(self.resource()?),
            _ => None,
        };
        self.module.params.push(Param {
            value,
            name_span,
            ty,
            resource,
        });
        Ok(())
    }

    /// `'resource' '(' 'set' '=' number ',' 'binding' '=' number ')'`, in either order.
    fn resource(&mut self) -> Parse<Resource> {
        const USAGE: &str = "as in 'resource(set=0, binding=1)'";
        let start = self.token.start;
        self.extension(Extension::ParameterBindings, self.token.span());
        self.advance();
        self.expect(TokenKind::LeftParen, USAGE)?;
        let (first, first_value) = self.resource_part(USAGE)?;
        self.expect(TokenKind::Comma, USAGE)?;
        let second_span = self.token.span();
        let (second, second_value) = self.resource_part(USAGE)?;
        self.expect(TokenKind::RightParen, USAGE)?;
        let (set, binding) = match (first, second) {
            ("set", "binding") => (first_value, second_value),
            ("binding", "set") => (second_value, first_value),
            _ => {
                let message = format!("duplicate '{second}': write set and binding, {USAGE}");
                return Err(self.error(second_span, message));
            }
        };
        let span = self.span_since(start);
        Ok(Resource { set, binding, span })
    }

    fn resource_part(&mut self, usage: &str) -> Parse<(&'static str, u32)> {
        let part = match self.word() {
            "set" => "set",
            "binding" => "binding",
            _ => return Err(self.missing(&format!("'set' or 'binding' {usage}"))),
        };
        self.advance();
        self.expect(TokenKind::Equal, usage)?;
        Ok((part, self.small_number(part, (0, u32::MAX))?))
    }

    /// `'{' block {block} '}'`, or nothing for an external function.
    fn body(&mut self, external: bool, signature_is_known: bool) {
        let open = self.token.span();
        if self.at(TokenKind::LeftBrace) {
            self.advance();
            if external {
                self.error(
                    open,
                    "an 'extern' function has no body: remove 'extern' or the body",
                );
            }
        } else {
            if external {
                return;
            }
            if signature_is_known {
                self.missing("'{' and the blocks of the function");
            }
            if !signature_is_known || self.at_declaration() || self.at(TokenKind::End) {
                return;
            }
        }
        self.blocks(open);
    }

    /// Skips to the `{` of a function whose head is wrong, or to the next declaration.
    fn skip_to_body(&mut self) {
        while !self.at(TokenKind::LeftBrace) && !self.at_next_declaration() {
            self.advance();
        }
    }
}
