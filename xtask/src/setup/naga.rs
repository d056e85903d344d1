//! naga's command, a compiler of shaders that the tests and the benchmarks compare with: from crates.io, as Debian
//! has none.

use std::process::Command;

use anyhow::Result;

use crate::{output, process};

/// The crate and its version.
const CRATE: (&str, &str) = ("naga-cli", "30.0.1");

/// Installs the command to cargo's folder of programs, unless one is found.
///
/// # Errors
/// When cargo cannot install it.
pub fn install() -> Result<()> {
    if is_found() {
        return Ok(());
    }
    let (name, version) = CRATE;
    output::line(format!(
        "setup: {name} {version}, to compare with, by cargo install"
    ));
    let mut cargo = Command::new("cargo");
    cargo.args(["install", "--quiet", "--locked", name, "--version", version]);
    process::stream(&mut cargo)
}

/// Whether the command runs; one of another version serves too.
fn is_found() -> bool {
    Command::new("naga")
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success())
}
