// Of two barriers or fences with nothing between one goes if the other covers it.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-eliminate-barriers))' %s | FileCheck %s

// CHECK-LABEL: func.func @same(
func.func @same(%x: i32) -> i32 {
  // CHECK-NEXT: lir.barrier
  // CHECK-NEXT: arith.addi
  // CHECK-NEXT: return
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %y = arith.addi %x, %x : i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return %y : i32
}

// CHECK-LABEL: func.func @weaker_first(
func.func @weaker_first() {
  // CHECK-NEXT: lir.barrier exec_scope workgroup mem_scope device semantics seq_cst
  // CHECK-NEXT: return
  lir.barrier exec_scope subgroup mem_scope workgroup semantics acq_rel
  lir.mem_fence mem_scope device semantics release
  lir.barrier exec_scope workgroup mem_scope device semantics seq_cst
  lir.mem_fence mem_scope workgroup semantics seq_cst
  return
}

// CHECK-LABEL: func.func @fences(
func.func @fences() {
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics acq_rel
  // CHECK-NEXT: return
  lir.mem_fence mem_scope device semantics acquire
  lir.mem_fence mem_scope device semantics acq_rel
  lir.mem_fence mem_scope workgroup semantics release
  return
}

// Nothing between them concerns others.
// CHECK-LABEL: func.func @private_between(
func.func @private_between(%v: i32) {
  // CHECK-COUNT-1: lir.barrier
  // CHECK-NOT: lir.barrier
  // CHECK: return
  %own = lir.var align 4 : <private, i32>
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}
