// Buffers are pointers to bytes, without a layout of their own.
// RUN: gir-opt --lir-lower-buffers=pointers=true %s | FileCheck %s

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[U:.*]]: !mir.ptr<global, i8> {lir.name = "u", lir.resource = #mir.resource<set = 0, binding = 0, uniform>},
// CHECK-SAME: %[[S:.*]]: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 1, storage, name = "out">},
// CHECK-SAME: %[[I:.*]]: i64
func.func @k(
    %0: !mir.uniform_buffer<f32> {lir.name = "u", lir.layout = #lir.layout<std140, size = 4, align = 16, stride = 16>, lir.resource = #mir.resource<set = 0, binding = 0, uniform, layout = std140>},
    %1: !mir.storage_buffer<vector<3xf32>> {lir.resource = #mir.resource<set = 0, binding = 1, storage, name = "out", layout = std430>},
    %i: i64 {lir.push_constant = #lir.push_constant<offset = 0, size = 8>})
    attributes {lir.kernel = #mir.kernel<compute>, lir.push_constants = #mir.push_constants<size = 8, align = 8>} {
  // CHECK-NOT: lir.bind
  %u = lir.bind_uniform set 0 binding 0 : !mir.uniform_buffer<f32>
  %s = lir.bind_storage set 0 binding 1 : !mir.storage_buffer<vector<3xf32>>
  // CHECK: %[[P:.*]] = lir.gep unsigned %[[U]][%[[I]]] stride 1
  // CHECK: %[[Q:.*]] = lir.ptr_cast %[[P]] : <global, i8> -> <global, f32>
  // CHECK: %[[X:.*]] = lir.load %[[Q]] align 16
  %x = lir.buffer_load %u[%i] align 16 layout std140 : !mir.uniform_buffer<f32>, i64 -> f32
  %v = vector.broadcast %x : f32 to vector<3xf32>
  // CHECK: %[[P:.*]] = lir.gep unsigned %[[S]][%[[I]]] stride 1
  // CHECK: %[[Q:.*]] = lir.ptr_cast %[[P]]
  // CHECK: lir.store %[[Q]], %{{.*}} align 16
  lir.buffer_store %s[%i], %v align 16 layout std430 : !mir.storage_buffer<vector<3xf32>>, i64, vector<3xf32>
  return
}
