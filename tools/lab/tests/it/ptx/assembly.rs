//! PTX of a part of the conformance suite through NVIDIA's assembler.
//! `cargo xtask conformance --assemble cuda-sm_75,cuda-sm_90,cuda-sm_100` assembles all of it.

use std::process::Command;

use gir::{opt_level::OptLevel, profile::Permissions};
use gir_lab::conformance::assembly::{Assembler, Setting};
use gir_lab::conformance::families;
use gir_lab::conformance::runner::Verdict;
use rayon::prelude::*;

use crate::machine::named;

/// Generations of GPUs, old and new.
const TARGETS: [&str; 3] = ["cuda-sm_75", "cuda-sm_90", "cuda-sm_100"];

/// One in this number of kernels is assembled.
const STRIDE: usize = 23;

/// R-RUNA-58: it accepts every kernel without a warning or a spill, or the kernel is an error at its place.
#[test]
fn ptxas_takes_kernels_of_every_family() {
    let Some(_) = named("GIR_PTXAS") else {
        return;
    };
    let assembler = Assembler::find().ok().unwrap();
    let cases = families::all();
    let jobs: Vec<_> = TARGETS
        .iter()
        .enumerate()
        // Others for each, so that the part is larger.
        .flat_map(|(first, target)| {
            cases
                .iter()
                .skip(first)
                .step_by(STRIDE)
                .map(move |case| (case, *target))
        })
        .collect();
    let verdicts: Vec<_> = jobs
        .par_iter()
        .map(|(case, target)| {
            let setting = Setting {
                target,
                permissions: Permissions::default(),
                level: OptLevel::default(),
            };
            assembler.judge(case, setting)
        })
        .collect();
    let mut taken = 0;
    for ((case, target), verdict) in jobs.iter().zip(&verdicts) {
        match verdict {
            Verdict::Pass => taken += 1,
            Verdict::Unsupported(_) => {}
            other => panic!("{} for {target}: {other:?}", case.id()),
        }
    }
    assert!(taken * 10 > jobs.len() * 9, "{taken} of {}", jobs.len());
}

#[test]
fn only_profiles_of_cuda_are_assembled_for_and_by_ptxas() {
    let assemble = |target: &str, ptxas: &str| {
        Command::new(concat!(env!("GIR_BIN"), "/gir-conformance"))
            .args(["--assemble", target, "--filter", "moves/i32"])
            .env("GIR_PTXAS", ptxas)
            .output()
            .unwrap()
    };
    let absent = assemble("cuda-sm_90", "/nonexistent");
    assert_eq!(absent.status.code(), Some(4));
    let said = String::from_utf8_lossy(&absent.stderr);
    assert!(said.contains("GIR_PTXAS names no ptxas"), "{said}");
    // Any program is there; it is not started.
    let other = assemble("vulkan1.1", "/bin/sh");
    assert_eq!(other.status.code(), Some(2));
    let said = String::from_utf8_lossy(&other.stderr);
    assert!(said.contains("'vulkan1.1' is no profile of CUDA"), "{said}");
    // It is not an assembler, and fails for every kernel.
    let refusing = assemble("cuda-sm_90", "/bin/false");
    assert_eq!(refusing.status.code(), Some(1));
    let matrix = String::from_utf8_lossy(&refusing.stdout);
    assert!(matrix.contains("ptxas: exit status 1"), "{matrix}");
    assert!(
        matrix.contains("again: cargo xtask conformance --assemble cuda-sm_90 --filter"),
        "{matrix}"
    );
}
