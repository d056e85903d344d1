//! Advice that depends on types, which are known only after the whole text has been read.
//!
//! A literal without suffix gets the suffix of the expected type, and `lt` becomes the comparison for the types of
//! its operands. The error itself is reported where it occurs, with all candidates; [`Parser::settle`] replaces them
//! by the one that fits the types.

use super::{Parser, Span};
use crate::gir::text::ast::{OperandKind, ValueId};
use crate::gir::text::diagnostics::quote;
use crate::gir::text::inference;
use crate::gir::text::keywords::{Scalar, ScalarClass};
use crate::gir::text::literals::{parse_literal, with_suffix};
use crate::gir::text::opcodes::OPCODES;
use crate::gir::text::token::TokenKind;
use crate::gir::text::types::{Type, TypeId};

/// An error whose advice depends on a type.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenAdvice {
    span: Span,
    /// The index of its function.
    function: usize,
    /// The subject with the type.
    about: About,
}

#[derive(Clone, Copy, Debug)]
enum About {
    /// A literal without suffix; the tree has it as a value without definition.
    Literal(ValueId),
    /// The first operand of an instruction with an incomplete opcode.
    Compared(OperandKind),
}

impl Parser<'_> {
    /// Takes a literal without suffix: reports it, and replaces it by an undefined value.
    pub(super) fn unsuffixed(&mut self, message: String) -> OperandKind {
        let span = self.token.span();
        self.error(span, message);
        let value = self.unnamed_value();
        self.open_advice(span, About::Literal(value));
        self.advance();
        OperandKind::Value(value)
    }

    /// Records the first operand after the current token, which is the last part of several opcodes.
    pub(super) fn compared(&mut self) {
        let span = self.token.span();
        self.advance();
        if self.token.first_on_line {
            return;
        }
        let operand = match self.token.kind {
            TokenKind::Value => OperandKind::Value(self.value()),
            _ => match parse_literal(self.text()) {
                Ok(literal) => OperandKind::Constant(literal.constant),
                Err(_) => return,
            },
        };
        self.open_advice(span, About::Compared(operand));
    }

    fn open_advice(&mut self, span: Span, about: About) {
        let function = self.module.functions.len();
        self.open_advice.push(OpenAdvice {
            span,
            function,
            about,
        });
    }

    /// Gives the advice that fits the types of the text.
    pub(super) fn settle(&mut self) {
        let all = std::mem::take(&mut self.open_advice);
        for advices in all.chunk_by(|one, other| one.function == other.function) {
            let Some(first) = advices.first() else {
                continue;
            };
            let literals = advices.iter().filter_map(|advice| match advice.about {
                About::Literal(value) => Some(value),
                About::Compared(_) => None,
            });
            let literals: Vec<_> = literals.collect();
            let asked: Vec<_> = advices.iter().map(OpenAdvice::value).collect();
            let known = inference::types_of(&mut self.module, first.function, &literals, &asked);
            for (advice, ty) in advices.iter().zip(known) {
                let text = advice.span.text(self.source);
                let ty = advice.constant().or_else(|| self.scalar(ty?));
                let message = ty.and_then(|ty| match advice.about {
                    About::Literal(_) => with_suffix(text, ty),
                    About::Compared(_) => comparison(text, ty),
                });
                if let Some(message) = message {
                    self.sink.amend(advice.span, message);
                }
            }
        }
    }

    /// The scalar type of the lanes of a type.
    fn scalar(&self, ty: TypeId) -> Option<Scalar> {
        match self.module.types.get(ty) {
            Type::Scalar(scalar)
            | Type::Vector {
                element: scalar, ..
            } => Some(scalar),
            Type::Pointer { .. } => None,
        }
    }
}

impl OpenAdvice {
    /// The value whose type is needed.
    fn value(&self) -> Option<ValueId> {
        match self.about {
            About::Literal(value) | About::Compared(OperandKind::Value(value)) => Some(value),
            About::Compared(_) => None,
        }
    }

    /// The type, if it is known without inference.
    fn constant(&self) -> Option<Scalar> {
        match self.about {
            About::Compared(OperandKind::Constant(constant)) => Some(constant.ty),
            _ => None,
        }
    }
}

/// The opcodes whose last part is a word, in their order.
pub(super) fn opcodes_ending_in(word: &str) -> Vec<&'static str> {
    let spellings = OPCODES.iter().map(|info| info.spelling);
    let last = |spelling: &str| {
        spelling
            .rsplit_once('.')
            .is_some_and(|(_, last)| last == word)
    };
    spellings.filter(|spelling| last(spelling)).collect()
}

/// The message about an unknown opcode that is the last part of a comparison of numbers of this type.
fn comparison(word: &str, ty: Scalar) -> Option<String> {
    let known = |spelling: String| OPCODES.iter().find(|info| info.spelling == spelling);
    let meant = match ty.class() {
        ScalarClass::Signed => known(format!("icmp.{word}")),
        ScalarClass::Unsigned => known(format!("ucmp.{word}")),
        // Comparisons with a NaN are false, as in other languages.
        ScalarClass::Float => known(format!("fcmp.o{word}")),
    };
    let meant = meant?.spelling;
    Some(format!(
        "unknown opcode {}; did you mean '{meant}'?",
        quote(word)
    ))
}
