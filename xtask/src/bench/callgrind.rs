//! Machine instructions a command executes, counted by valgrind: the same number on a busy machine and on a quiet one.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;

/// Runs a command under valgrind and returns its machine instructions.
///
/// # Errors
/// When valgrind is not installed, the command fails, or there is no count.
pub fn instructions(command: &Command, scratch: &Path) -> Result<u64> {
    if !process::on_path("valgrind") {
        bail!("valgrind is not installed; `cargo xtask setup` installs it");
    }
    let profile = scratch.join("callgrind.out");
    let mut counted = Command::new("valgrind");
    counted
        .args(["--quiet", "--tool=callgrind"])
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(command.get_program())
        .args(command.get_args());
    if let Some(directory) = command.get_current_dir() {
        counted.current_dir(directory);
    }
    process::text(&mut counted)
        .context("no machine instructions counted; valgrind comes with `cargo xtask setup`")?;
    let text = std::fs::read_to_string(&profile)
        .with_context(|| format!("cannot read {}", profile.display()))?;
    total(&text).with_context(|| format!("{} has no total", profile.display()))
}

/// The count in the `totals:` line of a profile.
fn total(profile: &str) -> Option<u64> {
    profile
        .lines()
        .find_map(|line| line.strip_prefix("totals: "))
        .and_then(|count| count.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_the_profile() {
        assert_eq!(
            total("events: Ir\nsummary: 12\n\nfn=(1)\n3 4\ntotals: 12\n"),
            Some(12)
        );
        assert_eq!(total("events: Ir\n"), None);
    }
}
