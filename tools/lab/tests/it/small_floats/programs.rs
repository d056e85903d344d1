//! bf16 in whole kernels: GIR text and upstream's dialects, with everything that passes values on.

use std::fs;

use half::bf16;
use tempfile::TempDir;

use crate::e2e::launch::{ALL_DEVICES, Launch, MIR_AND_GIR, UPSTREAM_WAYS};
use crate::e2e::{assert_same_bits, vulkan_expected};

/// Parameters, a table, shared memory, a call, a loop that carries a value, vectors and a select.
const TEXT: &str = "
global @table : ptr[const]<bf16> count=4 = [1.0bf16, -2.5bf16, 0.0078125bf16, 3.0bf16]
global @tile : ptr[shared]<bf16> count=64

func @step(%x: bf16, %y: bf16) -> bf16 {
entry:
  %p = mul %x, %y
  %q = add %p, %x
  ret %q
}

func kernel workgroup_size(64, 1, 1) @k(%xs: ptr[global]<bf16>, %a: bf16, %vs: ptr[global]<vec4<bf16>>) -> void {
entry:
  %i = local_id x
  %at = gep %xs, %i, stride=2
  %x = load %at
  %tile = mov @tile
  %own = gep %tile, %i, stride=2
  store %own, %x
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %next = xor %i, 1u
  %other.at = gep %tile, %next, stride=2
  %other = load %other.at
  br loop

loop:
  %n = phi u32 [ 0u, entry ], [ %n1, body ]
  %carried = phi bf16 [ %other, entry ], [ %bounded, body ]
  %more = ucmp.lt %n, 4u
  br_if %more, body, done

body:
  %table = mov @table
  %entry.at = gep %table, %n, stride=2
  %entry = load %entry.at
  %stepped = call @step(%carried, %entry)
  %bounded = min %stepped, %a
  %n1 = add %n, 1u
  br loop

done:
  %less = fcmp.olt %carried, %x
  %r = select %less, %carried, %x
  store %at, %r
  %v.at = gep %vs, %i, stride=8
  %v = load %v.at
  %w = splat %r -> vec4<bf16>
  %sum = add %v, %w
  store %v.at, %sum
  ret
}
";

fn steps(x: bf16, other: bf16, a: bf16) -> bf16 {
    let mut carried = other;
    for entry in [1.0, -2.5, 0.0078125, 3.0].map(bf16::from_f32) {
        let product = bf16::from_f32(f32::from(carried) * f32::from(entry));
        let sum = bf16::from_f32(f32::from(product) + f32::from(carried));
        carried = if sum < a { sum } else { a };
    }
    if carried < x { carried } else { x }
}

#[test]
fn a_kernel_of_gir_on_every_device() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, TEXT).unwrap();
    let number = |at: i32| bf16::from_f32((at * 37 % 101 - 50) as f32 * 0.37);
    let xs: Vec<_> = (0..64).map(number).collect();
    let vs: Vec<_> = (0..256).map(|at| number(at * 3)).collect();
    let a = bf16::from_f32(11.3125);
    let expected: Vec<_> = (0..64).map(|at| steps(xs[at], xs[at ^ 1], a)).collect();
    let sums =
        |(at, &v): (usize, &bf16)| bf16::from_f32(f32::from(v) + f32::from(expected[at / 4]));
    let sums: Vec<_> = vs.iter().enumerate().map(sums).collect();
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(ALL_DEVICES)
        .in_out(&xs)
        .scalar(a)
        .in_out(&vs)
        .run();
    assert_same_bits("numbers", &outputs.buffer::<bf16>(0), &expected);
    assert_same_bits("vectors", &outputs.buffer::<bf16>(2), &sums);
    let again = Launch::of(&file, "k", [1, 1, 1]).by(MIR_AND_GIR);
    let outputs = again.in_out(&xs).scalar(a).in_out(&vs).run();
    assert_same_bits("by other ways", &outputs.buffer::<bf16>(0), &expected);
}

/// `arith` on bf16 and vectors of it, a table, and an atomic sum, of which devices have none.
const KERNELS: &str = r#"
gpu.module @kernels {
  memref.global "private" constant @table : memref<2x4xbf16> = dense<[[0.5, 1.5, -2.0, 3.0], [1.0, 2.0, 4.0, 8.0]]>
  gpu.func @k(%x: memref<64xbf16>, %s: memref<1xbf16>, %y: memref<64xf32>)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i = gpu.thread_id x
    %at = arith.muli %i, %c4 : index
    %table = memref.get_global @table : memref<2x4xbf16>
    %row = arith.remui %i, %c4 : index
    %t = memref.load %table[%c1, %row] : memref<2x4xbf16>
    %tv = vector.broadcast %t : bf16 to vector<4xbf16>
    %v = vector.load %x[%at] : memref<64xbf16>, vector<4xbf16>
    %p = arith.mulf %v, %tv : vector<4xbf16>
    %e = arith.extf %p : vector<4xbf16> to vector<4xf32>
    %h = arith.constant dense<[0.25, 0.5, 0.75, 1.0]> : vector<4xf32>
    %q = arith.addf %e, %h : vector<4xf32>
    vector.store %q, %y[%at] : memref<64xf32>, vector<4xf32>
    %n = arith.truncf %q : vector<4xf32> to vector<4xbf16>
    vector.store %n, %x[%at] : memref<64xbf16>, vector<4xbf16>
    %one = arith.constant 1.0 : bf16
    %old = memref.atomic_rmw addf %one, %s[%c0] : (bf16, memref<1xbf16>) -> bf16
    gpu.return
  }
}
"#;

#[test]
fn a_kernel_of_upstream() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.mlir");
    fs::write(&file, KERNELS).unwrap();
    let xs: Vec<_> = (0..64)
        .map(|at| bf16::from_f32((at * 29 % 67) as f32 * 0.171))
        .collect();
    let room = vec![0f32; 64];
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(UPSTREAM_WAYS)
        .in_out(&xs)
        .in_out(&[bf16::from_f32(0.0)])
        .in_out(&room)
        .run();
    let row = [1.0, 2.0, 4.0, 8.0];
    let single = |at: usize| {
        let product = bf16::from_f32(f32::from(xs[at]) * row[at / 4 % 4]);
        f32::from(product) + [0.25, 0.5, 0.75, 1.0][at % 4]
    };
    let singles: Vec<_> = (0..64).map(single).collect();
    let smalls: Vec<_> = singles.iter().map(|&value| bf16::from_f32(value)).collect();
    assert_same_bits("f32", &outputs.buffer::<f32>(2), &singles);
    assert_same_bits("bf16", &outputs.buffer::<bf16>(0), &smalls);
    assert_same_bits("sum", &outputs.buffer::<bf16>(1), &[bf16::from_f32(16.0)]);
}
