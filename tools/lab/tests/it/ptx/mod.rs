//! PTX: the instructions of atomics and fences, and that NVIDIA's assembler accepts all of it.

mod architectures;
mod assembler;
mod assembly;
mod atomics;
mod fences;
mod library;

use std::fs;
use std::process::Command;

/// The PTX of a program for an architecture, such as `sm_90`.
fn emit(text: &str, architecture: &str, flags: &[&str]) -> String {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--emit-ptx", &format!("--target=cuda-{architecture}")])
        .args(flags)
        .arg(&file)
        .output()
        .unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}\n{messages}");
    String::from_utf8(output.stdout).unwrap()
}

/// The instructions of each kernel that access memory together with others or order it: their names,
/// by the kernel's.
fn synchronization(ptx: &str) -> Vec<(String, Vec<String>)> {
    let mut kernels: Vec<(String, Vec<String>)> = vec![];
    for line in ptx.lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix(".visible .entry ") {
            kernels.push((rest.trim_end_matches('(').to_owned(), vec![]));
            continue;
        }
        let name = line.split_whitespace().next().unwrap_or("");
        let name = name.trim_end_matches(';');
        let orders = [
            "ld.relaxed",
            "ld.acquire",
            "ld.volatile",
            "st.relaxed",
            "st.release",
        ];
        let starts = ["atom.", "fence.", "membar.", "bar.", "st.volatile"];
        if orders
            .iter()
            .chain(&starts)
            .any(|start| name.starts_with(start))
        {
            kernels.last_mut().unwrap().1.push(name.to_owned());
        }
    }
    kernels
}
