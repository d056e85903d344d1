//! The style checks, one test each: rustfmt and clippy over the whole workspace.

use std::process::Command;

use anyhow::Result;

use super::suite::Tally;
use crate::process;
use crate::workspace::Workspace;

/// `cargo fmt --check`.
///
/// # Errors
/// When cargo cannot be started.
pub fn rustfmt(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    check(
        workspace.cargo().args(["fmt", "--all", "--check"]),
        "rustfmt",
        filter,
    )
}

/// `cargo clippy` with every warning an error.
///
/// # Errors
/// When cargo cannot be started.
pub fn clippy(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    let mut command = workspace.cargo();
    command.args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]);
    check(&mut command, "clippy", filter)
}

fn check(command: &mut Command, name: &str, filter: Option<&str>) -> Result<Tally> {
    let mut tally = Tally::default();
    if filter.is_some_and(|filter| !name.contains(filter)) {
        return Ok(tally);
    }
    let status = process::status(command)?;
    if status.success() {
        tally.passed = 1;
    } else {
        tally.fail(format!(
            "`{}` ended with {}",
            process::shown(command),
            process::ending(status)
        ));
    }
    Ok(tally)
}
