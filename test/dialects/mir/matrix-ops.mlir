// Arithmetic on matrices round trips.
// R-RUNA-8 R-RUNA-35
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @matrices(
// CHECK-SAME: %[[M:.*]]: !mir.matrix<3x2xf32>, %[[N:.*]]: !mir.matrix<4x3xf32>, %[[R:.*]]: vector<3xf32>, %[[S:.*]]: f32, %[[P:.*]]: !mir.ptr<global, f32>, %[[W:.*]]: i32)
func.func @matrices(%m: !mir.matrix<3x2xf32>, %n: !mir.matrix<4x3xf32>, %r: vector<3xf32>, %s: f32, %p: !mir.ptr<global, f32>, %w: i32) {
  // CHECK: mir.gpu.mat_construct %[[R]], %[[R]] : vector<3xf32>, vector<3xf32> -> <3x2xf32>
  %0 = mir.gpu.mat_construct %r, %r : vector<3xf32>, vector<3xf32> -> <3x2xf32>
  // CHECK: mir.gpu.mat_splat %[[S]] : <4x4xf32>
  %1 = mir.gpu.mat_splat %s : <4x4xf32>
  // CHECK: mir.gpu.mat_row %[[M]]{{\[}}1] : <3x2xf32> -> vector<3xf32>
  %2 = mir.gpu.mat_row %m[1] : <3x2xf32> -> vector<3xf32>
  // CHECK: mir.gpu.mat_extract %[[M]]{{\[}}1, 2] : <3x2xf32>
  %3 = mir.gpu.mat_extract %m[1, 2] : <3x2xf32>
  // CHECK: mir.gpu.mat_transpose %[[M]] : <3x2xf32> -> <2x3xf32>
  %4 = mir.gpu.mat_transpose %m : <3x2xf32> -> <2x3xf32>
  // CHECK: mir.gpu.mat_add %[[M]], %[[M]] : <3x2xf32>
  %5 = mir.gpu.mat_add %m, %m : <3x2xf32>
  // CHECK: mir.gpu.mat_sub %[[M]], %[[M]] : <3x2xf32>
  %6 = mir.gpu.mat_sub %m, %m : <3x2xf32>
  // CHECK: mir.gpu.mat_scale %[[M]], %[[S]] : <3x2xf32>
  %7 = mir.gpu.mat_scale %m, %s : <3x2xf32>
  // CHECK: mir.gpu.mat_mul %[[M]], %[[N]] : <3x2xf32>, <4x3xf32> -> <4x2xf32>
  %8 = mir.gpu.mat_mul %m, %n : <3x2xf32>, <4x3xf32> -> <4x2xf32>
  // CHECK: mir.gpu.mat_vec_mul %[[M]], %[[R]] : <3x2xf32>, vector<3xf32> -> vector<2xf32>
  %9 = mir.gpu.mat_vec_mul %m, %r : <3x2xf32>, vector<3xf32> -> vector<2xf32>
  // CHECK: mir.gpu.mat_load %[[P]] stride %[[W]] row_major : <global, f32> -> <3x2xf32>
  %10 = mir.gpu.mat_load %p stride %w row_major : <global, f32> -> <3x2xf32>
  // CHECK: mir.gpu.mat_load %[[P]] stride %[[W]] column_major : <global, f32> -> <2x4xf32>
  %11 = mir.gpu.mat_load %p stride %w column_major : <global, f32> -> <2x4xf32>
  // CHECK: mir.gpu.mat_store %[[P]], %[[M]] stride %[[W]] row_major : <global, f32>, <3x2xf32>
  mir.gpu.mat_store %p, %m stride %w row_major : <global, f32>, <3x2xf32>
  // CHECK: mir.gpu.mat_store %[[P]], %[[N]] stride %[[W]] column_major : <global, f32>, <4x3xf32>
  mir.gpu.mat_store %p, %n stride %w column_major : <global, f32>, <4x3xf32>
  return
}
