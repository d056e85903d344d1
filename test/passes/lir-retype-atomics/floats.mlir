// Floats whose atomics are those on their bits are declared as integers; accesses stay by way of a cast.
// R-GIR-83 R-GIR-84 R-CHIP-20
// RUN: gir-opt --lir-retype-atomics --verify-diagnostics %s | FileCheck %s

module attributes {lir.target = "vulkan1.3"} {

// CHECK: lir.global @sums : !mir.ptr<workgroup, i64> count 16 align 8 elem i64
lir.global @sums : !mir.ptr<workgroup, f64> count 16 align 8 elem f64
// Memory without atomics, or with atomics that the target has, stays.
// CHECK: lir.global @plain : !mir.ptr<workgroup, f32> count 16 align 4 elem f32
lir.global @plain : !mir.ptr<workgroup, f32> count 16 align 4 elem f32
// CHECK: lir.global @count : !mir.ptr<workgroup, i32> count 1 align 4 elem ui32
lir.global @count : !mir.ptr<workgroup, i32> count 1 align 4 elem ui32

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, i32> {lir.resource
// CHECK-SAME: %[[Y:.*]]: !mir.ptr<global, f32> {lir.resource
func.func @k(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
             %y: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: %[[C:.*]] = lir.ptr_cast %[[X]] : <global, i32> -> <global, f32>
  %i = lir.id_local_x
  // CHECK: %[[P:.*]] = lir.gep %[[C]][%{{.*}}] stride 4 : <global, f32>, i32
  %p = lir.gep %x[%i] stride 4 : !mir.ptr<global, f32>, i32
  // CHECK: %[[V:.*]] = lir.load %[[Y]] align 4 : <global, f32> -> f32
  %v = lir.load %y align 4 : !mir.ptr<global, f32> -> f32
  // CHECK: lir.atomic_fadd %[[P]], %[[V]]
  %0 = lir.atomic_fadd %p, %v ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  // CHECK: %[[S:.*]] = lir.address_of @sums : <workgroup, i64>
  // CHECK: %[[F:.*]] = lir.ptr_cast %[[S]] : <workgroup, i64> -> <workgroup, f64>
  %s = lir.address_of @sums : !mir.ptr<workgroup, f64>
  // CHECK: lir.atomic_load %[[F]]
  %1 = lir.atomic_load %s ordering relaxed scope workgroup : !mir.ptr<workgroup, f64> -> f64
  // CHECK: lir.address_of @count : <workgroup, i32>
  %c = lir.address_of @count : !mir.ptr<workgroup, i32>
  %one = arith.constant 1 : i32
  %2 = lir.atomic_add %c, %one ordering relaxed scope workgroup : !mir.ptr<workgroup, i32>, i32 -> i32
  %q = lir.address_of @plain : !mir.ptr<workgroup, f32>
  // CHECK: lir.store %{{.*}}, %[[V]] align 4 : <workgroup, f32>, f32
  lir.store %q, %v align 4 : !mir.ptr<workgroup, f32>, f32
  return
}

}
