//! The optional transforms of parallel code on mir: kernels compute the same after them as plain Rust code does.
//! R-RUNA-126

mod barriers;
mod loops;
mod placed;
mod tiles;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs passes on a kernel's file; the text of the result and of the diagnostics.
fn transform(file: &Path, passes: &str) -> (PathBuf, String) {
    let result = file.with_extension("mlir");
    let output = gir_opt(file, passes, &result);
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{passes}: {messages}");
    (result, messages)
}

fn gir_opt(file: &Path, passes: &str, result: &Path) -> Output {
    Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg(format!(
            "--pass-pipeline=builtin.module(gir-to-mir,{passes})"
        ))
        .args([file, Path::new("-o"), result])
        .output()
        .unwrap()
}

/// A file of a directory with a text.
fn written(directory: &Path, name: &str, text: &str) -> PathBuf {
    let file = directory.join(name);
    fs::write(&file, text).unwrap();
    file
}
