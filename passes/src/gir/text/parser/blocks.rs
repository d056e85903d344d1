//! Blocks: labels, the order of their contents, and the names of their function.

use super::{Parse, Parser, Span, TokenKind};
use crate::{
    gir::text::{
        ast::{ArenaRange, Block, BlockId, OperandKind, ValueId, ValueName},
        diagnostics::quote,
        names::NameTable,
        opcodes::Opcode,
    },
    spelling::nearest,
};

/// The state of the function being parsed.
#[derive(Debug, Default)]
pub(super) struct FunctionScope<'src> {
    values: NameTable<'src>,
    /// The index of the function's first value in the module.
    first_value: usize,
    labels: NameTable<'src>,
    /// By number of the label's name.
    label_definitions: Vec<Option<(BlockId, Span)>>,
    /// Operands that name a label, to be turned into blocks once all are known.
    label_uses: Vec<u32>,
    /// Blocks of the function so far.
    block_count: u32,
    block: Option<OpenBlock<'src>>,
    /// Errors reported before the function.
    earlier_errors: usize,
}

impl FunctionScope<'_> {
    /// Where the function's values start in the module.
    pub(super) fn first_value(&self) -> usize {
        self.first_value
    }

    /// Errors reported before the function.
    pub(super) fn earlier_errors(&self) -> usize {
        self.earlier_errors
    }
}

/// The block being parsed.
#[derive(Debug)]
struct OpenBlock<'src> {
    name: &'src str,
    name_span: Span,
    first_instruction: usize,
    /// True once something other than a phi has been seen.
    past_phis: bool,
    ending: Ending,
}

/// The state of a block's terminator.
#[derive(Clone, Copy, Debug)]
enum Ending {
    /// None yet.
    Missing,
    /// This one.
    Found(Opcode, Span),
    /// Unknown, or reported: report nothing more about it.
    Unclear,
}

impl<'src> Parser<'src> {
    /// Starts a function without values, labels and blocks.
    pub(super) fn begin_function(&mut self) {
        let scope = &mut self.scope;
        scope.values.reset();
        scope.first_value = self.module.values.len();
        scope.labels.reset();
        scope.label_definitions.clear();
        scope.label_uses.clear();
        scope.block_count = 0;
        scope.block = None;
        scope.earlier_errors = self.sink.count();
    }

    /// `block {block} '}'`; `open` is the place of the opening brace.
    pub(super) fn blocks(&mut self, open: Span) {
        loop {
            match self.token.kind {
                TokenKind::RightBrace => break,
                TokenKind::End => return self.unclosed(open),
                _ if self.at_label() => self.begin_block(),
                TokenKind::Ident if self.at_declaration() => return self.unclosed(open),
                _ => self.statement(),
            }
        }
        if self.scope.block_count == 0 && self.scope.block.is_none() {
            let message = "a function has at least one block: write a label such as 'entry:' and \
                           its instructions";
            self.error(self.token.span(), message);
        }
        self.end_block();
        self.advance();
    }

    fn unclosed(&mut self, open: Span) {
        // If the open block lacks a terminator, the same error is probably the cause.
        if let Some(block) = &mut self.scope.block {
            block.ending = Ending::Unclear;
        }
        self.end_block();
        let found = match self.token.kind {
            TokenKind::End => "the end of the file".to_owned(),
            _ => quote(self.text()),
        };
        let message = format!("expected '}}' at the end of the function, found {found}");
        self.error_with_note(
            self.token.span(),
            message,
            open,
            "the function's body starts here",
        );
    }

    /// A value of the function that has no name.
    pub(super) fn unnamed_value(&mut self) -> ValueId {
        self.module.values.push(ValueName {
            name: "",
            definition: None,
        });
        ValueId(self.scope.values.unnamed())
    }

    /// `label ':'`
    fn begin_block(&mut self) {
        self.end_block();
        let name_span = self.token.span();
        let name = self.text();
        let id = BlockId(self.scope.block_count);
        let label = self.label_number() as usize;
        // Skips the colon that made this a label.
        self.advance();
        match self.scope.label_definitions.get_mut(label) {
            Some(Some((_, previous))) => {
                let (previous, message) = (*previous, format!("duplicate label {}", quote(name)));
                self.error_with_note(name_span, message, previous, "previously defined here");
            }
            Some(definition) => *definition = Some((id, name_span)),
            None => {}
        }
        self.open_block(name, name_span, Ending::Missing);
    }

    fn open_block(&mut self, name: &'src str, name_span: Span, ending: Ending) {
        self.scope.block = Some(OpenBlock {
            name,
            name_span,
            first_instruction: self.module.instructions.len(),
            past_phis: false,
            ending,
        });
    }

    /// Completes the open block, which must have its terminator by now.
    fn end_block(&mut self) {
        let Some(block) = self.scope.block.take() else {
            return;
        };
        if matches!(block.ending, Ending::Missing) {
            let label = quote(block.name);
            let message =
                format!("block {label} has no terminator: end it with 'br', 'br_if' or 'ret'");
            let note = format!("block {label} starts here");
            self.error_with_note(Span::at(self.previous_end), message, block.name_span, note);
        }
        self.scope.block_count += 1;
        let instructions = &self.module.instructions;
        self.module.blocks.push(Block {
            name: block.name,
            name_span: block.name_span,
            instructions: ArenaRange::since(block.first_instruction, instructions),
        });
    }

