//! `cargo xtask digests`: digests of everything that the compiler emits for the kernels of `test/e2e`.
//!
//! A change that must not alter any output, such as moving code, is compared with the digests from before: the
//! command prints the outputs that differ. `--write` records them in `test/digests.txt`, for the commit that explains
//! the difference.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result};

use crate::cli::DigestsOptions;
use crate::workspace::{Profile, Workspace};
use crate::{output, process};

/// The recorded digests.
const RECORDED: &str = "test/digests.txt";

/// The kernels.
const KERNELS: &str = "test/e2e";

/// The emissions: a flag, a target, a level of optimisation.
const EMISSIONS: &[(&str, &str, &str)] = &[
    ("--emit-spirv", "vulkan1.1", "-O1"),
    ("--emit-spirv", "vulkan1.2", "-O1"),
    ("--emit-spirv", "vulkan1.3", "-O0"),
    ("--emit-spirv", "vulkan1.3", "-O1"),
    ("--emit-spirv", "opencl2.1-spirv", "-O1"),
    ("--emit-spirv", "opencl3.0-spirv", "-O1"),
    ("--emit-opencl", "opencl1.2", "-O1"),
    ("--emit-opencl", "opencl2.0", "-O1"),
    ("--emit-opencl", "opencl3.0", "-O0"),
    ("--emit-opencl", "opencl3.0", "-O1"),
    ("--emit-msl", "metal2.4", "-O1"),
    ("--emit-msl", "metal3.2", "-O1"),
    ("--emit-ptx", "cuda-sm_60", "-O1"),
    ("--emit-ptx", "cuda-sm_70", "-O1"),
    ("--emit-ptx", "cuda-sm_90", "-O0"),
    ("--emit-ptx", "cuda-sm_90", "-O1"),
    ("--emit-cuda", "cuda-sm_60", "-O1"),
    ("--emit-cuda", "cuda-sm_70", "-O1"),
    ("--emit-cuda", "cuda-sm_90", "-O1"),
    ("--emit-amdgcn", "amdgcn-gfx90a", "-O1"),
    ("--emit-amdgcn", "amdgcn-gfx1100", "-O1"),
    ("--emit-llvm", "cpu", "-O1"),
    ("--emit-reflection", "vulkan1.3", "-O1"),
    ("--emit-reflection", "metal3.2", "-O1"),
];

/// Compares the digests with the recorded ones, or records them.
///
/// # Errors
/// When the tools do not build, or a file cannot be read or written.
pub fn run(options: &DigestsOptions) -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    let tools = match &options.tools {
        Some(tools) => tools.clone(),
        None => workspace.build(Profile::Dev, &["gir-opt", "gir-codegen"])?,
    };
    let digests = digests(&workspace.root, &tools.join("gir-opt"))?;
    let path = workspace.root.join(RECORDED);
    if options.write {
        fs::write(&path, digests).with_context(|| format!("cannot write {}", path.display()))?;
        return Ok(ExitCode::SUCCESS);
    }
    let recorded = fs::read_to_string(&path).unwrap_or_default();
    Ok(compare(&recorded, &digests))
}

/// A line for each kernel and emission, sorted.
fn digests(root: &Path, compiler: &Path) -> Result<String> {
    let mut kernels = vec![];
    find(&root.join(KERNELS), &mut kernels)?;
    kernels.sort();
    let jobs: Vec<_> = kernels
        .iter()
        .flat_map(|kernel| EMISSIONS.iter().map(move |emission| (kernel, emission)))
        .collect();
    let (next, lines) = (AtomicUsize::new(0), Mutex::new(vec![]));
    let work = || -> Result<()> {
        while let Some((kernel, emission)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let shown = kernel.strip_prefix(root)?.display();
            let (flag, target, level) = emission;
            let digest = digest(compiler, kernel, emission)?;
            let line = format!("{shown} {target} {flag} {level} {digest}\n");
            lines
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner)
                .push(line);
        }
        Ok(())
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|_| Ok(())))
    })?;
    let mut lines = lines
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    lines.sort();
    Ok(lines.concat())
}

/// The kernels below a folder; `Inputs` holds files of theirs.
fn find(folder: &Path, kernels: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_input = path.file_name().is_some_and(|name| name == "Inputs");
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if path.is_dir() && !is_input => find(&path, kernels)?,
            Some("gir" | "mlir") => kernels.push(path),
            _ => {}
        }
    }
    Ok(())
}

/// The digest of an output, or how the compiler refuses the kernel.
fn digest(compiler: &Path, kernel: &Path, emission: &(&str, &str, &str)) -> Result<String> {
    let (flag, target, level) = emission;
    let mut command = Command::new(compiler);
    command
        .args([flag, level, "-o", "-", "--target"])
        .arg(target)
        .arg(kernel);
    let ran = process::capture(&mut command)?;
    Ok(match ran.status.success() {
        true => blake3::hash(&ran.stdout).to_hex()[..16].to_owned(),
        false => format!("refused, {}", process::ending(ran.status)),
    })
}

/// Prints the lines that differ.
fn compare(recorded: &str, digests: &str) -> ExitCode {
    let differing: Vec<_> = digests
        .lines()
        .filter(|line| !recorded.lines().any(|known| known == *line))
        .collect();
    for line in &differing {
        output::line(format!("differs: {line}"));
    }
    let count = digests.lines().count();
    let gone = recorded.lines().count().saturating_sub(count);
    output::line(format!(
        "{} of {count} outputs differ from {RECORDED}, {gone} are gone",
        differing.len()
    ));
    match differing.is_empty() && gone == 0 {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
