// Atomics that wrap at a value become compare-exchange loops, with a remark.
// R-GIR-82
// RUN: gir-opt --lir-expand-atomics %s 2>/dev/null | FileCheck %s
// RUN: gir-opt --lir-expand-atomics --verify-diagnostics %s

module attributes {lir.target = "vulkan1.3"} {

// CHECK-LABEL: func.func @increment(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[N:.*]]: i32)
func.func @increment(%p: !mir.ptr<global, i32>, %n: i32) -> i32 {
  // CHECK: %[[OLD:.*]] = scf.while (%[[GUESS:.*]] = %c0_i32{{.*}}) : (i32) -> i32 {
  // CHECK: %[[WRAPS:.*]] = arith.cmpi uge, %[[GUESS]], %[[N]]
  // CHECK: %[[NEXT:.*]] = arith.addi %[[GUESS]], %c1_i32
  // CHECK: %[[NEW:.*]] = arith.select %[[WRAPS]], %c0_i32{{.*}}, %[[NEXT]]
  // CHECK: %[[FOUND:.*]] = lir.atomic_compare_exchange %[[P]], %[[GUESS]], %[[NEW]] ordering_succ acq_rel ordering_fail relaxed scope device
  // CHECK: %[[FAILED:.*]] = arith.cmpi ne, %[[FOUND]], %[[GUESS]]
  // CHECK: scf.condition(%[[FAILED]]) %[[FOUND]]
  // CHECK: ^bb0(%[[AGAIN:.*]]: i32):
  // CHECK: scf.yield %[[AGAIN]]
  // CHECK: return %[[OLD]]
  // expected-remark@+1 {{'lir.atomic_inc_wrap' op becomes a loop around a compare-exchange: the target has no such operation}}
  %0 = lir.atomic_inc_wrap %p, %n ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
  return %0 : i32
}

// 0 - 1 is the largest value, which no limit but itself is above.
// CHECK-LABEL: func.func @decrement(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<workgroup, i64>, %[[N:.*]]: i64)
func.func @decrement(%p: !mir.ptr<workgroup, i64>, %n: i64) -> i64 {
  // CHECK: scf.while (%[[GUESS:.*]] = %c0_i64) : (i64) -> i64 {
  // CHECK: %[[NEXT:.*]] = arith.subi %[[GUESS]], %c1_i64
  // CHECK: %[[WRAPS:.*]] = arith.cmpi uge, %[[NEXT]], %[[N]]
  // CHECK: %[[NEW:.*]] = arith.select %[[WRAPS]], %[[N]], %[[NEXT]]
  // CHECK: lir.atomic_compare_exchange %[[P]], %[[GUESS]], %[[NEW]] ordering_succ relaxed ordering_fail relaxed scope workgroup
  // expected-remark@+1 {{'lir.atomic_dec_wrap' op becomes a loop around a compare-exchange: the target has no such operation}}
  %0 = lir.atomic_dec_wrap %p, %n ordering relaxed scope workgroup : !mir.ptr<workgroup, i64>, i64 -> i64
  return %0 : i64
}

// An atomic that wraps at the largest value is an addition or subtraction: no loop, no remark.
// CHECK-LABEL: func.func @largest(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>)
func.func @largest(%p: !mir.ptr<global, i32>) -> i32 {
  %n = arith.constant -1 : i32
  // CHECK: %[[OLD:.*]] = lir.atomic_add %[[P]], %c1_i32{{.*}} ordering acquire scope device
  %0 = lir.atomic_inc_wrap %p, %n ordering acquire scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: lir.atomic_sub %[[P]], %c1_i32{{.*}} ordering release scope subgroup
  %1 = lir.atomic_dec_wrap %p, %n ordering release scope subgroup : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: return %[[OLD]]
  return %0 : i32
}

}
