//! The known profiles as text: what `--list-targets` prints.

use super::known;

/// The names, one a line.
pub fn names() -> String {
    known::names()
        .iter()
        .map(|name| format!("{name}\n"))
        .collect()
}

/// The profiles with all they say, as a JSON array. What a profile leaves open is
/// null.
pub fn json() -> String {
    let text = serde_json::to_string_pretty(&known::all());
    text.expect("profiles have only text as keys") + "\n"
}
