// Matrices of buffers are taken apart; functions that take handles are put in the place of their
// calls.
// RUN: gir-opt --lir-lower-buffers %s | FileCheck %s

// CHECK-LABEL: func.func @k(
// CHECK-SAME: !mir.uniform_buffer<!mir.matrix<3x2xf32>>
func.func @k(
    %0: !mir.uniform_buffer<!mir.matrix<3x2xf32>> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>},
    %1: !mir.storage_buffer<!mir.matrix<3x2xf32>> {lir.resource = #mir.resource<set = 0, binding = 1, storage, layout = metal>},
    %2: !mir.image2d<f32> {lir.resource = #mir.resource<set = 0, binding = 2, image>},
    %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute>, lir.push_constants = #mir.push_constants<size = 4, align = 4>} {
  // CHECK-DAG: %[[U:.*]] = lir.bind_uniform
  %u = lir.bind_uniform set 0 binding 0 : !mir.uniform_buffer<!mir.matrix<3x2xf32>>
  // CHECK-DAG: %[[S:.*]] = lir.bind_storage
  %s = lir.bind_storage set 0 binding 1 : !mir.storage_buffer<!mir.matrix<3x2xf32>>
  // CHECK-DAG: %[[I:.*]] = lir.bind_image
  %m = lir.bind_image set 0 binding 2 : !mir.image2d<f32>
  // Rows of three, 16 bytes apart.
  // CHECK: %[[A:.*]] = lir.buffer_load %[[U]][%{{.*}}] align 16 layout std140 : !mir.uniform_buffer<!mir.matrix<3x2xf32>>, i32 -> vector<3xf32>
  // CHECK: %[[C16:.*]] = arith.constant 16 : i32
  // CHECK: %[[AT:.*]] = arith.addi %{{.*}}, %[[C16]] : i32
  // CHECK: %[[B:.*]] = lir.buffer_load %[[U]][%[[AT]]]
  // CHECK: %[[M:.*]] = lir.mat_construct %[[A]], %[[B]]
  %x = lir.buffer_load %u[%i] align 16 layout std140 : !mir.uniform_buffer<!mir.matrix<3x2xf32>>, i32 -> !mir.matrix<3x2xf32>
  // Columns of two, 8 bytes apart.
  // CHECK: %[[T:.*]] = lir.mat_transpose %[[M]]
  // CHECK: %[[R:.*]] = lir.mat_row %[[T]][0]
  // CHECK: lir.buffer_store %[[S]][%{{.*}}], %[[R]] align 8 layout metal : {{.*}}, i32, vector<2xf32>
  // CHECK: lir.mat_row %[[T]][1]
  // CHECK: arith.constant 8 : i32
  // CHECK: lir.mat_row %[[T]][2]
  // CHECK: arith.constant 16 : i32
  // CHECK: lir.buffer_store
  lir.buffer_store %s[%i], %x align 8 layout metal : !mir.storage_buffer<!mir.matrix<3x2xf32>>, i32, !mir.matrix<3x2xf32>
  // CHECK: lir.image_fetch %[[I]]
  %t = func.call @texel(%m) : (!mir.image2d<f32>) -> vector<4xf32>
  return
}

// CHECK-NOT: @texel
func.func @texel(%m: !mir.image2d<f32>) -> vector<4xf32> {
  %xy = arith.constant dense<0> : vector<2xi32>
  %level = arith.constant 0 : i32
  %t = lir.image_fetch %m[%xy] lod %level : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  return %t : vector<4xf32>
}
