//! The description of every op of lir has a lowering note for each back end.
//!
//! The notes are in the ODS description, after `Lowering:`, as `- spirv: …`;
//! one note may be for several back ends, `spirv, ptx: …`.

use std::collections::BTreeMap;

use crate::every_op::table;

/// The back ends, as the notes call them.
const BACK_ENDS: [&str; 7] = ["spirv", "ptx", "msl", "opencl", "cuda", "dsp", "hls"];

/// The notes of a description by back end; several of one back end are joined.
fn notes(description: &str) -> BTreeMap<&str, String> {
    let mut notes: BTreeMap<&str, String> = BTreeMap::new();
    let Some((_, text)) = description.split_once("Lowering:") else {
        return notes;
    };
    let (mut named, mut current) = (vec![], vec![]);
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let name = word.trim_end_matches([',', ':']);
        let is_name = BACK_ENDS.contains(&name);
        if is_name && word.ends_with(',') {
            named.push(name);
        } else if is_name && word.ends_with(':') {
            named.push(name);
            current = std::mem::take(&mut named);
        } else {
            for name in &current {
                let note = notes.entry(name).or_default();
                note.push_str(word);
                note.push(' ');
            }
        }
    }
    notes
}

/// The gaps of a description: back ends without a note, or with an empty one.
fn missing(description: &str) -> Vec<&'static str> {
    let notes = notes(description);
    let says = |name: &&str| {
        let note = notes.get(name);
        note.is_some_and(|note| note.chars().any(char::is_alphanumeric))
    };
    BACK_ENDS.into_iter().filter(|name| !says(name)).collect()
}

/// R-RUNA-36
#[test]
fn every_op_of_lir_has_a_note_for_each_back_end() {
    let mut lacking = vec![];
    for (name, op) in table::ops("lir") {
        let missing = missing(&op.description);
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
fn notes_are_found_in_lists_groups_and_prose() {
    let all = "Text.\n\n Lowering:\n - spirv: `OpLoad`.\n - ptx, msl: `ld`\n and more.\n - opencl: a.\n - cuda: b.\n - dsp: c66x: d; helium: e.\n - hls: f.";
    assert_eq!(missing(all), [""; 0]);
    assert_eq!(notes(all)["msl"], "`ld` and more. ");
    assert_eq!(notes(all)["dsp"], "c66x: d; helium: e. ");
    assert_eq!(missing("Lowering: spirv: x."), BACK_ENDS[1..]);
    assert_eq!(missing("spirv: before the word."), BACK_ENDS);
    // A name with nothing after it is no note.
    assert_eq!(
        missing("Lowering: spirv, ptx, msl, opencl, cuda, dsp: x. hls: -"),
        ["hls"]
    );
}
