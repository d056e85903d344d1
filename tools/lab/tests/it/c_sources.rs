//! Text in languages of the C family: the compiler of the language accepts it without a warning, and it reads like
//! hand-written code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use rayon::prelude::*;
use tempfile::TempDir;

use crate::conformance;
use crate::opencl::kernels;

/// The emission of a kernel, and the compiler of its output.
pub struct Language {
    flag: &'static str,
    /// The profile.
    pub target: &'static str,
    extension: &'static str,
    compiler: &'static [&'static str],
    /// Options that only some versions of the language need.
    version: &'static [&'static str],
}

const OPENCL_1_2: Language = Language {
    flag: "--emit-opencl",
    target: "opencl1.2",
    extension: "cl",
    compiler: &[
        "-x",
        "cl",
        "-Xclang",
        "-finclude-default-header",
        "-target",
        "spir64",
        "-fsyntax-only",
    ],
    version: &["-cl-std=CL1.2"],
};

const OPENCL_2_0: Language = Language {
    target: "opencl2.0",
    version: &["-cl-std=CL2.0"],
    ..OPENCL_1_2
};

const OPENCL_3_0: Language = Language {
    target: "opencl3.0",
    version: &["-cl-std=CL3.0"],
    ..OPENCL_1_2
};

/// Code for the architecture is generated, too, so that inline assembly is checked.
const CUDA_60: Language = Language {
    flag: "--emit-cuda",
    target: "cuda-sm_60",
    extension: "cu",
    compiler: &[
        "-x",
        "cuda",
        "--cuda-device-only",
        "-nocudainc",
        "-nocudalib",
        "--cuda-feature=+ptx86",
        "-Wno-unknown-cuda-version",
        "-include",
        concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../test/Inputs/cuda/cuda_runtime.h"
        ),
        "-I",
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../test/Inputs/cuda"),
        "-S",
        "-o",
        "/dev/null",
    ],
    version: &["--cuda-gpu-arch=sm_60"],
};

pub const CUDA_75: Language = Language {
    target: "cuda-sm_75",
    version: &["--cuda-gpu-arch=sm_75"],
    ..CUDA_60
};

pub const CUDA_90: Language = Language {
    target: "cuda-sm_90",
    version: &["--cuda-gpu-arch=sm_90"],
    ..CUDA_60
};

/// For NVIDIA's compilers.
pub const CUDA_120: Language = Language {
    target: "cuda-sm_120",
    version: &["--cuda-gpu-arch=sm_120"],
    ..CUDA_60
};

/// Options of clang for every language.
const CLANG: &[&str] = &[
    "-Wall",
    // Without optimisation stores of the source that are never read are kept.
    "-Wno-unused-but-set-variable",
    "-Werror",
];

impl Language {
    /// The text of a kernel, in a file; the diagnostics if it cannot be emitted.
    fn emit(&self, kernel: &Path, options: &[&str], directory: &Path) -> Result<PathBuf, String> {
        let stem = kernel.file_stem().unwrap().to_string_lossy();
        let text = directory.join(format!(
            "{stem}-{}{}.{}",
            self.target,
            options.concat(),
            self.extension
        ));
        let emitted = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args([self.flag, &format!("--target={}", self.target)])
            .args(options)
            .args([kernel, Path::new("-o"), &text])
            .output()
            .unwrap();
        match emitted.status.success() {
            true => Ok(text),
            false => Err(String::from_utf8_lossy(&emitted.stderr).into_owned()),
        }
    }

    /// The messages of the language's compiler about a text.
    fn compile(&self, text: &Path) -> String {
        let compiled = Command::new("/usr/lib/llvm-22/bin/clang")
            .args(self.compiler)
            .args(self.version)
            .args(CLANG)
            .arg(text)
            .output()
            .unwrap();
        match compiled.status.success() {
            true => String::new(),
            false => String::from_utf8_lossy(&compiled.stderr).into_owned(),
        }
    }
}

/// R-CARD-6 R-RUNA-68 R-GIR-95: clang accepts the OpenCL C of every kernel in every version that it can be emitted for,
/// optimised or not, with lines or without, without a warning.
#[test]
fn clang_takes_every_kernel_as_opencl_c() {
    let languages = [OPENCL_1_2, OPENCL_2_0, OPENCL_3_0];
    let taken = compile_all(&languages, Language::compile);
    assert!(taken > 250, "{taken}");
}

/// R-GIR-109: the same for CUDA C++, without NVIDIA's headers, with code generated for it.
#[test]
fn clang_takes_every_kernel_as_cuda() {
    let taken = compile_all(&[CUDA_60, CUDA_75, CUDA_90], Language::compile);
    assert!(taken > 250, "{taken}");
}

/// Compiles each kernel that can be emitted, with a function that returns the compiler's messages; returns their
/// number.
pub fn compile_all(
    languages: &[Language],
    compile: impl Fn(&Language, &Path) -> String + Sync,
) -> usize {
    let directory = TempDir::new().unwrap();
    let mut files: Vec<_> = ["e2e", "spec"].into_iter().flat_map(kernels).collect();
    for start in ["pointers/", "subgroups/move_u32", "subgroups/reduce_i32"] {
        files.extend(conformance::files(directory.path(), start));
    }
    let jobs: Vec<_> = files
        .iter()
        .flat_map(|file| languages.iter().map(move |language| (file, language)))
        .flat_map(|(file, language)| {
            [&["-O1"][..], &["-O0", "-g"]].map(|options| (file, language, options))
        })
        .collect();
    let results: Vec<_> = jobs
        .par_iter()
        .map(|(file, language, options)| {
            let text = match language.emit(file, options, directory.path()) {
                Ok(text) => text,
                Err(messages) => {
                    // A feature that 1.2 lacks is an error at its place, not text that no compiler accepts.
                    let refused =
                        messages.contains("which target '") || messages.contains("needs feature");
                    assert!(refused, "{}: {messages}", file.display());
                    return None;
                }
            };
            Some(compile(language, &text))
        })
        .collect();
    let mut messages = String::new();
    for ((file, language, options), said) in jobs.iter().zip(&results) {
        if let Some(said) = said
            && !said.is_empty()
        {
            let _ = writeln!(
                messages,
                "{} {} {options:?}:\n{said}",
                file.display(),
                language.target
            );
        }
    }
    assert!(messages.is_empty(), "{messages}");
    results.iter().flatten().count()
}

/// Issue 8: no workgroup storage is declared outside of a kernel, and no flag replaces a break.
#[test]
fn opencl_c_reads_as_people_write() {
    let directory = TempDir::new().unwrap();
    for kernel in kernels("e2e") {
        let file = OPENCL_3_0.emit(&kernel, &[], directory.path()).unwrap();
        let text = std::fs::read_to_string(file).unwrap();
        for line in text.lines() {
            let is_outside = !line.starts_with([' ', '_', '}', '#']) && line.contains("__local ");
            assert!(
                !is_outside || line.ends_with('{') || line.ends_with(','),
                "{line}"
            );
            assert!(!line.contains("goto"), "{line}");
        }
    }
}
