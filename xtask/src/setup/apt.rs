//! Calls of apt, as root or through sudo.

use std::process::Command;

use anyhow::{Context, Result, bail};

use super::packages::{self, Package};
use crate::{output, process};

/// Refreshes the package lists.
///
/// # Errors
/// When apt cannot refresh them.
pub fn update() -> Result<()> {
    output::line("setup: apt-get update");
    process::stream(apt_get()?.args(["-qq", "update"]))
        .context("cannot refresh the package lists; are the machine's Debian sources reachable?")
}

/// Checks that every package can be installed from the enabled suites.
///
/// # Errors
/// Names every package that cannot.
pub fn check_candidates(wanted: &[&Package]) -> Result<()> {
    let mut policy = Command::new("apt-cache");
    // The words of the listing follow the user's language otherwise.
    policy.env("LC_ALL", "C").arg("policy");
    policy.args(wanted.iter().map(|package| package.name));
    let listing = process::text(&mut policy)?;
    let absent: Vec<_> = wanted
        .iter()
        .copied()
        .filter(|package| !has_candidate(&listing, package.name))
        .collect();
    if !absent.is_empty() {
        bail!(
            "no enabled apt suite has: {}; enable Debian's main and security suites and run `cargo xtask setup` again",
            packages::names(&absent)
        );
    }
    Ok(())
}

/// Installs packages, from `suite` where one is named.
///
/// # Errors
/// When apt cannot install them.
pub fn install(wanted: &[&Package], suite: Option<&str>) -> Result<()> {
    if wanted.is_empty() {
        return Ok(());
    }
    let names = packages::names(wanted);
    output::line(format!("setup: apt-get install {names}"));
    let mut command = apt_get()?;
    // Another apt may be at work on the machine: wait for it instead of failing.
    command.args(["-qq", "-o", "DPkg::Lock::Timeout=300", "install", "-y"]);
    command.arg("--no-install-recommends");
    command.args(suite.iter().flat_map(|suite| ["-t", suite]));
    command.args(wanted.iter().map(|package| package.name));
    process::stream(&mut command).with_context(|| format!("cannot install {names}"))
}

/// A command with the rights of root.
///
/// # Errors
/// When the user is not root and sudo is missing.
pub fn as_root(program: &str) -> Result<Command> {
    if process::text(Command::new("id").arg("-u"))?.trim() == "0" {
        return Ok(Command::new(program));
    }
    if !process::on_path("sudo") {
        bail!("installing packages needs root: install sudo, or run `cargo xtask setup` as root");
    }
    let mut command = Command::new("sudo");
    command.arg(program);
    Ok(command)
}

fn apt_get() -> Result<Command> {
    let mut command = as_root("env")?;
    // Through env, because sudo does not pass the caller's environment on.
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    Ok(command)
}

/// Whether the `apt-cache policy` listing has an installable version of `name`.
fn has_candidate(listing: &str, name: &str) -> bool {
    let mut lines = listing.lines();
    lines.any(|line| line.strip_suffix(':') == Some(name))
        && lines
            .take_while(|line| line.starts_with(' '))
            .filter_map(|line| line.trim().strip_prefix("Candidate: "))
            .any(|version| version != "(none)")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTING: &str = "\
cmake:
  Installed: 3.25.1-1
  Candidate: 3.25.1-1
  Version table:
 *** 3.25.1-1 500
lld-22:
  Installed: (none)
  Candidate: (none)
  Version table:
llvm-22-dev:
  Installed: (none)
  Candidate: 1:22.1.8-1
";

    #[test]
    fn a_candidate_is_an_installable_version() {
        assert!(has_candidate(LISTING, "cmake"));
        assert!(has_candidate(LISTING, "llvm-22-dev"));
    }

    #[test]
    fn a_package_without_version_or_unknown_to_apt_has_no_candidate() {
        assert!(!has_candidate(LISTING, "lld-22"));
        assert!(!has_candidate(LISTING, "ninja-build"));
    }
}