    /// An instruction, or the error in its place.
    fn statement(&mut self) {
        let start = self.token.start;
        if self.scope.block.is_none() {
            let message = "expected a label such as 'entry:' before the first instruction";
            self.error(self.token.span(), message);
            self.open_block("", Span::at(start), Ending::Unclear);
        }
        if self.instruction().is_err() {
            self.skip_statement(start);
        }
    }

    /// Skips to the next line that begins a statement, at least past `start`.
    fn skip_statement(&mut self, start: u32) {
        if self.token.start == start {
            self.advance();
        }
        while !self.at_next_statement() {
            self.advance();
        }
    }

    fn at_next_statement(&self) -> bool {
        matches!(self.token.kind, TokenKind::End | TokenKind::RightBrace)
            || (self.token.first_on_line && self.begins_statement())
    }

    /// True at the start of a statement, as opposed to its continuation.
    fn begins_statement(&self) -> bool {
        match self.token.kind {
            TokenKind::Value => self.lexer.peek_byte() == b'=',
            TokenKind::Ident => self.lexer.peek_byte() != b'=',
            TokenKind::Number => self.lexer.peek_byte() == b':',
            _ => false,
        }
    }

    // Order within a block.

    /// Records that the instruction at `span` has opcode `opcode`, before its operands are read.
    pub(super) fn place_instruction(&mut self, opcode: Opcode, span: Span) {
        let Some(block) = &mut self.scope.block else {
            return;
        };
        let is_phi = opcode == Opcode::Phi;
        let late_phi = is_phi && block.past_phis;
        block.past_phis |= !is_phi;
        let ending = block.ending;
        if opcode.info().form.terminator {
            block.ending = Ending::Found(opcode, span);
        } else if matches!(ending, Ending::Unclear | Ending::Found(..)) {
            block.ending = Ending::Unclear;
        }
        if let Ending::Found(terminator, terminator_span) = ending {
            let message = format!(
                "instruction after the terminator '{terminator}': start a new block with a label"
            );
            let note = "the block ends here";
            self.error_with_note(span, message, terminator_span, note);
        } else if late_phi {
            let message = "'phi' is allowed only at the start of a block, before all other \
                           instructions";
            self.error(span, message);
        }
    }

    /// Records that the current instruction is unknown.
    pub(super) fn place_unknown(&mut self) {
        if let Some(block) = &mut self.scope.block {
            block.ending = Ending::Unclear;
        }
    }

    // Names.

    /// Takes the current token, a value; returns its id.
    pub(super) fn value(&mut self) -> ValueId {
        let span = self.token.span();
        let name = Span::new(span.start + 1, span.end).text(self.source);
        let (id, is_new) = self.scope.values.intern(name);
        if is_new {
            self.check_name(name, span);
            self.module.values.push(ValueName {
                name,
                definition: None,
            });
        }
        self.advance();
        ValueId(id)
    }

    /// Records the definition of `value` by the name at `span`; a second definition is an error.
    pub(super) fn define_value(&mut self, value: ValueId, span: Span) {
        let index = self.scope.first_value + value.0 as usize;
        let Some(entry) = self.module.values.get_mut(index) else {
            return;
        };
        if let Some(previous) = entry.definition {
            let message = format!("duplicate value {}", quote(span.text(self.source)));
            self.error_with_note(span, message, previous, "previously defined here");
        } else {
            entry.definition = Some(span);
        }
    }

    /// A label as the next operand of the module.
    pub(super) fn label_use(&mut self) -> Parse<OperandKind> {
        if !matches!(self.token.kind, TokenKind::Ident | TokenKind::Number) {
            return Err(self.missing("a label"));
        }
        let position = self.module.operands.len() as u32;
        let label = self.label_number();
        self.scope.label_uses.push(position);
        Ok(OperandKind::Block(BlockId(label)))
    }

    /// Takes the current token, a label; returns its number.
    fn label_number(&mut self) -> u32 {
        let span = self.token.span();
        let name = self.text();
        let (label, is_new) = self.scope.labels.intern(name);
        if is_new {
            self.scope.label_definitions.push(None);
            if name.starts_with('-') {
                let message = format!("malformed label {}", quote(name));
                self.error(span, message);
            }
            self.check_name(name, span);
        }
        self.advance();
        label
    }

    /// Turns the labels in the function's operands into its blocks.
    pub(super) fn resolve_labels(&mut self) {
        // After another error, the label may be in an unread part.
        let may_report = self.sink.count() == self.scope.earlier_errors;
        let uses = std::mem::take(&mut self.scope.label_uses);
        for &position in &uses {
            let Some(operand) = self.module.operands.get_mut(position as usize) else {
                continue;
            };
            let OperandKind::Block(label) = operand.kind else {
                continue;
            };
            let definition = self.scope.label_definitions.get(label.0 as usize);
            let span = operand.span;
            match definition.copied().flatten() {
                Some((block, _)) => operand.kind = OperandKind::Block(block),
                // A block that no lookup finds: the module is not used, but its reader may walk it.
                None => {
                    operand.kind = OperandKind::Block(BlockId(u32::MAX));
                    if may_report {
                        self.undefined_label(span);
                    }
                }
            }
        }
        self.scope.label_uses = uses;
    }

    fn undefined_label(&mut self, span: Span) {
        let name = span.text(self.source);
        let blocks = self.module.blocks.iter().rev();
        let labels = blocks
            .take(self.scope.block_count as usize)
            .map(|block| block.name);
        let hint = nearest(name, labels)
            .map(|near| format!("; did you mean '{near}'?"))
            .unwrap_or_default();
        let message = format!("undefined label {}{hint}", quote(name));
        self.error(span, message);
    }
}
