//! Barriers are taken out of the kernels of `test/e2e`; those that are placed instead keep the results, and a checked
//! run finds no race.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::{transform, written};
use crate::e2e::launch::{CPU, Launch, VULKAN, Way};
use crate::e2e::vulkan_expected;

const WAYS: &[Way] = &[Way { check: true, ..CPU }, VULKAN];

/// The text of a kernel's file without its barriers, and their number.
fn without_barriers(name: &str) -> (String, usize) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../test/e2e/{name}.gir"));
    let text = fs::read_to_string(file).unwrap();
    let is_barrier = |line: &&str| line.trim_start().starts_with("barrier ");
    let barriers = text.lines().filter(is_barrier).count();
    let lines = text.lines().filter(|line| !is_barrier(line));
    (lines.map(|line| format!("{line}\n")).collect(), barriers)
}

/// A kernel with placed barriers instead of its own; there are at most as many.
fn placed(directory: &Path, name: &str) -> std::path::PathBuf {
    let (text, before) = without_barriers(name);
    let file = written(directory, &format!("{name}.gir"), &text);
    let (result, messages) = transform(&file, "canonicalize,cse,mir-place-barriers");
    assert_eq!(messages, "", "{name}");
    let after = fs::read_to_string(&result)
        .unwrap()
        .matches("mir.gpu.barrier")
        .count();
    assert!(
        (1..=before).contains(&after),
        "{name}: {after} barriers instead of {before}"
    );
    result
}

/// The sum of each block of numbers. R-RUNA-126
#[test]
fn a_reduction_gets_its_barriers_back() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let numbers: Vec<f32> = (0..1024_u16).map(|n| f32::from(n * 7 % 101)).collect();
    let outputs = Launch::of(&placed(directory.path(), "reduce"), "reduce", [4, 1, 1])
        .by(WAYS)
        .input(&numbers)
        .in_out(&[0_f32; 4])
        .run();
    // Sums of small whole numbers are exact in any order.
    let sums: Vec<f32> = numbers
        .chunks(256)
        .map(|block| block.iter().sum())
        .collect();
    assert_eq!(outputs.buffer::<f32>(1), sums);
}

/// The sums of all elements up to each one of its block.
#[test]
fn a_scan_gets_its_barriers_back() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let numbers: Vec<i32> = (0..700).map(|n| n * n % 1009 - 500).collect();
    let file = placed(directory.path(), "scan");
    let outputs = Launch::of(&file, "scan_blocks", [3, 1, 1])
        .by(WAYS)
        .input(&numbers)
        .in_out(&[0_i32; 700])
        .in_out(&[0_i32; 3])
        .scalar(700_u32)
        .run();
    let running = |block: &[i32]| {
        let sums = block.iter().scan(0_i32, |sum, number| {
            *sum += number;
            Some(*sum)
        });
        sums.collect::<Vec<_>>()
    };
    let expected: Vec<i32> = numbers.chunks(256).flat_map(running).collect();
    assert_eq!(outputs.buffer::<i32>(1), expected);
    let totals: Vec<i32> = numbers
        .chunks(256)
        .map(|block| block.iter().sum())
        .collect();
    assert_eq!(outputs.buffer::<i32>(2), totals);
}

/// A product of matrices by tiles, whose numbers are exact.
#[test]
fn a_product_of_tiles_gets_its_barriers_back() {
    if !vulkan_expected() {
        return;
    }
    const M: usize = 20;
    const N: usize = 33;
    const K: usize = 37;
    let directory = TempDir::new().unwrap();
    let numbers = |count: usize, step: usize| -> Vec<f32> {
        (0..count).map(|n| (n * step % 13) as f32).collect()
    };
    let (a, b) = (numbers(M * K, 5), numbers(K * N, 7));
    let outputs = Launch::of(&placed(directory.path(), "matmul"), "matmul", [3, 2, 1])
        .by(WAYS)
        .input(&a)
        .input(&b)
        .in_out(&[0_f32; M * N])
        .scalar(M as u32)
        .scalar(N as u32)
        .scalar(K as u32)
        .run();
    let product = |place: usize| -> f32 {
        (0..K)
            .map(|k| a[place / N * K + k] * b[k * N + place % N])
            .sum()
    };
    let expected: Vec<f32> = (0..M * N).map(product).collect();
    assert_eq!(outputs.buffer::<f32>(2), expected);
}

/// Rows become columns by way of workgroup memory.
#[test]
fn a_transposition_gets_its_barriers_back() {
    if !vulkan_expected() {
        return;
    }
    const WIDTH: usize = 35;
    const HEIGHT: usize = 18;
    let directory = TempDir::new().unwrap();
    let numbers: Vec<f32> = (0..WIDTH * HEIGHT).map(|n| n as f32).collect();
    let outputs = Launch::of(
        &placed(directory.path(), "transpose"),
        "transpose",
        [3, 2, 1],
    )
    .by(WAYS)
    .input(&numbers)
    .in_out(&[0_f32; WIDTH * HEIGHT])
    .scalar(WIDTH as u32)
    .scalar(HEIGHT as u32)
    .run();
    let expected: Vec<f32> = (0..WIDTH * HEIGHT)
        .map(|n| numbers[n % HEIGHT * WIDTH + n / HEIGHT])
        .collect();
    assert_eq!(outputs.buffer::<f32>(1), expected);
}
