//! Kernels after PolyBench/C 4.2, in GIR: a simulation has the results of loops in Rust, bit by bit.

use std::path::{Path, PathBuf};

use super::SIMULATED;
use crate::e2e::inputs::{Generator, many};
use crate::e2e::is_found;
use crate::e2e::launch::{CPU, Element, Launch, Outputs};

/// The rows and columns of most matrices.
const N: usize = 16;

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/targets/hls/polybench");
    folder.join(name).with_extension("gir")
}

/// Numbers between 0 and 1 whose sums round.
fn numbers(seed: u64, count: usize) -> Vec<f32> {
    let mut generator = Generator::new(seed);
    many(count, || (generator.bits() >> 8) as f32 / 16_777_216.0)
}

/// A launch of a kernel on both devices, which have to agree.
fn launch(name: &str, kernel: &str, workgroups: [u32; 3]) -> Launch {
    let ways: &[_] = match is_found("hls-host") {
        true => &[CPU, SIMULATED],
        false => &[CPU],
    };
    Launch::of(&file(name), kernel, workgroups).by(ways)
}

#[track_caller]
fn same<T: Element + PartialEq>(outputs: &Outputs, param: usize, expected: &[T]) {
    let found: Vec<T> = outputs.buffer(param);
    let mut pairs = found.iter().zip(expected);
    let wrong = pairs.position(|(found, expected)| found.to_string() != expected.to_string());
    assert_eq!(found.len(), expected.len());
    assert_eq!(wrong, None, "element {wrong:?} of parameter {param}");
}

fn product(a: &[f32], b: &[f32]) -> Vec<f32> {
    let mut c = vec![0.0; N * N];
    for i in 0..N {
        for j in 0..N {
            let terms = (0..N).map(|k| a[i * N + k] * b[k * N + j]);
            c[i * N + j] = terms.fold(0.0, |sum, term| sum + term);
        }
    }
    c
}

fn scaled(alpha: f32, product: &[f32], beta: f32, c: &[f32]) -> Vec<f32> {
    let pairs = product.iter().zip(c);
    pairs.map(|(p, c)| alpha * p + beta * c).collect()
}

/// R-RUNA-103
#[test]
fn gemm() {
    let [a, b, c] = [1, 2, 3].map(|seed| numbers(seed, N * N));
    let outputs = launch("gemm", "gemm", [2, 2, 1])
        .input(&a)
        .input(&b)
        .in_out(&c)
        .scalar(1.5_f32)
        .scalar(1.2_f32)
        .run();
    same(&outputs, 2, &scaled(1.5, &product(&a, &b), 1.2, &c));
}

/// R-RUNA-103
#[test]
fn two_products() {
    let [a, b, c, d] = [4, 5, 6, 7].map(|seed| numbers(seed, N * N));
    let outputs = launch("2mm", "first", [2, 2, 1])
        .input(&a)
        .input(&b)
        .in_out(&vec![0.0_f32; N * N])
        .run();
    let ab: Vec<f32> = outputs.buffer(2);
    let outputs = launch("2mm", "second", [2, 2, 1])
        .input(&ab)
        .input(&c)
        .in_out(&d)
        .scalar(1.5_f32)
        .scalar(1.2_f32)
        .run();
    let expected = scaled(1.5, &product(&product(&a, &b), &c), 1.2, &d);
    same(&outputs, 2, &expected);
}

/// R-RUNA-103
#[test]
fn three_products() {
    let [a, b, c, d] = [8, 9, 10, 11].map(|seed| numbers(seed, N * N));
    let multiplied = |a: &[f32], b: &[f32]| -> Vec<f32> {
        let launch = launch("3mm", "product", [2, 2, 1]);
        let launch = launch.input(a).input(b).in_out(&vec![0.0_f32; N * N]);
        launch.run().buffer(2)
    };
    let found = multiplied(&multiplied(&a, &b), &multiplied(&c, &d));
    assert_eq!(found, product(&product(&a, &b), &product(&c, &d)));
}

fn dot(start: f32, term: impl Fn(usize) -> f32) -> f32 {
    (0..N).fold(start, |sum, index| sum + term(index))
}

fn vector(element: impl Fn(usize) -> f32) -> Vec<f32> {
    (0..N).map(element).collect()
}

