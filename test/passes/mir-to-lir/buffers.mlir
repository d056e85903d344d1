// Handles become ops with a binding, buffers get a layout and are addressed in bytes.
// R-RUNA-22 R-RUNA-32 R-RUNA-44 R-RUNA-45
// RUN: gir-opt --mir-to-lir=simplify=false %s | FileCheck %s --check-prefixes=CHECK,WIDE
// RUN: gir-opt --mir-to-lir=simplify=false --target=vulkan1.2 %s | FileCheck %s --check-prefixes=CHECK,NARROW

// CHECK-LABEL: func.func @k(
// CHECK-SAME: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.name = "s", lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>}
// CHECK-SAME: !mir.uniform_buffer<f32> {lir.layout = #lir.layout<std140, size = 4, align = 16, stride = 16>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, name = "params", layout = std140>}
// CHECK-SAME: !mir.storage_buffer<i8> {lir.layout = #lir.layout<std430, size = 1, align = 1, stride = 1>
// CHECK-SAME: !mir.storage_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<metal, size = 32, align = 16, stride = 32, matrix_stride = 16, major = column>
// CHECK-SAME: !mir.uniform_buffer<vector<3xf32>> {lir.layout = #lir.layout<std430, size = 12, align = 16, stride = 16>
// CHECK-SAME: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}
// CHECK-SAME: i64 {lir.push_constant = #lir.push_constant<offset = 8, size = 8>}
// CHECK-SAME: lir.push_constants = #mir.push_constants<size = 16, align = 8>
func.func @k(
    %s: !mir.storage_buffer<f32> {mir.name = "s", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %u: !mir.uniform_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 1, uniform, name = "params">},
    %b: !mir.storage_buffer<i8> {mir.resource = #mir.resource<set = 0, binding = 2, storage>},
    %m: !mir.storage_buffer<!mir.matrix<2x3xf32>> {mir.resource = #mir.resource<set = 0, binding = 3, storage, layout = metal>},
    %v: !mir.uniform_buffer<vector<3xf32>> {mir.resource = #mir.resource<set = 0, binding = 4, uniform, layout = std430>},
    %i: i32, %j: i64)
    attributes {mir.kernel = #mir.kernel<compute>} {
  // CHECK: %[[S:.*]] = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<f32>
  // CHECK: %[[U:.*]] = lir.bind_uniform set 0 binding 1 : !mir.uniform_buffer<f32>
  // CHECK: %[[B:.*]] = lir.bind_storage set 0 binding 2 : !mir.storage_buffer<i8>
  // CHECK: %[[M:.*]] = lir.bind_storage set 0 binding 3 : !mir.storage_buffer<!mir.matrix<2x3xf32>>
  // CHECK: %[[V:.*]] = lir.bind_uniform set 0 binding 4 : !mir.uniform_buffer<vector<3xf32>>

  // WIDE: %[[I:.*]] = arith.extui %{{.*}} : i32 to i64
  // WIDE: %[[C:.*]] = arith.constant 4 : i64
  // WIDE: %[[O:.*]] = arith.muli %[[I]], %[[C]] : i64
  // WIDE: %[[X:.*]] = lir.buffer_load %[[S]][%[[O]]] align 4 layout std430 : !mir.storage_buffer<f32>, i64 -> f32
  // NARROW: %[[C:.*]] = arith.constant 4 : i32
  // NARROW: %[[O:.*]] = arith.muli %{{.*}}, %[[C]] : i32
  // NARROW: %[[X:.*]] = lir.buffer_load %[[S]][%[[O]]] align 4 layout std430 : !mir.storage_buffer<f32>, i32 -> f32
  %x = mir.gpu.resource_load %s[%i] : !mir.storage_buffer<f32>, i32 -> f32

  // WIDE: %[[C:.*]] = arith.constant 16 : i64
  // WIDE: arith.muli %{{.*}}, %[[C]] : i64
  // NARROW: %[[J:.*]] = arith.trunci %{{.*}} : i64 to i32
  // NARROW: %[[C:.*]] = arith.constant 16 : i32
  // NARROW: arith.muli %[[J]], %[[C]] : i32
  // CHECK: lir.buffer_load %[[U]][%{{.*}}] align 16 layout std140 : !mir.uniform_buffer<f32>
  %y = mir.gpu.resource_load %u[%j] : !mir.uniform_buffer<f32>, i64 -> f32

  // A constant index is a constant offset, without sign.
  %c3 = arith.constant 3 : i32
  %c = arith.constant -1 : i32
  // WIDE: %[[O:.*]] = arith.constant 48 : i64
  // NARROW: %[[O:.*]] = arith.constant 48 : i32
  // CHECK: lir.buffer_load %[[U]][%[[O]]] align 16 layout std140
  %z = mir.gpu.resource_load %u[%c3] : !mir.uniform_buffer<f32>, i32 -> f32
  // WIDE: %[[O:.*]] = arith.constant 4294967295 : i64
  // NARROW: %[[O:.*]] = arith.constant -1 : i32
  // CHECK: lir.buffer_load %[[B]][%[[O]]] align 1 layout std430
  %a = mir.gpu.resource_load %b[%c] : !mir.storage_buffer<i8>, i32 -> i8

  // Elements of one byte need no multiplication.
  // CHECK-NOT: arith.muli
  // CHECK: lir.buffer_store %[[B]][%{{.*}}], %{{.*}} align 1 layout std430 : !mir.storage_buffer<i8>
  mir.gpu.resource_store %b[%j], %a : !mir.storage_buffer<i8>, i64, i8

  // CHECK: arith.constant 32 :
  // CHECK: lir.buffer_load %[[M]][%{{.*}}] align 16 layout metal : !mir.storage_buffer<!mir.matrix<2x3xf32>>, {{.*}} -> !mir.matrix<2x3xf32>
  %n = mir.gpu.resource_load %m[%i] : !mir.storage_buffer<!mir.matrix<2x3xf32>>, i32 -> !mir.matrix<2x3xf32>
  // CHECK: lir.buffer_store %[[M]][%{{.*}}], %{{.*}} align 16 layout metal
  mir.gpu.resource_store %m[%i], %n : !mir.storage_buffer<!mir.matrix<2x3xf32>>, i32, !mir.matrix<2x3xf32>
  // CHECK: lir.buffer_load %[[V]][%{{.*}}] align 16 layout std430
  %w = mir.gpu.resource_load %v[%i] : !mir.uniform_buffer<vector<3xf32>>, i32 -> vector<3xf32>
  // CHECK: lir.buffer_store %[[S]][%{{.*}}], %[[X]] align 4 layout std430
  mir.gpu.resource_store %s[%i], %x : !mir.storage_buffer<f32>, i32, f32

  // CHECK: call @helper(%[[U]], %[[S]])
  func.call @helper(%u, %s) : (!mir.uniform_buffer<f32>, !mir.storage_buffer<f32>) -> ()
  return
}

// Functions take buffers of the layout that one has which states none.
// CHECK-LABEL: func.func @helper
func.func @helper(%u: !mir.uniform_buffer<f32>, %s: !mir.storage_buffer<f32>) {
  %c = arith.constant 2 : i32
  // CHECK: arith.constant 32 :
  // CHECK: lir.buffer_load %arg0[%{{.*}}] align 16 layout std140
  %x = mir.gpu.resource_load %u[%c] : !mir.uniform_buffer<f32>, i32 -> f32
  // CHECK: arith.constant 8 :
  // CHECK: lir.buffer_store %arg1[%{{.*}}], %{{.*}} align 4 layout std430
  mir.gpu.resource_store %s[%c], %x : !mir.storage_buffer<f32>, i32, f32
  return
}
