//! Kernels whose stages are functions of a dataflow: a simulation has the results of a loop in Rust.

use std::path::Path;

use super::SIMULATED;
use crate::e2e::is_found;
use crate::e2e::launch::{CPU, Launch};

const KERNEL: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../test/targets/hls/dataflow.mlir"
);

/// The elements of a workgroup.
const N: usize = 64;

/// R-RUNA-95 R-RUNA-99 R-RUNA-103
#[test]
fn stages_of_a_dataflow_hand_arrays_on() {
    let groups = 3;
    let x: Vec<i32> = (0..groups * N)
        .map(|i| (i * i * 37 % 1001) as i32)
        .collect();
    let expected = x.chunks(N).flat_map(|x| {
        let turned: Vec<_> = x.iter().rev().copied().collect();
        let sums: Vec<_> = (0..N).map(|i| turned[i] + turned[(i + 1) % N]).collect();
        let table = [1, 10, 100, 1000];
        let element = |i: usize| sums[N - 1 - i] * 5 + x[i] * x[i] + groups as i32 + table[i % 4];
        (0..N).map(element).collect::<Vec<_>>()
    });
    let ways: &[_] = match is_found(SIMULATED.device) {
        true => &[CPU, SIMULATED],
        false => &[CPU],
    };
    let outputs = Launch::of(Path::new(KERNEL), "three", [groups as u32, 1, 1])
        .by(ways)
        .input(&x)
        .in_out(&vec![0_i32; x.len()])
        .scalar(5_i32)
        .run();
    assert_eq!(outputs.buffer::<i32>(1), expected.collect::<Vec<_>>());
}
