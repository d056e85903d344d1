// Flags are exchanged for 1 and stored as 0.
// R-GIR-85
// RUN: gir-opt --lir-lower-atomic-flags --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: func.func @flags(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>)
func.func @flags(%p: !mir.ptr<global, i32>) -> i1 {
  // CHECK: %[[OLD:.*]] = lir.atomic_exchange %[[P]], %c1_i32 ordering acq_rel scope device : <global, i32>, i32 -> i32
  // CHECK: %[[SET:.*]] = arith.cmpi ne, %[[OLD]], %c0_i32 : i32
  %0 = lir.atomic_flag_test_and_set %p ordering acq_rel scope device : !mir.ptr<global, i32>
  // CHECK: lir.atomic_store %[[P]], %c0_i32{{.*}} ordering release scope workgroup : <global, i32>, i32
  lir.atomic_flag_clear %p ordering release scope workgroup : !mir.ptr<global, i32>
  // CHECK: return %[[SET]]
  return %0 : i1
}

// CHECK-LABEL: func.func @of_atomics(
func.func @of_atomics(%p: !mir.ptr<global, !mir.atomic<i32>>) -> i1 {
  // CHECK: lir.atomic_exchange %{{.*}}, %c1_i32 ordering relaxed scope device : <global, !mir.atomic<i32>>, i32 -> i32
  %0 = lir.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>>
  return %0 : i1
}
