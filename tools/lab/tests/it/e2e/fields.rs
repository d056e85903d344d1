//! Kernels on floats of all widths: `stencil`, `jacobi`, `nbody`, `dot`, `matvec`. The expected
//! values are rounded where the kernels round: no tolerance.

use super::inputs::{Generator, guarded, many, room};
use super::launch::Launch;
use super::{assert_same_bits, groups, vulkan_expected};
use crate::exact::half_rounding::nearest_half;
use half::f16;

/// A step of heat flow, the whole grid at once.
fn heat_step(grid: &[f32], width: usize, rate: f32) -> Vec<f32> {
    let height = grid.len() / width;
    let mut next = grid.to_vec();
    for y in 1..height.saturating_sub(1) {
        for x in 1..width.saturating_sub(1) {
            let at = y * width + x;
            let vertical = grid[at - width] + grid[at + width];
            let horizontal = grid[at - 1] + grid[at + 1];
            next[at] = grid[at] + rate * ((vertical + horizontal) - grid[at] * 4.0);
        }
    }
    next
}

#[test]
fn stencil_moves_heat_across_tiles() {
    if !vulkan_expected() {
        return;
    }
    for (width, height) in [(1, 1), (2, 5), (16, 16), (17, 16), (48, 33), (50, 31)] {
        let mut generator = Generator::new((width * 100 + height) as u64);
        let grid = many(width * height, || generator.noise());
        let workgroups = [groups(width, 16), groups(height, 16), 1];
        let actual = Launch::new("stencil", "stencil", workgroups)
            .input(&guarded(&grid))
            .in_out(&room::<f32>(grid.len()))
            .scalar(width as u32)
            .scalar(height as u32)
            .scalar(0.2f32)
            .run()
            .buffer::<f32>(1);
        let expected = guarded(&heat_step(&grid, width, 0.2));
        assert_same_bits(&format!("{width} by {height}"), &actual, &expected);
    }
}

/// One sweep on the device.
fn jacobi_on_device(a: &[f32], b: &[f32], x: &[f32]) -> Vec<f32> {
    let n = b.len();
    let mut results = Launch::new("jacobi", "jacobi", [groups(n, 64), 1, 1])
        .input(&guarded(a))
        .input(&guarded(b))
        .input(&guarded(x))
        .in_out(&room::<f32>(n))
        .scalar(n as u32)
        .run()
        .buffer::<f32>(3);
    let behind = results.split_off(n);
    assert_same_bits("behind the results", &behind, &room::<f32>(0));
    results
}

#[test]
fn jacobi_sweeps_converge() {
    if !vulkan_expected() {
        return;
    }
    for n in [1, 7, 64, 70] {
        let mut generator = Generator::new(n as u64);
        let mut a = many(n * n, || generator.noise());
        // The rows are dominated by their diagonal, so that the sweeps converge.
        (0..n).for_each(|i| a[i * n + i] += 2.0 * n as f32);
        let b = many(n, || generator.noise());
        let mut x = vec![0.0; n];
        for sweep in 0..4 {
            let next = jacobi_on_device(&a, &b, &x);
            let row = |i: usize| {
                let others = (0..n).filter(|&j| j != i);
                let rest = others.fold(b[i], |rest, j| rest - a[i * n + j] * x[j]);
                rest / a[i * n + i]
            };
            let expected: Vec<f32> = (0..n).map(row).collect();
            assert_same_bits(&format!("n = {n}, sweep {sweep}"), &next, &expected);
            x = next;
        }
        let residual = |i: usize| (0..n).map(|j| a[i * n + j] * x[j]).sum::<f32>() - b[i];
        assert!((0..n).all(|i| residual(i).abs() < 0.1), "n = {n} converges");
    }
}

/// The acceleration of a body at `position`.
fn acceleration(bodies: &[[f32; 4]], position: &[f32; 4], softening: f32) -> [f32; 3] {
    bodies.iter().fold([0.0; 3], |sum, body| {
        let d = [0, 1, 2].map(|axis| body[axis] - position[axis]);
        let square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + softening;
        let pull = body[3] / (square * square);
        [0, 1, 2].map(|axis| sum[axis] + pull * d[axis])
    })
}

