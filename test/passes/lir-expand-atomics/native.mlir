// Atomics that a target has stay: `generic` has all of them.
// R-CHIP-20
// RUN: gir-opt --lir-expand-atomics --lir-replace-atomic-accesses --lir-widen-atomics --lir-fence-atomics --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: func.func @all(
func.func @all(%p: !mir.ptr<global, i8>, %q: !mir.ptr<global, f32>, %n: i8, %x: f32) {
  // CHECK-NOT: scf.while
  // CHECK-NOT: lir.mem_fence
  // CHECK: lir.atomic_inc_wrap
  %0 = lir.atomic_inc_wrap %p, %n ordering acq_rel scope device : !mir.ptr<global, i8>, i8 -> i8
  // CHECK: lir.atomic_fadd
  %1 = lir.atomic_fadd %q, %x ordering seq_cst scope device : !mir.ptr<global, f32>, f32 -> f32
  // CHECK: lir.atomic_load
  %2 = lir.atomic_load %q ordering acquire scope device : !mir.ptr<global, f32> -> f32
  return
}
