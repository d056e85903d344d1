//! Cooperative matrices of formats for which no instruction is used: the work-items exchange f32.

use super::{E4M3, E5M2, Format, TF32};
use crate::e2e::launch::{CUDA, PTX};
use crate::mir_kernel::{Buffer, MirKernel};
use gir_run::element::Scalar;

/// Rows and columns.
const SIDE: usize = 8;

fn check(format: Format) {
    let name = format.name();
    let small = |at: usize| format.round((at * 5 % 9) as f64 - 4.0);
    let [a, b]: [Vec<u64>; 2] =
        [3, 7].map(|from| (0..SIDE * SIDE).map(|at| small(at + from)).collect());
    let c: Vec<f32> = (0..SIDE * SIDE).map(|at| at as f32).collect();
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
        "  %w = arith.constant {SIDE} : i32
  %a = mir.gpu.coop_mat_load %as stride %w row_major : <global, {name}> -> <8x8x{name}, a, subgroup>
  %b = mir.gpu.coop_mat_load %bs stride %w row_major : <global, {name}> -> <8x8x{name}, b, subgroup>
  %c = mir.gpu.coop_mat_load %cs stride %w row_major : <global, f32> -> <8x8xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8x{name}, a, subgroup>, <8x8x{name}, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %cs, %d stride %w row_major : <global, f32>, <8x8xf32, accumulator, subgroup>
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
        let (row, column) = (at / SIDE, at % SIDE);
        let products = (0..SIDE)
            .map(|step| format.value(a[row * SIDE + step]) * format.value(b[step * SIDE + column]));
        let sum = f64::from(c[at]) + products.sum::<f64>();
        assert_eq!(f64::from(found), sum, "{name}: {row}, {column}");
    }
}

#[test]
fn products_of_8_bits_and_tf32() {
    for format in [E4M3, E5M2, TF32] {
        check(format);
    }
}
