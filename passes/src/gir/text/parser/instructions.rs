//! Instructions: `[%name '='] opcode [head] [operands] ['->' type] [','] {name '=' value}`, according to the form of
//! the opcode.

use super::{Parse, Parser, Reported, Span, TokenKind, advice::opcodes_ending_in, foreign};
use crate::{
    gir::text::{
        ast::{
            ArenaRange, Attribute, AttributeValue, Instruction, Operand, OperandKind, TypeUse,
            ValueId,
        },
        diagnostics::{alternatives, quote},
        forms::{Head, Operands, ResultRule, Slot, Target},
        keywords::{AttributeKey, Extension, UpdateOp},
        opcodes::{OPCODES, Opcode, OpcodeInfo},
    },
    spelling::nearest,
};

/// The name before `=`.
#[derive(Clone, Copy, Debug)]
struct ResultName {
    value: ValueId,
    span: Span,
}

/// The parts of the head of an instruction.
#[derive(Clone, Copy, Debug, Default)]
struct HeadParts {
    ty: Option<TypeUse>,
    update: Option<UpdateOp>,
}

impl Parser<'_> {
    /// One instruction. Its result is defined and its opcode recorded in the block even if the rest is wrong.
    pub(super) fn instruction(&mut self) -> Parse<()> {
        let start = self.token.start;
        let result = self.result_name()?;
        let opcode_span = self.token.span();
        let opcode = self.opcode(result.is_some())?;
        let info = opcode.info();
        self.check_result(info, result, opcode_span);
        let operands = self.module.operands.len();
        let attributes = self.module.attributes.len();
        let head = self.instruction_head(info)?;
        if let (Some(UpdateOp::FlagClear), Some(result)) = (head.update, result) {
            self.superfluous_result(UpdateOp::FlagClear.spelling(), result);
        }
        self.operands(info, head.update)?;
        let target = self.target(info)?;
        // The comma belongs to the attributes.
        let has_attributes = self.at(TokenKind::Comma) || self.at_attribute();
        if info.form.comma && (has_attributes || info.form.optional.is_empty()) {
            self.expect(TokenKind::Comma, "and the attribute after the operands")?;
        }
        self.attributes(info, attributes)?;
        self.end_of_instruction(info, head.update)?;
        self.check_attributes(info, opcode_span, attributes)?;
        self.module.instructions.push(Instruction {
            opcode,
            result: result.map(|result| result.value),
            span: Span::new(start, self.previous_end),
            opcode_start: opcode_span.start,
            ty: head.ty.or(target),
            operands: ArenaRange::since(operands, &self.module.operands),
            attributes: ArenaRange::since(attributes, &self.module.attributes),
        });
        Ok(())
    }

    /// `[%name '=']`
    fn result_name(&mut self) -> Parse<Option<ResultName>> {
        if !self.at(TokenKind::Value) {
            return Ok(None);
        }
        let span = self.token.span();
        let value = self.value();
        if !self.at(TokenKind::Equal) {
            self.place_unknown();
            let expected = "'=' and an opcode after the result's name";
            return Err(self.missing(expected));
        }
        self.advance();
        self.define_value(value, span);
        Ok(Some(ResultName { value, span }))
    }

    fn opcode(&mut self, has_result: bool) -> Parse<Opcode> {
        let span = self.token.span();
        let is_missing = has_result && self.token.first_on_line;
        let opcode = Opcode::from_spelling(self.word()).filter(|_| !is_missing);
        let Some(opcode) = opcode else {
            self.place_unknown();
            return Err(self.unknown_opcode(has_result));
        };
        self.place_instruction(opcode, span);
        if let Some(extension) = opcode.info().extension {
            self.extension(extension, span);
        }
        self.advance();
        Ok(opcode)
    }

    fn unknown_opcode(&mut self, has_result: bool) -> Reported {
        if has_result && self.token.first_on_line {
            return self.missing("an opcode after '='");
        }
        let text = self.text();
        if self.at(TokenKind::Ident) && !self.at_literal() {
            return self.misspelled_opcode(text);
        }
        if !has_result {
            return self.unexpected("an instruction, a label or '}'");
        }
        let starts_value = matches!(self.token.kind, TokenKind::Value | TokenKind::Symbol);
        if starts_value || self.at_literal() {
            let advice = quote(&format!("mov {text}"));
            let message = format!("expected an opcode after '=': write {advice}");
            return self.error(self.token.span(), message);
        }
        self.missing("an opcode after '='")
    }

    fn misspelled_opcode(&mut self, text: &str) -> Reported {
        let parts = opcodes_ending_in(text);
        let meant = match parts.is_empty() {
            false => alternatives(parts.iter().map(|opcode| quote(opcode))),
            true => foreign::opcode(text)
                .or_else(|| own_opcode(text).map(str::to_owned))
                .map_or(String::new(), |opcode| quote(&opcode)),
        };
        let hint = match meant.is_empty() {
            true => meant,
            false => format!("; did you mean {meant}?"),
        };
        let message = format!("unknown opcode {}{hint}", quote(text));
        let reported = self.error(self.token.span(), message);
        if parts.len() > 1 {
            self.compared();
        }
        reported
    }

    fn check_result(&mut self, info: &OpcodeInfo, result: Option<ResultName>, span: Span) {
        match (info.form.result, result) {
            (ResultRule::None, Some(result)) => self.superfluous_result(info.spelling, result),
            (ResultRule::Named, None) => {
                let spelling = info.spelling;
                let message = format!(
                    "the result of '{spelling}' needs a name: write '%name = {spelling} …'"
                );
                self.error(span, message);
            }
            _ => {}
        }
    }

    fn superfluous_result(&mut self, operation: &str, result: ResultName) {
        let name = result.span.text(self.source);
        let message = format!(
            "'{operation}' yields nothing: remove {}",
            quote(&format!("{name} ="))
        );
        self.error(result.span, message);
    }

    /// The word or type between opcode and operands.
    fn instruction_head(&mut self, info: &OpcodeInfo) -> Parse<HeadParts> {
        let span = self.token.span();
        let mut parts = HeadParts::default();
        let (key, value) = match info.form.head {
            Head::None => return Ok(parts),
            Head::Type => {
                parts.ty = Some(self.type_on_line(info.spelling)?);
                return Ok(parts);
            }
            Head::Axis => {
                let axis = self.keyword("axis")?;
                (AttributeKey::Axis, AttributeValue::Axis(axis))
            }
            Head::Reduce => {
                let op = self.keyword("reduction")?;
                (AttributeKey::Reduce, AttributeValue::Reduce(op))
            }
            Head::Update => {
                let op = self.keyword("atomic operation")?;
                parts.update = Some(op);
                (AttributeKey::Update, AttributeValue::Update(op))
            }
        };
        self.module.attributes.push(Attribute { key, value, span });
        Ok(parts)
    }

    fn type_on_line(&mut self, before: &str) -> Parse<TypeUse> {
        if self.token.first_on_line {
            return Err(self.missing(&format!("a type after '{before}'")));
        }
        self.ty()
    }

    /// `['->' type]`
    fn target(&mut self, info: &OpcodeInfo) -> Parse<Option<TypeUse>> {
        let arrow = self.token.span();
        if self.at(TokenKind::Arrow) && info.form.target != Target::None {
            self.advance();
            if info.extension.is_none() {
                self.extension(Extension::ConversionTargets, arrow);
            }
            return self.type_on_line("->").map(Some);
        }
        if info.form.target == Target::Required {
            let expected = format!("'->' and the type that '{}' yields", info.spelling);
            return Err(self.missing(&expected));
        }
        Ok(None)
    }

    /// Checks that the instruction ends here; only a new statement may follow on the same line.
    fn end_of_instruction(&mut self, info: &OpcodeInfo, update: Option<UpdateOp>) -> Parse<()> {
        let ends = match self.token.kind {
            TokenKind::End | TokenKind::RightBrace => true,
            TokenKind::Comma => false,
            _ if self.token.first_on_line => true,
            TokenKind::Value => self.lexer.peek_byte() == b'=',
            TokenKind::Ident => self.at_label() || Opcode::from_spelling(self.text()).is_some(),
            TokenKind::Number => self.at_label(),
            _ => false,
        };
        if ends {
            return Ok(());
        }
        let operation = match update {
            Some(op) => format!("'{} {op}'", info.spelling),
            None => format!("'{}'", info.spelling),
        };
        let takes = match fixed_slots(info, update).map(<[Slot]>::len) {
            None => String::new(),
            Some(0) => ", which takes no operands".to_owned(),
            Some(1) => ", which takes one operand".to_owned(),
            Some(count) => format!(", which takes {count} operands"),
        };
        let Some(key) = self.attribute_with_value(info) else {
            return Err(self.unexpected(&format!("the end of {operation}{takes}")));
        };
        let word = self.text();
        let message = format!(
            "the attribute {} has no name; write {key}={word}",
            quote(word)
        );
        Err(self.error(self.token.span(), message))
    }

    // Operands.

    fn operands(&mut self, info: &OpcodeInfo, update: Option<UpdateOp>) -> Parse<()> {
        if let Some(slots) = fixed_slots(info, update) {
            return self.slots(info, slots);
        }
        match info.form.operands {
            // Their number is fixed.
            Operands::Slots(_) | Operands::AtomicUpdate => Ok(()),
            Operands::OptionalValue => self.optional_value(info),
            Operands::Incoming => self.incoming(info),
            Operands::Call => self.call(info),
            Operands::Elements => self.vector_elements(info),
            Operands::Print => self.print(info),
            Operands::Assert => self.assert(info),
        }
    }

    fn slots(&mut self, info: &OpcodeInfo, slots: &[Slot]) -> Parse<()> {
        for (position, &slot) in slots.iter().enumerate() {
            if position > 0 && !self.accept(TokenKind::Comma) {
                let expected = format!("',' and operand {} of '{}'", position + 1, info.spelling);
                return Err(self.missing(&expected));
            }
            self.operand(info, slot, position)?;
        }
        Ok(())
    }

    /// Adds an operand that ends with the previous token.
    pub(super) fn push_operand(&mut self, kind: OperandKind, start: u32) {
        let span = Span::new(start, self.previous_end);
        self.module.operands.push(Operand { kind, span });
    }
}

/// The opcode whose spelling is near, or the first one of a family.
fn own_opcode(text: &str) -> Option<&'static str> {
    let spellings = OPCODES.iter().map(|info| info.spelling);
    nearest(text, spellings).or_else(|| opcode_of_family(text))
}

/// The operands of an instruction that takes a fixed number of them.
fn fixed_slots(info: &OpcodeInfo, update: Option<UpdateOp>) -> Option<&'static [Slot]> {
    match (info.form.operands, update) {
        (Operands::Slots(slots), _) => Some(slots),
        (Operands::AtomicUpdate, Some(op)) if !op.takes_value() => Some(&[Slot::Value]),
        (Operands::AtomicUpdate, _) => Some(&[Slot::Value, Slot::Value]),
        _ => None,
    }
}

/// An opcode whose spelling begins with `family` and a dot.
fn opcode_of_family(family: &str) -> Option<&'static str> {
    OPCODES.iter().map(|info| info.spelling).find(|spelling| {
        spelling
            .strip_prefix(family)
            .is_some_and(|rest| rest.starts_with('.'))
    })
}
