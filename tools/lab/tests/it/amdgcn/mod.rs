//! Assembly for AMD GPUs: LLVM's assembler accepts all of it as code objects, and atomics, fences and barriers keep
//! orderings and scopes.

mod assembler;
mod kernels;
mod synchronization;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// The processors with profiles.
const PROCESSORS: [&str; 3] = ["gfx90a", "gfx942", "gfx1100"];

/// The run of `gir-opt` on a file.
fn emit(file: &Path, processor: &str, flags: &[&str]) -> Output {
    Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg(format!("--target=amdgcn-{processor}"))
        .args(flags)
        .arg(file)
        .output()
        .unwrap()
}

/// The output for a program, which has to succeed.
fn emit_text(text: &str, processor: &str, flags: &[&str]) -> String {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let output = emit(&file, processor, flags);
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}\n{messages}");
    String::from_utf8(output.stdout).unwrap()
}
