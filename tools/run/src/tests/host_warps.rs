//! Warps in CUDA C++ on the host.

use super::super::element::Scalar;
use super::super::program::{Indices, Program};
use super::fixtures::{Bench, Ran, buffer};

/// A kernel of 40 work-items.
fn program(entry: &str, code: &str) -> Program {
    Program {
        code: code.as_bytes().to_vec(),
        format: "cuda",
        profile: super::fixtures::profile("cuda-sm_90"),
        entry: entry.to_owned(),
        workgroup_size: [40, 1, 1],
        subgroup_size: None,
        subgroup_choice: None,
        tile: [1; 3],
        params: vec![buffer("x", 0, 0, Scalar::U32)],
        globals: vec![],
        dynamic_global: None,
        variant: None,
        specialised: vec![],
        arguments: vec![],
        indices: Indices::default(),
        push_constants: None,
        shared_size: 0,
    }
}

fn run(bench: &Bench, args: &[&str]) -> Ran {
    let start = ["k.gir", "--kernel", "k", "--device", "cuda-host"];
    let launch = ["--workgroups", "1", "--arg", "zeros:u32:40"];
    bench.run(&[&start[..], &launch, args].concat())
}

/// Parts of a warp take different paths, and lanes of others contribute nothing.
#[test]
fn functions_of_warps_wait_for_those_that_they_name() {
    let bench = Bench::new(program("warps", include_str!("kernels/warps.cu")));
    let out = format!("0={}", bench.path("x.npy"));
    run(&bench, &["--out", &out]).ok();
    let bytes = bench.read("x.npy").bytes;
    let words = bytes.chunks_exact(4);
    let found: Vec<_> = words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect();
    let expected = |i: u32| {
        let (lane, first) = (i % 32, i % 32 / 8 * 8);
        // A lane of an earlier part can be read, one of a later part cannot.
        let across = if lane & 8 == 0 { lane } else { lane ^ 8 };
        let moved = (first + 1) * 100 + across;
        match i / 8 % 2 {
            0 => {
                let sum: u32 = (first..first + 8).sum();
                (moved * 1000 + sum) * 10 + (31 - (first + 7))
            }
            _ => {
                let thirds = (0..8).filter(|bit| (first + bit) % 3 == 0);
                moved * 10_000 + thirds.fold(0, |bits, bit| bits | 1 << bit)
            }
        }
    };
    let expected: Vec<_> = (0..40).map(expected).collect();
    assert_eq!(found, expected);
}

/// Operations that are undefined on hardware, or wait without an end.
#[test]
fn those_that_do_not_come_end_the_run() {
    for (body, message) in [
        (
            "if (threadIdx.x % 2u == 0u) x[0] = __ballot_sync(0xffffffffu, 1);\n  else x[1] = __ballot_sync(0xffffffffu, 1);",
            "work-item 0 of a workgroup waits for others of its subgroup that do not come",
        ),
        (
            "x[0] = __shfl_sync(0xfffffffeu, threadIdx.x, 1);",
            "work-item 0 of a subgroup is not among those that it exchanges values with, 0xfffffffe",
        ),
    ] {
        let code = format!(
            "#include <cuda_runtime.h>\n#include <stdint.h>\n\
             extern \"C\" __global__ void k(uint32_t* x) {{\n  {body}\n}}\n"
        );
        run(&Bench::new(program("k", &code)), &[]).fails(1, message);
    }
}
