//! C for DSPs: compilers of the DSPs and of this processor take it without a warning, and on this processor it has the
//! results of the device `cpu`, bit by bit.

mod copies;
mod run;
mod vectors;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rayon::prelude::*;
use tempfile::TempDir;

use crate::e2e::inputs::{Generator, many};
use crate::opencl::kernels;
use run::Run;

/// A profile, and how its C is compiled.
pub struct Dsp {
    /// The name.
    pub target: &'static str,
    /// Options for this processor, in the place of what the DSP has.
    pub host: &'static [&'static str],
    /// Options of Clang for the DSP, if it knows it.
    cross: Option<&'static [&'static str]>,
}

/// Headers of ours in the place of those of C's library and of Texas Instruments.
const HEADERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../run/src/dsp/shims");

/// Headers with the intrinsics of vectors.
const VECTORS: [&str; 2] = ["<arm_mve.h>", "<hexagon_types.h>"];

/// Only C's library has a header of functions of floats.
const FREESTANDING: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../run/src/dsp/shims/freestanding"
);

const DSPS: [Dsp; 3] = [
    Dsp {
        target: "c66x",
        host: &["-I", HEADERS],
        cross: None,
    },
    Dsp {
        target: "helium",
        host: &[
            "-DGIR_DISABLE_INTERRUPTS()=0u",
            "-DGIR_RESTORE_INTERRUPTS(state)=((void)(state))",
        ],
        cross: Some(&[
            "--target=thumbv8.1m.main-none-eabihf",
            "-mcpu=cortex-m55+nomve.fp",
            "-ffreestanding",
            "-isystem",
            FREESTANDING,
        ]),
    },
    Dsp {
        target: "hexagon-v68",
        host: &[],
        cross: Some(&[
            "--target=hexagon",
            "-mv68",
            "-mhvx",
            "-ffreestanding",
            "-isystem",
            FREESTANDING,
        ]),
    },
];

/// Options of every compiler.
pub const C99: &[&str] = &[
    "-std=c99",
    "-ffp-contract=off",
    "-Wall",
    "-Wno-unused-but-set-variable",
    "-Werror",
];

impl Dsp {
    /// The C of a kernel in a file; the messages if there is none.
    pub fn emit(&self, kernel: &Path, level: &str, directory: &Path) -> Result<PathBuf, String> {
        let stem = kernel.file_stem().unwrap().to_string_lossy();
        let text = directory.join(format!("{stem}-{}{level}.c", self.target));
        let emitted = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(["--emit-dsp", "--dsp-format=c", "--allow-atomic-fallback"])
            .args([level, &format!("--target={}", self.target)])
            .args([kernel, Path::new("-o"), &text])
            .output()
            .unwrap();
        match emitted.status.success() {
            true => Ok(text),
            false => Err(String::from_utf8_lossy(&emitted.stderr).into_owned()),
        }
    }

    /// The messages of Clang about a text, for this processor and for the DSP.
    fn check(&self, text: &Path) -> String {
        // This processor has no vectors of the DSP's.
        let has_vectors = self.cross.is_some()
            && fs::read_to_string(text)
                .is_ok_and(|text| VECTORS.iter().any(|header| text.contains(header)));
        let host = (!has_vectors).then(|| [self.host, &["-fsyntax-only"]].concat());
        let cross = self
            .cross
            .map(|cross| [cross, &["-O2", "-c", "-o", "/dev/null"]].concat());
        let mut said = String::new();
        for options in [host, cross].into_iter().flatten() {
            let compiled = Command::new("/usr/lib/llvm-22/bin/clang")
                .args(C99)
                .args(&options)
                .arg(text)
                .output()
                .unwrap();
            if !compiled.status.success() {
                said += &String::from_utf8_lossy(&compiled.stderr);
            }
        }
        said
    }
}

