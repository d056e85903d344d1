//! Executors under a vendor's licence: `cargo xtask setup --vendor`.
//!
//! Intel's OpenCL runtime for the processor is the only device that accepts SPIR-V for OpenCL without a GPU. It is
//! distributed as Python wheels, which are installed into a virtual environment in the user's cache; no Python runs it.
//! Debian's OpenCL loader finds it, and the drivers of the machine, through a folder named by an environment variable,
//! which the commands of xtask set. [`sycl`] has Intel's compiler of SYCL, which runs tasks by that runtime. [`nvidia`]
//! has the compilers of CUDA C++ and the assembler of PTX. [`circt`] comes in the same way and is free software: setup
//! installs it without being asked.

pub mod circt;
mod nvidia;
mod sycl;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{output, process};

/// The wheels of the runtime, with all dependencies, since pip must not install anything else.
const WHEELS: [&str; 4] = [
    "intel-opencl-rt==2026.0.0",
    "intel-cmplr-lib-rt==2026.0.0",
    "tbb==2023.2.0",
    "tcmlib==1.6.0",
];

/// The licence that installing them accepts.
const LICENCE: &str = "Intel Simplified Software License";

/// The variable that names the folder of drivers to Debian's loader.
const VARIABLE: &str = "OCL_ICD_VENDORS";

/// The folder of the drivers of the machine: files that name a library each.
const DRIVERS_OF_MACHINE: &str = "/etc/OpenCL/vendors";

/// Keeps PoCL from caching machine code: a run must leave nothing behind, and must not depend on another.
const WITHOUT_CACHE: (&str, &str) = ("POCL_KERNEL_CACHE", "0");

/// Installs the missing wheels.
///
/// # Errors
/// When the wheels cannot be installed.
pub fn install() -> Result<()> {
    install_opencl()?;
    sycl::install()?;
    nvidia::install()
}

fn install_opencl() -> Result<()> {
    let folder = folder().context("there is no home directory to install executors to")?;
    if driver(&folder).is_file() {
        output::line(format!(
            "setup: Intel's OpenCL runtime is installed in {}",
            folder.display()
        ));
        return list_drivers(&folder);
    }
    output::line(format!(
        "setup: Intel's OpenCL runtime (under the {LICENCE}) goes to {}",
        folder.display()
    ));
    wheels(&folder, &WHEELS)?;
    if !driver(&folder).is_file() {
        bail!("the wheels hold no {}", driver(&folder).display());
    }
    list_drivers(&folder)?;
    output::line(format!(
        "setup: for gir-run outside of xtask: export {VARIABLE}={}",
        drivers(&folder).display()
    ));
    Ok(())
}

/// Makes a virtual environment of wheels, without their dependencies.
fn wheels(folder: &Path, wheels: &[&str]) -> Result<()> {
    let mut make = Command::new("/usr/bin/python3");
    process::stream(make.args(["-m", "venv", "--clear"]).arg(folder))?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--no-deps"]).args(wheels);
    process::stream(&mut pip)
}

/// Writes the folder of drivers: the machine's, and the one that was installed.
fn list_drivers(folder: &Path) -> Result<()> {
    let drivers = drivers(folder);
    let write = || -> std::io::Result<()> {
        std::fs::create_dir_all(&drivers)?;
        for file in std::fs::read_dir(DRIVERS_OF_MACHINE).into_iter().flatten() {
            let file = file?;
            std::fs::copy(file.path(), drivers.join(file.file_name()))?;
        }
        let own = format!("{}\n", driver(folder).display());
        std::fs::write(drivers.join("intel-cpu.icd"), own)
    };
    write().with_context(|| format!("cannot list the drivers in {}", drivers.display()))
}

/// The variables by which programs find the installed executors, and leave nothing in the user's cache.
pub fn environment() -> Vec<(&'static str, OsString)> {
    let without_cache = (WITHOUT_CACHE.0, WITHOUT_CACHE.1.into());
    let drivers = folder().map(|folder| drivers(&folder));
    let drivers = drivers.filter(|drivers| drivers.is_dir());
    let drivers = drivers.map(|drivers| (VARIABLE, drivers.into_os_string()));
    let variables = drivers.into_iter().chain([without_cache]);
    // A variable that the user has set is kept.
    let free = variables.filter(|(name, _)| env::var_os(name).is_none());
    free.chain(nvidia::environment())
        .chain(circt::environment())
        .chain(sycl::environment())
        .collect()
}

/// Where the wheels are, by version: another one is installed beside them.
fn folder() -> Option<PathBuf> {
    let (name, version) = WHEELS[0].split_once("==")?;
    Some(cache()?.join(format!("{name}-{version}")))
}

/// The folder in the user's cache for the installed executors.
fn cache() -> Option<PathBuf> {
    let absolute = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let cache = absolute("XDG_CACHE_HOME").or_else(|| Some(absolute("HOME")?.join(".cache")))?;
    Some(cache.join("gir-vendor"))
}

/// The folder of drivers, for the loader.
fn drivers(folder: &Path) -> PathBuf {
    folder.join("drivers")
}

fn driver(folder: &Path) -> PathBuf {
    folder.join("lib/libintelocl.so")
}
