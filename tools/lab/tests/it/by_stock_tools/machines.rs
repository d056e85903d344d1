//! PTX and AMD's assembly by `mlir-opt --gpu-module-to-binary`, from modules of `nvvm` and `rocdl`.

use super::{gir_opt, kernels, name, stock};
use crate::machine::runs_all;
use std::fs;
use std::path::Path;

/// Kernels whose loops LLVM unrolls at -O2; gir lets it unroll none.
const UNROLLED: &[&str] = &["string_search"];

/// R-CARD-5: upstream's tool verifies what `--lir-to-nvvm` makes of each kernel, and compiles it to the PTX of
/// `--emit-ptx`, byte by byte but for the note that forbids unrolling. Other tests run that PTX.
#[test]
fn upstream_makes_the_same_ptx() {
    let compared = compare("cuda-sm_90", "--lir-to-nvvm", "--emit-ptx", 1);
    assert!(compared >= 50, "{compared}");
}

/// R-CARD-5: the same for AMD's assembly.
#[test]
fn upstream_makes_the_same_assembly_for_amd() {
    let compared = compare(
        "amdgcn-gfx90a",
        "--lir-to-rocdl",
        "--emit-amdgcn",
        if runs_all() { 1 } else { 3 },
    );
    assert!(compared >= 15, "{compared}");
}

/// The number of kernels that have the same code by both ways; `step` thins them.
fn compare(target: &str, pipeline: &str, emission: &str, step: usize) -> usize {
    let target = format!("--target={target}");
    let directory = tempfile::tempdir().unwrap();
    let lowered = directory.path().join("lowered.mlir");
    let mut compared = 0;
    for file in kernels().iter().step_by(step) {
        let module = gir_opt(&["--lower-to-lir", &target, pipeline], file);
        let own = gir_opt(&["-O2", &target, emission], file);
        assert_eq!(module.status.code(), own.status.code(), "{}", name(file));
        // Some have host code that `mlir-opt` outlines, or need matrices.
        if !module.status.success() {
            continue;
        }
        fs::write(&lowered, module.stdout).unwrap();
        let theirs = assembly(&lowered);
        if !UNROLLED.contains(&name(file)) {
            let own = String::from_utf8(own.stdout).unwrap();
            assert_eq!(plain(&own), plain(&theirs), "{}", name(file));
            compared += 1;
        }
    }
    compared
}

/// The assembly that upstream makes of the only module of kernels.
#[track_caller]
fn assembly(lowered: &Path) -> String {
    let binary = stock("mlir-opt", &["--gpu-module-to-binary=format=isa"], lowered);
    let binary = String::from_utf8(binary).unwrap();
    let (_, text) = binary.split_once("assembly = \"").unwrap();
    let mut bytes = vec![];
    let mut letters = text.bytes();
    while let Some(letter) = letters.next().filter(|&letter| letter != b'"') {
        let digit = |letter: u8| (letter as char).to_digit(16).unwrap() as u8;
        bytes.push(match letter {
            b'\\' => match letters.next().unwrap() {
                b'\\' => b'\\',
                high => 16 * digit(high) + digit(letters.next().unwrap()),
            },
            letter => letter,
        });
    }
    String::from_utf8(bytes).unwrap()
}

/// The lines of assembly, without the note that forbids to unroll a loop, and without the zero at the end of LLVM's
/// text.
fn plain(assembly: &str) -> Vec<&str> {
    let lines = assembly.trim_end_matches('\0').lines();
    lines
        .filter(|line| line.trim() != ".pragma \"nounroll\";")
        .collect()
}
