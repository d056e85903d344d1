//! Bugs planted in the kernels of `test/check`, each beside a kernel without it.
//!
//! A file has a kernel `bug`, launched with the arguments in the comment `; bug:`, and a kernel `clean`. A line at
//! which a checked run of `bug` has to report an error is marked `;! CLASS | TEXT | …` with the class and other parts
//! of the message. Nothing else may be reported, and nothing in `clean`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::e2e::launch::write;

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/check")
}

/// The files whose names start with this.
fn files(class: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory()).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    let is_meant = |file: &PathBuf| {
        let name = file.file_name().unwrap().to_str().unwrap();
        name.starts_with(class) && name.ends_with(".gir")
    };
    files.retain(is_meant);
    files.sort();
    files
}

/// The arguments in a file for one of its kernels.
fn arguments(text: &str, kernel: &str, arrays: &Path) -> Vec<String> {
    let start = format!("; {kernel}: ");
    let line = text.lines().find_map(|line| line.strip_prefix(&start));
    let named = |word: &str| match word.strip_prefix('@') {
        Some(array) => format!("@{}", arrays.join(array).display()),
        None => word.to_owned(),
    };
    line.unwrap().split_whitespace().map(named).collect()
}

/// The errors of a checked run by line, in the words of the messages.
fn run(file: &Path, text: &str, kernel: &str) -> (bool, BTreeMap<usize, Vec<String>>) {
    let arrays = TempDir::new().unwrap();
    let mut mostly_ones = [1_u32; 64];
    mostly_ones[7] = 0;
    write(&arrays.path().join("one-zero.npy"), &mostly_ones);
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
        .current_dir(directory())
        .arg(file)
        .args(["--check", "--kernel", kernel])
        .args(arguments(text, kernel, arrays.path()))
        .output()
        .unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    let start = format!("{}:", file.display());
    let mut found: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for line in errors.lines().filter(|line| line.contains(" error: ")) {
        let rest = line.strip_prefix(&start);
        assert!(rest.is_some(), "{file:?}, {kernel}: {errors}");
        let (line, message) = rest.unwrap().split_once(':').unwrap();
        let message = message.split_once(" error: ").unwrap().1;
        let messages = found.entry(line.parse().unwrap()).or_default();
        messages.push(message.to_owned());
    }
    assert_eq!(
        output.status.code(),
        Some(i32::from(!found.is_empty())),
        "{file:?}, {kernel}: {errors}"
    );
    (output.status.success(), found)
}

fn check(file: &Path) {
    let text = fs::read_to_string(file).unwrap();
    let (is_clean, found) = run(file, &text, "clean");
    assert!(is_clean, "{file:?}: {found:?}");
    let (_, mut found) = run(file, &text, "bug");
    let lines = text.lines().enumerate();
    let marked = lines.filter_map(|(index, line)| Some((index + 1, line.split_once(" ;! ")?.1)));
    let mut planted = 0;
    for (line, mark) in marked {
        planted += 1;
        let messages = found.remove(&line).unwrap_or_default();
        assert_eq!(messages.len(), 1, "{file:?}, line {line}: {messages:?}");
        let message = &messages[0];
        let mut parts = mark.split(" | ");
        let class = format!("{}: ", parts.next().unwrap());
        assert!(message.starts_with(&class), "{file:?}: {message}");
        for part in parts {
            assert!(message.contains(part), "{file:?}: no '{part}' in {message}");
        }
    }
    assert_ne!(planted, 0, "{file:?} plants nothing");
    assert!(found.is_empty(), "{file:?}: {found:?}");
}

const CLASSES: [&str; 8] = [
    "bounds",
    "misaligned",
    "uninitialised",
    "division",
    "shift",
    "conversion",
    "race",
    "divergence",
];

#[test]
fn there_are_bugs_of_every_class() {
    let counts = CLASSES.map(|class| files(class).len());
    assert_eq!(counts.iter().sum::<usize>(), files("").len());
    assert!(counts.iter().all(|count| *count >= 4), "{counts:?}");
    assert!(counts.iter().sum::<usize>() >= 40, "{counts:?}");
}

#[track_caller]
fn check_class(class: &str) {
    files(class).iter().for_each(|file| check(file));
}

#[test]
fn accesses_out_of_bounds_are_found() {
    check_class("bounds");
}

#[test]
fn misaligned_accesses_are_found() {
    check_class("misaligned");
}

#[test]
fn uninitialised_reads_are_found() {
    check_class("uninitialised");
}

#[test]
fn divisions_without_a_quotient_are_found() {
    check_class("division");
}

#[test]
fn shifts_out_of_range_are_found() {
    check_class("shift");
}

#[test]
fn conversions_out_of_range_are_found() {
    check_class("conversion");
}

#[test]
fn races_are_found() {
    check_class("race");
}

#[test]
fn divergent_barriers_are_found() {
    check_class("divergence");
}
