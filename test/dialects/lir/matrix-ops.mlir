// Arithmetic on matrices round trips.
// R-RUNA-8 R-RUNA-35
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @matrices(
// CHECK-SAME: %[[M:.*]]: !mir.matrix<3x2xf32>, %[[N:.*]]: !mir.matrix<4x3xf32>, %[[R:.*]]: vector<3xf32>, %[[S:.*]]: f32, %[[P:.*]]: !mir.ptr<global, f32>, %[[W:.*]]: i32)
func.func @matrices(%m: !mir.matrix<3x2xf32>, %n: !mir.matrix<4x3xf32>, %r: vector<3xf32>, %s: f32, %p: !mir.ptr<global, f32>, %w: i32) {
  // CHECK: lir.mat_construct %[[R]], %[[R]] : vector<3xf32>, vector<3xf32> -> <3x2xf32>
  %0 = lir.mat_construct %r, %r : vector<3xf32>, vector<3xf32> -> <3x2xf32>
  // CHECK: lir.mat_splat %[[S]] : <4x4xf32>
  %1 = lir.mat_splat %s : <4x4xf32>
  // CHECK: lir.mat_row %[[M]]{{\[}}1] : <3x2xf32> -> vector<3xf32>
  %2 = lir.mat_row %m[1] : <3x2xf32> -> vector<3xf32>
  // CHECK: lir.mat_extract %[[M]]{{\[}}1, 2] : <3x2xf32>
  %3 = lir.mat_extract %m[1, 2] : <3x2xf32>
  // CHECK: lir.mat_transpose %[[M]] : <3x2xf32> -> <2x3xf32>
  %4 = lir.mat_transpose %m : <3x2xf32> -> <2x3xf32>
  // CHECK: lir.mat_add %[[M]], %[[M]] : <3x2xf32>
  %5 = lir.mat_add %m, %m : <3x2xf32>
  // CHECK: lir.mat_sub %[[M]], %[[M]] : <3x2xf32>
  %6 = lir.mat_sub %m, %m : <3x2xf32>
  // CHECK: lir.mat_scale %[[M]], %[[S]] : <3x2xf32>
  %7 = lir.mat_scale %m, %s : <3x2xf32>
  // CHECK: lir.mat_mul %[[M]], %[[N]] : <3x2xf32>, <4x3xf32> -> <4x2xf32>
  %8 = lir.mat_mul %m, %n : <3x2xf32>, <4x3xf32> -> <4x2xf32>
  // CHECK: lir.mat_vec_mul %[[M]], %[[R]] : <3x2xf32>, vector<3xf32> -> vector<2xf32>
  %9 = lir.mat_vec_mul %m, %r : <3x2xf32>, vector<3xf32> -> vector<2xf32>
  // CHECK: lir.mat_load %[[P]] stride %[[W]] row_major align 4 : <global, f32> -> <3x2xf32>
  %10 = lir.mat_load %p stride %w row_major align 4 : <global, f32> -> <3x2xf32>
  // CHECK: lir.mat_load %[[P]] stride %[[W]] column_major align 4 : <global, f32> -> <2x4xf32>
  %11 = lir.mat_load %p stride %w column_major align 4 : <global, f32> -> <2x4xf32>
  // CHECK: lir.mat_store %[[P]], %[[M]] stride %[[W]] row_major align 4 : <global, f32>, <3x2xf32>
  lir.mat_store %p, %m stride %w row_major align 4 : <global, f32>, <3x2xf32>
  // CHECK: lir.mat_store %[[P]], %[[N]] stride %[[W]] column_major align 4 : <global, f32>, <4x3xf32>
  lir.mat_store %p, %n stride %w column_major align 4 : <global, f32>, <4x3xf32>
  return
}
