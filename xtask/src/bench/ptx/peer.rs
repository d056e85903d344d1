//! Hand-written CUDA C++ to PTX, by clang without NVIDIA's headers.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use super::Setting;
use crate::bench::figures::Bench;
use crate::process;
use crate::workspace::llvm_tool;

/// PTX of a file.
///
/// # Errors
/// When clang is not installed or refuses the file.
pub fn compile(bench: &Bench, source: &Path, setting: &Setting) -> Result<PathBuf> {
    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
    let file = bench.scratch.join(format!("{stem}.clang.ptx"));
    let floats = if setting.fast_math {
        "-ffast-math"
    } else {
        "-ffp-contract=off"
    };
    let mut clang = Command::new(llvm_tool("clang"));
    clang
        .current_dir(&bench.workspace.root)
        .args(["-x", "cuda", "-O3", "--cuda-device-only", "-S"])
        .args(["-nocudainc", "-nocudalib", "-Wno-unknown-cuda-version"])
        .arg(format!("--cuda-gpu-arch={}", setting.architecture))
        // The least version for sm_90; clang uses a toolkit's version where there is one.
        .arg("--cuda-feature=+ptx78")
        .arg(floats)
        .args(["-include", "test/peers/cuda_builtins.h"])
        .arg(source)
        .arg("-o")
        .arg(&file);
    process::text(&mut clang)?;
    Ok(file)
}
