//! The `gir` dialect from the tree of a GIR text.
//!
//! The tree's names become SSA values, its phis block arguments, its literals constant ops. The reader makes the
//! checks of the dialect's verifiers with messages in terms of the text; the verifiers have the last word.
//! Unreachable blocks are read like the others and dropped. All diagnostics are located in the text, and as many as
//! possible are reported at once, in its order. A text with syntax errors is checked too; its unreadable parts are
//! assumed to be right.

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

/// Reads a GIR text (GIR specification; `strict` leaves the extensions out). `name` is the file name in diagnostics.
/// Returns `None` after diagnostics.
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
    // The parser stops at a full list of errors: missing parts are no errors then.
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

/// Turns spans of the text into locations, and collects errors there.
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

    /// The location of a byte offset, carrying the name of the value defined there.
    fn named(&self, offset: u32, name: &str) -> Location<'c> {
        Location::name(self.context, name, self.at(offset))
    }

    /// The text of a span.
    fn text(&self, span: Span) -> &'a str {
        let bytes = self.source.get(span.start as usize..span.end as usize);
        bytes.map_or("", |bytes| std::str::from_utf8(bytes).unwrap_or(""))
    }

    /// Emits a diagnostic.
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

    /// Adds an error at a byte offset.
    fn error(&self, offset: u32, message: impl Into<String>) {
        self.error_with_notes(offset, message, vec![]);
    }

    /// Adds an error and a note at the place that explains it.
    fn error_with_note(&self, offset: u32, message: impl Into<String>, place: u32, note: &str) {
        self.error_with_notes(offset, message, vec![note_at(place, note)]);
    }

    /// Adds an error and notes at the places that explain it.
    fn error_with_notes(&self, offset: u32, message: impl Into<String>, notes: Vec<Note>) {
        let mut mistake = Diagnostic::new(Span::at(offset), message);
        mistake.notes = notes;
        self.mistakes.borrow_mut().report(mistake);
    }

    /// Whether the list of errors is full.
    fn is_full(&self) -> bool {
        self.mistakes.borrow().is_full()
    }

    /// Whether no error has been found.
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
