//! The diagnostics of a compilation as values, which a library returns in place of printing them.

use super::{Report, Source, json, place::Place, render, written};
use crate::ffi::diagnostic::Form;
use std::fmt;

pub use super::Severity;

/// The cause of an error. A tool's exit status follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The program is right, but its target or the device cannot express it.
    Unsupported,
    /// The program, an option or a file is wrong.
    Mistake,
    /// The compiler has a defect.
    Internal,
}

/// A diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The cause, of an error.
    pub kind: Option<Kind>,
    /// The place; `None` if it concerns the input as a whole.
    pub place: Option<Place>,
    /// The message, without severity and place.
    pub message: String,
    /// Callers of the inlined function that the place is in, and notes.
    pub notes: Vec<Note>,
}

/// A note of a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The place; `None` if it concerns the input as a whole.
    pub place: Option<Place>,
    /// The message.
    pub message: String,
}

impl Diagnostic {
    /// An error that concerns the input as a whole.
    pub fn whole(kind: Kind, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            kind: Some(kind),
            place: None,
            message: message.into(),
            notes: vec![],
        }
    }

    /// The advice at the end of the message, if it has one: `…; use u32`.
    pub fn fix(&self) -> Option<&str> {
        self.message.rsplit_once("; ").map(|(_, fix)| fix)
    }

    pub(crate) fn of_reports(kind: Option<Kind>, reports: Vec<Report>) -> Option<Self> {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let mut reports = reports.into_iter();
        let first = reports.next()?;
        let notes = reports.map(|note| Note {
            message: text(&note.message),
            place: note.place,
        });
        Some(Self {
            severity: first.severity,
            kind: kind.filter(|_| first.severity == Severity::Error),
            message: text(&first.message),
            place: first.place,
            notes: notes.collect(),
        })
    }

    fn reports(&self) -> Vec<Report> {
        let report = |severity, place: &Option<Place>, message: &str| Report {
            severity,
            place: place.clone(),
            message: message.into(),
        };
        let first = report(self.severity, &self.place, &self.message);
        let notes = self.notes.iter();
        let notes = notes.map(|note| report(Severity::Note, &note.place, &note.message));
        std::iter::once(first).chain(notes).collect()
    }
}

/// One line, without source text: `k.gir:3:14: error: …`.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "{}: {}", self.severity.keyword(), self.message)
    }
}

/// The diagnostics of a compilation, in the order of their emission.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// A list of one.
    pub fn one(diagnostic: Diagnostic) -> Self {
        Self(vec![diagnostic])
    }

    /// Appends one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.push(diagnostic);
    }

    /// Appends others.
    pub fn extend(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// Makes warnings errors; whether there were any.
    pub fn raise_warnings(&mut self) -> bool {
        let is_warning = |one: &&mut Diagnostic| one.severity == Severity::Warning;
        let warnings = self.0.iter_mut().filter(is_warning);
        let raised = warnings.map(|one| {
            one.severity = Severity::Error;
            one.kind = Some(Kind::Mistake);
        });
        raised.count() > 0
    }

    /// All of them.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.0.iter()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The errors.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let is_error = |one: &&Diagnostic| one.severity == Severity::Error;
        self.0.iter().filter(is_error)
    }

    /// The cause of the failure, if there is an error. A defect goes before a mistake, which goes before a lack of the
    /// target: the lack may be due to it.
    pub fn kind(&self) -> Option<Kind> {
        self.errors().filter_map(|error| error.kind).max()
    }

    /// The text for a terminal or a program, with lines of `source`, which locations call `name`. Operations have
    /// their names of GIR text if the source is one.
    pub fn render(&self, source: &[u8], name: &str, form: Form, colors: bool) -> String {
        let source = Source { name, text: source };
        let rendered = self.0.iter().map(|diagnostic| {
            let mut reports = diagnostic.reports();
            let renamed = reports.iter_mut();
            renamed.for_each(|report| written::rename(report, source));
            match form {
                Form::Text => render(&reports, source, colors),
                Form::Json => json::render(&reports, source),
            }
        });
        rendered.collect()
    }
}

/// One line for each error.
impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<_> = self.errors().map(ToString::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for Diagnostics {}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Self::one(diagnostic)
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn error(kind: Kind) -> Diagnostic {
        Diagnostic::whole(kind, "is wrong; use another")
    }

    #[test]
    fn a_mistake_explains_a_failure_before_a_lack_of_the_target() {
        let mut all = Diagnostics::default();
        assert_eq!(all.kind(), None);
        all.push(error(Kind::Unsupported));
        assert_eq!(all.kind(), Some(Kind::Unsupported));
        all.push(error(Kind::Mistake));
        all.push(error(Kind::Unsupported));
        assert_eq!(all.kind(), Some(Kind::Mistake));
    }

    #[test]
    fn warnings_cause_no_failure() {
        let mut warning = error(Kind::Mistake);
        warning.severity = Severity::Warning;
        assert_eq!(Diagnostics::one(warning).kind(), None);
    }

    #[test]
    fn an_error_is_one_line_and_ends_in_its_fix() {
        let mut one = error(Kind::Mistake);
        one.place = Some(Place {
            file: "k.gir".to_owned(),
            line: 3,
            column: 14,
        });
        assert_eq!(one.to_string(), "k.gir:3:14: error: is wrong; use another");
        assert_eq!(one.fix(), Some("use another"));
    }
}
