//! The list of a batch.
//!
//! ```json
//! [
//!   { "input": "a.gir", "emit-spirv": "a.spv", "emit-msl": "a.metal", "reflection": "a.json" },
//!   { "input": "b.mlir", "emit-spirv": "b.spv" }
//! ]
//! ```
//!
//! Each entry names an input and, by the flags of emissions without their dashes, its outputs. Of several outputs, the
//! reflection describes the first.

use crate::opt::io;
use gir_dialects::terminal;
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};
use std::{
    collections::HashMap,
    fmt,
    path::{Path, PathBuf},
};

/// An entry of the list.
#[derive(Debug)]
pub struct Entry {
    /// The program.
    pub input: PathBuf,
    /// The file for the reflection.
    pub reflection: Option<PathBuf>,
    /// The emissions, by their flags without dashes, and their files, in the order of the list.
    pub outputs: Vec<(String, PathBuf)>,
}

/// Reads a list; `-` is standard input.
///
/// # Errors
/// When it cannot be read, or is wrong.
pub fn read(file: &Path) -> Result<Vec<Entry>, String> {
    let text = io::read(file)?;
    let name = io::display_name(file);
    let entries: Vec<Entry> = serde_json::from_slice(&text)
        .map_err(|error| format!("{name}: is no list of a batch: {error}"))?;
    check_files(&entries).map_err(|problem| format!("{name}: {problem}"))?;
    Ok(entries)
}

/// Checks that no file is the output of two emissions.
fn check_files(entries: &[Entry]) -> Result<(), String> {
    let mut writers = HashMap::new();
    for (number, entry) in entries.iter().enumerate() {
        let outputs = entry.outputs.iter().map(|(_, file)| file);
        for file in outputs.chain(&entry.reflection) {
            if let Some(other) = writers.insert(file, number) {
                let file = terminal::printable(file.as_os_str().as_encoded_bytes());
                return Err(format!(
                    "entries {} and {} write the same file '{file}'; name two",
                    other + 1,
                    number + 1
                ));
            }
        }
    }
    Ok(())
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(EntryVisitor)
    }
}

/// Keeps the order of the outputs, and refuses a key that stands twice.
struct EntryVisitor;

impl<'de> Visitor<'de> for EntryVisitor {
    type Value = Entry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with \"input\" and a file for each emission, such as \"emit-spirv\"")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entry, A::Error> {
        use serde::de::Error;
        let mut fields: Vec<(String, PathBuf)> = vec![];
        while let Some((key, file)) = map.next_entry::<String, PathBuf>()? {
            if fields.iter().any(|(known, _)| *known == key) {
                return Err(A::Error::custom(format!(
                    "\"{key}\" stands twice in an entry"
                )));
            }
            fields.push((key, file));
        }
        let mut take = |name| {
            let at = fields.iter().position(|(key, _)| key == name);
            at.map(|at| fields.remove(at).1)
        };
        let input = take("input").ok_or_else(|| A::Error::missing_field("input"))?;
        let reflection = take("reflection");
        Ok(Entry {
            input,
            reflection,
            outputs: fields,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Vec<Entry>, String> {
        let entries: Vec<Entry> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        check_files(&entries)?;
        Ok(entries)
    }

    #[test]
    fn outputs_keep_their_order() {
        let text = r#"[{"emit-spirv": "s", "input": "i", "emit-msl": "m", "reflection": "r"}]"#;
        let [entry] = &parse(text).unwrap()[..] else {
            panic!("one entry");
        };
        let flags: Vec<_> = entry.outputs.iter().map(|(flag, _)| &**flag).collect();
        assert_eq!(flags, ["emit-spirv", "emit-msl"]);
        assert_eq!(entry.input, Path::new("i"));
        assert_eq!(entry.reflection.as_deref(), Some(Path::new("r")));
    }

    #[test]
    fn wrong_lists_are_refused_with_the_reason() {
        for (text, reason) in [
            ("{}", "expected a sequence"),
            (r#"[{"emit-spirv": "s"}]"#, "missing field `input`"),
            (
                r#"[{"input": "i", "emit-spirv": 1}]"#,
                "expected path string",
            ),
            (r#"[{"input": "i", "input": "j"}]"#, "stands twice"),
            (r#"["i"]"#, "an object with \"input\""),
            (
                r#"[{"input": "i", "emit-msl": "x"}, {"input": "j", "emit-msl": "x"}]"#,
                "entries 1 and 2 write the same file 'x'",
            ),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
