//! `gir-codegen` that is missing, of another version, ends in an error or in a crash, or does not end: an
//! error at the program, and no output.

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const KERNELS: &str = "func kernel @one(%p: ptr[global]<u32>) -> void {\nentry:\n  store %p, 1u\n  ret\n}\n\
                       func kernel @two(%p: ptr[global]<u32>) -> void {\nentry:\n  store %p, 2u\n  ret\n}\n";

/// The run of `gir-opt` on a program, with a script in place of the code generator; none if it is missing.
fn emit(script: Option<&str>, text: &str, seconds: &str) -> Output {
    // A link needs the file system of the program.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::hard_link(env!("CARGO_BIN_EXE_gir-opt"), path("gir-opt")).unwrap();
    if let Some(script) = script {
        let program = path("gir-codegen");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    }
    fs::write(path("k.gir"), text).unwrap();
    let output = Command::new(path("gir-opt"))
        .current_dir(folder.path())
        .env("GIR_CODEGEN_SECONDS", seconds)
        .args(["--emit-ptx", "k.gir", "-o", "k.ptx"])
        .output()
        .unwrap();
    assert!(!Path::new(&path("k.ptx")).exists(), "{script:?}");
    output
}

/// Checks the first line of the messages, whose location is a line of the program.
fn check(script: Option<&str>, line: u32, expected: &str) {
    let output = emit(script, KERNELS, "1");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    let first = said.lines().next().unwrap_or_default();
    assert!(first.starts_with(&format!("k.gir:{line}:")), "{said}");
    assert!(first.contains(" error: "), "{said}");
    assert!(
        first.contains(&format!(" cannot be compiled to PTX: {expected}")),
        "{said}"
    );
}

#[test]
fn one_that_is_missing_is_an_error() {
    check(None, 1, "the code generator, gir-codegen, is missing in /");
}

#[test]
fn one_of_another_version_is_an_error() {
    let own = env!("CARGO_PKG_VERSION");
    let said = Command::new(env!("CARGO_BIN_EXE_gir-codegen"))
        .args(["--of", "0.0.7", "--cpu", "sm_75"])
        .output()
        .unwrap();
    let said = String::from_utf8(said.stderr).unwrap();
    let expected = format!(
        "gir-codegen is version {own}, and the program that starts it is 0.0.7; install both of one version\n"
    );
    assert_eq!(said, expected);
    let script = "cat > /dev/null; echo \"error: unexpected argument '--of' found\" >&2; exit 2";
    check(
        Some(script),
        1,
        "gir-codegen and this program have different versions: error: unexpected argument '--of' found",
    );
    check(Some("echo 'no IR' >&2; exit 1"), 1, "no IR");
}

/// The place is the function that LLVM names.
#[test]
fn a_fatal_error_is_an_error_at_the_function() {
    let script = "cat > /dev/null; echo 'LLVM ERROR: Cannot select: 0x5b31160: f32 = fpow nnan 0x5b310f0, 0x5b310f0' >&2\n\
                  echo '1.\tRunning pass X on function '\"'@two'\" >&2; kill -ABRT $$";
    check(
        Some(script),
        6,
        "Cannot select: f32 = fpow nnan (on function '@two')",
    );
    let script = "cat > /dev/null; echo \"error: <unknown>:0:0: stack frame size (9) exceeds limit (8) in function 'two'\" >&2; exit 1";
    check(
        Some(script),
        6,
        "stack frame size (9) exceeds limit (8) in function 'two'",
    );
}

#[test]
fn a_crash_is_an_error() {
    check(
        Some("kill -SEGV $$"),
        1,
        "gir-codegen ended with crash, signal 11",
    );
    // As the system does where memory runs out.
    check(
        Some("cat > /dev/null; kill -KILL $$"),
        1,
        "gir-codegen ended with crash, signal 9",
    );
    check(
        Some("cat > /dev/null; exit 3"),
        1,
        "gir-codegen ended with exit status 3",
    );
    check(
        Some("cat > /dev/null"),
        1,
        "gir-codegen has written nothing",
    );
}

#[test]
fn a_hang_is_an_error() {
    check(
        Some("exec sleep 1000"),
        1,
        "gir-codegen was stopped after 1 s; GIR_CODEGEN_SECONDS gives it more",
    );
    // The output until then is incomplete.
    check(
        Some("echo .version 7.8; exec sleep 1000"),
        1,
        "gir-codegen was stopped after 1 s;",
    );
}

#[test]
fn a_limit_that_is_none_is_an_error() {
    let output = emit(Some("cat > /dev/null"), KERNELS, "soon");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains(
            " cannot be compiled to PTX: GIR_CODEGEN_SECONDS=soon is not a number of seconds"
        ),
        "{said}"
    );
}

/// The program itself fits into the memory limit, the kernel does not.
#[test]
fn memory_that_runs_out_is_an_error() {
    let mut text =
        String::from("func kernel @k(%p: ptr[global]<u32>) -> void {\nentry:\n  %x0 = load %p\n");
    for number in 1..20_000 {
        let last = number - 1;
        writeln!(text, "  %x{number} = mul %x{last}, %x{}", last / 2).unwrap();
    }
    text.push_str("  store %p, %x19999\n  ret\n}\n");
    let own = env!("CARGO_BIN_EXE_gir-codegen");
    let kilobytes = fs::metadata(own).unwrap().len() / 1024 + 15_000;
    let script = format!("ulimit -v {kilobytes}; exec {own} \"$@\"");
    let output = emit(Some(&script), &text, "60");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    let start = "k.gir:1:1: error: the module cannot be compiled to PTX: ";
    assert!(said.starts_with(start), "{said}");
}