/// R-CARD-6 R-RUNA-71 R-RUNA-72 R-RUNA-85: the C of every kernel, for each DSP.
#[test]
fn clang_takes_every_kernel_as_c() {
    let directory = TempDir::new().unwrap();
    let files: Vec<_> = ["e2e", "spec"].into_iter().flat_map(kernels).collect();
    // Without optimisation for one of them: the passes before the printer are the same.
    let ways = DSPS.iter().map(|dsp| (dsp, "-O1"));
    let ways: Vec<_> = ways.chain([(&DSPS[0], "-O0")]).collect();
    let jobs: Vec<_> = files
        .iter()
        .flat_map(|file| ways.iter().map(move |&(dsp, level)| (file, dsp, level)))
        .collect();
    let check = |&(file, dsp, level): &(&PathBuf, &Dsp, &str)| {
        let place = format!("{} {} {level}", file.display(), dsp.target);
        match dsp.emit(file, level, directory.path()) {
            Ok(text) => Some(dsp.check(&text)).filter(|said| !said.is_empty()),
            Err(said) if dsp.target == "c66x" && said.contains("has no f16") => None,
            Err(said) => Some(said),
        }
        .map(|said| format!("{place}:\n{said}"))
    };
    let wrong: Vec<_> = jobs.par_iter().filter_map(check).collect();
    assert!(jobs.len() > 180, "{}", jobs.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// R-RUNA-70 R-RUNA-71: buffers, scalars, and work-items beyond the last element.
#[test]
fn saxpy_has_the_bits_of_the_cpu() {
    let mut generator = Generator::new(26);
    // Numbers below 2 of any magnitude, none of which is a NaN.
    let mut numbers = || many(1000, || generator.bits() & 0xbfff_ffff);
    Run::new("saxpy", [16, 1, 1])
        .buffer(&numbers())
        .buffer(&numbers())
        .scalar("f32", 0x3fc0_0001)
        .scalar("u32", 1000)
        .compare();
}

/// Numbers of 16 bits.
#[test]
fn fir_has_the_bits_of_the_cpu() {
    let mut generator = Generator::new(27);
    let mut numbers = |count: usize| many(count, || generator.bits());
    Run::new("fir", [5, 1, 1])
        .buffer(&numbers(200))
        .buffer(&numbers(16))
        .buffer(&numbers(160))
        .scalar("u32", 31)
        .scalar("u32", 300)
        .compare();
}

/// Workgroup memory and barriers in loops, in two dimensions. R-RUNA-76 R-RUNA-78 R-RUNA-79
#[test]
fn matmul_has_the_bits_of_the_cpu() {
    let mut generator = Generator::new(28);
    // Numbers near 1: sums that are rounded, and none that is a NaN.
    let mut numbers = |count: usize| many(count, || 0x3f80_0000 | (generator.bits() >> 9));
    Run::new("matmul", [3, 2, 1])
        .buffer(&numbers(30 * 21))
        .buffer(&numbers(21 * 37))
        .buffer(&numbers(30 * 37))
        .scalar("u32", 30)
        .scalar("u32", 37)
        .scalar("u32", 21)
        .compare();
}

/// A barrier in a loop. R-RUNA-78 R-RUNA-79
#[test]
fn reduce_has_the_bits_of_the_cpu() {
    let mut generator = Generator::new(29);
    let mut numbers = |count: usize| many(count, || 0x3f80_0000 | (generator.bits() >> 9));
    Run::new("reduce", [7, 1, 1])
        .buffer(&numbers(7 * 256))
        .buffer(&numbers(7))
        .compare();
}

/// Atomics, which are critical sections where the target has none. R-RUNA-77
#[test]
fn histogram_has_the_bits_of_the_cpu() {
    let mut generator = Generator::new(30);
    let sections = Run::new("histogram", [3, 1, 1])
        .buffer(&many(1000, || generator.bits() % 900))
        .buffer(&[0; 64])
        .scalar("u32", 1000)
        .scalar("i32", 10)
        .scalar("u32", 12)
        .global("outside")
        .compare();
    // One for each sample, and one for each bin of a workgroup.
    assert_eq!(sections, 1000 + 3 * 64);
}
