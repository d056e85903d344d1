// Indices along three axes, and workgroups whose size the launch decides.
// RUN: gir-opt --lir-serialize-work-items %s | FileCheck %s

// CHECK-LABEL: func.func @three(
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : i32
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : i32
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : i32
// CHECK-DAG: %[[GY:.*]] = lir.id_group_y
// CHECK-DAG: %[[BASE:.*]] = arith.muli %[[GY]], %[[C2]]
// CHECK: scf.for %[[Z:[^ ]*]] = %{{.*}} to %[[C3]]
// CHECK-NEXT: scf.for %[[Y:[^ ]*]] = %{{.*}} to %[[C2]]
// CHECK-NEXT: scf.for %[[X:[^ ]*]] = %{{.*}} to %[[C4]]
// CHECK: arith.addi %[[BASE]], %[[Y]]
// CHECK: %[[ZY:.*]] = arith.muli %[[Z]], %[[C2]]
// CHECK: %[[ROW:.*]] = arith.addi %[[ZY]], %[[Y]]
// CHECK: %[[XROW:.*]] = arith.muli %[[ROW]], %[[C4]]
// CHECK: %[[NUMBER:.*]] = arith.addi %[[XROW]], %[[X]]
// CHECK: lir.gep unsigned %{{.*}}[%[[NUMBER]]]
// CHECK: } {lir.work_items}
// CHECK-NEXT: } {lir.work_items}
// CHECK-NEXT: } {lir.work_items}
func.func @three(%p: !mir.ptr<global, i32>)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 2, 3]>} {
  %y = lir.id_global_y
  %q = lir.gep unsigned %p[%y] stride 4 : <global, i32>, i32
  %v = lir.load %q align 4 : <global, i32> -> i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %w = arith.addi %v, %v : i32
  lir.store %q, %w align 4 : <global, i32>, i32
  return
}

// CHECK-LABEL: func.func @unstated(
// CHECK-DAG: %[[NX:.*]] = lir.group_size_x
// CHECK-DAG: %[[NY:.*]] = lir.group_size_y
// CHECK-DAG: %[[NZ:.*]] = lir.group_size_z
// CHECK: scf.for %{{.*}} to %[[NZ]]
// CHECK: scf.for %{{.*}} to %[[NY]]
// CHECK: scf.for %{{.*}} to %[[NX]]
func.func @unstated(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute>} {
  %x = lir.id_global_x
  %n = lir.group_size_x
  %q = lir.gep unsigned %p[%x] stride 4 : <global, i32>, i32
  lir.store %q, %n align 4 : <global, i32>, i32
  return
}

// A kernel that computes its workgroup already is left alone.
// CHECK-LABEL: func.func @again(
// CHECK-NEXT: return
func.func @again() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>, lir.serialized} {
  return
}
