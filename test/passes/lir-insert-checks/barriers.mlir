// Conditions that decide the way to a barrier are checked, wherever the barrier is: a helper with
// a barrier is inlined into the kernel. A loop is checked by its number of iterations.
// R-RUNA-119
// RUN: gir-opt --lir-insert-checks %s | FileCheck %s

// CHECK: \22operation\22:\22barrier\22,\22watched\22:{\22way\22:{\22group\22:\22workgroup\22,\22branch\22:{
// CHECK-SAME: \22watched\22:{\22barrier\22:{\22group\22:\22workgroup\22,\22reach\22:\22workgroup\22,\22acquires\22:true,\22releases\22:true}}
// CHECK-SAME: \22watched\22:{\22barrier\22:{\22group\22:\22subgroup\22,\22reach\22:\22workgroup\22,\22acquires\22:true,\22releases\22:true}}
// CHECK-SAME: \22watched\22:{\22fence\22:{\22acquires\22:true,\22releases\22:true,\22is_wide\22:true}}
module {
  // CHECK-NOT: func.func private @wait
  func.func private @wait() {
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    return
  }
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: %[[C:.*]]: i1, %[[N:.*]]: i32)
  func.func @k(%c: i1, %n: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    // CHECK: %[[W:.*]] = arith.extui %[[C]] : i1 to i64
    // CHECK-NEXT: lir.check_uniform %[[W]] site 0
    // CHECK-NEXT: scf.if %[[C]] {
    // CHECK-NEXT: lir.check_barrier 1
    // CHECK-NEXT: lir.barrier
    scf.if %c {
      func.call @wait() : () -> ()
    }
    // CHECK: %[[ROUNDS:.*]] = arith.select
    // CHECK: %[[W:.*]] = arith.extui %[[ROUNDS]] : i32 to i64
    // CHECK-NEXT: lir.check_uniform %[[W]] site 2
    // CHECK-NEXT: scf.for unsigned
    scf.for unsigned %i = %zero to %n step %one : i32 {
      // CHECK-NEXT: lir.check_barrier 3
      lir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
    }
    // CHECK: scf.while
    scf.while : () -> () {
      // CHECK-NEXT: %[[W:.*]] = arith.extui %[[C]] : i1 to i64
      // CHECK-NEXT: lir.check_uniform %[[W]] site
      // CHECK-NEXT: scf.condition
      scf.condition(%c)
    } do {
      // CHECK: lir.check_barrier
      lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
      scf.yield
    }
    // No barrier, no matter who goes which way.
    // CHECK-NOT: lir.check_uniform
    // CHECK: scf.if
    scf.if %c {
      // CHECK: lir.check_site
      // CHECK-NEXT: lir.mem_fence
      lir.mem_fence mem_scope device semantics seq_cst
    }
    return
  }
}
