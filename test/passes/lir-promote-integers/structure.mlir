// Operations that pass values on change their types: control flow, calls, functions that are no kernels.
// R-CHIP-29 R-CHIP-30 R-CHIP-31
// RUN: gir-opt --lir-promote-integers %s | FileCheck %s

// A value of the loop is used before the loop gives it.
// CHECK-LABEL: func.func @loop_increment(
// CHECK-SAME: %[[N:.*]]: i64) -> i64
func.func @loop_increment(%n: i33) -> i33 {
  %zero = arith.constant 0 : i33
  %one = arith.constant 1 : i33
  // CHECK: %[[R:.*]] = scf.while (%[[I:.*]] = %{{.*}}) : (i64) -> i64
  %r = scf.while (%i = %zero) : (i33) -> i33 {
    // CHECK: arith.cmpi ult, %[[I]], %[[N]] : i64
    %c = arith.cmpi ult, %i, %n : i33
    scf.condition(%c) %i : i33
  } do {
  ^bb0(%i: i33):
    // CHECK: ^bb0(%[[J:.*]]: i64):
    // CHECK-NEXT: arith.addi %[[J]], %{{.*}} : i64
    // CHECK-NEXT: arith.constant 8589934591 : i64
    // CHECK-NEXT: arith.andi
    %j = arith.addi %i, %one : i33
    scf.yield %j : i33
  }
  // CHECK: return %[[R]] : i64
  return %r : i33
}

// A counter is signed in a signed loop.
// CHECK-LABEL: func.func @counted(
// CHECK-SAME: %[[N:.*]]: i32) -> i32
func.func @counted(%n: i20) -> i20 {
  %zero = arith.constant 0 : i20
  %one = arith.constant 1 : i20
  // CHECK: %[[L:.*]] = arith.shli %[[N]], %{{.*}} : i32
  // CHECK: %[[END:.*]] = arith.shrsi %[[L]], %{{.*}} : i32
  // CHECK: scf.for %[[I:.*]] = %{{.*}} to %[[END]] step %{{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (i32) : i32 {
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> (i20) : i20 {
    // CHECK: %[[CUT:.*]] = arith.andi %[[I]], %{{.*}} : i32
    // CHECK-NEXT: arith.addi %[[S]], %[[CUT]] : i32
    %t = arith.addi %s, %i : i20
    scf.yield %t : i20
  }
  return %r : i20
}

// CHECK-LABEL: func.func @kernel(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i64>
func.func @kernel(%p: !mir.ptr<global, i64>)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %v = lir.load %p align 8 : <global, i64> -> i64
  // CHECK: %[[X:.*]] = arith.andi
  %x = arith.trunci %v : i64 to i33
  // CHECK-NEXT: %[[R:.*]] = call @loop_increment(%[[X]]) : (i64) -> i64
  %r = func.call @loop_increment(%x) : (i33) -> i33
  // CHECK-NEXT: lir.store %[[P]], %[[R]] align 8 : <global, i64>, i64
  %w = arith.extui %r : i33 to i64
  lir.store %p, %w align 8 : <global, i64>, i64
  return
}
