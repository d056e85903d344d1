// A reduction is a tree in shared memory, with one slot for each work-item.
// R-RUNA-35
// RUN: gir-opt --lir-expand-workgroup-collectives %s | FileCheck %s

// Of six work-items two take in the ones four behind, then two, then one.
// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[V:.*]]: f16 {
func.func @sum(%v: f16 {lir.push_constant = #lir.push_constant<offset = 0, size = 2>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [3, 1, 2]>} {
  // CHECK: %[[SLOTS:.*]] = lir.address_of @gir_workgroup_f16_6 : <workgroup, f16>
  // CHECK: %[[X:.*]] = lir.id_local_x
  // CHECK-NOT: lir.id_local_y
  // CHECK: %[[Z:.*]] = lir.id_local_z
  // CHECK: %[[PLANE:.*]] = arith.muli %[[Z]], %c3_i32
  // CHECK: %[[I:.*]] = arith.addi %[[X]], %[[PLANE]]
  // CHECK: %[[MINE:.*]] = lir.gep unsigned %[[SLOTS]][%[[I]]] stride 2
  // CHECK: lir.store %[[MINE]], %[[V]] align 2
  // CHECK-NEXT: lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  // CHECK: %[[FIRST:.*]] = arith.cmpi ult, %[[I]], %c2_i32
  // CHECK-NEXT: %[[A:.*]] = scf.if %[[FIRST]] -> (f16) {
  // CHECK: %[[BEHIND:.*]] = arith.addi %[[I]], %c4_i32
  // CHECK-NEXT: %[[THERE:.*]] = lir.gep unsigned %[[SLOTS]][%[[BEHIND]]] stride 2
  // CHECK-NEXT: %[[OTHER:.*]] = lir.load %[[THERE]] align 2
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[V]], %[[OTHER]]
  // CHECK-NEXT: lir.store %[[MINE]], %[[SUM]] align 2
  // CHECK-NEXT: scf.yield %[[SUM]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield %[[V]]
  // CHECK-NEXT: }
  // CHECK-NEXT: lir.barrier
  // CHECK: arith.cmpi ult, %[[I]], %c2_i32
  // CHECK: arith.addi %[[I]], %c2_i32
  // CHECK: arith.addf %[[A]]
  // CHECK: lir.barrier
  // CHECK: arith.cmpi ult, %[[I]], %c1_i32
  // CHECK: arith.addi %[[I]], %c1_i32
  // CHECK: lir.barrier
  // CHECK-NOT: scf.if
  // CHECK: lir.load %[[SLOTS]] align 2
  // CHECK-NEXT: lir.barrier
  // CHECK-NEXT: return
  %r = lir.workgroup_reduce fadd %v : f16
  return
}
// CHECK: lir.global @gir_workgroup_f16_6 : !mir.ptr<workgroup, f16> count 6 align 2 elem f16
