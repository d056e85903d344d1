//! Places in a GIR text: their locations, and the errors found there.

use crate::gir::text::{
    diagnostics::{Diagnostic, Note, Sink},
    span::{LineIndex, Span},
};
use gir_dialects::{
    diagnostic,
    ir::{Context, File, Location},
};
use std::cell::RefCell;

/// Turns spans of the text into locations, and collects errors there.
pub struct Places<'c, 'a> {
    pub context: &'c Context,
    pub name: &'a str,
    pub file: File<'c>,
    pub source: &'a [u8],
    pub lines: &'a LineIndex,
    pub mistakes: RefCell<Sink>,
}

impl<'c, 'a> Places<'c, 'a> {
    /// The location of a byte offset.
    pub fn at(&self, offset: u32) -> Location<'c> {
        let position = self.lines.position(offset);
        Location::new(
            self.context,
            self.name,
            position.line as usize,
            position.column as usize,
        )
    }

    /// The location of a byte offset, carrying the name of the value defined there.
    pub fn named(&self, offset: u32, name: &str) -> Location<'c> {
        let position = self.lines.position(offset);
        self.file.named(position.line, position.column, name)
    }

    /// The text of a span.
    pub fn text(&self, span: Span) -> &'a str {
        let bytes = self.source.get(span.start as usize..span.end as usize);
        bytes.map_or("", |bytes| std::str::from_utf8(bytes).unwrap_or(""))
    }

    /// Emits a diagnostic.
    pub fn report(&self, mistake: &Diagnostic) {
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
    pub fn error(&self, offset: u32, message: impl Into<String>) {
        self.error_with_notes(offset, message, vec![]);
    }

    /// Adds an error and a note at the place that explains it.
    pub fn error_with_note(&self, offset: u32, message: impl Into<String>, place: u32, note: &str) {
        self.error_with_notes(offset, message, vec![note_at(place, note)]);
    }

    /// Adds an error and notes at the places that explain it.
    pub fn error_with_notes(&self, offset: u32, message: impl Into<String>, notes: Vec<Note>) {
        let mut mistake = Diagnostic::new(Span::at(offset), message);
        mistake.notes = notes;
        self.mistakes.borrow_mut().report(mistake);
    }

    /// Whether the list of errors is full.
    pub fn is_full(&self) -> bool {
        self.mistakes.borrow().is_full()
    }

    /// Whether no error has been found.
    pub fn are_clean(&self) -> bool {
        self.mistakes.borrow().count() == 0
    }
}

/// A note at a byte offset.
pub fn note_at(offset: u32, message: impl Into<String>) -> Note {
    Note {
        span: Some(Span::at(offset)),
        message: message.into(),
    }
}
