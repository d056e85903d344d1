//! An error that a checked run has found in a kernel.

use std::path::Path;

use crate::source_file;
use gir::compile;
use gir::lir::checks::table::Place;
use gir_dialects::diagnostic::{self, Form};
use gir_dialects::ir::{Context, Location};

/// Something a kernel does that is undefined, at its first occurrence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its location in the source; none if the program has no locations.
    pub place: Option<Place>,
    /// The error, the work-item, and the remedy.
    pub message: String,
    /// A related location, and its description.
    pub note: Option<(Option<Place>, String)>,
    /// How often it has happened.
    pub count: u64,
}

/// Prints findings about a file as errors, each with its line of the source or as a line of JSON.
pub fn print(findings: &[Finding], source: &Path, form: Form) {
    // Without the file the lines are missing, and nothing else.
    let text = source_file::read(source).unwrap_or_default();
    let name = source_file::name(source);
    let context = compile::new_context();
    diagnostic::print_with_source(&context, &text, &name, form, || {
        for finding in findings {
            let place = location(&context, finding.place.as_ref());
            let note = finding.note.as_ref();
            let notes: Vec<_> = note
                .map(|(place, text)| (location(&context, place.as_ref()), text.clone()))
                .into_iter()
                .collect();
            diagnostic::error_with_notes(place, finding.text(), &notes);
        }
    });
}

impl Finding {
    fn text(&self) -> String {
        match self.count {
            0 | 1 => self.message.clone(),
            count => format!("{} ({count} times, this is the first)", self.message),
        }
    }
}

fn location<'c>(context: &'c Context, place: Option<&Place>) -> Location<'c> {
    match place {
        Some(place) => Location::new(context, &place.file, place.line, place.column),
        None => Location::unknown(context),
    }
}
