//! Memory that only atomics access, `!mir.atomic`: buffers, globals and shared arrays.

use std::fs;

use tempfile::TempDir;

use crate::e2e::inputs::{Generator, many};
use crate::e2e::launch::{CPU, Launch, OPENCL, VULKAN, Way};
use crate::e2e::{assert_same_bits, vulkan_expected};

/// Work-items of each workgroup.
const COUNT: usize = 64;

const WAYS: &[Way] = &[
    CPU,
    VULKAN,
    Way {
        profile: Some("poor-vulkan"),
        ..VULKAN
    },
    OPENCL,
];

/// A histogram in shared memory of bytes, added to one in a buffer; the largest value in a global,
/// and sums of floats, of halves of a word, and of a pointer that is chosen.
const KERNEL: &str = "
mir.gpu.global @bins : !mir.ptr<workgroup, !mir.atomic<i32>> count 4 elem ui32
mir.gpu.global @turns : !mir.ptr<workgroup, !mir.atomic<i8>> count 4 elem ui8
mir.gpu.global @largest : !mir.ptr<global, !mir.atomic<i32>> count 1 elem ui32

func.func @k(
    %x: !mir.ptr<global, i32> {mir.type = ui32, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %even: !mir.ptr<global, !mir.atomic<i32>> {mir.type = ui32, mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %odd: !mir.ptr<global, !mir.atomic<i32>> {mir.type = ui32, mir.resource = #mir.resource<set = 0, binding = 2, storage>},
    %sum: !mir.ptr<global, !mir.atomic<f32>> {mir.resource = #mir.resource<set = 0, binding = 3, storage>},
    %top: !mir.ptr<global, i32> {mir.type = ui32, mir.resource = #mir.resource<set = 0, binding = 4, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %half = arith.constant 0.5 : f32
  %i = mir.gpu.local_id x
  %bins = mir.gpu.address_of @bins : !mir.ptr<workgroup, !mir.atomic<i32>>
  %turns = mir.gpu.address_of @turns : !mir.ptr<workgroup, !mir.atomic<i8>>
  %largest = mir.gpu.address_of @largest : !mir.ptr<global, !mir.atomic<i32>>
  %few = arith.cmpi ult, %i, %c4 : i32
  scf.if %few {
    %bin = mir.gpu.gep %bins[%i] stride 4 : !mir.ptr<workgroup, !mir.atomic<i32>>, i32
    mir.gpu.store %bin, %c0 ordering relaxed : !mir.ptr<workgroup, !mir.atomic<i32>>, i32
    %turn = mir.gpu.gep %turns[%i] stride 1 : !mir.ptr<workgroup, !mir.atomic<i8>>, i32
    mir.gpu.store %turn, %zero ordering relaxed : !mir.ptr<workgroup, !mir.atomic<i8>>, i8
  }
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %x.at = mir.gpu.gep %x[%i] stride 4 : !mir.ptr<global, i32>, i32
  %v = mir.gpu.load %x.at : !mir.ptr<global, i32> -> i32
  %k = arith.andi %v, %c3 : i32
  %bin = mir.gpu.gep %bins[%k] stride 4 : !mir.ptr<workgroup, !mir.atomic<i32>>, i32
  %turn = mir.gpu.gep %turns[%k] stride 1 : !mir.ptr<workgroup, !mir.atomic<i8>>, i32
  %0 = mir.gpu.atomic add %bin, %c1 ordering relaxed scope workgroup : !mir.ptr<workgroup, !mir.atomic<i32>>, i32 -> i32
  %1 = mir.gpu.atomic add %turn, %one ordering relaxed scope workgroup : !mir.ptr<workgroup, !mir.atomic<i8>>, i8 -> i8
  %2 = mir.gpu.atomic max_u %largest, %v ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>>, i32 -> i32
  %3 = mir.gpu.atomic fadd %sum, %half ordering relaxed scope device : !mir.ptr<global, !mir.atomic<f32>>, f32 -> f32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  scf.if %few {
    %low = arith.andi %i, %c1 : i32
    %is.even = arith.cmpi eq, %low, %c0 : i32
    %to = arith.select %is.even, %even, %odd : !mir.ptr<global, !mir.atomic<i32>>
    %to.at = mir.gpu.gep %to[%i] stride 4 : !mir.ptr<global, !mir.atomic<i32>>, i32
    %own = mir.gpu.gep %bins[%i] stride 4 : !mir.ptr<workgroup, !mir.atomic<i32>>, i32
    %count = mir.gpu.load %own ordering relaxed : !mir.ptr<workgroup, !mir.atomic<i32>> -> i32
    %same = mir.gpu.gep %turns[%i] stride 1 : !mir.ptr<workgroup, !mir.atomic<i8>>, i32
    %again = mir.gpu.load %same ordering relaxed : !mir.ptr<workgroup, !mir.atomic<i8>> -> i8
    %wide = arith.extui %again : i8 to i32
    %both = arith.addi %count, %wide : i32
    %4 = mir.gpu.atomic add %to.at, %both ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>>, i32 -> i32
    %m = mir.gpu.load %largest ordering relaxed : !mir.ptr<global, !mir.atomic<i32>> -> i32
    %top.at = mir.gpu.gep %top[%i] stride 4 : !mir.ptr<global, i32>, i32
    mir.gpu.store %top.at, %m : !mir.ptr<global, i32>, i32
  }
  return
}
";

/// R-RUNA-10 R-RUNA-27 R-RUNA-28
#[test]
fn atomics_have_memory_of_their_own() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.mlir");
    fs::write(&file, KERNEL).unwrap();
    let mut generator = Generator::new(195);
    let x = many(COUNT, || generator.bits());
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(WAYS)
        .input(&x)
        .in_out(&[100_u32; 4])
        .in_out(&[200_u32; 4])
        .in_out(&[0_f32])
        .in_out(&[0_u32; 4])
        .run();
    let added = |bin: usize| 2 * x.iter().filter(|&&v| v as usize & 3 == bin).count() as u32;
    let [zero, one, two, three] = [0, 1, 2, 3].map(added);
    let even = [100 + zero, 100, 100 + two, 100];
    assert_same_bits("even bins", &outputs.buffer::<u32>(1), &even);
    let odd = [200, 200 + one, 200, 200 + three];
    assert_same_bits("odd bins", &outputs.buffer::<u32>(2), &odd);
    assert_same_bits("sum", &outputs.buffer::<f32>(3), &[COUNT as f32 / 2.0]);
    let largest = x.iter().copied().max().unwrap();
    assert_same_bits("largest", &outputs.buffer::<u32>(4), &[largest; 4]);
}
