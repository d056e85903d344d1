//! Kernels on floats: `saxpy`, `matmul`, `softmax`, `stencil`, `transpose`, `vectors`, `rows`,
//! and the one of the documentation.

use std::{fs, path::Path};

use super::super::e2e::{
    assert_same_bits, groups,
    inputs::{Generator, guarded, many, room},
    launch::Launch,
    vulkan_expected,
};
use super::super::readme::block;
use super::{Outlined, Sizes, launch};

fn noise(count: usize, seed: u64) -> Vec<f32> {
    let mut generator = Generator::new(seed);
    many(count, || generator.noise())
}

#[test]
fn saxpy_outlined_from_host_code() {
    if !vulkan_expected() {
        return;
    }
    let outlined = Outlined::new("saxpy", &["--gpu-kernel-outlining"]);
    for (n, a) in [
        (1, 2.0f32),
        (63, -0.3),
        (64, 1.0),
        (1000, 0.7),
        (4097, -1.1),
    ] {
        let (x, y) = (noise(n, 1), noise(n, 2));
        let actual = outlined
            .launch("saxpy_kernel", [groups(n, 64), 1, 1])
            .sizes(&[n])
            .input_of(&guarded(&x), &[n])
            .in_out_of(&guarded(&y), &[n])
            .scalar(a)
            .run()
            .buffer::<f32>(3);
        let expected: Vec<_> = x.iter().zip(&y).map(|(&x, &y)| a * x + y).collect();
        assert_same_bits(&format!("n = {n}"), &actual, &guarded(&expected));
    }
}

#[test]
fn matmul_in_tiles_of_workgroup_memory() {
    if !vulkan_expected() {
        return;
    }
    for (m, n, k) in [
        (1, 1, 1),
        (16, 16, 16),
        (17, 5, 33),
        (40, 70, 19),
        (3, 64, 100),
    ] {
        let (a, b) = (noise(m * k, 3), noise(k * n, 4));
        let actual = launch("matmul", "matmul", [groups(n, 16), groups(m, 16), 1])
            .input_of(&guarded(&a), &[m, k])
            .input_of(&guarded(&b), &[k, n])
            .in_out_of(&room::<f32>(m * n), &[m, n])
            .run()
            .buffer::<f32>(6);
        let element = |at: usize| {
            let (row, column) = (at / n, at % n);
            let products = (0..k).map(|i| a[row * k + i] * b[i * n + column]);
            // Beyond an edge the kernel adds zeros, which change nothing but -0.
            products.fold(0.0f32, |sum, product| sum + product)
        };
        let expected: Vec<_> = (0..m * n).map(element).collect();
        assert_same_bits(&format!("{m} x {k} x {n}"), &actual, &guarded(&expected));
    }
}

/// The largest difference, relative to the expected value.
fn error(actual: &[f32], expected: &[f64]) -> f64 {
    let errors = actual.iter().zip(expected);
    errors
        .map(|(&actual, &expected)| ((f64::from(actual) - expected) / expected).abs())
        .fold(0.0, f64::max)
}

#[test]
fn softmax_of_each_row() {
    if !vulkan_expected() {
        return;
    }
    for (rows, columns) in [(1, 1), (3, 64), (5, 63), (4, 1000), (2, 129)] {
        let mut generator = Generator::new(5);
        let x = many(rows * columns, || 8.0 * generator.noise());
        let actual = launch("softmax", "softmax", [rows as u32, 1, 1])
            .input_of(&guarded(&x), &[rows, columns])
            .in_out_of(&room::<f32>(rows * columns), &[rows, columns])
            .run()
            .buffer::<f32>(3);
        let row = |row: &[f32]| {
            let powers: Vec<_> = row.iter().map(|&x| f64::from(x).exp()).collect();
            let sum: f64 = powers.iter().sum();
            powers
                .into_iter()
                .map(|power| power / sum)
                .collect::<Vec<_>>()
        };
        let expected: Vec<_> = x.chunks(columns).flat_map(row).collect();
        let (shares, beyond) = actual.split_at(rows * columns);
        let error = error(shares, &expected);
        assert!(error < 2e-6, "{rows} x {columns}: relative error {error}");
        assert_same_bits("beyond the end", beyond, &room::<f32>(0));
    }
}

