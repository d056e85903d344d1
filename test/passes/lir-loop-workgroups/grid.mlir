// A kernel that computes a workgroup computes all of them, by a loop for each axis that it asks for; computations move to
// the loop that needs them.
// R-RUNA-89
// RUN: gir-opt --lir-loop-workgroups %s | FileCheck %s
// RUN: gir-opt --lir-loop-workgroups --lir-loop-workgroups %s | FileCheck %s

// CHECK-LABEL: func.func @one(
// CHECK: %[[N:.*]] = lir.num_groups_x
// CHECK: scf.for unsigned %[[G:[^ ]*]] = %{{.*}} to %[[N]]
// CHECK: scf.for %[[I:[^ ]*]] = %
// CHECK: %[[B:.*]] = arith.muli %[[G]],
// CHECK-NEXT: %[[X:.*]] = arith.addi %[[B]], %[[I]]
// CHECK: lir.work_items
// CHECK: lir.workgroups
// CHECK-NOT: lir.id_group_x
func.func @one(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, lir.serialized} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  %g = lir.id_group_x
  %b = arith.muli %g, %c64 : i32
  scf.for %i = %c0 to %c64 step %c1 : i32 {
    %x = arith.addi %b, %i : i32
    %q = lir.gep unsigned %p[%x] stride 4 : !mir.ptr<global, i32>, i32
    lir.store %q, %x align 4 : !mir.ptr<global, i32>, i32
  } {lir.work_items}
  return
}

// Two stages: the base stays in front of both.
// CHECK-LABEL: func.func @two(
// CHECK: scf.for unsigned %[[Z:.*]] = %{{.*}}
// CHECK: scf.for unsigned %[[X:.*]] = %{{.*}}
// CHECK: arith.muli %[[X]]
// CHECK: scf.for
// CHECK: scf.for
func.func @two(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, lir.serialized} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  %g = lir.id_group_x
  %z = lir.id_group_z
  %b = arith.muli %g, %c64 : i32
  scf.for %i = %c0 to %c64 step %c1 : i32 {
    %x = arith.addi %b, %i : i32
    %q = lir.gep unsigned %p[%x] stride 4 : !mir.ptr<global, i32>, i32
    lir.store %q, %z align 4 : !mir.ptr<global, i32>, i32
  } {lir.work_items}
  scf.for %i = %c0 to %c64 step %c1 : i32 {
    %x = arith.subi %b, %i : i32
    %q = lir.gep unsigned %p[%x] stride 4 : !mir.ptr<global, i32>, i32
    lir.store %q, %x align 4 : !mir.ptr<global, i32>, i32
  } {lir.work_items}
  return
}

// All workgroups do the same: one is enough, but not where they update memory in turn.
// CHECK-LABEL: func.func @same(
// CHECK-NOT: lir.num_groups
// CHECK-LABEL: func.func @counts(
// CHECK: lir.num_groups_z
// CHECK: lir.num_groups_y
// CHECK: lir.num_groups_x
func.func @same(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>, lir.serialized} {
  %c1 = arith.constant 1 : i32
  lir.store %p, %c1 align 4 : !mir.ptr<global, i32>, i32
  return
}
func.func @counts(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>, lir.serialized} {
  %c1 = arith.constant 1 : i32
  lir.begin_critical_section
  %v = lir.load %p align 4 : !mir.ptr<global, i32> -> i32
  %w = arith.addi %v, %c1 : i32
  lir.store %p, %w align 4 : !mir.ptr<global, i32>, i32
  lir.end_critical_section
  return
}
