// Barriers that neither covers, and those with an access between, stay.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-eliminate-barriers))' %s | FileCheck %s

// CHECK-LABEL: func.func @beside(
func.func @beside() {
  // CHECK-COUNT-2: lir.barrier
  lir.barrier exec_scope workgroup mem_scope workgroup semantics seq_cst
  lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
  return
}

// A fence waits for nobody.
// CHECK-LABEL: func.func @fence_first(
func.func @fence_first() {
  // CHECK-NEXT: lir.mem_fence
  lir.mem_fence mem_scope system semantics seq_cst
  // CHECK-NEXT: lir.barrier
  lir.barrier exec_scope subgroup mem_scope device semantics acq_rel
  return
}

// CHECK-LABEL: func.func @halves(
func.func @halves() {
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics acquire
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics release
  lir.mem_fence mem_scope device semantics acquire
  lir.mem_fence mem_scope device semantics release
  return
}

// CHECK-LABEL: func.func @accesses(
func.func @accesses(%p: !mir.ptr<workgroup, i32>, %q: !mir.ptr<global, i32>, %c: i1, %v: i32) {
  // CHECK-COUNT-6: lir.barrier
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %a = lir.load %p align 4 : <workgroup, i32> -> i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  lir.store %p, %v align 4 : <workgroup, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %old = lir.atomic_add %q, %v ordering relaxed scope device : <global, i32>, i32 -> i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %any = lir.subgroup_any %c
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  scf.if %c {
    lir.store %q, %v align 4 : <global, i32>, i32
  }
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}
