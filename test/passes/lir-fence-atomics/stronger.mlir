// A fence that the target lacks is a stronger one: Metal 3.2 has only seq_cst. Metal 3.1 has none, and says so.
// R-GIR-75
// RUN: split-file %s %t
// RUN: gir-opt --lir-check-target --lir-fence-atomics %t/metal3.2.mlir 2>/dev/null | FileCheck %s
// RUN: gir-opt --lir-check-target --verify-diagnostics %t/metal3.1.mlir

//--- metal3.2.mlir
module attributes {lir.target = "metal3.2"} {
// CHECK-LABEL: func.func @add(
func.func @add(%p: !mir.ptr<global, i32>, %v: i32) {
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics seq_cst
  // CHECK-NEXT: lir.atomic_add %{{.*}} ordering relaxed scope device
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics seq_cst
  %0 = lir.atomic_add %p, %v ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}
}

//--- metal3.1.mlir
module attributes {lir.target = "metal3.1"} {
func.func @add(%p: !mir.ptr<global, i32>, %v: i32) {
  // expected-error@+1 {{'lir.atomic_add' op has ordering acq_rel, which target 'metal3.1' does not have; it has relaxed}}
  %0 = lir.atomic_add %p, %v ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}
}
