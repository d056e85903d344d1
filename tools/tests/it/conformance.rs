//! The conformance suite as a program: its files, its options, its mistakes. What its kernels compute is
//! tested by running it, which `cargo xtask test` does.

use std::path::Path;
use std::process::{Command, Output};

use gir_tools::conformance::{families, kernels};

fn conformance(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gir-conformance"))
        .args(args)
        .output()
        .unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn files_are_what_the_suite_runs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test/conformance");
    let stale = kernels::compare(&families::all(), &folder).unwrap();
    assert!(
        stale.is_empty(),
        "run `cargo xtask conformance --write`: {stale:?}"
    );
}

#[test]
fn names_are_unique() {
    let cases = families::all();
    let files: std::collections::BTreeSet<_> = cases.iter().map(|case| case.file()).collect();
    assert_eq!(files.len(), cases.len());
}

/// What the header leaves to the file, and the compiler's errors say, are the same lines.
#[test]
fn kernels_stand_on_the_lines_of_their_files() {
    for case in families::all().iter().step_by(50) {
        let (source, placed) = (case.source(), case.placed_text());
        let line = |text: &str| {
            text.lines()
                .position(|line| line.starts_with("func kernel"))
        };
        assert_eq!(line(&source), line(&placed), "{}", case.id());
    }
}

#[test]
fn unknown_devices_and_filters_are_wrong_command_lines() {
    let output = conformance(&["--devices", "cpu,moon"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("this version has no device 'moon'"));
    let output = conformance(&["--filter", "no such kernel"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("no kernel has 'no such kernel' in its name"));
}

#[test]
fn a_device_that_is_asked_for_has_to_be_there() {
    let output = Command::new(env!("CARGO_BIN_EXE_gir-conformance"))
        .args(["--devices", "vulkan"])
        .env("VK_DRIVER_FILES", "/nonexistent")
        .env("VK_ICD_FILENAMES", "/nonexistent")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(4));
    assert!(stderr(&output).contains("no Vulkan driver is installed"));
}

#[test]
fn a_device_that_is_not_there_is_shown() {
    let output = Command::new(env!("CARGO_BIN_EXE_gir-conformance"))
        .args(["--filter", "integers/i16"])
        .env("VK_DRIVER_FILES", "/nonexistent")
        .env("VK_ICD_FILENAMES", "/nonexistent")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert!(
        text.contains("integers/i16  pass         absent\n"),
        "{text}"
    );
    assert!(text.contains("vulkan: absent: "), "{text}");
}
