//! Diagnostics of the reader: located errors with notes.
//!
//! The parser reports every error that it can tell apart and goes on; the sink keeps at most [`MAX_DIAGNOSTICS`] of
//! them and one per place, so that one slip does not bury the rest.

use std::fmt;

use super::span::{LineIndex, Span};

/// Errors reported for one file before the reader stops.
pub const MAX_DIAGNOSTICS: usize = 20;

/// Longest piece of source quoted in a message, in characters.
const MAX_QUOTED: usize = 40;

/// One error: place, problem, advice, and notes on places that explain it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The offending bytes; empty if something is missing there.
    pub span: Span,
    /// Lowercase message without position.
    pub message: String,
    /// Further places and advice.
    pub notes: Vec<Note>,
}

/// An explanation that belongs to a [`Diagnostic`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The place of the note; `None` for advice about the file as a whole.
    pub span: Option<Span>,
    /// Lowercase message without position.
    pub message: String,
}

impl Diagnostic {
    /// An error without notes.
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Self {
            span,
            message: message.into(),
            notes: Vec::new(),
        }
    }

    /// The error as `file:line:col: error: …`, its notes on lines of their own.
    pub fn render(&self, file: &str, lines: &LineIndex) -> String {
        let place = |span: Span| {
            let position = lines.position(span.start);
            format!("{file}:{}:{}", position.line, position.column)
        };
        let mut text = format!("{}: error: {}\n", place(self.span), self.message);
        for note in &self.notes {
            let place = note.span.map_or_else(|| file.to_owned(), place);
            text.push_str(&format!("{place}: note: {}\n", note.message));
        }
        text
    }
}

/// Collects diagnostics up to [`MAX_DIAGNOSTICS`].
#[derive(Debug, Default)]
pub(crate) struct Sink {
    /// In source order.
    diagnostics: Vec<Diagnostic>,
}

impl Sink {
    /// Keeps `diagnostic` unless its place has already been reported; keeps the first ones in the text if there are
    /// too many.
    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        let place = diagnostic.span.start;
        let position = self
            .diagnostics
            .partition_point(|earlier| earlier.span.start < place);
        let repeated = self
            .diagnostics
            .get(position)
            .is_some_and(|earlier| earlier.span.start == place);
        if !repeated {
            self.diagnostics.insert(position, diagnostic);
            self.diagnostics.truncate(MAX_DIAGNOSTICS);
        }
    }

    /// Reports each of `diagnostics`.
    pub(crate) fn extend(&mut self, diagnostics: Vec<Diagnostic>) {
        diagnostics
            .into_iter()
            .for_each(|diagnostic| self.report(diagnostic));
    }

    /// Reports those of another sink.
    pub(crate) fn merge(&mut self, other: Self) {
        self.extend(other.diagnostics);
    }

    /// True once further errors would be discarded.
    pub(crate) fn is_full(&self) -> bool {
        self.diagnostics.len() >= MAX_DIAGNOSTICS
    }

    /// Diagnostics kept so far.
    pub(crate) fn count(&self) -> usize {
        self.diagnostics.len()
    }

    /// Replaces the message at a place that has been reported.
    pub(crate) fn amend(&mut self, span: Span, message: String) {
        let mut kept = self.diagnostics.iter_mut();
        if let Some(diagnostic) = kept.find(|diagnostic| diagnostic.span == span) {
            diagnostic.message = message;
        }
    }

    /// All diagnostics in source order; the last one has a note if the reader stopped early.
    pub(crate) fn finish(mut self) -> Vec<Diagnostic> {
        let full = self.is_full();
        let stopped = Note {
            span: None,
            message: format!("stopped after {MAX_DIAGNOSTICS} errors"),
        };
        // The parser may have added this note already.
        if let (true, Some(last)) = (full, self.diagnostics.last_mut())
            && !last.notes.contains(&stopped)
        {
            last.notes.push(stopped);
        }
        self.diagnostics
    }
}

/// Source text in quotes, shortened with `…` at the end if it is long.
pub(crate) fn quote(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => format!("'{}…'", text.get(..end).unwrap_or("")),
        None => format!("'{text}'"),
    }
}

/// Words joined as a list for a message: `a, b or c`.
pub(super) fn alternatives<T: fmt::Display>(words: impl IntoIterator<Item = T>) -> String {
    let mut words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    match words.pop() {
        Some(last) if words.is_empty() => last,
        Some(last) => format!("{} or {last}", words.join(", ")),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_on_a_character() {
        assert_eq!(quote("abc"), "'abc'");
        let long = "é".repeat(60);
        assert_eq!(quote(&long), format!("'{}…'", "é".repeat(40)));
    }

    #[test]
    fn alternatives_read_as_english() {
        assert_eq!(alternatives(["x"]), "x");
        assert_eq!(alternatives(["x", "y", "z"]), "x, y or z");
        assert_eq!(alternatives::<&str>([]), "");
    }

    #[test]
    fn rendering_locates_error_and_notes() {
        let lines = LineIndex::new(b"one\ntwo\n");
        let mut diagnostic = Diagnostic::new(Span::new(4, 7), "odd");
        diagnostic.notes.push(Note {
            span: Some(Span::at(1)),
            message: "see here".into(),
        });
        diagnostic.notes.push(Note {
            span: None,
            message: "and think".into(),
        });
        assert_eq!(
            diagnostic.render("k.gir", &lines),
            "k.gir:2:1: error: odd\nk.gir:1:2: note: see here\nk.gir: note: and think\n"
        );
    }

    #[test]
    fn the_sink_sorts_drops_repeats_and_says_when_it_stopped() {
        let mut sink = Sink::default();
        for offset in (0..30u32).rev() {
            sink.report(Diagnostic::new(Span::at(offset), "x"));
            sink.report(Diagnostic::new(Span::at(offset), "again"));
        }
        let diagnostics = sink.finish();
        assert_eq!(diagnostics.len(), MAX_DIAGNOSTICS);
        assert!(
            diagnostics
                .iter()
                .all(|diagnostic| diagnostic.message == "x")
        );
        assert!(diagnostics.is_sorted_by_key(|diagnostic| diagnostic.span.start));
        let notes: Vec<usize> = diagnostics.iter().map(|d| d.notes.len()).collect();
        assert_eq!(notes.iter().sum::<usize>(), 1);
        assert_eq!(notes.last(), Some(&1));
        // A sink that receives all of them is full, too.
        let mut sink = Sink::default();
        sink.extend(diagnostics.clone());
        assert_eq!(sink.finish(), diagnostics);
    }
}
