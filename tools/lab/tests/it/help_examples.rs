//! The examples at the end of `--help` are commands that succeed, one after the other, with `test/e2e/saxpy.gir`.

use std::fs;
use std::path::Path;
use std::process::Command;

use pretty_assertions::assert_eq;

const BIN: &str = env!("GIR_BIN");

/// The command lines below `Examples:`; a backslash continues one.
fn examples(program: &str) -> Vec<String> {
    let help = Command::new(format!("{BIN}/{program}"))
        .arg("--help")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let (_, examples) = help.split_once("\nExamples:\n").unwrap();
    let examples = examples.replace("\\\n", "");
    let lines = examples.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Runs the examples of a program; returns the files that they leave.
fn files_of(program: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let kernel = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/e2e/saxpy.gir");
    fs::copy(kernel, folder.path().join("saxpy.gir")).unwrap();
    let examples = examples(program);
    assert!(
        examples.iter().any(|line| line.starts_with(program)),
        "{examples:?}"
    );
    for line in examples {
        assert!(line.starts_with("gir-"), "{line}");
        let mut shell = Command::new("sh");
        let line = format!("PATH=\"$0:$PATH\"; {line}");
        shell.args(["-c", &line, BIN]).current_dir(&folder);
        let output = shell.output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{line}: {errors}");
    }
    let files = fs::read_dir(&folder).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

#[test]
fn the_examples_in_the_help_of_gir_run_succeed() {
    assert_eq!(files_of("gir-run"), ["saxpy.gir", "y.npy", "y.png"]);
}

#[test]
fn the_examples_in_the_help_of_gir_opt_succeed() {
    assert_eq!(
        files_of("gir-opt"),
        [
            "saxpy.cl",
            "saxpy.gir",
            "saxpy.h",
            "saxpy.json",
            "saxpy.ptx",
            "saxpy.spv"
        ]
    );
}

#[test]
fn the_examples_in_the_help_of_gir_translate_succeed() {
    assert_eq!(
        files_of("gir-translate"),
        [
            "again.gir",
            "binary.gir",
            "saxpy.gir",
            "saxpy.mlir",
            "saxpy.spv"
        ]
    );
}
