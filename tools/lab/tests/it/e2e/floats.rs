//! Kernels on floats: `saxpy`, `reduce`, `matmul`, `mandelbrot`, `transpose`, `spmv`.

use std::process::Command;

use super::inputs::{Generator, guarded, many, room};
use super::launch::{self, Launch};
use super::{assert_same_bits, groups, kernel_file, vulkan_expected};

/// Values with `-0.0`, subnormal numbers, infinities and the largest number among them.
fn noise_with_extremes(count: usize, seed: u64) -> Vec<f32> {
    let extremes = [
        -0.0,
        f32::from_bits(1),
        -f32::MIN_POSITIVE / 4.0,
        f32::MIN_POSITIVE,
        f32::MAX,
        f32::INFINITY,
        f32::NEG_INFINITY,
    ];
    let mut generator = Generator::new(seed);
    let mut values = many(count, || generator.noise());
    for (value, extreme) in values.iter_mut().skip(3).step_by(5).zip(extremes) {
        *value = extreme;
    }
    values
}

/// The sum of products, each rounded, in the order of the pairs.
fn dot(pairs: impl Iterator<Item = (f32, f32)>) -> f32 {
    pairs.fold(0.0, |sum, (a, b)| sum + a * b)
}

#[test]
fn saxpy_rounds_the_product_before_the_sum() {
    if !vulkan_expected() {
        return;
    }
    let mut contraction_shows = false;
    // No factor is zero: zero times infinity is a NaN, whose bits are unspecified.
    for (n, a) in [
        (1, 2.0f32),
        (63, -0.3),
        (64, 1.0),
        (1000, 0.7),
        (4097, -1.1),
    ] {
        let x = noise_with_extremes(n, 1);
        let mut generator = Generator::new(2);
        let y = guarded(&many(n, || generator.noise()));
        let actual = Launch::new("saxpy", "saxpy", [groups(n, 64), 1, 1])
            .input(&guarded(&x))
            .in_out(&y)
            .scalar(a)
            .scalar(n as u32)
            .run()
            .buffer::<f32>(1);
        let mut expected = y.clone();
        for (y, &x) in expected.iter_mut().zip(&x) {
            contraction_shows |= a.mul_add(x, *y) != a * x + *y;
            *y += a * x;
        }
        assert_same_bits(&format!("saxpy, n = {n}"), &actual, &expected);
    }
    assert!(
        contraction_shows,
        "the inputs tell an fma from two roundings"
    );
}

/// The command line of the documentation, file names relative to the working directory.
#[test]
fn saxpy_runs_from_the_documented_command_line() {
    if !vulkan_expected() {
        return;
    }
    let directory = tempfile::TempDir::new().unwrap();
    let x: Vec<f32> = (0..1000).map(|i| i as f32 - 500.0).collect();
    let y: Vec<f32> = (0..1000).map(|i| (i % 7) as f32 * 0.25).collect();
    launch::write(&directory.path().join("x.npy"), &x);
    launch::write(&directory.path().join("y.npy"), &y);
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
        .arg(kernel_file("saxpy"))
        .args("--kernel saxpy --device vulkan --workgroups 16".split(' '))
        .args("--arg @x.npy --arg @y.npy --arg f32:2.0 --arg u32:1000 --out 1=y.npy".split(' '))
        .current_dir(&directory)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {errors}", output.status);
    let expected: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 2.0 * x + y).collect();
    let actual = launch::read::<f32>(&directory.path().join("y.npy"));
    assert_same_bits("saxpy", &actual, &expected);
}

/// Sums of multiples of 1/4 that are small enough to be exact in any order.
#[test]
fn reduce_sums_per_workgroup_and_then_the_sums() {
    if !vulkan_expected() {
        return;
    }
    for workgroups in [1, 2, 5, 79, 256] {
        let mut generator = Generator::new(workgroups as u64);
        let quarters = many(256 * workgroups, || generator.between(-400, 400));
        let x: Vec<f32> = quarters.iter().map(|&value| value as f32 / 4.0).collect();
        let mut expected = room(workgroups);
        for (block, sum) in quarters.chunks(256).zip(&mut expected) {
            *sum = block.iter().sum::<i32>() as f32 / 4.0;
        }
        let reduce = |x: &[f32], workgroups: usize| {
            Launch::new("reduce", "reduce", [workgroups as u32, 1, 1])
                .input(&guarded(x))
                .in_out(&room::<f32>(workgroups))
                .run()
                .buffer::<f32>(1)
        };
        let partial = reduce(&x, workgroups);
        assert_same_bits(&format!("sums of {workgroups}"), &partial, &expected);
        let mut sums = partial[..workgroups].to_vec();
        sums.resize(256, 0.0);
        let total = reduce(&sums, 1)[0];
        let expected = quarters.iter().sum::<i32>() as f32 / 4.0;
        assert_same_bits(&format!("sum of {workgroups} sums"), &[total], &[expected]);
    }
}

