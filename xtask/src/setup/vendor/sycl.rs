//! Intel's run time of SYCL with its run-time compiler, for the device `sycl`. It runs tasks by Intel's OpenCL runtime.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{LICENCE, cache, wheels};
use crate::output;

/// The wheels of the run time, with all dependencies but the OpenCL runtime. Later versions have no adapter for the
/// processor.
const WHEELS: [&str; 4] = [
    "intel-sycl-rt==2026.0.0",
    "intel-cmplr-lib-rt==2026.0.0",
    "intel-cmplr-lib-ur==2026.0.0",
    "umf==1.1.0",
];

/// The variable that names the folder to `gir-run`.
const VARIABLE: &str = "GIR_SYCL";

/// Files that `gir-run` needs.
const NEEDED: [&str; 4] = [
    "include/sycl/sycl.hpp",
    "lib/libsycl.so",
    "lib/libsycl-jit.so",
    "lib/libur_adapter_opencl.so.0",
];

/// Installs the missing wheels.
///
/// # Errors
/// When the wheels cannot be installed.
pub fn install() -> Result<()> {
    let folder = folder().context("there is no home directory to install executors to")?;
    if is_installed(&folder) {
        output::line(format!(
            "setup: Intel's run time of SYCL is installed in {}",
            folder.display()
        ));
        return Ok(());
    }
    output::line(format!(
        "setup: Intel's run time of SYCL (under the {LICENCE}) goes to {}",
        folder.display()
    ));
    wheels(&folder, &WHEELS)?;
    if !is_installed(&folder) {
        bail!("the wheels in {} lack a part of SYCL", folder.display());
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
    NEEDED.iter().all(|file| folder.join(file).is_file())
}

/// Where the wheels are, by version: another one is installed beside them.
fn folder() -> Option<PathBuf> {
    let (name, version) = WHEELS[0].split_once("==")?;
    Some(cache()?.join(format!("{name}-{version}")))
}