#[test]
fn nbody_takes_bodies_tile_by_tile() {
    if !vulkan_expected() {
        return;
    }
    for n in [1, 2, 63, 64, 65, 150] {
        let mut generator = Generator::new(n as u64);
        let bodies = many(n, || [(); 4].map(|()| generator.noise()));
        let actual = Launch::new("nbody", "nbody", [groups(n, 64), 1, 1])
            .input(&guarded(bodies.as_flattened()))
            .in_out(&room::<f32>(3 * n))
            .scalar(0.01f32)
            .scalar(n as u32)
            .run()
            .buffer::<f32>(1);
        let expected = bodies.iter().map(|body| acceleration(&bodies, body, 0.01));
        let expected = expected.collect::<Vec<_>>().concat();
        assert_same_bits(&format!("n = {n}"), &actual, &guarded(&expected));
    }
}

/// The sum of a power of two of values, halves first.
fn tree_sum(values: &[f64]) -> f64 {
    match values {
        [value] => *value,
        _ => {
            let (low, high) = values.split_at(values.len() / 2);
            let pairs: Vec<f64> = low.iter().zip(high).map(|(a, b)| a + b).collect();
            tree_sum(&pairs)
        }
    }
}

#[test]
fn dot_sums_in_double_precision() {
    if !vulkan_expected() {
        return;
    }
    for (n, workgroups) in [(0, 1), (1, 1), (127, 1), (128, 2), (1000, 3), (5000, 4)] {
        let mut generator = Generator::new(n as u64);
        let mut noise = || f64::from(generator.noise()) + f64::from(generator.noise()) * 1e-9;
        let (x, y): (Vec<f64>, Vec<f64>) = many(n, || (noise(), noise())).into_iter().unzip();
        let actual = Launch::new("dot", "dot", [workgroups, 1, 1])
            .input(&guarded(&x))
            .input(&guarded(&y))
            .in_out(&room::<f64>(workgroups as usize))
            .scalar(n as u32)
            .run()
            .buffer::<f64>(2);
        let all = 128 * workgroups as usize;
        let own = |first| {
            (first..n)
                .step_by(all)
                .fold(0.0, |sum, i| sum + x[i] * y[i])
        };
        let sums: Vec<f64> = (0..all).map(own).collect();
        let expected: Vec<f64> = sums.chunks(128).map(tree_sum).collect();
        assert_same_bits(&format!("n = {n}"), &actual, &guarded(&expected));
    }
}

/// Launches `matvec` and compares.
fn check_matvec(what: &str, a: &[f16], x: &[f16]) {
    let rows = a.len() / x.len();
    let actual = Launch::new("matvec", "matvec", [groups(rows, 32), 1, 1])
        .input(&guarded(a))
        .input(&guarded(x))
        .in_out(&room::<f16>(rows))
        .scalar(rows as u32)
        .scalar(x.len() as u32)
        .run()
        .buffer::<f16>(2);
    let expected = a.chunks(x.len()).map(|row| {
        let products = row.iter().zip(x).map(|(a, x)| a.to_f32() * x.to_f32());
        nearest_half(f64::from(
            products.fold(0.0f32, |sum, product| sum + product),
        ))
    });
    assert_same_bits(what, &actual, &guarded(&expected.collect::<Vec<_>>()));
}

#[test]
fn matvec_stores_halves_and_adds_floats() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(73);
    for (rows, columns) in [(1, 1), (33, 20), (100, 64)] {
        let mut halves = |count| many(count, || nearest_half(f64::from(generator.noise())));
        let (a, x) = (halves(rows * columns), halves(columns));
        check_matvec(&format!("{rows} by {columns}"), &a, &x);
    }
    // One and the next half: sums near a tie between halves, and products that are subnormal.
    let mut near = |bits: u16| f16::from_bits(bits + generator.below(2) as u16);
    let a = many(200, || near(0x3c00));
    check_matvec(
        "ties",
        &a,
        &[0x3c00, 0x1000, 0x0c00, 0x8400].map(f16::from_bits),
    );
    let a = many(200, || near(0x0400));
    check_matvec("subnormal", &a, &[0x3c00, 0x3800].map(f16::from_bits));
}
