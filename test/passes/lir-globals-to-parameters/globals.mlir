// Globals that the host provides become parameters of every kernel, buffers first; functions with uses are inlined.
//
// RUN: gir-opt --lir-globals-to-parameters %s | FileCheck %s

// CHECK-NOT: lir.global @extra
// CHECK-NOT: lir.global @lut
// CHECK: lir.global @tile
lir.global @extra : !mir.ptr<workgroup, i32> count 0 align 4 dynamic elem i32 {lir.spec_id = 3 : i32}
lir.global @lut : !mir.ptr<global, f32> count 4 align 4 elem f32 {lir.resource = #mir.resource<set = 0, binding = 7, storage>}
lir.global @tile : !mir.ptr<workgroup, f32> count 4 align 4 elem f32

// CHECK-NOT: @first
func.func private @first() -> f32 {
  %p = lir.address_of @lut : !mir.ptr<global, f32>
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  return %v : f32
}

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, f32>,
// CHECK-SAME: %[[LUT:.*]]: !mir.ptr<global, f32> {lir.name = "lut", lir.resource = #mir.resource<set = 0, binding = 7, storage>},
// CHECK-SAME: %[[EXTRA:.*]]: !mir.ptr<workgroup, i32> {lir.name = "extra", lir.spec_id = 3 : i32})
func.func @k(%x: !mir.ptr<global, f32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  // CHECK: %[[V:.*]] = lir.load %[[LUT]]
  // CHECK: lir.store %[[X]], %[[V]]
  %v = call @first() : () -> f32
  lir.store %x, %v align 4 : !mir.ptr<global, f32>, f32
  // CHECK: lir.store %[[EXTRA]]
  %one = arith.constant 1 : i32
  %e = lir.address_of @extra : !mir.ptr<workgroup, i32>
  lir.store %e, %one align 4 : !mir.ptr<workgroup, i32>, i32
  return
}

// Buffers used or not: the host binds them in the same places of every kernel.
// CHECK-LABEL: func.func @other(
// CHECK-SAME: %{{.*}}: !mir.ptr<global, f32> {lir.name = "lut", lir.resource = #mir.resource<set = 0, binding = 7, storage>})
func.func @other() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  return
}
