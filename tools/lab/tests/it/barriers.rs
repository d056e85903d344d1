//! Diagnostics of lowering about the barriers of whole kernels.
//!
//! R-RUNA-118

use std::{
    fmt::Write as _,
    fs,
    path::Path,
    process::{Command, Output},
};

fn lower(kernel: &Path) -> Output {
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.arg("--lower-to-lir").arg(kernel);
    command.args(["-o", "/dev/null"]).output().unwrap()
}

fn lower_text(text: &str) -> Output {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    lower(&file)
}

/// Each kernel there has been looked at: work-items of a workgroup agree on every
/// condition around a barrier, and that follows from the text.
#[test]
fn the_barriers_of_the_tests_kernels_are_proved() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/e2e");
    let mut with_barriers = 0;
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "gir") {
            continue;
        }
        with_barriers += usize::from(fs::read_to_string(&path).unwrap().contains("  barrier"));
        let run = lower(&path);
        let messages = String::from_utf8_lossy(&run.stderr);
        assert_eq!((run.status.code(), &*messages), (Some(0), ""), "{path:?}");
    }
    assert!(with_barriers > 10, "{with_barriers}");
}

const BARRIER: &str = "barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel";

/// A chain of functions, each with a barrier under a condition that the one before
/// passes on: nothing recurses over it.
#[test]
fn long_chains_of_calls_are_followed() {
    const LENGTH: usize = 2000;
    let mut text = String::new();
    for index in 0..LENGTH {
        let next = index + 1;
        write!(
            text,
            "func @f{index}(%n: u32) -> void {{\nentry:\n  {BARRIER}\n  br_if %n, go, out\ngo:\n  call @f{next}(%n)\n  br out\nout:\n  ret\n}}\n"
        )
        .unwrap();
    }
    write!(
        text,
        "func @f{LENGTH}(%n: u32) -> void {{\nentry:\n  {BARRIER}\n  ret\n}}\nfunc kernel workgroup_size(64, 1, 1) @k(%n: u32) -> void {{\nentry:\n  call @f0(%n)\n  ret\n}}\n"
    )
    .unwrap();
    let run = lower_text(&text);
    let messages = String::from_utf8_lossy(&run.stderr);
    assert_eq!((run.status.code(), &*messages), (Some(0), ""));
}

/// Functions that each call the next twice: the number of paths is astronomical.
#[test]
fn many_paths_of_calls_are_not_told_apart() {
    const LENGTH: usize = 200;
    let mut text = String::new();
    for index in 0..LENGTH {
        let next = index + 1;
        write!(
            text,
            "func @f{index}(%p: ptr[global]<u32>, %n: u32) -> u32 {{\nentry:\n  %a = call @f{next}(%p, %n)\n  %b = call @f{next}(%p, %n)\n  %c = add %a, %b\n  ret %c\n}}\n"
        )
        .unwrap();
    }
    write!(
        text,
        "func @f{LENGTH}(%p: ptr[global]<u32>, %n: u32) -> u32 {{\nentry:\n  %q = gep %p, %n, stride=4\n  %v = load %q\n  ret %v\n}}\nfunc kernel workgroup_size(64, 1, 1) @k(%p: ptr[global]<u32>, %n: u32) -> void {{\nentry:\n  %v = call @f0(%p, %n)\n  br_if %v, go, out\ngo:\n  {BARRIER}\n  br out\nout:\n  ret\n}}\n"
    )
    .unwrap();
    let run = lower_text(&text);
    let messages = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(0), "{messages}");
}

/// Conditions with too many work-items to evaluate: the budget ends with remarks.
#[test]
fn what_is_too_much_to_count_is_not_proved() {
    const CONDITIONS: usize = 1500;
    let mut text =
        "func kernel workgroup_size(1024, 4, 1) @k() -> void {\nentry:\n  %i = local_id x\n  br b0\n"
            .to_owned();
    for index in 0..CONDITIONS {
        let next = index + 1;
        write!(
            text,
            "b{index}:\n  %x{index} = add %i, {index}u\n  %c{index} = ucmp.lt %x{index}, 1000000u\n  br_if %c{index}, then{index}, b{next}\nthen{index}:\n  {BARRIER}\n  br b{next}\n"
        )
        .unwrap();
    }
    write!(text, "b{CONDITIONS}:\n  ret\n}}\n").unwrap();
    let run = lower_text(&text);
    let messages = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(0), "{messages}");
    let remarks = messages.matches("remark: ").count();
    assert!(0 < remarks && remarks < CONDITIONS, "{remarks}");
}
