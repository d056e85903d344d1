// Kernels whose work-items need no workgroup compute several workgroups in one loop.
// R-RUNA-70
// RUN: gir-opt --lir-serialize-work-items --lir-merge-workgroups %s | FileCheck %s

#k = #mir.kernel<compute, workgroup_size = [64, 1, 1]>

// CHECK-LABEL: func.func @merged(
// CHECK-SAME: %[[COUNT:[^ :]*]]: i32 {lir.merged_workgroups, lir.name = "workgroups", lir.type = ui32})
// CHECK: %[[BASE:.*]] = arith.muli %{{.*}}, %c64
// CHECK: %[[ALL:.*]] = arith.muli %[[COUNT]], %c64
// CHECK: scf.for %{{.*}} to %[[ALL]] step
func.func @merged(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %i align 4 : <global, i32>, i32
  return
}

// The row is the same for all workgroups of a call.
// CHECK-LABEL: func.func @of_row(
// CHECK-SAME: lir.merged_workgroups
func.func @of_row(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %y = lir.id_group_y
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %y align 4 : <global, i32>, i32
  return
}

// The number of the workgroup is asked for.
// CHECK-LABEL: func.func @asks_group(
// CHECK-NOT: lir.merged_workgroups
func.func @asks_group(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %g = lir.id_group_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %g align 4 : <global, i32>, i32
  return
}

// The number in the workgroup is asked for.
// CHECK-LABEL: func.func @asks_local(
// CHECK-NOT: lir.merged_workgroups
func.func @asks_local(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %l = lir.id_local_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %l align 4 : <global, i32>, i32
  return
}

// There are two loops.
// CHECK-LABEL: func.func @meets(
// CHECK-NOT: lir.merged_workgroups
func.func @meets(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %i align 4 : <global, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  lir.store %at, %i align 4 : <global, i32>, i32
  return
}

// Memory of the workgroup.
// CHECK-LABEL: func.func @shares(
// CHECK-NOT: lir.merged_workgroups
func.func @shares(%x: !mir.ptr<workgroup, i32> {lir.name = "x"}) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  lir.store %x, %i align 4 : <workgroup, i32>, i32
  return
}

// Two axes.
// CHECK-LABEL: func.func @plane(
// CHECK-NOT: lir.merged_workgroups
func.func @plane(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 8, 1]>} {
  %i = lir.id_global_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %i align 4 : <global, i32>, i32
  return
}

// Indices of 48 work-items may wrap around in a workgroup.
// CHECK-LABEL: func.func @odd_size(
// CHECK-NOT: lir.merged_workgroups
func.func @odd_size(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [48, 1, 1]>} {
  %i = lir.id_global_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %i align 4 : <global, i32>, i32
  return
}

// All work-items do the same.
// CHECK-LABEL: func.func @asks_nothing(
// CHECK-NOT: lir.merged_workgroups
func.func @asks_nothing(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  lir.store %x, %n align 4 : <global, i32>, i32
  return
}

// Workgroups leave gaps between their indices.
// CHECK-LABEL: func.func @gaps(
// CHECK-NOT: lir.merged_workgroups
func.func @gaps(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %g = lir.id_group_x
  %l = lir.id_local_x
  %c128 = arith.constant 128 : i32
  %first = arith.muli %g, %c128 : i32
  %i = arith.addi %first, %l : i32
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %i align 4 : <global, i32>, i32
  return
}

// The global index as programs compute it from the number of the workgroup.
// CHECK-LABEL: func.func @computed(
// CHECK-SAME: lir.merged_workgroups
func.func @computed(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %g = lir.id_group_x
  %l = lir.id_local_x
  %c64 = arith.constant 64 : i32
  %first = arith.muli %g, %c64 : i32
  %i = arith.addi %first, %l : i32
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %i align 4 : <global, i32>, i32
  return
}
