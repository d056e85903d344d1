// Where instructions are relaxed, fences order.
// R-GIR-75 R-CHIP-23
// RUN: gir-opt --lir-fence-atomics %s 2>/dev/null | FileCheck %s
// RUN: gir-opt --lir-fence-atomics --verify-diagnostics %s

module attributes {lir.target = "cuda-sm_60"} {

// CHECK-LABEL: func.func @updates(
func.func @updates(%p: !mir.ptr<global, i32>, %v: i32) {
  // CHECK-NEXT: lir.atomic_add %{{.*}} ordering relaxed scope device
  %0 = lir.atomic_add %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK-NEXT: lir.atomic_add %{{.*}} ordering relaxed scope device
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics acquire
  // expected-remark@+1 {{'lir.atomic_add' op becomes a relaxed one between fences: the target has no such operation}}
  %1 = lir.atomic_add %p, %v ordering acquire scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK-NEXT: lir.mem_fence mem_scope workgroup semantics release
  // CHECK-NEXT: lir.atomic_add %{{.*}} ordering relaxed scope workgroup
  // expected-remark@+1 {{between fences}}
  %2 = lir.atomic_add %p, %v ordering release scope workgroup : !mir.ptr<global, i32>, i32 -> i32
  // CHECK-NEXT: lir.mem_fence mem_scope system semantics release
  // CHECK-NEXT: lir.atomic_add %{{.*}} ordering relaxed scope system
  // CHECK-NEXT: lir.mem_fence mem_scope system semantics acquire
  // expected-remark@+1 {{between fences}}
  %3 = lir.atomic_add %p, %v ordering acq_rel scope system : !mir.ptr<global, i32>, i32 -> i32
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics seq_cst
  // CHECK-NEXT: lir.atomic_add %{{.*}} ordering relaxed scope device
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics acquire
  // expected-remark@+1 {{between fences}}
  %4 = lir.atomic_add %p, %v ordering seq_cst scope device : !mir.ptr<global, i32>, i32 -> i32
  // A work-item alone is in the order of the program.
  // CHECK-NEXT: lir.atomic_add %{{.*}} ordering relaxed scope invocation
  %5 = lir.atomic_add %p, %v ordering seq_cst scope invocation : !mir.ptr<global, i32>, i32 -> i32
  // CHECK-NEXT: return
  return
}

// A load releases nothing, a store acquires nothing.
// CHECK-LABEL: func.func @accesses(
func.func @accesses(%p: !mir.ptr<global, i32>, %v: i32) {
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics seq_cst
  // CHECK-NEXT: lir.atomic_load %{{.*}} ordering relaxed
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics acquire
  // expected-remark@+1 {{between fences}}
  %0 = lir.atomic_load %p ordering seq_cst scope device : !mir.ptr<global, i32> -> i32
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics seq_cst
  // CHECK-NEXT: lir.store %{{.*}} ordering relaxed scope device
  // CHECK-NEXT: return
  // expected-remark@+1 {{between fences}}
  lir.store %p, %v align 4 ordering seq_cst scope device : !mir.ptr<global, i32>, i32
  return
}

// CHECK-LABEL: func.func @compare(
func.func @compare(%p: !mir.ptr<global, i32>, %v: i32) {
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics release
  // CHECK-NEXT: lir.atomic_compare_exchange %{{.*}} ordering_succ relaxed ordering_fail relaxed scope device
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics acquire
  // CHECK-NEXT: return
  // expected-remark@+1 {{between fences}}
  %0 = lir.atomic_compare_exchange %p, %v, %v ordering_succ acq_rel ordering_fail acquire scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

}
