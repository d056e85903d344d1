//! The Rust tests of every crate: unit, integration and documentation tests.

use std::fs;

use anyhow::{Context, Result};

use super::command::show_and_read;
use super::libtest::Reader;
use super::skips;
use super::suite::Tally;
use crate::process;
use crate::setup::vendor;
use crate::workspace::Workspace;

/// `cargo test` over the workspace, all crates even when one fails.
///
/// # Errors
/// When cargo cannot be started, or the programs do not compile.
pub fn run(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    // Tests start programs of other packages, which cargo does not build for them.
    workspace.build_all()?;
    let mut command = workspace.cargo();
    command.args(["test", "--workspace", "--no-fail-fast"]);
    command.args(filter);
    command.envs(vendor::environment());
    let said = workspace.scratch("test")?.join("skips");
    // Removes the lines of an earlier run.
    fs::write(&said, "").with_context(|| format!("cannot write {}", said.display()))?;
    command.env(skips::FILE, &said);
    let mut reader = Reader::default();
    let status = show_and_read(&mut command, |line| reader.line(line))?;
    let (mut tally, passed) = reader.finish();
    let said =
        fs::read_to_string(&said).with_context(|| format!("cannot read {}", said.display()))?;
    skips::take(&mut tally, &said, &passed);
    if !status.success() && tally.failed == 0 {
        // Nothing was counted as failed, so the ending is of cargo itself: something did not compile.
        tally.fail(format!(
            "`{}` ended with {}",
            process::shown(&command),
            process::ending(status)
        ));
    }
    Ok(tally)
}
