// A product does not replace a loop-carried matrix before the last read of a number of the matrix.
// RUN: gir-opt -O0 --emit-cuda --target=cuda-sm_80 %s -o %t.cu
// RUN: FileCheck %s < %t.cu
// RUN: %check-cuda --cuda-gpu-arch=sm_80 %t.cu

// CHECK: for (
// CHECK-NEXT: mma_c_16x8_f32 [[NEW:[a-z0-9]+]] = mma_m16n8k16_f32_f16({{[a-z0-9]+}}, {{[a-z0-9]+}}, [[SUM:[a-z0-9]+]]);
// CHECK-NEXT: *o = [[SUM]].x[0];
// CHECK-NEXT: [[SUM]] = [[NEW]];
// CHECK-NEXT: }
// CHECK-NEXT: *o = [[SUM]].x[1];
func.func @k(%o: !mir.ptr<global, f32> {lir.name = "o", lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32, %h0: f16, %s: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %a = builtin.unrealized_conversion_cast %h0, %h0, %h0, %h0, %h0, %h0, %h0, %h0 : f16, f16, f16, f16, f16, f16, f16, f16 to !mir.coop_matrix<16x16xf16, a, subgroup>
  %b = builtin.unrealized_conversion_cast %h0, %h0, %h0, %h0 : f16, f16, f16, f16 to !mir.coop_matrix<16x8xf16, b, subgroup>
  %c = builtin.unrealized_conversion_cast %s, %s, %s, %s : f32, f32, f32, f32 to !mir.coop_matrix<16x8xf32, accumulator, subgroup>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%acc = %c) -> !mir.coop_matrix<16x8xf32, accumulator, subgroup> : i32 {
    %old:4 = builtin.unrealized_conversion_cast %acc : !mir.coop_matrix<16x8xf32, accumulator, subgroup> to f32, f32, f32, f32
    %new = lir.coop_mat_mul_add %a, %b, %acc : <16x16xf16, a, subgroup>, <16x8xf16, b, subgroup> -> <16x8xf32, accumulator, subgroup>
    lir.store %o, %old#0 align 4 : <global, f32>, f32
    scf.yield %new : !mir.coop_matrix<16x8xf32, accumulator, subgroup>
  }
  %last:4 = builtin.unrealized_conversion_cast %r : !mir.coop_matrix<16x8xf32, accumulator, subgroup> to f32, f32, f32, f32
  lir.store %o, %last#1 align 4 : <global, f32>, f32
  return
}
