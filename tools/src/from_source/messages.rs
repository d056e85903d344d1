//! The messages of clang as diagnostics.

use gir_dialects::{
    collected::{Diagnostic, Diagnostics, Kind, Note, Severity},
    place::Place,
};
use std::path::Path;

/// The keywords before messages.
const KEYWORDS: [(&str, Option<Severity>); 5] = [
    ("fatal error: ", Some(Severity::Error)),
    ("error: ", Some(Severity::Error)),
    ("warning: ", Some(Severity::Warning)),
    ("remark: ", Some(Severity::Remark)),
    ("note: ", None),
];

/// Reads the output of clang: `k.cu:3:14: error: …`. Warnings in the headers of a folder are left out.
pub fn read(text: &str, headers: &Path) -> Diagnostics {
    let mut all: Vec<Diagnostic> = vec![];
    let headers = headers.to_string_lossy();
    for (place, severity, message) in text.lines().filter_map(line) {
        let message = message.to_owned();
        let Some(severity) = severity else {
            let note = Note { place, message };
            all.last_mut()
                .into_iter()
                .for_each(|last| last.notes.push(note.clone()));
            continue;
        };
        let is_error = severity == Severity::Error;
        let is_ours = |place: &Place| place.file.starts_with(&*headers);
        if !is_error && place.as_ref().is_none_or(is_ours) {
            continue;
        }
        all.push(Diagnostic {
            severity,
            kind: is_error.then_some(Kind::Mistake),
            place,
            message,
            notes: vec![],
        });
    }
    let mut diagnostics = Diagnostics::default();
    all.into_iter().for_each(|one| diagnostics.push(one));
    diagnostics
}

/// The parts of a line that begins a message.
fn line(text: &str) -> Option<(Option<Place>, Option<Severity>, &str)> {
    let found = KEYWORDS.iter().filter_map(|&(keyword, severity)| {
        let (before, message) = text.split_once(keyword)?;
        let place = before.strip_suffix(": ")?;
        Some((before.len(), place, severity, message))
    });
    // A message may contain the keyword of another.
    let (_, place, severity, message) = found.min_by_key(|&(at, ..)| at)?;
    Some((place_of(place), severity, message))
}

/// The place before a message; `None` for the name of clang itself.
fn place_of(text: &str) -> Option<Place> {
    let mut parts = text.rsplitn(3, ':');
    let (column, line, file) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Place {
        file: file.to_owned(),
        line: line.parse().ok()?,
        column: column.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_places_and_notes() {
        let text = "k.cu:3:14: error: no error: here\nk.cu:1:2: note: see\n1 error generated.\n\
            /tmp/h/cuda.h:3:1: warning: ours\nclang-22: warning: unused [-W]\n";
        let read = read(text, Path::new("/tmp/h"));
        let all: Vec<_> = read.iter().collect();
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].to_string(), "k.cu:3:14: error: no error: here");
        assert_eq!(all[0].notes[0].message, "see");
    }

    #[test]
    fn errors_of_the_driver_have_no_place() {
        let read = read(
            "clang-22: error: unknown argument: '-x9'\n",
            Path::new("/h"),
        );
        let all: Vec<_> = read.iter().map(ToString::to_string).collect();
        assert_eq!(all, ["error: unknown argument: '-x9'"]);
    }
}
