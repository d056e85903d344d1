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
