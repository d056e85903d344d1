//! `libGirPlugin.so` in stock mlir-opt, and the C++ package, which other projects use.

mod equal;
mod library;
mod package;

use std::path::{Path, PathBuf};
use std::process::Command;

/// The plugin.
const PLUGIN: &str = concat!(env!("GIR_BIN"), "/libGirPlugin.so");

/// The program that has it loaded.
const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";

/// The repository.
fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.unwrap().to_owned()
}

/// Stock mlir-opt with the plugin.
fn mlir_opt() -> Command {
    let mut command = Command::new(MLIR_OPT);
    command.arg(format!("--load-dialect-plugin={PLUGIN}"));
    command.arg(format!("--load-pass-plugin={PLUGIN}"));
    command
}

fn gir_opt() -> Command {
    Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
}

/// The ending of a run.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    /// The IR on standard output.
    text: String,
    /// Errors, warnings, remarks and notes with their places, without the lines of the source that are shown.
    messages: Vec<String>,
    status: Option<i32>,
}

fn run(command: &mut Command) -> Run {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    let is_message = |line: &&str| {
        let kinds = [": error: ", ": warning: ", ": remark: ", ": note: "];
        kinds.iter().any(|kind| line.contains(kind))
    };
    Run {
        text: String::from_utf8(output.stdout).unwrap(),
        messages: said.lines().filter(is_message).map(str::to_owned).collect(),
        status: output.status.code(),
    }
}
