//! The page of lir has a lowering note for each op and each back end.
//!
//! `cargo xtask docs` makes the notes of tables, which tests of the tools compare with the output of each back end.

use crate::every_op::table;
use std::{collections::BTreeMap, fs, path::Path};

/// The back ends, as the notes call them.
pub const BACK_ENDS: [&str; 8] = [
    "SPIR-V for Vulkan",
    "SPIR-V for OpenCL",
    "PTX",
    "AMD GPUs",
    "CPU",
    "Metal",
    "CUDA C++",
    "OpenCL C",
];

/// The page of lir.
pub fn page() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/dialects/lir.md");
    fs::read_to_string(page).unwrap()
}

/// The notes of an op by back end.
pub fn notes<'p>(page: &'p str, op: &str) -> BTreeMap<&'p str, &'p str> {
    let heading = format!("\n### `{op}` (");
    let section = page.split_once(&heading).map_or("", |(_, rest)| rest);
    let section = section.split("\n### ").next().unwrap_or_default();
    let notes = section.split_once("#### Lowering:\n");
    let lines = notes.map_or("", |(_, notes)| notes).lines();
    let notes = lines.filter_map(|line| line.strip_prefix("- "));
    notes.filter_map(|note| note.split_once(": ")).collect()
}

/// The back ends without a note, or with an empty one.
fn missing(notes: &BTreeMap<&str, &str>) -> Vec<&'static str> {
    let says = |name: &&str| {
        let note = notes.get(name);
        note.is_some_and(|note| !note.trim().is_empty())
    };
    BACK_ENDS.into_iter().filter(|name| !says(name)).collect()
}

/// R-RUNA-36
#[test]
fn every_op_of_lir_has_a_note_for_each_back_end() {
    let page = page();
    let mut lacking = vec![];
    for name in table::ops("lir").keys() {
        let missing = missing(&notes(&page, name));
        if !missing.is_empty() {
            lacking.push(format!("{name}: {}", missing.join(", ")));
        }
    }
    assert!(
        lacking.is_empty(),
        "no lowering note for\n{}",
        lacking.join("\n")
    );
}

#[test]
fn notes_are_those_of_the_section() {
    let page = "\n### `lir.a` (A)\n\n- CPU: no note\n\n#### Lowering:\n\n- PTX: `x`: y\n- Metal: \n\n\
                ### `lir.ab` (B)\n\n#### Lowering:\n\n- CUDA C++: z\n";
    let found = notes(page, "lir.a");
    assert_eq!(found["PTX"], "`x`: y");
    let missing = missing(&found);
    assert_eq!(missing.len(), BACK_ENDS.len() - 1, "{missing:?}");
    assert!(!missing.contains(&"PTX"));
    assert_eq!(notes(page, "lir.b"), BTreeMap::new());
}
