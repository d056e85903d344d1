//! `cargo xtask setup`: prepares a Debian 12 machine so that everything builds and every test can run.
//!
//! A second run asks dpkg once, finds nothing missing and changes nothing. Missing packages are named, with their
//! purposes, before anything is installed.

mod apt;
mod naga;
mod packages;
mod sources;
pub mod vendor;

use std::env;
use std::path::Path;

use anyhow::{Result, bail};

use crate::cli::SetupOptions;
use crate::output;
use packages::{PACKAGES, Package, Suite};

/// Installs the missing packages.
///
/// # Errors
/// When the machine is not Debian 12 and lacks packages, when a package is in no enabled suite, or when apt fails.
pub fn run(options: &SetupOptions) -> Result<()> {
    let missing = packages::missing(PACKAGES)?;
    if missing.is_empty() {
        output::line("setup: every package is installed");
    } else {
        install(&missing)?;
    }
    naga::install()?;
    vendor::circt::install()?;
    match wants_vendor(options) {
        true => vendor::install(),
        false => Ok(()),
    }
}

fn wants_vendor(options: &SetupOptions) -> bool {
    options.vendor || env::var_os("GIR_VENDOR").is_some_and(|value| value == "1")
}

fn install(missing: &[&Package]) -> Result<()> {
    let release = debian_release(missing)?;
    output::line(format!("setup: {} packages to install", missing.len()));
    for package in missing {
        output::line(format!("  {}: {}", package.name, package.purpose));
    }
    let (stable, backports): (Vec<_>, Vec<_>) = missing
        .iter()
        .partition(|package| package.suite == Suite::Release);
    let backports_suite = format!("{release}-backports");
    if !backports.is_empty() {
        sources::enable_suite(Path::new("/etc/apt"), &release, &backports_suite)?;
    }
    apt::update()?;
    apt::check_candidates(missing)?;
    apt::install(&stable, None)?;
    apt::install(&backports, Some(&backports_suite))?;
    confirm()
}

/// The release of these packages; others have other names and versions for them.
fn debian_release(missing: &[&Package]) -> Result<String> {
    const RELEASE: &str = "bookworm";
    let text = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let value = |key: &str| {
        text.lines()
            .filter_map(|line| line.split_once('='))
            .find(|(name, _)| *name == key)
            .map_or("", |(_, value)| value.trim_matches('"'))
    };
    if value("ID") == "debian" && value("VERSION_CODENAME") == RELEASE {
        return Ok(RELEASE.to_owned());
    }
    bail!(
        "setup installs packages on Debian 12 only and this machine is '{}'; install the counterparts of: {}",
        value("PRETTY_NAME"),
        packages::names(missing)
    )
}

/// Apt has been seen to succeed without installing a package (held packages): ask dpkg again.
fn confirm() -> Result<()> {
    let still_missing = packages::missing(PACKAGES)?;
    if !still_missing.is_empty() {
        bail!(
            "apt-get succeeded, yet dpkg does not list: {}; see `apt-cache policy` for what holds them back",
            packages::names(&still_missing)
        );
    }
    output::line("setup: done");
    Ok(())
}
