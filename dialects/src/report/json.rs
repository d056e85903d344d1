//! Diagnostics for programs: one JSON object per line.
//!
//! ```json
//! {"severity":"error","file":"k.gir","line":3,"column":14,"message":"…","notes":[]}
//! ```
//!
//! Lines and columns count from 1, columns in bytes; both are absent if a diagnostic concerns the
//! whole file. Notes have the same members, except for `notes`.

use super::{Report, Source};
use serde_json::{Map, Value, json};

/// A diagnostic and its notes.
pub(crate) fn render(reports: &[Report], source: Source<'_>) -> String {
    let Some((first, notes)) = reports.split_first() else {
        return String::new();
    };
    let mut object = members(first, source);
    let notes: Vec<_> = notes
        .iter()
        .map(|note| Value::Object(members(note, source)))
        .collect();
    object.insert("notes".to_owned(), notes.into());
    format!("{}\n", Value::Object(object))
}

/// A message about a run as a whole.
pub fn message(text: &str) -> String {
    let object = json!({ "severity": "error", "message": text, "notes": [] });
    format!("{object}\n")
}

fn members(report: &Report, source: Source<'_>) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("severity".to_owned(), report.severity.keyword().into());
    let file = report
        .place
        .as_ref()
        .map_or(source.name, |place| &place.file);
    object.insert("file".to_owned(), file.into());
    if let Some(place) = report.place.as_ref().filter(|place| place.line > 0) {
        object.insert("line".to_owned(), place.line.into());
        object.insert("column".to_owned(), place.column.into());
    }
    let message = String::from_utf8_lossy(&report.message);
    object.insert("message".to_owned(), message.into());
    object
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Severity, place::Place};
    use pretty_assertions::assert_eq;

    #[test]
    fn a_diagnostic_is_one_line_with_its_notes() {
        let source = Source {
            name: "k.gir",
            text: b"",
        };
        let place = Place {
            file: "k.gir".to_owned(),
            line: 3,
            column: 14,
        };
        let reports = [
            Report {
                severity: Severity::Error,
                place: Some(place),
                message: b"say \"no\"\n\x1b".to_vec(),
            },
            Report {
                severity: Severity::Note,
                place: None,
                message: b"here".to_vec(),
            },
        ];
        assert_eq!(
            render(&reports, source),
            concat!(
                r#"{"column":14,"file":"k.gir","line":3,"message":"say \"no\"\n\u001b","#,
                r#""notes":[{"file":"k.gir","message":"here","severity":"note"}],"severity":"error"}"#,
                "\n"
            )
        );
    }
}
