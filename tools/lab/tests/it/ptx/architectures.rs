//! The assembler accepts every kernel for every architecture that it knows.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use rayon::prelude::*;
use tempfile::TempDir;

use crate::machine::{named, runs_all};
use crate::opencl::kernels;

/// A kernel is assembled for one in this number of architectures, another one than the kernel before; for all where
/// nothing is thinned.
const TURNS: usize = 4;

/// The first architecture that the assembler of CUDA 13 knows.
const FIRST: u32 = 75;

/// The architectures of our profiles, such as `sm_90a`, from this one on.
fn architectures() -> Vec<String> {
    let listed = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg("--list-targets")
        .output()
        .unwrap();
    let names = String::from_utf8(listed.stdout).unwrap();
    let found = names.lines().filter_map(|name| {
        let digits = name.strip_prefix("cuda-sm_")?;
        let number: u32 = digits.trim_end_matches('a').parse().ok()?;
        (number >= FIRST).then(|| format!("sm_{digits}"))
    });
    found.collect()
}

/// The errors in the PTX of a kernel; none if it cannot be emitted, as an image cannot.
fn assemble(ptxas: &Path, kernel: &Path, architecture: &str, directory: &Path) -> Option<String> {
    let stem = kernel.file_stem().unwrap().to_string_lossy();
    let ptx = directory.join(format!("{stem}-{architecture}.ptx"));
    let emitted = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--emit-ptx", &format!("--target=cuda-{architecture}")])
        .args([kernel, Path::new("-o"), &ptx])
        .output()
        .unwrap();
    if !emitted.status.success() {
        let said = String::from_utf8_lossy(&emitted.stderr).into_owned();
        let is_refused = said.contains("which target '") || said.contains("needs feature");
        return (!is_refused).then_some(said);
    }
    let assembled = Command::new(ptxas)
        .arg(format!("-arch={architecture}"))
        .args([&ptx, Path::new("-o"), &ptx.with_extension("cubin")])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&assembled.stderr).into_owned();
    (!assembled.status.success()).then_some(said)
}

/// R-RUNA-58: ptxas accepts the PTX of the kernels of `test/e2e` and `test/spec` for every profile from sm_75 on,
/// kernels and profiles in turn.
#[test]
fn the_assembler_takes_every_kernel_for_every_architecture() {
    let Some(ptxas) = named("GIR_PTXAS") else {
        return;
    };
    let directory = TempDir::new().unwrap();
    let architectures = architectures();
    assert!(
        architectures.iter().any(|name| name == "sm_120"),
        "{architectures:?}"
    );
    let files: Vec<_> = kernels("e2e").into_iter().chain(kernels("spec")).collect();
    let jobs: Vec<_> = files
        .iter()
        .enumerate()
        .flat_map(|(turn, file)| {
            let all = architectures.iter().enumerate();
            let in_turn = move |(index, _): &(usize, _)| runs_all() || (turn + index) % TURNS == 0;
            all.filter(in_turn).map(move |(_, name)| (file, name))
        })
        .collect();
    let wrong = jobs.par_iter().filter_map(|(file, name)| {
        let said = assemble(&ptxas, file, name, directory.path())?;
        let mut text = String::new();
        let _ = writeln!(text, "{} {name}:\n{said}", file.display());
        Some(text)
    });
    let wrong: String = wrong.collect();
    assert!(wrong.is_empty(), "{wrong}");
    let assembled = directory.path().read_dir().unwrap();
    let assembled = assembled.filter(|file| {
        let path = file.as_ref().unwrap().path();
        path.extension()
            .is_some_and(|extension| extension == "cubin")
    });
    let assembled = assembled.count();
    assert!(assembled > jobs.len() * 9 / 10, "{assembled}");
}
