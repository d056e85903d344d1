//! Input files that are empty, not there, or no files.

use super::{GIR_OPT, PROGRAM, Run, Sandbox, place};
use std::ffi::OsStr;
use std::os::unix::{ffi::OsStrExt as _, fs::symlink};

const EMPTY_MODULE: &str = "module {\n}\n\n";

#[test]
fn an_empty_file_is_an_empty_module() {
    for name in ["k.gir", "k.mlir", "k.mlirbc", "k"] {
        for text in ["", "\n", " \t\r\n\n"] {
            let run = Sandbox::with(name, text).run(name);
            assert_eq!(run.printed(), EMPTY_MODULE, "{name}: {text:?}");
        }
    }
}

#[test]
fn an_empty_file_lowers_to_an_empty_module() {
    let run = Sandbox::with("k.gir", "").run("--lower-to-lir k.gir");
    assert_eq!(
        run.printed(),
        "module attributes {lir.target = \"generic\"} {\n}\n\n"
    );
}

#[test]
fn empty_standard_input_is_an_empty_module() {
    assert_eq!(Sandbox::new().run_on("-", "").printed(), EMPTY_MODULE);
}

#[test]
fn a_file_of_comments_is_an_empty_module() {
    let run = Sandbox::with("k.gir", "; nothing\n; here").run("k.gir");
    assert_eq!(run.printed(), EMPTY_MODULE);
    let run = Sandbox::with("k.mlir", "// nothing\n// here").run("k.mlir");
    assert_eq!(run.printed(), EMPTY_MODULE);
}

#[test]
fn standard_input_is_read_without_a_name_and_as_a_dash() {
    let sandbox = Sandbox::new();
    let run = sandbox.run_on("", PROGRAM);
    assert!(run.printed().contains("gir.func @f"));
    assert_eq!(sandbox.run_on("-", PROGRAM).stdout, run.stdout);
}

#[test]
fn a_mistake_in_standard_input_is_located() {
    let run = Sandbox::new().run_on("-", "func @f() -> void {\nentry:\n  rte\n}\n");
    run.fails_with("<stdin>:3:3: error: unknown opcode 'rte'; did you mean 'ret'?");
    let run = Sandbox::new().run_on("-", "module {\n  func.func @f() {\n    retrun\n  }\n}\n");
    assert!(run.error().starts_with("<stdin>:3:5: error: "));
}

#[test]
fn a_missing_file_is_named() {
    let sandbox = Sandbox::new();
    for name in ["missing.gir", "missing/k.gir", "missing.mlir"] {
        let error = format!("gir-opt: error: cannot read '{name}': No such file or directory");
        sandbox.run(name).fails_with(&error);
    }
}

#[test]
fn a_directory_is_no_input() {
    let sandbox = Sandbox::new();
    std::fs::create_dir(sandbox.path("k.gir")).unwrap();
    sandbox
        .run("k.gir")
        .fails_in_one_line(&["k.gir", "Is a directory"]);
}

#[test]
fn a_file_is_no_directory() {
    let sandbox = Sandbox::with("k.gir", PROGRAM);
    sandbox
        .run("k.gir/l.gir")
        .fails_in_one_line(&["k.gir/l.gir", "Not a directory"]);
}

#[test]
fn a_link_to_a_file_that_vanished_is_named() {
    let sandbox = Sandbox::with("old.gir", PROGRAM);
    symlink(sandbox.path("old.gir"), sandbox.path("k.gir")).unwrap();
    assert!(sandbox.run("k.gir").printed().contains("gir.func @f"));
    std::fs::remove_file(sandbox.path("old.gir")).unwrap();
    sandbox
        .run("k.gir")
        .fails_in_one_line(&["k.gir", "No such file or directory"]);
}

#[test]
fn a_link_to_itself_is_named() {
    let sandbox = Sandbox::new();
    symlink("k.gir", sandbox.path("k.gir")).unwrap();
    sandbox
        .run("k.gir")
        .fails_in_one_line(&["k.gir", "Too many levels of symbolic links"]);
}

/// The memory of a process opens for reading, and fails when its first byte is
/// read, for every user.
#[test]
fn a_file_that_fails_while_it_is_read_is_named() {
    Sandbox::new()
        .run("/proc/self/mem")
        .fails_in_one_line(&["/proc/self/mem", "Input/output error"]);
}

#[test]
fn a_file_whose_name_is_not_utf_8_is_read() {
    let name = OsStr::from_bytes(b"caf\xe9.gir");
    let sandbox = Sandbox::new();
    std::fs::write(sandbox.directory.path().join(name), PROGRAM).unwrap();
    let run = Run::of(sandbox.command(GIR_OPT).arg(name));
    assert!(run.printed().contains("gir.func @f"));
}

#[test]
fn a_file_whose_name_is_not_utf_8_is_written() {
    let name = OsStr::from_bytes(b"caf\xe9.mlir");
    let sandbox = Sandbox::with("k.gir", PROGRAM);
    let run = Run::of(sandbox.command(GIR_OPT).args(["k.gir", "-o"]).arg(name));
    assert_eq!(run.printed(), "");
    assert!(sandbox.directory.path().join(name).exists());
}

#[test]
fn a_mistake_in_a_file_whose_name_is_not_utf_8_is_located() {
    let name = OsStr::from_bytes(b"caf\xe9.gir");
    let sandbox = Sandbox::new();
    std::fs::write(sandbox.directory.path().join(name), "func").unwrap();
    let run = Run::of(sandbox.command(GIR_OPT).arg(name));
    assert_eq!(place(run.error(), "caf\u{fffd}.gir"), (1, 5));
}
