// A kernel gets the numbers of workgroups as parameters, and the extents of a workgroup where it asks for them.
// R-RUNA-89
// RUN: gir-opt --lir-loop-workgroups --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: func.func @k(
// CHECK-SAME: !mir.ptr<global, i32> {lir.name = "x", lir.resource = {{[^}]*}}}, %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[Z:.*]]: i32)
// CHECK: scf.for unsigned %{{.*}} = %{{.*}} to %[[Z]]
// CHECK-NEXT: scf.for unsigned %[[POSITION:.*]] = %{{.*}} to %[[Y]]
// CHECK-NEXT: scf.for unsigned %{{.*}} = %{{.*}} to %[[X]]
// CHECK-NEXT: arith.addi %[[POSITION]], %[[X]] : i32
// CHECK-NEXT: lir.store
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @k(%x: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>, lir.serialized} {
  %g = lir.id_group_y
  %n = lir.num_groups_x
  %s = arith.addi %g, %n : i32
  lir.store %x, %s align 4 : <global, i32>, i32
  return
}

// CHECK-LABEL: func.func @sized(
// CHECK-SAME: %{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32, %[[SIZE:.*]]: i32, %{{.*}}: i32)
// CHECK: arith.addi %[[SIZE]], %[[SIZE]]
func.func @sized() attributes {lir.kernel = #mir.kernel<compute>, lir.serialized} {
  %n = lir.group_size_y
  %s = arith.addi %n, %n : i32
  return
}

// CHECK-LABEL: func.func @other() {
func.func @other() {
  return
}

// -----

// expected-error@+1 {{'func.func' op computes a work-item; run --lir-serialize-work-items first}}
func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
