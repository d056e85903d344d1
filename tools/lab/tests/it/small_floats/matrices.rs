//! Cooperative matrices of small floats: by instructions of tensor cores, and where there is none, the work-items
//! exchange f32.

use super::{E4M3, E5M2, Format, TF32};
use crate::e2e::launch::{CUDA, PTX};
use crate::mir_kernel::{Buffer, MirKernel};
use gir_run::element::Scalar;

/// Columns of a product.
const COLUMNS: usize = 8;

/// A product of a left factor with some rows and columns.
fn check(format: Format, [rows, depth]: [usize; 2]) {
    let name = format.name();
    let small = |at: usize| format.round((at * 5 % 9) as f64 - 4.0);
    let a: Vec<_> = (3..3 + rows * depth).map(small).collect();
    let b: Vec<_> = (7..7 + depth * COLUMNS).map(small).collect();
    let c: Vec<f32> = (0..rows * COLUMNS).map(|at| at as f32).collect();
    let buffer = |name, scalar| Buffer {
        name,
        scalar,
        lanes: 1,
    };
    let buffers = [
        buffer("as", format.scalar),
        buffer("bs", format.scalar),
        buffer("cs", Scalar::F32),
    ];
    let body = format!(
        "  %k = arith.constant {depth} : i32
  %w = arith.constant {COLUMNS} : i32
  %a = mir.gpu.coop_mat_load %as stride %k row_major : <global, {name}> -> <{rows}x{depth}x{name}, a, subgroup>
  %b = mir.gpu.coop_mat_load %bs stride %w row_major : <global, {name}> -> <{depth}x8x{name}, b, subgroup>
  %c = mir.gpu.coop_mat_load %cs stride %w row_major : <global, f32> -> <{rows}x8xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <{rows}x{depth}x{name}, a, subgroup>, <{depth}x8x{name}, b, subgroup> -> <{rows}x8xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %cs, %d stride %w row_major : <global, f32>, <{rows}x8xf32, accumulator, subgroup>
"
    );
    let memory = |values: &[u64]| -> Vec<u8> {
        let bytes = |bits: &u64| bits.to_le_bytes()[..format.scalar.size()].to_vec();
        values.iter().flat_map(bytes).collect()
    };
    let kernel = MirKernel::new([32, 1, 1], &buffers, &body, "");
    let found: Vec<f32> = kernel
        .launch(1)
        .by(&[PTX, CUDA])
        .input_bytes(format.scalar, &memory(&a))
        .input_bytes(format.scalar, &memory(&b))
        .in_out(&c)
        .run()
        .buffer(2);
    for (at, &found) in found.iter().enumerate() {
        let (row, column) = (at / COLUMNS, at % COLUMNS);
        let products = (0..depth).map(|step| {
            format.value(a[row * depth + step]) * format.value(b[step * COLUMNS + column])
        });
        let sum = f64::from(c[at]) + products.sum::<f64>();
        assert_eq!(f64::from(found), sum, "{name}: {row}, {column}");
    }
}

#[test]
fn products_of_8_bits_and_tf32() {
    for format in [E4M3, E5M2, TF32] {
        check(format, [8, 8]);
        check(format, [16, 32]);
        check(format, [32, 64]);
    }
    check(TF32, [16, 4]);
}