/// R-RUNA-92 R-RUNA-95 R-RUNA-103
#[test]
fn atax() {
    let (a, x) = (numbers(12, N * N), numbers(13, N));
    let outputs = launch("atax", "atax", [1, 1, 1])
        .input(&a)
        .input(&x)
        .in_out(&[0.0_f32; N])
        .run();
    let ax = vector(|i| dot(0.0, |j| a[i * N + j] * x[j]));
    same(&outputs, 2, &vector(|i| dot(0.0, |j| a[j * N + i] * ax[j])));
}

/// R-RUNA-103
#[test]
fn bicg() {
    let (a, r, p) = (numbers(14, N * N), numbers(15, N), numbers(16, N));
    let outputs = launch("bicg", "bicg", [1, 1, 1])
        .input(&a)
        .input(&r)
        .in_out(&[0.0_f32; N])
        .input(&p)
        .in_out(&[0.0_f32; N])
        .run();
    same(&outputs, 2, &vector(|i| dot(0.0, |j| r[j] * a[j * N + i])));
    same(&outputs, 4, &vector(|i| dot(0.0, |j| a[i * N + j] * p[j])));
}

/// R-RUNA-103
#[test]
fn mvt() {
    let a = numbers(17, N * N);
    let [x1, x2, y1, y2] = [18, 19, 20, 21].map(|seed| numbers(seed, N));
    let outputs = launch("mvt", "mvt", [1, 1, 1])
        .input(&a)
        .in_out(&x1)
        .in_out(&x2)
        .input(&y1)
        .input(&y2)
        .run();
    same(
        &outputs,
        1,
        &vector(|i| dot(x1[i], |j| a[i * N + j] * y1[j])),
    );
    same(
        &outputs,
        2,
        &vector(|i| dot(x2[i], |j| a[j * N + i] * y2[j])),
    );
}

/// R-RUNA-103
#[test]
fn gesummv() {
    let (a, b, x) = (numbers(22, N * N), numbers(23, N * N), numbers(24, N));
    let outputs = launch("gesummv", "gesummv", [1, 1, 1])
        .input(&a)
        .input(&b)
        .input(&x)
        .in_out(&[0.0_f32; N])
        .scalar(1.5_f32)
        .scalar(1.2_f32)
        .run();
    let expected = vector(|i| {
        let row = |m: &[f32]| dot(0.0, |j| m[i * N + j] * x[j]);
        1.5 * row(&a) + 1.2 * row(&b)
    });
    same(&outputs, 3, &expected);
}

/// R-RUNA-103
#[test]
fn gemver() {
    let mut a = numbers(25, N * N);
    let [u1, v1, u2, v2] = [26, 27, 28, 29].map(|seed| numbers(seed, N));
    let [x, y, z, w] = [30, 31, 32, 33].map(|seed| numbers(seed, N));
    let outputs = launch("gemver", "rank2", [1, 1, 1])
        .in_out(&a)
        .input(&u1)
        .input(&v1)
        .input(&u2)
        .input(&v2)
        .run();
    for i in 0..N {
        for j in 0..N {
            a[i * N + j] = a[i * N + j] + u1[i] * v1[j] + u2[i] * v2[j];
        }
    }
    same(&outputs, 0, &a);
    let outputs = launch("gemver", "vectors", [1, 1, 1])
        .input(&a)
        .in_out(&x)
        .input(&y)
        .input(&z)
        .in_out(&w)
        .scalar(1.5_f32)
        .scalar(1.2_f32)
        .run();
    let x = vector(|i| dot(x[i], |j| 1.2 * a[j * N + i] * y[j]) + z[i]);
    same(&outputs, 1, &x);
    same(
        &outputs,
        4,
        &vector(|i| dot(w[i], |j| 1.5 * a[i * N + j] * x[j])),
    );
}

/// R-RUNA-103
#[test]
fn syrk() {
    let (a, mut c) = (numbers(34, N * N), numbers(35, N * N));
    let outputs = launch("syrk", "syrk", [2, 2, 1])
        .input(&a)
        .in_out(&c)
        .scalar(1.5_f32)
        .scalar(1.2_f32)
        .run();
    for i in 0..N {
        for j in 0..=i {
            let start = 1.2 * c[i * N + j];
            c[i * N + j] = dot(start, |k| 1.5 * a[i * N + k] * a[j * N + k]);
        }
    }
    same(&outputs, 1, &c);
}

