//! NVIDIA's assembler for PTX, `ptxas`, and its disassembler: they say whether PTX is what a driver
//! takes, without a GPU.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{cache, wheels};
use crate::output;

/// The wheels of both. They depend on no other for what is used of them.
const WHEELS: [&str; 2] = ["nvidia-cuda-nvcc==13.5.37", "nvidia-cuda-nvdisasm==13.5.37"];

/// The licence that installing them accepts.
const LICENCE: &str = "NVIDIA Software License Agreement for CUDA";

/// The variable that names the assembler to tests.
const VARIABLE: &str = "GIR_PTXAS";

/// Installs what is missing.
///
/// # Errors
/// When the wheels cannot be installed.
pub fn install() -> Result<()> {
    let folder = folder().context("there is no home directory to install executors to")?;
    if assembler(&folder).is_some() {
        output::line(format!(
            "setup: NVIDIA's ptxas is installed in {}",
            folder.display()
        ));
        return Ok(());
    }
    output::line(format!(
        "setup: NVIDIA's ptxas and nvdisasm (under the {LICENCE}) go to {}",
        folder.display()
    ));
    wheels(&folder, &WHEELS)?;
    let Some(assembler) = assembler(&folder) else {
        bail!("the wheels in {} hold no ptxas", folder.display());
    };
    output::line(format!(
        "setup: for tests outside of xtask: export {VARIABLE}={}",
        assembler.display()
    ));
    Ok(())
}

/// The variable with which tests find the assembler, unless the user has chosen another.
pub fn environment() -> Option<(&'static str, OsString)> {
    let assembler = assembler(&folder()?)?;
    let is_free = env::var_os(VARIABLE).is_none();
    is_free.then(|| (VARIABLE, assembler.into_os_string()))
}

/// Where the wheels are, by version: another one is installed beside them.
fn folder() -> Option<PathBuf> {
    let (name, version) = WHEELS[0].split_once("==")?;
    Some(cache()?.join(format!("{name}-{version}")))
}

/// The assembler, in the folder of the Python that pip was run by.
fn assembler(folder: &Path) -> Option<PathBuf> {
    let pythons = std::fs::read_dir(folder.join("lib")).ok()?;
    let mut places = pythons.flatten().map(|python| {
        let packages = python.path().join("site-packages");
        packages.join("nvidia/cu13/bin/ptxas")
    });
    places.find(|place| place.is_file())
}
