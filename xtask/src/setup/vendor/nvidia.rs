//! NVIDIA's compilers of CUDA C++, `nvcc` and the run-time compiler NVRTC, its assembler for PTX, `ptxas`, and its
//! disassembler: they check, without a GPU, whether a driver would accept the output.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{cache, wheels};
use crate::output;

/// The wheels of all. `nvcc` needs the first five: it starts the compiler of `nvidia-nvvm` and `ptxas`, and reads the
/// headers of the others.
const WHEELS: [&str; 7] = [
    "nvidia-cuda-nvcc==13.5.37",
    "nvidia-nvvm==13.5.37",
    "nvidia-cuda-crt==13.5.37",
    "nvidia-cuda-runtime==13.5.37",
    "nvidia-cuda-cccl==13.3.5.0.6",
    "nvidia-cuda-nvrtc==13.5.37",
    "nvidia-cuda-nvdisasm==13.5.37",
];

/// The licence that installing them accepts.
const LICENCE: &str = "NVIDIA Software License Agreement for CUDA";

/// The tools for tests: the variable that names each, and its path in the wheels.
const TOOLS: [(&str, &str); 4] = [
    ("GIR_PTXAS", "bin/ptxas"),
    ("GIR_NVCC", "bin/nvcc"),
    ("GIR_NVRTC", "lib/libnvrtc.so.13"),
    ("GIR_LIBDEVICE", "nvvm/libdevice/libdevice.10.bc"),
];

/// Files of wheels that tools need beside them.
const NEEDED: [&str; 5] = [
    "bin/nvdisasm",
    "nvvm/bin/cicc",
    "include/cuda_runtime.h",
    "include/crt/host_config.h",
    "include/cccl/nv/target",
];

/// Installs the missing wheels.
///
/// # Errors
/// When the wheels cannot be installed.
pub fn install() -> Result<()> {
    let folder = folder().context("there is no home directory to install executors to")?;
    if installed(&folder).is_some() {
        output::line(format!(
            "setup: NVIDIA's compilers are installed in {}",
            folder.display()
        ));
        return Ok(());
    }
    output::line(format!(
        "setup: NVIDIA's nvcc, NVRTC, ptxas and nvdisasm (under the {LICENCE}) go to {}",
        folder.display()
    ));
    wheels(&folder, &WHEELS)?;
    let Some(place) = installed(&folder) else {
        bail!("the wheels in {} lack a compiler", folder.display());
    };
    for (variable, tool) in TOOLS {
        output::line(format!(
            "setup: for tests outside of xtask: export {variable}={}",
            place.join(tool).display()
        ));
    }
    Ok(())
}

/// The variables by which tests find the tools, except those that the user has set.
pub fn environment() -> Vec<(&'static str, OsString)> {
    let Some(place) = folder().and_then(|folder| installed(&folder)) else {
        return vec![];
    };
    let free = TOOLS.iter().filter(|(name, _)| env::var_os(name).is_none());
    free.map(|&(name, tool)| (name, place.join(tool).into_os_string()))
        .collect()
}

/// Where the wheels are, by version: another one is installed beside them.
fn folder() -> Option<PathBuf> {
    let (name, version) = WHEELS[0].split_once("==")?;
    Some(cache()?.join(format!("{name}-{version}")))
}

/// The folder of the wheels' contents, inside that of the Python that ran pip; none unless they are complete.
fn installed(folder: &Path) -> Option<PathBuf> {
    let pythons = std::fs::read_dir(folder.join("lib")).ok()?;
    let mut places = pythons
        .flatten()
        .map(|python| python.path().join("site-packages/nvidia/cu13"));
    let tools = || TOOLS.iter().map(|&(_, tool)| tool).chain(NEEDED);
    places.find(|place| tools().all(|tool| place.join(tool).is_file()))
}
