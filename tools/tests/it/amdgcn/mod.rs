//! Assembly for AMD's GPUs: LLVM's assembler makes code objects of all of it, and atomics, fences and
//! barriers keep orderings and scopes.

mod assembler;
mod kernels;
mod synchronization;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// The processors that there are profiles for.
const PROCESSORS: [&str; 3] = ["gfx90a", "gfx942", "gfx1100"];

/// What `gir-opt` says of a file.
fn emit(file: &Path, processor: &str, flags: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gir-opt"))
        .arg(format!("--target=amdgcn-{processor}"))
        .args(flags)
        .arg(file)
        .output()
        .unwrap()
}

/// What is emitted of a program, which has to be taken.
fn emit_text(text: &str, processor: &str, flags: &[&str]) -> String {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let output = emit(&file, processor, flags);
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}\n{messages}");
    String::from_utf8(output.stdout).unwrap()
}