/// R-RUNA-89 R-RUNA-95 R-RUNA-103
#[test]
fn jacobi_1d() {
    const M: usize = 64;
    let (mut a, mut b) = (numbers(36, M), numbers(37, M));
    let outputs = launch("jacobi-1d", "jacobi_1d", [1, 1, 1])
        .in_out(&a)
        .in_out(&b)
        .scalar(7_u32)
        .run();
    let step = |from: &[f32], to: &mut [f32]| {
        for i in 1..M - 1 {
            to[i] = 0.33333 * (from[i - 1] + from[i] + from[i + 1]);
        }
    };
    for _ in 0..7 {
        step(&a, &mut b);
        step(&b, &mut a);
    }
    same(&outputs, 0, &a);
    same(&outputs, 1, &b);
}

/// R-RUNA-89 R-RUNA-95 R-RUNA-103
#[test]
fn jacobi_2d() {
    let (mut a, mut b) = (numbers(38, N * N), numbers(39, N * N));
    let outputs = launch("jacobi-2d", "jacobi_2d", [1, 1, 1])
        .in_out(&a)
        .in_out(&b)
        .scalar(5_u32)
        .run();
    let step = |from: &[f32], to: &mut [f32]| {
        for i in 1..N - 1 {
            for j in 1..N - 1 {
                let w = i * N + j;
                let sum = from[w] + from[w - 1] + from[w + 1] + from[w + N] + from[w - N];
                to[w] = 0.2 * sum;
            }
        }
    };
    for _ in 0..5 {
        step(&a, &mut b);
        step(&b, &mut a);
    }
    same(&outputs, 0, &a);
    same(&outputs, 1, &b);
}

/// R-RUNA-95 R-RUNA-103
#[test]
fn fdtd_2d() {
    let [mut ex, mut ey, mut hz] = [40, 41, 42].map(|seed| numbers(seed, N * N));
    let fict = numbers(43, 6);
    let outputs = launch("fdtd-2d", "fdtd_2d", [1, 1, 1])
        .in_out(&ex)
        .in_out(&ey)
        .in_out(&hz)
        .input(&fict)
        .scalar(6_u32)
        .run();
    for source in &fict {
        ey[..N].fill(*source);
        for w in N..N * N {
            ey[w] -= 0.5 * (hz[w] - hz[w - N]);
        }
        for w in (0..N * N).filter(|w| w % N > 0) {
            ex[w] -= 0.5 * (hz[w] - hz[w - 1]);
        }
        for w in (0..N * (N - 1)).filter(|w| w % N < N - 1) {
            hz[w] -= 0.7 * (ex[w + 1] - ex[w] + (ey[w + N] - ey[w]));
        }
    }
    same(&outputs, 0, &ex);
    same(&outputs, 1, &ey);
    same(&outputs, 2, &hz);
}

/// R-RUNA-103
#[test]
fn seidel_2d() {
    let mut a = numbers(44, N * N);
    let outputs = launch("seidel-2d", "seidel_2d", [1, 1, 1])
        .in_out(&a)
        .scalar(4_u32)
        .run();
    for _ in 0..4 {
        for i in 1..N - 1 {
            for j in 1..N - 1 {
                let w = i * N + j;
                let around = [
                    w - N - 1,
                    w - N,
                    w - N + 1,
                    w - 1,
                    w,
                    w + 1,
                    w + N - 1,
                    w + N,
                    w + N + 1,
                ];
                let sum = around
                    .into_iter()
                    .map(|at| a[at])
                    .reduce(|sum, next| sum + next);
                a[w] = sum.unwrap() / 9.0;
            }
        }
    }
    same(&outputs, 0, &a);
}

/// R-RUNA-103
#[test]
fn trisolv() {
    let (l, b) = (numbers(45, N * N), numbers(46, N));
    let outputs = launch("trisolv", "trisolv", [1, 1, 1])
        .input(&l)
        .in_out(&[0.0_f32; N])
        .input(&b)
        .run();
    let mut x = [0.0_f32; N];
    for i in 0..N {
        let rest = (0..i).fold(b[i], |rest, j| rest - l[i * N + j] * x[j]);
        x[i] = rest / l[i * N + i];
    }
    same(&outputs, 1, &x);
}

