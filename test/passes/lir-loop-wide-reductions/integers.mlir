// Numbers of 64 bits are reduced one after the other; others stay.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-loop-wide-reductions))' %s | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[V:.*]]: i64, %[[N:.*]]: i32)
func.func @sum(%v: i64, %n: i32) -> (i64, i32) {
  // CHECK: lir.subgroup_ballot %true
  // CHECK: %[[FIRST:.*]] = lir.subgroup_shuffle %[[V]], %{{.*}} : i64
  // CHECK: %[[R:.*]]:2 = scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %[[FIRST]]) : (i64, i64) -> (i64, i64) {
  // CHECK: arith.cmpi ne
  // CHECK: } do {
  // CHECK: %[[OTHER:.*]] = lir.subgroup_shuffle %[[V]], %{{.*}} : i64
  // CHECK: arith.addi %{{.*}}, %[[OTHER]] : i64
  %r = lir.subgroup_reduce add %v : i64
  // CHECK: %[[S:.*]] = lir.subgroup_reduce add %[[N]] : i32
  %s = lir.subgroup_reduce add %n : i32
  // CHECK: return %[[R]]#1, %[[S]]
  return %r, %s : i64, i32
}
