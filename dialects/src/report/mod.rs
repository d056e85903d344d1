//! Diagnostics as text for a terminal; [`json`] is the form for programs.
//!
//! ```text
//! k.gir:3:14: error: expected ',' and operand 2 of 'add', found the end of the line
//!   %b = add %a
//!              ^
//! ```
//!
//! The format is LLVM's, but safe for text from untrusted files: see [`terminal`] and
//! [`excerpt`](excerpt::excerpt).

pub mod collected;
mod excerpt;
pub mod json;
pub mod place;
pub mod terminal;
pub(crate) mod written;

use place::Place;
use std::fmt::Write;
use terminal::{message, printable};

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// No output is made.
    Error,
    /// The program may not mean this.
    Warning,
    /// A decision that concerns the user, such as a fallback.
    Remark,
    /// More about the diagnostic before.
    Note,
}

impl Severity {
    /// The word before the message.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Remark => "remark",
            Self::Note => "note",
        }
    }
}

/// A diagnostic or one of its notes.
pub(crate) struct Report {
    pub severity: Severity,
    /// Its place; `None` if it concerns the whole source.
    pub place: Option<Place>,
    pub message: Vec<u8>,
}

/// The source text of diagnostics.
#[derive(Clone, Copy)]
pub(crate) struct Source<'s> {
    /// Its name in locations.
    pub name: &'s str,
    pub text: &'s [u8],
}

/// A diagnostic and its notes as text; a note at the place of the one before it repeats no source
/// line.
pub(crate) fn render(reports: &[Report], source: Source<'_>, colors: bool) -> String {
    let mut text = String::new();
    let mut shown = None;
    for report in reports {
        let place = report.place.as_ref();
        header(&mut text, report, source, colors);
        if place.is_some() && place != shown {
            text += &lines(place, source, colors).unwrap_or_default();
        }
        shown = place;
    }
    text
}

fn header(text: &mut String, report: &Report, source: Source<'_>, colors: bool) {
    let whole = Place::of_file(source.name);
    let place = printable(report.place.as_ref().unwrap_or(&whole).to_string());
    let name = report.severity.keyword();
    let color = match report.severity {
        Severity::Error => "31",
        Severity::Warning => "35",
        Severity::Remark => "34",
        Severity::Note => "30",
    };
    let message = message(&report.message);
    let _ = if colors {
        writeln!(
            text,
            "\x1b[1m{place}: \x1b[0;1;{color}m{name}: \x1b[0;1m{message}\x1b[0m"
        )
    } else {
        writeln!(text, "{place}: {name}: {message}")
    };
}

/// The source line and the caret; none for another file.
fn lines(place: Option<&Place>, source: Source<'_>, colors: bool) -> Option<String> {
    let place = place.filter(|place| place.file == source.name)?;
    let mut lines = source.text.split(|&byte| byte == b'\n');
    let line = lines.nth(place.line.checked_sub(1)?)?;
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let (line, caret) = excerpt::excerpt(line, place.column.saturating_sub(1))?;
    Some(if colors {
        format!("{line}\n\x1b[0;1;32m{caret}\n\x1b[0m")
    } else {
        format!("{line}\n{caret}\n")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn report(severity: Severity, line: usize, column: usize, message: &str) -> Report {
        Report {
            severity,
            place: Some(Place {
                file: "k.gir".to_owned(),
                line,
                column,
            }),
            message: message.into(),
        }
    }

    #[track_caller]
    fn rendered(reports: &[Report], expected: &str) {
        let text = b"func @f\r\n  x\x1b y\n";
        let source = Source {
            name: "k.gir",
            text,
        };
        assert_eq!(render(reports, source, false), expected);
    }

    #[test]
    fn a_message_comes_with_its_line() {
        rendered(
            &[report(Severity::Error, 2, 6, "no 'y'")],
            "k.gir:2:6: error: no 'y'\n  x\\x1b y\n        ^\n",
        );
        rendered(
            &[report(Severity::Warning, 1, 8, "the end")],
            "k.gir:1:8: warning: the end\nfunc @f\n       ^\n",
        );
    }

    #[test]
    fn notes_about_the_same_place_share_its_line() {
        rendered(
            &[
                report(Severity::Error, 1, 1, "a"),
                report(Severity::Note, 1, 1, "b"),
                report(Severity::Note, 1, 6, "c"),
            ],
            "k.gir:1:1: error: a\nfunc @f\n^\nk.gir:1:1: note: b\nk.gir:1:6: note: c\nfunc @f\n     ^\n",
        );
    }

    #[test]
    fn places_without_a_line_have_none() {
        rendered(
            &[report(Severity::Remark, 9, 1, "a")],
            "k.gir:9:1: remark: a\n",
        );
        rendered(
            &[report(Severity::Error, 1, 99, "a")],
            "k.gir:1:99: error: a\n",
        );
        rendered(&[report(Severity::Error, 0, 0, "a")], "k.gir: error: a\n");
        let mut nowhere = report(Severity::Error, 0, 0, "a");
        nowhere.place = None;
        rendered(&[nowhere], "k.gir: error: a\n");
        let mut elsewhere = report(Severity::Error, 1, 1, "a");
        elsewhere.place = Some(Place::of_file("\x1b.gir"));
        rendered(&[elsewhere], "\\x1b.gir: error: a\n");
    }

    #[test]
    fn colors_are_those_of_llvm() {
        let text = render(
            &[report(Severity::Error, 1, 1, "a")],
            Source {
                name: "k.gir",
                text: b"f",
            },
            true,
        );
        assert_eq!(
            text,
            "\x1b[1mk.gir:1:1: \x1b[0;1;31merror: \x1b[0;1ma\x1b[0m\nf\n\x1b[0;1;32m^\n\x1b[0m"
        );
    }
}
