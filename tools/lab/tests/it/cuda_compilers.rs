//! NVIDIA's compilers, where they are installed: they accept the CUDA C++ of every kernel.
//!
//! `cargo xtask setup --vendor` installs them, and the commands of xtask name them by variables.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::c_sources::{CUDA_75, CUDA_90, CUDA_120, Language, compile_all};
use crate::machine::{named, runs_all};

/// Of our profiles that the compilers of CUDA 13 know, which begin with `sm_75`: the first that has each feature, and
/// the last.
const LANGUAGES: &[Language] = &[CUDA_75, CUDA_90, CUDA_120];

/// The version that they are tried with unless nothing is thinned; the other text is compiled by clang.
const FEWER: &[Language] = &[CUDA_90];

fn languages(fewer: &'static [Language]) -> &'static [Language] {
    match runs_all() {
        true => LANGUAGES,
        false => fewer,
    }
}

/// Without optimisation the text has variables that nothing reads.
const UNREAD: &str = "-diag-suppress=177,550";

/// The options that keep floats exact, from the first line of the text.
const EXACT: [&str; 4] = [
    "-fmad=false",
    "-ftz=false",
    "-prec-div=true",
    "-prec-sqrt=true",
];

/// The options for inexact floats; subnormal numbers are left alone.
const INEXACT: [&str; 4] = [
    "-fmad=true",
    "-ftz=false",
    "-prec-div=false",
    "-prec-sqrt=false",
];

/// The run-time compiler: a library, which a test program calls.
struct Nvrtc {
    library: PathBuf,
    headers: PathBuf,
    directory: TempDir,
}

impl Nvrtc {
    /// The one in a library.
    fn of(library: PathBuf) -> Self {
        let directory = TempDir::new().unwrap();
        let source = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../test/Inputs/cuda/nvrtc.c"
        );
        let built = Command::new("/usr/lib/llvm-22/bin/clang")
            .args(["-Wall", "-Werror", "-O1", source, "-ldl", "-o"])
            .arg(directory.path().join("nvrtc"))
            .output()
            .unwrap();
        let messages = String::from_utf8_lossy(&built.stderr);
        assert!(built.status.success(), "{messages}");
        Self {
            headers: library.parent().unwrap().join("../include"),
            library,
            directory,
        }
    }

    /// The PTX of a text, and the compiler's messages; an error if there is none.
    fn compile(
        &self,
        language: &Language,
        text: &Path,
        options: &[&str],
    ) -> Result<(String, String), String> {
        let ptx = text.with_extension(format!("{}.ptx", options.concat()));
        let compiled = Command::new(self.directory.path().join("nvrtc"))
            .args([&self.library, text, &ptx])
            .arg(format!("-arch={}", architecture(language)))
            .arg(format!("-I{}", self.headers.display()))
            .args(["--std=c++17", UNREAD])
            .args(options)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&compiled.stdout).into_owned();
        match compiled.status.success() {
            true => Ok((fs::read_to_string(ptx).unwrap(), said)),
            false => Err(format!("{said}{}", compiled.status)),
        }
    }
}

fn architecture(language: &Language) -> &'static str {
    language.target.strip_prefix("cuda-").unwrap()
}

/// PTX without the rounding modifiers of sums: a sum without one may only be fused with a product without one, and our
/// products have one (PTX ISA, "mul").
fn rounded(ptx: &str) -> String {
    ptx.replace("add.rn.f", "add.f")
        .replace("sub.rn.f", "sub.f")
}

/// R-GIR-109: the run-time compiler accepts every kernel without a warning, and its PTX is the same whether or not it
/// may fuse and approximate floats: products, quotients and roots are spelled as exact functions.
#[test]
fn the_run_time_compiler_takes_every_kernel() {
    let Some(library) = named("GIR_NVRTC") else {
        return;
    };
    let nvrtc = Nvrtc::of(library);
    let taken = compile_all(languages(FEWER), |language, text| {
        let exact = nvrtc.compile(language, text, &EXACT);
        let inexact = nvrtc.compile(language, text, &INEXACT);
        match (exact, inexact) {
            (Ok((exact, said)), Ok((inexact, _))) if rounded(&exact) == rounded(&inexact) => said,
            (Ok(_), Ok(_)) => "options change what it computes".to_owned(),
            (Err(said), _) | (_, Err(said)) => said,
        }
    });
    assert!(taken > 60, "{taken}");
}

/// R-GIR-109: so does nvcc, down to the machine's code.
#[test]
fn nvcc_takes_every_kernel() {
    let Some(nvcc) = named("GIR_NVCC") else {
        return;
    };
    let taken = compile_all(languages(FEWER), |language, text| {
        let compiled = Command::new(&nvcc)
            .arg(format!("-arch={}", architecture(language)))
            .args(["-std=c++17", "-cubin", "-Werror=all-warnings", UNREAD])
            .arg(text)
            .arg("-o")
            .arg(text.with_extension("cubin"))
            .output()
            .unwrap();
        match compiled.status.success() {
            true => String::new(),
            false => format!(
                "{}{}",
                String::from_utf8_lossy(&compiled.stdout),
                String::from_utf8_lossy(&compiled.stderr)
            ),
        }
    });
    assert!(taken > 60, "{taken}");
}
