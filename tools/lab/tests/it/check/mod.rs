//! Checked runs: `gir-run --device cpu --check`. R-RUNA-119 R-RUNA-120

mod planted;
mod runs;
mod upstream;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn gir_run(file: &Path, args: &[&str]) -> Output {
    Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
        .arg(file)
        .args(args)
        .output()
        .unwrap()
}

fn test_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test")
        .join(name)
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}
