//! C++ for Vitis HLS: Clang takes all of it, its pragmas keep to the grammar of the tool, and a simulation has the
//! results of other devices.

mod polybench;
mod pragmas;
mod stages;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rayon::prelude::*;
use tempfile::TempDir;

use crate::conformance::kernels_pass;
use crate::e2e::launch::{CPU, Way};
use crate::machine::needs;
use crate::opencl::kernels;

/// In a simulation.
const SIMULATED: Way = Way {
    device: "hls-host",
    ..CPU
};

/// Memory of a workgroup whose size the launch decides, and memory that holds pointers.
const LACKS: [&str; 2] = [
    "of a size that the launch decides",
    "of pointers, which no memory of an FPGA holds",
];

/// The folder of headers in the place of Vitis's.
const HEADERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../run/src/hls/include");

/// The C++ of a kernel in a file; the messages if there is none.
fn emit(kernel: &Path, level: &str, directory: &Path) -> Result<PathBuf, String> {
    let stem = kernel.file_stem().unwrap().to_string_lossy();
    let text = directory.join(format!("{stem}{level}.cpp"));
    let emitted = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--emit-hls", "--allow-atomic-fallback", level])
        .args([kernel, Path::new("-o"), &text])
        .output()
        .unwrap();
    match emitted.status.success() {
        true => Ok(text),
        false => Err(String::from_utf8_lossy(&emitted.stderr).into_owned()),
    }
}

/// The messages of Clang about a text.
fn check(text: &Path) -> String {
    let compiled = Command::new("/usr/lib/llvm-22/bin/clang")
        .args(["-x", "c++", "-std=c++14", "-ffp-contract=off"])
        .args([
            "-Wall",
            "-Werror",
            "-Wno-unknown-pragmas",
            "-Wno-unused-label",
        ])
        .args(["-Wno-unused-but-set-variable", "-Wno-unused-function"])
        .args(["-fsyntax-only", "-I", HEADERS])
        .arg(text)
        .output()
        .unwrap();
    match compiled.status.success() {
        true => String::new(),
        false => String::from_utf8_lossy(&compiled.stderr).into_owned(),
    }
}

/// The kernels of `test/targets/hls/polybench`.
fn polybench() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/targets/hls/polybench");
    let files = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// R-CARD-6 R-RUNA-88 R-RUNA-94 R-RUNA-96 R-RUNA-98 R-RUNA-99 R-RUNA-103: the C++ of every kernel, and each pragma.
#[test]
fn clang_and_the_grammar_of_pragmas_take_every_kernel() {
    let directory = TempDir::new().unwrap();
    let files: Vec<_> = ["e2e", "spec"].into_iter().flat_map(kernels).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/targets/hls");
    let more = ["annotations.mlir", "dataflow.mlir", "dependence.gir"];
    let more = more.map(|name| folder.join(name));
    let files: Vec<_> = files.into_iter().chain(polybench()).chain(more).collect();
    let jobs: Vec<_> = files
        .iter()
        .flat_map(|file| ["-O0", "-O1"].map(|level| (file, level)))
        .collect();
    let check_one = |&(file, level): &(&PathBuf, &str)| {
        let place = format!("{} {level}", file.display());
        match emit(file, level, directory.path()) {
            Ok(text) => {
                let mut said = check(&text);
                let text = std::fs::read_to_string(text).unwrap();
                said += &pragmas::mistakes(&text).join("\n");
                Some(said).filter(|said| !said.is_empty())
            }
            Err(said) if LACKS.iter().any(|lack| said.contains(lack)) => None,
            Err(said) => Some(said),
        }
        .map(|said| format!("{place}:\n{said}"))
    };
    let wrong: Vec<_> = jobs.par_iter().filter_map(check_one).collect();
    assert!(jobs.len() > 120, "{}", jobs.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Kernels of the conformance suite that have something of everything: integers of every width in vectors, divisions
/// of 64 bits, floats with subnormals and NaNs, conversions, memory of another type, exits, subgroups and the grid.
const CONFORMANCE: [&str; 8] = [
    "integers/vec4_i16",
    "integers/u64",
    "floats/vec4_f32",
    "conversions/f64",
    "exact_functions/f32",
    "memory/cast_const_i8_other",
    "control/",
    "grid/",
];

/// R-RUNA-103
#[test]
fn kernels_of_the_conformance_suite_have_the_results_of_the_reference() {
    if !needs(SIMULATED.device) {
        return;
    }
    kernels_pass(SIMULATED.device, &CONFORMANCE);
}

/// Functions that call others twice, 40 deep, and an index that is squared 40 times: the report and the pragmas end.
#[test]
fn deep_programs_take_no_longer() {
    let directory = TempDir::new().unwrap();
    let mut calls = "func @f0(%x: u32) -> u32 {\nentry:\n  ret %x\n}\n".to_owned();
    let mut index = "  %v0 = add %n, 1u\n".to_owned();
    for (number, before) in (1..=40).zip(0..) {
        calls += &format!(
            "func noinline @f{number}(%x: u32) -> u32 {{\nentry:\n  %a = call @f{before}(%x)\n  \
             %b = call @f{before}(%a)\n  ret %b\n}}\n"
        );
        index += &format!("  %v{number} = mul %v{before}, %v{before}\n");
    }
    let kernel = |body: &str| {
        format!(
            "func kernel workgroup_size(16, 1, 1) @k(%p: ptr[global]<u32>, %n: u32) -> void {{\nentry:\n  \
             %i = global_id x\n{body}  store %q, %t\n  ret\n}}\n"
        )
    };
    let calls =
        calls + &kernel("  %q = gep %p, %i, stride=4\n  %s = load %q\n  %t = call @f40(%s)\n");
    let index = kernel(
        &(index
            + "  %w = add %i, %v40\n  %q = gep %p, %w, stride=4\n  %s = load %q\n  %t = add %s, 3u\n"),
    );
    for (name, text, flow) in [("calls", calls, "circt"), ("index", index, "vitis")] {
        let file = directory.path().join(format!("{name}.gir"));
        fs::write(&file, text).unwrap();
        let ran = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(["-O0", "--emit-hls", &format!("--hls-flow={flow}")])
            .arg(&file)
            .arg("-o")
            .arg(format!("{}/", directory.path().join(name).display()))
            .output()
            .unwrap();
        assert!(
            ran.status.success(),
            "{}",
            String::from_utf8_lossy(&ran.stderr)
        );
    }
}
