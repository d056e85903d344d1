//! From the tree of a GIR text to the `gir` dialect.
//!
//! The tree's names become SSA values, its phis block arguments, its literals
//! constant ops. The reader checks what the dialect's verifiers check, and says it
//! in the words of the text; the verifiers have the last word. Blocks that nothing
//! reaches are read like the others and dropped. All diagnostics are located in the
//! text, and as many as possible are reported at once, in its order: also of a text with
//! wrong syntax, where what could not be read is taken to be right.

mod arith;
mod atomics;
mod call_graph;
mod calls;
mod class;
mod control;
mod conversions;
mod dominators;
mod function;
mod globals;
mod graph;
mod instruction;
mod kernels;
mod math;
mod memory;
mod module;
mod scope;
mod subgroups;
mod types;
mod vectors;

#[cfg(test)]
mod tests;

use super::text::{
    self, ParseOptions,
    diagnostics::{Diagnostic, Note, Sink},
    span::{LineIndex, Span},
};
use gir_dialects::{
    diagnostic,
    ir::{Context, Location, Module},
};
use std::cell::RefCell;

/// Reads a GIR text (GIR specification; `strict` leaves the extensions out).
/// `name` is what diagnostics call the file. `None` after diagnostics.
pub fn read<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    options: ParseOptions,
) -> Option<Module<'c>> {
    for dialect in ["gir", "builtin"] {
        context.get_or_load_dialect(dialect);
    }
    let lines = LineIndex::new(source);
    let places = Places {
        context,
        name,
        source,
        lines: &lines,
        mistakes: RefCell::default(),
    };
    let mut parsed = text::parse(source, options);
    let is_whole = parsed.diagnostics.is_empty();
    places.mistakes.borrow_mut().extend(parsed.diagnostics);
    // With a full list of mistakes the parser has stopped: what is missing is no mistake.
    let module = if places.is_full() {
        None
    } else {
        let unknown = text::inference::infer(&mut parsed.module);
        places.mistakes.borrow_mut().extend(unknown);
        module::build(&parsed.module, &places, options, is_whole)
    };
    let mistakes = places.mistakes.take().finish();
    mistakes.iter().for_each(|mistake| places.report(mistake));
    module
}

/// Turns spans of the text into locations, and keeps what is wrong there.
struct Places<'c, 'a> {
    context: &'c Context,
    name: &'a str,
    source: &'a [u8],
    lines: &'a LineIndex,
    mistakes: RefCell<Sink>,
}

impl<'c, 'a> Places<'c, 'a> {
    /// The location of a byte offset.
    fn at(&self, offset: u32) -> Location<'c> {
        let position = self.lines.position(offset);
        Location::new(
            self.context,
            self.name,
            position.line as usize,
            position.column as usize,
        )
    }

    /// The location of a byte offset, carrying the name of what is defined there.
    fn named(&self, offset: u32, name: &str) -> Location<'c> {
        Location::name(self.context, name, self.at(offset))
    }

    /// The text of a span.
    fn text(&self, span: Span) -> &'a str {
        let bytes = self.source.get(span.start as usize..span.end as usize);
        bytes.map_or("", |bytes| std::str::from_utf8(bytes).unwrap_or(""))
    }

    /// Emits a mistake.
    fn report(&self, mistake: &Diagnostic) {
        let location = self.at(mistake.span.start);
        let notes: Vec<_> = mistake
            .notes
            .iter()
            .map(|note| {
                (
                    note.span.map_or(location, |span| self.at(span.start)),
                    note.message.clone(),
                )
            })
            .collect();
        diagnostic::error_with_notes(location, &mistake.message, &notes);
    }

    /// Keeps an error at a byte offset.
    fn error(&self, offset: u32, message: impl Into<String>) {
        self.error_with_notes(offset, message, vec![]);
    }

    /// Keeps an error and a place that explains it.
    fn error_with_note(&self, offset: u32, message: impl Into<String>, place: u32, note: &str) {
        self.error_with_notes(offset, message, vec![note_at(place, note)]);
    }

    /// Keeps an error and the places that explain it.
    fn error_with_notes(&self, offset: u32, message: impl Into<String>, notes: Vec<Note>) {
        let mut mistake = Diagnostic::new(Span::at(offset), message);
        mistake.notes = notes;
        self.mistakes.borrow_mut().report(mistake);
    }

    /// Whether no more mistakes are kept.
    fn is_full(&self) -> bool {
        self.mistakes.borrow().is_full()
    }

    /// Whether nothing has been found wrong.
    fn are_clean(&self) -> bool {
        self.mistakes.borrow().count() == 0
    }
}

/// A note at a byte offset.
fn note_at(offset: u32, message: impl Into<String>) -> Note {
    Note {
        span: Some(Span::at(offset)),
        message: message.into(),
    }
}
