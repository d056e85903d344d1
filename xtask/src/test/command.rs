//! Running a command whose output is shown and read at the same time.

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result};

use crate::{output, process};

/// Runs a command, shows its standard output line by line and passes each line to `read`. Its standard error goes to
/// the terminal.
///
/// # Errors
/// When the command cannot be started or its output cannot be read.
pub fn show_and_read(command: &mut Command, mut read: impl FnMut(&str)) -> Result<ExitStatus> {
    let name = process::shown(command);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run `{name}`"))?;
    if let Some(stdout) = child.stdout.take() {
        let mut reader = BufReader::new(stdout);
        let mut bytes = Vec::new();
        // A test may print invalid UTF-8: read bytes.
        while reader
            .read_until(b'\n', &mut bytes)
            .with_context(|| format!("cannot read from `{name}`"))?
            > 0
        {
            let line = String::from_utf8_lossy(&bytes);
            let line = line.trim_end_matches(['\n', '\r']);
            output::line(line);
            read(line);
            bytes.clear();
        }
    }
    child
        .wait()
        .with_context(|| format!("cannot wait for `{name}`"))
}
