//! Kernels of `test/upstream` for which MLIR has no lowering to the host, compared with Rust.

use super::super::e2e::launch::{ALL_DEVICES, Launch};
use std::path::Path;

fn launch(kernel: &str) -> Launch {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/upstream/vectors-beyond.mlir");
    Launch::of(&file, kernel, [1, 1, 1]).by(ALL_DEVICES)
}

/// Different numbers.
fn numbers(count: i32, step: i32) -> Vec<i32> {
    (0..count).map(|at| at * step % 47 - 9).collect()
}

/// Elements at positions that are known only at run time.
#[test]
fn parts_at_dynamic_positions() {
    for position in 0..3_usize {
        let x = numbers(24, 7);
        let first = i32::try_from(position).unwrap();
        let outputs = launch("extract_insert")
            .input(&x)
            .input(&[first, 0, 0, 0])
            .in_out(&[0; 24])
            .in_out(&[0; 16])
            .run();
        let at = |i: usize, j: usize, k: usize| (i * 3 + j) * 4 + k;
        let mut parts = vec![0; 16];
        for k in 0..4 {
            parts[k] = x[at(1, 2, k)];
            parts[4 + k] = x[at(0, position, k)];
        }
        parts[8] = x[at(1, position, 3)];
        assert_eq!(outputs.buffer::<i32>(3), parts, "position {position}");
        let mut all = x.clone();
        for k in 0..4 {
            all[at(0, 1, k)] = x[at(1, 2, k)];
        }
        all[at(1, position, position)] = parts[8];
        for k in 0..4 {
            all[at(1, position, k)] = x[at(0, position, k)];
        }
        assert_eq!(outputs.buffer::<i32>(2), all, "position {position}");
    }
}

#[test]
fn contraction_by_a_maximum() {
    let (a, b, c) = (numbers(6, 5), numbers(12, 11), numbers(8, 3));
    let result = launch("matmul_max").input(&a).input(&b).in_out(&c).run();
    let expected: Vec<_> = (0..8)
        .map(|at| {
            let products = (0..3).map(|k| a[at / 4 * 3 + k] * b[at % 4 * 3 + k]);
            products.fold(c[at], i32::max)
        })
        .collect();
    assert_eq!(result.buffer::<i32>(2), expected);
}

#[test]
fn scans_along_a_dimension() {
    let (a, initial) = (numbers(12, 13), [100, 200, 300]);
    let outputs = launch("scans")
        .input(&a)
        .input(&initial)
        .in_out(&[0; 12])
        .in_out(&[0; 12])
        .in_out(&[0; 3])
        .run();
    let (mut inclusive, mut exclusive) = (vec![], vec![]);
    for (row, first) in a.chunks(4).zip(initial) {
        for at in 0..4 {
            inclusive.push(row[..=at].iter().sum::<i32>());
            exclusive.push(first + row[..at].iter().sum::<i32>());
        }
    }
    let last: Vec<_> = exclusive.chunks(4).map(|row| row[3]).collect();
    assert_eq!(outputs.buffer::<i32>(2), inclusive);
    assert_eq!(outputs.buffer::<i32>(3), exclusive);
    assert_eq!(outputs.buffer::<i32>(4), last);
}

#[test]
fn other_values_of_a_masked_transfer() {
    let x = [0.5_f32, 1.5, 2.5, 3.5, 4.5, 5.5];
    let outputs = launch("mask_region")
        .input(&x)
        .in_out(&[0.0_f32; 6])
        .in_out(&[-1.0_f32; 6])
        .run();
    assert_eq!(outputs.buffer::<f32>(1), [0.5, 1.5, 2.5, 3.5, 5.0, 6.0]);
    assert_eq!(outputs.buffer::<f32>(2), [1.0, 2.0, 3.0, 4.0, -1.0, -1.0]);
}
