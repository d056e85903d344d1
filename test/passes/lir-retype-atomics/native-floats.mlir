// Atomics on floats that the target has itself are those on the bits where other atomics make the memory words.
// R-GIR-84
// RUN: gir-opt --target-file=%S/../../Inputs/float-atomics.toml --lir-retype-atomics --verify-diagnostics %s | FileCheck %s

module attributes {lir.target = "vulkan-float-atomics"} {

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, i64> {lir.resource
// CHECK-SAME: %[[Y:.*]]: !mir.ptr<global, f64> {lir.resource
func.func @k(%x: !mir.ptr<global, f64> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
             %y: !mir.ptr<global, f64> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %v = lir.load %y align 8 : !mir.ptr<global, f64> -> f64
  // The minimum is none of this target's.
  // CHECK: lir.atomic_fmin
  %0 = lir.atomic_fmin %x, %v ordering relaxed scope device : !mir.ptr<global, f64>, f64 -> f64
  // CHECK: scf.while
  // CHECK: lir.atomic_compare_exchange %{{.*}} ordering_succ acq_rel ordering_fail relaxed scope device : <global, i64>
  // expected-remark@+1 {{'lir.atomic_fadd' op becomes a loop around a compare-exchange}}
  %1 = lir.atomic_fadd %x, %v ordering acq_rel scope device : !mir.ptr<global, f64>, f64 -> f64
  // CHECK: lir.atomic_exchange %{{.*}}, %{{.*}} ordering relaxed scope device : <global, i64>, i64 -> i64
  // expected-remark@+1 {{'lir.atomic_exchange' op becomes an exchange of the bits}}
  %2 = lir.atomic_exchange %x, %v ordering relaxed scope device : !mir.ptr<global, f64>, f64 -> f64
  // CHECK: lir.atomic_load %{{.*}} ordering acquire scope device : <global, i64> -> i64
  // expected-remark@+1 {{'lir.atomic_load' op becomes a load of the bits}}
  %3 = lir.atomic_load %x ordering acquire scope device : !mir.ptr<global, f64> -> f64
  // Of its own memory it stays.
  // CHECK: lir.atomic_fadd %[[Y]]
  %4 = lir.atomic_fadd %y, %v ordering relaxed scope device : !mir.ptr<global, f64>, f64 -> f64
  return
}

}