/// R-RUNA-103
#[test]
fn cholesky() {
    // The product with its transpose, and a large diagonal: a positive matrix.
    let m = numbers(47, N * N);
    let mut a = vec![0.0_f32; N * N];
    for i in 0..N {
        for j in 0..N {
            a[i * N + j] = dot(0.0, |k| m[i * N + k] * m[j * N + k]);
        }
        a[i * N + i] += 16.0;
    }
    let outputs = launch("cholesky", "cholesky", [1, 1, 1]).in_out(&a).run();
    for i in 0..N {
        for j in 0..i {
            let start = a[i * N + j];
            let rest = (0..j).fold(start, |rest, k| rest - a[i * N + k] * a[j * N + k]);
            a[i * N + j] = rest / a[j * N + j];
        }
        let start = a[i * N + i];
        let rest = (0..i).fold(start, |rest, k| rest - a[i * N + k] * a[i * N + k]);
        a[i * N + i] = rest.sqrt();
    }
    same(&outputs, 0, &a);
}

/// R-RUNA-93 R-RUNA-103
#[test]
fn doitgen() {
    let (mut a, c4) = (numbers(48, 512), numbers(49, 64));
    let outputs = launch("doitgen", "doitgen", [1, 1, 1])
        .in_out(&a)
        .input(&c4)
        .run();
    for row in a.chunks_exact_mut(8) {
        let old = row.to_vec();
        for (p, element) in row.iter_mut().enumerate() {
            *element = (0..8).fold(0.0, |sum, s| sum + old[s] * c4[s * 8 + p]);
        }
    }
    same(&outputs, 0, &a);
}

/// R-RUNA-92 R-RUNA-95 R-RUNA-103
#[test]
fn covariance() {
    let data = numbers(50, N * N);
    let outputs = launch("covariance", "covariance", [1, 1, 1])
        .input(&data)
        .in_out(&vec![0.0_f32; N * N])
        .run();
    let means = vector(|j| dot(0.0, |i| data[i * N + j]) / 16.0);
    let centred: Vec<_> = (0..N * N).map(|w| data[w] - means[w % N]).collect();
    let mut expected = vec![0.0_f32; N * N];
    for j in 0..N {
        for i in 0..N {
            expected[j * N + i] = dot(0.0, |k| centred[k * N + j] * centred[k * N + i]) / 15.0;
        }
    }
    same(&outputs, 1, &expected);
}

/// R-RUNA-95 R-RUNA-103
#[test]
fn floyd_warshall() {
    let mut generator = Generator::new(51);
    let mut path = many(N * N, || generator.below(1000) + 1);
    let outputs = launch("floyd-warshall", "floyd_warshall", [1, 1, 1])
        .in_out(&path)
        .run();
    for k in 0..N {
        let old = path.clone();
        for i in 0..N {
            for j in 0..N {
                path[i * N + j] = old[i * N + j].min(old[i * N + k] + old[k * N + j]);
            }
        }
    }
    same(&outputs, 0, &path);
}

/// R-RUNA-95 R-RUNA-103
#[test]
fn heat_3d() {
    let (mut a, mut b) = (numbers(52, 512), numbers(53, 512));
    let outputs = launch("heat-3d", "heat_3d", [1, 1, 1])
        .in_out(&a)
        .in_out(&b)
        .scalar(3_u32)
        .run();
    let step = |from: &[f32], to: &mut [f32]| {
        let is_inner = |w: &usize| {
            let place = [w / 64, w / 8 % 8, w % 8];
            place.into_iter().all(|at| (1..7).contains(&at))
        };
        for w in (0..512).filter(is_inner) {
            let term = |o: usize| 0.125 * (from[w + o] - 2.0 * from[w] + from[w - o]);
            to[w] = term(64) + term(8) + term(1) + from[w];
        }
    };
    for _ in 0..3 {
        step(&a, &mut b);
        step(&b, &mut a);
    }
    same(&outputs, 0, &a);
    same(&outputs, 1, &b);
}
