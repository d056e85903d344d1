// Atomics on floats that a target lacks are atomics on their bits.
// R-GIR-83 R-GIR-84 R-GIR-91 R-CHIP-20 R-CHIP-24 R-CHIP-26
// RUN: gir-opt --lir-expand-atomics %s 2>/dev/null | FileCheck %s
// RUN: gir-opt --lir-expand-atomics --verify-diagnostics %s

module attributes {lir.target = "hexagon-v68"} {

// The bits are compared: a NaN is equal to itself, and 0 is not -0.
// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[X:.*]]: f32)
func.func @add(%p: !mir.ptr<global, f32>, %x: f32) -> f32 {
  // CHECK: %[[BITS:.*]] = lir.ptr_cast %[[P]] : <global, f32> -> <global, i32>
  // CHECK: %[[OLD:.*]] = scf.while (%[[GUESS:.*]] = %c0_i32) : (i32) -> i32 {
  // CHECK: %[[NOW:.*]] = arith.bitcast %[[GUESS]] : i32 to f32
  // CHECK: %[[SUM:.*]] = arith.addf %[[NOW]], %[[X]] : f32
  // CHECK: %[[NEXT:.*]] = arith.bitcast %[[SUM]] : f32 to i32
  // CHECK: %[[FOUND:.*]] = lir.atomic_compare_exchange %[[BITS]], %[[GUESS]], %[[NEXT]] ordering_succ acq_rel ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
  // CHECK: %[[FAILED:.*]] = arith.cmpi ne, %[[FOUND]], %[[GUESS]] : i32
  // CHECK: scf.condition(%[[FAILED]]) %[[FOUND]]
  // CHECK: %[[R:.*]] = arith.bitcast %[[OLD]] : i32 to f32
  // CHECK: return %[[R]]
  // expected-remark@+1 {{'lir.atomic_fadd' op becomes a loop around a compare-exchange: the target has no such operation}}
  %0 = lir.atomic_fadd %p, %x ordering acq_rel scope device : !mir.ptr<global, f32>, f32 -> f32
  return %0 : f32
}

// NaNs as minNum and maxNum of IEEE 754 have it.
// CHECK-LABEL: func.func @min_and_max(
func.func @min_and_max(%p: !mir.ptr<workgroup, f64>, %x: f64) {
  // CHECK: arith.minnumf %{{.*}} : f64
  // CHECK: lir.atomic_compare_exchange %{{.*}} scope workgroup : <workgroup, i64>, i64, i64 -> i64
  // expected-remark@+1 {{'lir.atomic_fmin' op becomes a loop}}
  %0 = lir.atomic_fmin %p, %x ordering relaxed scope workgroup : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: arith.maxnumf %{{.*}} : f64
  // expected-remark@+1 {{'lir.atomic_fmax' op becomes a loop}}
  %1 = lir.atomic_fmax %p, %x ordering relaxed scope workgroup : !mir.ptr<workgroup, f64>, f64 -> f64
  return
}

// CHECK-LABEL: func.func @moves(
// CHECK-SAME: %{{.*}}: !mir.ptr<global, f32>, %[[X:.*]]: f32, %[[Y:.*]]: f32)
func.func @moves(%p: !mir.ptr<global, f32>, %x: f32, %y: f32) {
  // CHECK-NOT: scf.while
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
  // CHECK: %[[OLD:.*]] = lir.atomic_exchange %{{.*}}, %[[BITS]] ordering acquire scope device : <global, i32>, i32 -> i32
  // CHECK: arith.bitcast %[[OLD]] : i32 to f32
  // expected-remark@+1 {{'lir.atomic_exchange' op becomes an exchange of the bits}}
  %0 = lir.atomic_exchange %p, %x ordering acquire scope device : !mir.ptr<global, f32>, f32 -> f32
  // CHECK: %[[FROM:.*]] = arith.bitcast %[[X]] : f32 to i32
  // CHECK: %[[TO:.*]] = arith.bitcast %[[Y]] : f32 to i32
  // CHECK: lir.atomic_compare_exchange %{{.*}}, %[[FROM]], %[[TO]] ordering_succ acq_rel ordering_fail acquire scope device : <global, i32>
  // expected-remark@+1 {{'lir.atomic_compare_exchange' op becomes a compare-exchange of the bits}}
  %1 = lir.atomic_compare_exchange %p, %x, %y ordering_succ acq_rel ordering_fail acquire scope device : !mir.ptr<global, f32>, f32, f32 -> f32
  return
}

}
