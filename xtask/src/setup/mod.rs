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
use crate::process;
use packages::{PACKAGES, Package, Suite};

/// Installs the missing packages.
///
/// # Errors
/// When the machine is not Debian 12 and lacks packages, when a package is in no enabled suite, or when apt fails.
pub fn run(options: &SetupOptions) -> Result<()> {
    if options.no_setup {
        return Ok(());
    }
    // Without dpkg nothing is known to be installed, and the list below is the answer.
    let missing = match process::on_path("dpkg-query") {
        true => packages::missing(PACKAGES)?,
        false => PACKAGES.iter().collect(),
    };
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
    bail!(unknown_system(value("PRETTY_NAME"), missing))
}

/// The message on a system whose packages have other names.
fn unknown_system(system: &str, missing: &[&Package]) -> String {
    let line = |package: &&Package| format!("\n  {}: {}", package.name, package.purpose);
    let list: String = missing.iter().map(line).collect();
    format!(
        "setup installs packages on Debian 12 only and this machine is '{system}'; install the counterparts of the \
         packages below, set GIR_LLVM_PREFIX to the folder of LLVM 22.1 if that is not /usr/lib/llvm-22, and give \
         the option --no-setup (docs/install.md):{list}"
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_system_is_told_every_package_and_the_way_on() {
        let missing: Vec<_> = PACKAGES.iter().collect();
        let message = unknown_system("Fedora Linux 42", &missing);
        for part in [
            "'Fedora Linux 42'",
            "\n  llvm-22-dev: LLVM headers",
            "--no-setup",
            "GIR_LLVM_PREFIX",
        ] {
            assert!(message.contains(part), "{part}: {message}");
        }
        assert_eq!(message.lines().count(), 1 + PACKAGES.len());
    }

    #[test]
    fn nothing_is_installed_without_set_up() {
        let options = SetupOptions {
            no_setup: true,
            ..SetupOptions::default()
        };
        assert!(run(&options).is_ok());
    }
}
