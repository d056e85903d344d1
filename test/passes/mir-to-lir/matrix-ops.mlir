// Arithmetic on matrices of mir becomes that of lir; accesses state the alignment of elements.
// R-RUNA-35 R-RUNA-117
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @matrices(
// CHECK-SAME: %[[M:.*]]: !mir.matrix<3x2xf32>, %[[N:.*]]: !mir.matrix<4x3xf32>, %[[R:.*]]: vector<3xf32>, %[[S:.*]]: f32, %[[P:.*]]: !mir.ptr<global, f32>, %[[W:.*]]: i32)
func.func @matrices(%m: !mir.matrix<3x2xf32>, %n: !mir.matrix<4x3xf32>, %r: vector<3xf32>, %s: f32, %p: !mir.ptr<global, f32>, %w: i32) -> (!mir.matrix<3x2xf32>, !mir.matrix<4x4xf32>, vector<3xf32>, f32, !mir.matrix<2x3xf32>, !mir.matrix<3x2xf32>, !mir.matrix<3x2xf32>, !mir.matrix<3x2xf32>, !mir.matrix<4x2xf32>, vector<2xf32>, !mir.matrix<3x2xf32>, !mir.matrix<2x4xf32>) {
  // CHECK: lir.mat_construct %[[R]], %[[R]] : vector<3xf32>, vector<3xf32> -> <3x2xf32>
  %0 = mir.gpu.mat_construct %r, %r : vector<3xf32>, vector<3xf32> -> <3x2xf32>
  // CHECK: lir.mat_splat %[[S]] : <4x4xf32>
  %1 = mir.gpu.mat_splat %s : <4x4xf32>
  // CHECK: lir.mat_row %[[M]]{{\[}}1] : <3x2xf32> -> vector<3xf32>
  %2 = mir.gpu.mat_row %m[1] : <3x2xf32> -> vector<3xf32>
  // CHECK: lir.mat_extract %[[M]]{{\[}}1, 2] : <3x2xf32>
  %3 = mir.gpu.mat_extract %m[1, 2] : <3x2xf32>
  // CHECK: lir.mat_transpose %[[M]] : <3x2xf32> -> <2x3xf32>
  %4 = mir.gpu.mat_transpose %m : <3x2xf32> -> <2x3xf32>
  // CHECK: lir.mat_add %[[M]], %[[M]] : <3x2xf32>
  %5 = mir.gpu.mat_add %m, %m : <3x2xf32>
  // CHECK: lir.mat_sub %[[M]], %[[M]] : <3x2xf32>
  %6 = mir.gpu.mat_sub %m, %m : <3x2xf32>
  // CHECK: lir.mat_scale %[[M]], %[[S]] : <3x2xf32>
  %7 = mir.gpu.mat_scale %m, %s : <3x2xf32>
  // CHECK: lir.mat_mul %[[M]], %[[N]] : <3x2xf32>, <4x3xf32> -> <4x2xf32>
  %8 = mir.gpu.mat_mul %m, %n : <3x2xf32>, <4x3xf32> -> <4x2xf32>
  // CHECK: lir.mat_vec_mul %[[M]], %[[R]] : <3x2xf32>, vector<3xf32> -> vector<2xf32>
  %9 = mir.gpu.mat_vec_mul %m, %r : <3x2xf32>, vector<3xf32> -> vector<2xf32>
  // CHECK: lir.mat_load %[[P]] stride %[[W]] row_major align 4 : <global, f32> -> <3x2xf32>
  %10 = mir.gpu.mat_load %p stride %w row_major : <global, f32> -> <3x2xf32>
  // CHECK: lir.mat_load %[[P]] stride %[[W]] column_major align 4 : <global, f32> -> <2x4xf32>
  %11 = mir.gpu.mat_load %p stride %w column_major : <global, f32> -> <2x4xf32>
  // CHECK: lir.mat_store %[[P]], %[[M]] stride %[[W]] row_major align 4 : <global, f32>, <3x2xf32>
  mir.gpu.mat_store %p, %m stride %w row_major : <global, f32>, <3x2xf32>
  // CHECK: lir.mat_store %[[P]], %[[N]] stride %[[W]] column_major align 4 : <global, f32>, <4x3xf32>
  mir.gpu.mat_store %p, %n stride %w column_major : <global, f32>, <4x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : !mir.matrix<3x2xf32>, !mir.matrix<4x4xf32>, vector<3xf32>, f32, !mir.matrix<2x3xf32>, !mir.matrix<3x2xf32>, !mir.matrix<3x2xf32>, !mir.matrix<3x2xf32>, !mir.matrix<4x2xf32>, vector<2xf32>, !mir.matrix<3x2xf32>, !mir.matrix<2x4xf32>
}
