// Atomics on 8 and 16 bits work on the word around them.
// R-GIR-87 R-GIR-101
// RUN: gir-opt --lir-widen-atomics %s 2>/dev/null | FileCheck %s
// RUN: gir-opt --lir-widen-atomics --verify-diagnostics %s

module attributes {lir.target = "hexagon-v68"} {

// CHECK-LABEL: func.func @min(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<workgroup, i16>, %[[V:.*]]: i16)
func.func @min(%p: !mir.ptr<workgroup, i16>, %v: i16) -> i16 {
  // CHECK: %[[WORD:.*]], %[[SHIFT:.*]] = lir.containing_word %[[P]] : <workgroup, i16> -> <workgroup, i32>
  // CHECK: %[[ONES:.*]] = arith.extui %c-1_i16 : i16 to i32
  // CHECK: %[[MASK:.*]] = arith.shli %[[ONES]], %[[SHIFT]] : i32
  // CHECK: %[[OTHERS:.*]] = arith.xori %[[MASK]], %c-1_i32
  // CHECK: %[[FOUND:.*]] = scf.while (%[[GUESS:.*]] = %c0_i32) : (i32) -> i32 {
  // CHECK: %[[LOW:.*]] = arith.shrui %[[GUESS]], %[[SHIFT]] : i32
  // CHECK: %[[NOW:.*]] = arith.trunci %[[LOW]] : i32 to i16
  // CHECK: %[[LEAST:.*]] = arith.minsi %[[NOW]], %[[V]] : i16
  // CHECK: %[[REST:.*]] = arith.andi %[[GUESS]], %[[OTHERS]] : i32
  // CHECK: %[[WIDE:.*]] = arith.extui %[[LEAST]] : i16 to i32
  // CHECK: %[[PLACED:.*]] = arith.shli %[[WIDE]], %[[SHIFT]] : i32
  // CHECK: %[[NEXT:.*]] = arith.ori %[[REST]], %[[PLACED]] : i32
  // CHECK: lir.atomic_compare_exchange %[[WORD]], %[[GUESS]], %[[NEXT]] ordering_succ acq_rel ordering_fail relaxed scope workgroup : <workgroup, i32>
  // CHECK: %[[THEN:.*]] = arith.shrui %[[FOUND]], %[[SHIFT]] : i32
  // CHECK: %[[OLD:.*]] = arith.trunci %[[THEN]] : i32 to i16
  // CHECK: return %[[OLD]]
  // expected-remark@+1 {{'lir.atomic_min' op becomes an atomic on the word around it: the target has no such operation}}
  %0 = lir.atomic_min signed %p, %v ordering acq_rel scope workgroup : !mir.ptr<workgroup, i16>, i16 -> i16
  return %0 : i16
}

// Bitwise operations leave the other bits alone.
// CHECK-LABEL: func.func @bitwise(
func.func @bitwise(%p: !mir.ptr<global, i8>, %v: i8) {
  // CHECK-NOT: scf.while
  // CHECK: %[[KEPT:.*]] = arith.ori
  // CHECK: lir.atomic_and %{{.*}}, %[[KEPT]] ordering relaxed scope device : <global, i32>
  // expected-remark@+1 {{the word around it}}
  %0 = lir.atomic_and %p, %v ordering relaxed scope device : !mir.ptr<global, i8>, i8 -> i8
  // CHECK: lir.atomic_or %{{.*}} ordering acquire scope device : <global, i32>
  // expected-remark@+1 {{the word around it}}
  %1 = lir.atomic_or %p, %v ordering acquire scope device : !mir.ptr<global, i8>, i8 -> i8
  // CHECK: lir.atomic_xor %{{.*}} ordering release scope device : <global, i32>
  // expected-remark@+1 {{the word around it}}
  %2 = lir.atomic_xor %p, %v ordering release scope device : !mir.ptr<global, i8>, i8 -> i8
  return
}

// CHECK-LABEL: func.func @accesses(
func.func @accesses(%p: !mir.ptr<global, f16>, %x: f16) {
  // CHECK: %[[W:.*]] = lir.atomic_load %{{.*}} ordering acquire scope device : <global, i32> -> i32
  // CHECK: %[[T:.*]] = arith.trunci %{{.*}} : i32 to i16
  // CHECK: arith.bitcast %[[T]] : i16 to f16
  // expected-remark@+1 {{the word around it}}
  %0 = lir.atomic_load %p ordering acquire scope device : !mir.ptr<global, f16> -> f16
  // CHECK: scf.while
  // CHECK: lir.atomic_compare_exchange %{{.*}} ordering_succ release ordering_fail relaxed
  // expected-remark@+1 {{the word around it}}
  lir.atomic_store %p, %x ordering release scope device : !mir.ptr<global, f16>, f16
  return
}

// A compare-exchange tries again where only other bits of the word were not as guessed.
// CHECK-LABEL: func.func @compare(
// CHECK-SAME: %{{.*}}: !mir.ptr<global, i8>, %[[E:.*]]: i8, %{{.*}}: i8)
func.func @compare(%p: !mir.ptr<global, i8>, %e: i8, %d: i8) {
  // CHECK: %[[FOUND:.*]] = lir.atomic_compare_exchange %{{.*}}, %[[GUESS:.*]], %{{.*}} ordering_succ acq_rel ordering_fail acquire scope device : <global, i32>
  // CHECK: %[[FAILED:.*]] = arith.cmpi ne, %[[FOUND]], %[[GUESS]] : i32
  // CHECK: %[[BITS:.*]] = arith.trunci %{{.*}} : i32 to i8
  // CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[BITS]], %[[E]] : i8
  // CHECK: %[[AGAIN:.*]] = arith.andi %[[FAILED]], %[[SAME]] : i1
  // CHECK: scf.condition(%[[AGAIN]]) %[[FOUND]]
  // expected-remark@+1 {{the word around it}}
  %0 = lir.atomic_compare_exchange %p, %e, %d ordering_succ acq_rel ordering_fail acquire scope device : !mir.ptr<global, i8>, i8, i8 -> i8
  return
}

// CHECK-LABEL: func.func @wide(
func.func @wide(%p: !mir.ptr<global, i32>, %v: i32) {
  // CHECK-NEXT: lir.atomic_add
  %0 = lir.atomic_add %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}

}
