//! Lowered kernels in upstream's dialects, by upstream's tools: those of `nvvm` and `rocdl` are compiled, those of
//! `spirv` serialised, to the code that gir makes.

mod machines;
mod spirv;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The kernels of `test/e2e`, in the order of their paths.
fn kernels() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/e2e");
    let mut files: Vec<_> = ["", "cooperative", "upstream"]
        .iter()
        .flat_map(|inner| folder.join(inner).read_dir().unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|it| it == "gir" || it == "mlir")
        })
        .collect();
    files.sort();
    files
}

/// The name of a kernel's file, without extension.
fn name(file: &Path) -> &str {
    file.file_stem().unwrap().to_str().unwrap()
}

fn gir_opt(flags: &[&str], file: &Path) -> Output {
    Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(flags)
        .arg(file)
        .output()
        .unwrap()
}

/// The output of one of upstream's tools for a file, which it has to accept.
#[track_caller]
fn stock(tool: &str, flags: &[&str], file: &Path) -> Vec<u8> {
    let output = Command::new(format!("/usr/lib/llvm-22/bin/{tool}"))
        .args(flags)
        .arg(file)
        .output()
        .unwrap();
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{tool}: {message}");
    output.stdout
}
