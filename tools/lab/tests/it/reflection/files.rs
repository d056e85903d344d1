//! `--reflection=FILE`: whole or not at all, as other outputs.

use std::{
    fs,
    process::{Command, Output},
};
use tempfile::TempDir;

const KERNEL: &str =
    "func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>) -> void {\nentry:\n  ret\n}\n";

/// A kernel that SPIR-V for Vulkan refuses.
const REFUSED: &str = "func kernel @k(%x: ptr[global]<u32>) -> void {\nentry:\n  %v = atomic.load %x ordering=seq_cst scope=device\n  ret\n}\n";

fn run(source: &str, arguments: &str) -> (TempDir, Output) {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join("k.gir"), source).unwrap();
    fs::write(directory.path().join("old.json"), "old").unwrap();
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.current_dir(directory.path()).arg("k.gir");
    let run = command.args(arguments.split(' ')).output().unwrap();
    (directory, run)
}

#[track_caller]
fn fails(source: &str, arguments: &str, message: &str) {
    let (directory, run) = run(source, arguments);
    let messages = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(1), "{messages}");
    assert!(messages.contains(message), "{messages}");
    assert!(run.stdout.is_empty());
    let old = fs::read(directory.path().join("old.json")).unwrap();
    assert_eq!(old, b"old");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 2);
}

#[test]
fn reflection_goes_beside_an_emission() {
    for arguments in [
        "--emit-spirv -o k.spv --reflection=k.json",
        "--emit-spirv -o k.spv --reflection=old.json",
        "--emit-spirv-asm --reflection=k.json",
        "--emit-spirv -o k.spv --reflection=-",
    ] {
        let (directory, run) = run(KERNEL, arguments);
        assert_eq!(run.status.code(), Some(0), "{arguments}");
        let read = |name: &str| fs::read_to_string(directory.path().join(name)).ok();
        let json = match arguments.rsplit_once('=').unwrap().1 {
            "-" => String::from_utf8(run.stdout).unwrap(),
            file => read(file).unwrap(),
        };
        assert!(json.contains("\"name\": \"k\""), "{json}");
        assert!(json.ends_with("}\n"));
        let binary = fs::read(directory.path().join("k.spv"));
        assert_eq!(binary.is_ok(), arguments.contains("k.spv"));
    }
}

#[test]
fn a_run_that_fails_leaves_no_reflection() {
    for file in ["k.json", "old.json"] {
        let arguments = format!("--emit-spirv -o k.spv --reflection={file}");
        fails(REFUSED, &arguments, "seq_cst");
        fails("func kernel", &arguments, "error");
    }
    // Nor the output, if reflection cannot be written.
    fails(
        KERNEL,
        "--emit-spirv -o k.spv --reflection=missing/k.json",
        "cannot write 'missing/k.json'",
    );
}

#[test]
fn reflection_needs_a_place_and_an_emission_of_its_own() {
    let same = "--reflection and -o name the same output";
    fails(KERNEL, "--emit-spirv -o k.out --reflection=k.out", same);
    fails(KERNEL, "--emit-spirv -o k.out --reflection=./k.out", same);
    fails(KERNEL, "--emit-spirv-asm --reflection=-", same);
    let alone = "--emit-reflection prints the reflection alone";
    fails(KERNEL, "--reflection=k.json", alone);
    fails(KERNEL, "--emit-gir --reflection=k.json", alone);
    fails(KERNEL, "--emit-reflection --reflection=k.json", alone);
    let both = "--emit-spirv and --emit-reflection go to one output";
    fails(KERNEL, "--emit-spirv --emit-reflection", both);
}

#[test]
fn reflection_describes_one_module() {
    let two = format!("{KERNEL}; -----\n{KERNEL}");
    fails(
        &two,
        "--split-input-file --emit-spirv-asm --reflection=k.json",
        "--reflection takes one module",
    );
}
