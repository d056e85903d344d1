//! Powers with integer exponents from MLIR's `math`, and `math.isnormal`, on devices: compared with Rust's arithmetic.

use crate::e2e::{
    launch::{DEVICES, Launch},
    vulkan_expected,
};
use std::fs;

const KERNEL: &str = "gpu.module @m {
gpu.func @k(%xs: memref<64xf32>, %bases: memref<64xi32>, %ns: memref<64xi32>,
            %floats: memref<192xf32>, %integers: memref<192xi32>) kernel
    attributes {known_block_size = array<i32: 64, 1, 1>} {
  %i = gpu.global_id x
  %x = memref.load %xs[%i] : memref<64xf32>
  %base = memref.load %bases[%i] : memref<64xi32>
  %n = memref.load %ns[%i] : memref<64xi32>
  %c64 = arith.constant 64 : index
  %second = arith.addi %i, %c64 : index
  %third = arith.addi %second, %c64 : index
  %p = math.fpowi %x, %n : f32, i32
  memref.store %p, %floats[%i] : memref<192xf32>
  %five = arith.constant -5 : i32
  %q = math.fpowi %x, %five : f32, i32
  memref.store %q, %floats[%second] : memref<192xf32>
  %xv = vector.from_elements %x, %q : vector<2xf32>
  %nv = vector.from_elements %five, %n : vector<2xi32>
  %v = math.fpowi %xv, %nv : vector<2xf32>, vector<2xi32>
  %v1 = vector.extract %v[1] : f32 from vector<2xf32>
  memref.store %v1, %floats[%third] : memref<192xf32>
  %r = math.ipowi %base, %n : i32
  memref.store %r, %integers[%i] : memref<192xi32>
  %three = arith.constant 3 : i32
  %s = math.ipowi %base, %three : i32
  memref.store %s, %integers[%second] : memref<192xi32>
  %normal = math.isnormal %x : f32
  %t = arith.extui %normal : i1 to i32
  memref.store %t, %integers[%third] : memref<192xi32>
  gpu.return
}
}
";

/// The product of the squares of the base that the bits of the exponent choose, from the lowest one on.
fn power(base: f32, n: i32) -> f32 {
    let (mut result, mut square) = (1.0, base);
    for bit in 0..32 {
        if n.unsigned_abs() >> bit & 1 == 1 {
            result *= square;
        }
        square *= square;
    }
    if n < 0 { 1.0 / result } else { result }
}

fn integer_power(base: i32, n: i32) -> i32 {
    match (base, n) {
        (1, _) => 1,
        (-1, _) => [1, -1][(n & 1) as usize],
        (_, ..0) => 0,
        _ => base.wrapping_pow(n as u32),
    }
}

/// R-RUNA-49: powers have the same results everywhere.
#[test]
fn integer_exponents_take_squares() {
    if !vulkan_expected() {
        return;
    }
    let edges = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        f32::INFINITY,
        f32::NAN,
        1e-39,
        1e38,
        f32::MIN_POSITIVE,
    ];
    let more = (0..64).map(|n| (n as f32 - 30.0) * 0.37);
    let xs: Vec<f32> = edges.into_iter().chain(more).take(64).collect();
    let bases: Vec<i32> = (0..64)
        .map(|n| [n - 32, 1, -1, 0, i32::MIN][n as usize % 5])
        .collect();
    let exponents = [
        0,
        1,
        2,
        3,
        7,
        -1,
        -2,
        -9,
        30,
        31,
        100,
        -100,
        i32::MAX,
        i32::MIN,
    ];
    let ns: Vec<i32> = (0..64).map(|n| exponents[n % exponents.len()]).collect();
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("powers.mlir");
    fs::write(&file, KERNEL).unwrap();
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(DEVICES)
        .input(&xs)
        .input(&bases)
        .input(&ns)
        .in_out(&[0.0_f32; 192])
        .in_out(&[0_i32; 192])
        .run();
    let (floats, integers) = (outputs.buffer::<f32>(3), outputs.buffer::<i32>(4));
    for i in 0..64 {
        let (x, base, n) = (xs[i], bases[i], ns[i]);
        let fifth = power(x, -5);
        let expected = [power(x, n), fifth, power(fifth, n)];
        for (part, expected) in expected.into_iter().enumerate() {
            let actual = floats[64 * part + i];
            let is_same = actual.to_bits() == expected.to_bits();
            assert!(
                is_same || actual.is_nan() && expected.is_nan(),
                "{x}^{n} ({part}): {actual}, {expected}"
            );
        }
        let expected = [
            integer_power(base, n),
            base.wrapping_pow(3),
            x.is_normal().into(),
        ];
        let actual = [0, 64, 128].map(|part| integers[part + i]);
        assert_eq!(actual, expected, "{base}^{n}, {x}");
    }
}
