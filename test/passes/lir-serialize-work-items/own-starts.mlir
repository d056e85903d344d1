// A loop with a barrier that each work-item starts at a place of its own becomes one over the
// rounds, of which there are as many for all.
// R-RUNA-117
// RUN: gir-opt --lir-serialize-work-items %s | FileCheck %s

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, i32>
module attributes {lir.target = "cpu"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
    %three = arith.constant 3 : i32
    %two = arith.constant 2 : i32
    %i = lir.id_local_x
    %end = arith.addi %i, %three : i32
    // The rounds are those of work-item 0.
    // CHECK: scf.for
    // CHECK: } {lir.work_items}
    // CHECK: %[[ROUNDS:.*]] = lir.load
    // CHECK: scf.for unsigned %[[K:.*]] = %{{.*}} to %[[ROUNDS]] step %{{.*}} : i32 {
    scf.for %j = %i to %end step %two : i32 {
      // CHECK: %[[WAY:.*]] = arith.muli %[[K]], %{{.*}} : i32
      // CHECK: scf.for %[[I:.*]] = {{.*}} : i32 {
      // CHECK: %[[J:.*]] = arith.addi %[[I]], %[[WAY]] : i32
      // CHECK: %[[P:.*]] = lir.gep %[[X]][%[[J]]]
      %p = lir.gep %x[%j] stride 4 : <global, i32>, i32
      // CHECK: lir.store %[[P]], %[[J]]
      lir.store %p, %j align 4 : <global, i32>, i32
      lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    }
    return
  }
}