#[test]
fn matmul_takes_any_extents() {
    if !vulkan_expected() {
        return;
    }
    let extents = [
        (1, 1, 1),
        (16, 16, 16),
        (17, 33, 5),
        (5, 3, 40),
        (50, 31, 47),
    ];
    for (m, n, k) in extents {
        let mut generator = Generator::new((m * n * k) as u64);
        let a = many(m * k, || generator.noise());
        let b = many(k * n, || generator.noise());
        let actual = Launch::new("matmul", "matmul", [groups(n, 16), groups(m, 16), 1])
            .input(&guarded(&a))
            .input(&guarded(&b))
            .in_out(&room::<f32>(m * n))
            .scalar(m as u32)
            .scalar(n as u32)
            .scalar(k as u32)
            .run()
            .buffer::<f32>(2);
        let mut expected = room(m * n);
        for (index, element) in expected.iter_mut().enumerate().take(m * n) {
            let row = &a[index / n * k..][..k];
            let column = b.iter().skip(index % n).step_by(n);
            *element = dot(row.iter().copied().zip(column.copied()));
        }
        assert_same_bits(&format!("matmul {m} x {n} x {k}"), &actual, &expected);
    }
}

/// The iterations of z = z² + c that stay within a radius of 2, at most `limit`.
fn escape_time(re_c: f32, im_c: f32, limit: u32) -> u32 {
    let (mut re, mut im) = (0.0f32, 0.0f32);
    for time in 0..limit {
        let (re2, im2) = (re * re, im * im);
        if re2 + im2 > 4.0 {
            return time;
        }
        (re, im) = (re2 - im2 + re_c, re * im + re * im + im_c);
    }
    limit
}

#[test]
fn mandelbrot_counts_until_escape() {
    if !vulkan_expected() {
        return;
    }
    for (width, height, limit) in [(1, 1, 1), (8, 8, 0), (61, 43, 200), (7, 30, 33)] {
        let (left, top, step) = (-2.1f32, -1.3f32, 0.061f32);
        let actual = Launch::new(
            "mandelbrot",
            "mandelbrot",
            [groups(width, 8), groups(height, 8), 1],
        )
        .in_out(&room::<u32>(width * height))
        .scalar(width as u32)
        .scalar(height as u32)
        .scalar(left)
        .scalar(top)
        .scalar(step)
        .scalar(limit)
        .run()
        .buffer::<u32>(0);
        let mut expected = room(width * height);
        for (index, time) in expected.iter_mut().enumerate().take(width * height) {
            let column = (index % width) as f32;
            let row = (index / width) as f32;
            *time = escape_time(left + column * step, top + row * step, limit);
        }
        assert_same_bits(&format!("{width} x {height} pixels"), &actual, &expected);
    }
}

#[test]
fn transpose_moves_bits() {
    if !vulkan_expected() {
        return;
    }
    for (width, height) in [(1, 1), (16, 16), (33, 17), (5, 100), (64, 1)] {
        let mut x = noise_with_extremes(width * height, 7);
        x[0] = f32::from_bits(0x7fc1_2345);
        let actual = Launch::new(
            "transpose",
            "transpose",
            [groups(width, 16), groups(height, 16), 1],
        )
        .input(&guarded(&x))
        .in_out(&room::<f32>(width * height))
        .scalar(width as u32)
        .scalar(height as u32)
        .run()
        .buffer::<f32>(1);
        let columns = (0..width).flat_map(|column| x.iter().skip(column).step_by(width));
        let expected: Vec<f32> = columns.copied().collect();
        assert_same_bits(&format!("{width} x {height}"), &actual, &guarded(&expected));
    }
}

/// A sparse matrix by rows, each a list of columns and values.
type Rows = Vec<Vec<(u32, f32)>>;

/// Rows of any length up to `longest`, every third one empty; columns may repeat.
fn sparse_matrix(rows: usize, columns: u32, longest: u32, seed: u64) -> Rows {
    let mut generator = Generator::new(seed);
    (0..rows)
        .map(|row| match row % 3 {
            1 => vec![],
            _ => {
                let length = 1 + generator.below(longest) as usize;
                many(length, || (generator.below(columns), generator.noise()))
            }
        })
        .collect()
}

#[test]
fn spmv_adds_products_in_the_order_of_the_entries() {
    if !vulkan_expected() {
        return;
    }
    for (rows, columns, longest) in [(1, 1, 1), (64, 10, 3), (301, 77, 40)] {
        let matrix = sparse_matrix(rows, columns, longest, rows as u64);
        let entries = matrix.concat();
        let mut starts = vec![0];
        for row in &matrix {
            starts.push(starts[starts.len() - 1] + row.len() as u32);
        }
        let mut generator = Generator::new(5);
        let x = many(columns as usize, || generator.noise());
        let (indices, values): (Vec<u32>, Vec<f32>) = entries.into_iter().unzip();
        let actual = Launch::new("spmv", "spmv", [groups(rows, 64), 1, 1])
            .input(&guarded(&starts))
            .input(&guarded(&indices))
            .input(&guarded(&values))
            .input(&guarded(&x))
            .in_out(&room::<f32>(rows))
            .scalar(rows as u32)
            .run()
            .buffer::<f32>(4);
        let products = |row: &Vec<(u32, f32)>| {
            dot(row
                .iter()
                .map(|&(column, value)| (value, x[column as usize])))
        };
        let expected: Vec<f32> = matrix.iter().map(products).collect();
        assert_same_bits(&format!("{rows} rows"), &actual, &guarded(&expected));
    }
}