#[test]
fn stencil_with_sizes_known_at_launch() {
    if !vulkan_expected() {
        return;
    }
    for (height, width) in [(1, 1), (1, 40), (33, 1), (8, 16), (19, 45)] {
        let x = noise(height * width, 6);
        let actual = launch(
            "stencil",
            "stencil",
            [groups(width, 16), groups(height, 8), 1],
        )
        .input_of(&guarded(&x), &[height, width])
        .in_out_of(&room::<f32>(height * width), &[height, width])
        .run()
        .buffer::<f32>(3);
        let at = |row: usize, column: usize| x[row * width + column];
        let mean = |index: usize| {
            let (row, column) = (index / width, index % width);
            let neighbours = [
                at(row.saturating_sub(1), column),
                at(row, column.saturating_sub(1)),
                at(row, column),
                at(row, (column + 1).min(width - 1)),
                at((row + 1).min(height - 1), column),
            ];
            0.2 * neighbours.into_iter().reduce(|sum, x| sum + x).unwrap()
        };
        let expected: Vec<_> = (0..height * width).map(mean).collect();
        assert_same_bits(&format!("{height} x {width}"), &actual, &guarded(&expected));
    }
}

#[test]
fn transpose_outlined_with_its_workgroup_memory() {
    if !vulkan_expected() {
        return;
    }
    let outlined = Outlined::new("transpose", &["--gpu-kernel-outlining"]);
    for (rows, columns) in [(1, 1), (16, 16), (17, 3), (50, 100)] {
        let x = noise(rows * columns, 7);
        let actual = outlined
            .launch(
                "transpose_kernel",
                [groups(columns, 16), groups(rows, 16), 1],
            )
            .input_of(&guarded(&x), &[rows, columns])
            .in_out_of(&room::<f32>(rows * columns), &[columns, rows])
            .run()
            .buffer::<f32>(3);
        let element = |at: usize| x[at % rows * columns + at / rows];
        let expected: Vec<_> = (0..rows * columns).map(element).collect();
        assert_same_bits(&format!("{rows} x {columns}"), &actual, &guarded(&expected));
    }
}

#[test]
fn vectors_are_loaded_shuffled_stored_and_reduced() {
    if !vulkan_expected() {
        return;
    }
    for items in [1, 31, 32, 100] {
        let n = 4 * items;
        let parts: Vec<_> = (8..12).map(|seed| noise(n, seed)).collect();
        let outputs = launch("vectors", "multiply", [groups(items, 32), 1, 1])
            .input_of(&guarded(&parts[0]), &[n])
            .input_of(&guarded(&parts[1]), &[n])
            .input_of(&guarded(&parts[2]), &[n])
            .input_of(&guarded(&parts[3]), &[n])
            .in_out_of(&room::<f32>(n), &[items])
            .in_out_of(&room::<f32>(items), &[items])
            .run();
        let real = |i: usize| parts[0][i] * parts[2][i] - parts[1][i] * parts[3][i];
        let real: Vec<_> = (0..n).map(real).collect();
        let reversed: Vec<_> = real
            .chunks(4)
            .flat_map(|four| four.iter().rev().copied())
            .collect();
        let sums: Vec<_> = real
            .chunks(4)
            .map(|four| four.iter().copied().reduce(|sum, x| sum + x).unwrap())
            .collect();
        assert_same_bits("products", &outputs.buffer(8), &guarded(&reversed));
        assert_same_bits("sums", &outputs.buffer(10), &guarded(&sums));
    }
}

#[test]
fn parallel_loops_mapped_by_upstream() {
    if !vulkan_expected() {
        return;
    }
    let passes = [
        "--convert-parallel-loops-to-gpu",
        "--gpu-launch-sink-index-computations",
        "--gpu-kernel-outlining",
        "--lower-affine",
        "--canonicalize",
    ];
    let outlined = Outlined::new("rows", &passes);
    for rows in [1, 5, 100] {
        let x = noise(8 * rows, 13);
        let actual = outlined
            .launch("rows_kernel", [rows as u32, 1, 1])
            .input_of(&guarded(&x), &[rows])
            .in_out_of(&room::<f32>(8 * rows), &[rows])
            .run()
            .buffer::<f32>(2);
        let rest = |row: &[f32]| {
            let mean = 0.125 * row.iter().fold(0.0, |sum: f32, x| sum + x);
            row.iter().map(|x| x - mean).collect::<Vec<_>>()
        };
        let expected: Vec<_> = x.chunks(8).flat_map(rest).collect();
        assert_same_bits(&format!("{rows} rows"), &actual, &guarded(&expected));
    }
}

#[test]
fn the_kernel_of_the_documentation_runs() {
    if !vulkan_expected() {
        return;
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/from-upstream.md");
    let page = fs::read_to_string(page).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("scale.mlir");
    fs::write(&file, block(&page, "mlir")).unwrap();
    let x = noise(1000, 14);
    let actual = Launch::of(&file, "scale", [16, 1, 1])
        .in_out_of(&guarded(&x), &[1000])
        .scalar(2.5_f32)
        .run()
        .buffer::<f32>(0);
    let expected: Vec<_> = x.iter().map(|x| 2.5 * x).collect();
    assert_same_bits("scale", &actual, &guarded(&expected));
}
