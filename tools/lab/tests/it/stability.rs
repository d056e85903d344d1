//! Files of earlier releases are still read, and their flags still exist: docs/stability.md.
//!
//! A folder of `test/stability` has the name of a release. A release adds one, and nobody changes it.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use gir::reflection::Reflection;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test/stability");

/// The files of all releases with an extension.
fn kept(extension: &str) -> Vec<PathBuf> {
    let entries = |folder: &Path| {
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
    };
    let files =
        entries(Path::new(FOLDER)).flat_map(|release| entries(&release).collect::<Vec<_>>());
    let mut files: Vec<_> = files
        .filter(|file| file.extension() == Some(OsStr::new(extension)))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no file with the extension {extension}");
    files
}

fn program(name: &str) -> Command {
    Command::new(Path::new(env!("GIR_BIN")).join(name))
}

/// A file of the repository.
fn read(path: &str) -> String {
    fs::read_to_string(Path::new(FOLDER).join("../..").join(path)).unwrap()
}

/// The version of the programs is the newest one in the list of changes, has a folder of files, and is that of the page
/// for users.
#[test]
fn the_version_is_the_same_everywhere() {
    let version = env!("CARGO_PKG_VERSION");
    let changes = read("CHANGELOG.md");
    let mut headings = changes.lines().filter_map(|line| line.strip_prefix("## "));
    let newest = headings.find(|heading| *heading != "Unreleased");
    let (number, date) = newest.unwrap().split_once(' ').unwrap();
    assert_eq!(number, version, "CHANGELOG.md");
    let is_date = |text: &str| {
        let form = text.replace(|c: char| c.is_ascii_digit(), "0");
        form == "(0000-00-00)"
    };
    assert!(is_date(date), "CHANGELOG.md has no date in {date}");

    let numbers =
        |text: &str| -> Vec<u64> { text.split('.').map(|part| part.parse().unwrap()).collect() };
    let folders = fs::read_dir(FOLDER).unwrap();
    let names = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let kept = names.max_by_key(|name| numbers(name)).unwrap();
    assert_eq!(kept, version, "test/stability");

    let page = read("docs/install.md");
    let names = page.split(|c: char| c.is_whitespace() || "/`=$".contains(c));
    let of_files = ["gir-", "gir-mlir-", "gir-gpu_"];
    let mut count = 0;
    for name in names {
        let rests = of_files.iter().filter_map(|start| name.strip_prefix(start));
        for rest in rests.filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) {
            assert!(rest.starts_with(version), "docs/install.md names {name}");
            count += 1;
        }
    }
    assert!(count > 5, "docs/install.md names {count} files");
    let printed = program("gir-opt").arg("--version").output().unwrap();
    let printed = String::from_utf8(printed.stdout).unwrap();
    assert!(
        printed.contains(version),
        "gir-opt --version prints {printed}"
    );
}

#[test]
fn text_and_bytecode_of_all_releases_compile() {
    for file in ["gir", "mlir", "mlirbc"].into_iter().flat_map(kept) {
        let output = program("gir-opt")
            .arg("--emit-opencl")
            .arg(&file)
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {errors}", file.display());
        assert!(!output.stdout.is_empty(), "{}", file.display());
    }
}

#[test]
fn reflections_of_all_releases_are_read() {
    for file in kept("json") {
        let text = fs::read_to_string(&file).unwrap();
        let reflection: Reflection = serde_json::from_str(&text).unwrap();
        assert!(reflection.version.starts_with("1."), "{}", file.display());
        assert_eq!(reflection.entries.len(), 1, "{}", file.display());
    }
}

#[test]
fn flags_of_all_releases_exist() {
    for file in kept("flags") {
        let name = file.file_stem().and_then(OsStr::to_str).unwrap();
        let help = program(name).arg("--help").output().unwrap();
        let help = String::from_utf8(help.stdout).unwrap();
        let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-';
        let words: Vec<_> = help.split(ends).collect();
        for flag in fs::read_to_string(&file).unwrap().lines() {
            assert!(words.contains(&flag), "{name} has no {flag} any more");
        }
    }
}
