// A load from an address that was stored to or loaded from before is replaced by that value.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-forward-stores))' %s | FileCheck %s

// CHECK-LABEL: func.func @stored(
// CHECK-SAME: %[[P:[^ ]*]]: !mir.ptr<global, i32>, %[[V:[^ ]*]]: i32
func.func @stored(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
  lir.store %p, %v align 4 : <global, i32>, i32
  // CHECK-NOT: lir.load
  %a = lir.load %p align 4 : <global, i32> -> i32
  // CHECK: return %[[V]]
  return %a : i32
}

// CHECK-LABEL: func.func @loaded(
func.func @loaded(%p: !mir.ptr<global, i32>) -> i32 {
  // CHECK: %[[A:.*]] = lir.load
  // CHECK-NOT: lir.load
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %p align 4 : <global, i32> -> i32
  // CHECK: arith.addi %[[A]], %[[A]]
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}

// Two parameters may be one buffer.
// CHECK-LABEL: func.func @other_parameter(
func.func @other_parameter(%p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %v: i32) -> i32 {
  %a = lir.load %p align 4 : <global, i32> -> i32
  lir.store %q, %v align 4 : <global, i32>, i32
  // CHECK-COUNT-2: lir.load
  %b = lir.load %p align 4 : <global, i32> -> i32
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}

// Elements that are not the same, and another space.
// CHECK-LABEL: func.func @elsewhere(
// CHECK-SAME: i32, %[[V:[^ ]*]]: i32)
func.func @elsewhere(%p: !mir.ptr<global, i32>, %t: !mir.ptr<workgroup, i32>, %i: i32, %v: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %next = arith.addi %i, %c1 : i32
  %a = lir.gep %p[%i] stride 4 : <global, i32>, i32
  %b = lir.gep %p[%next] stride 4 : <global, i32>, i32
  // CHECK: lir.store
  lir.store %a, %v align 4 : <global, i32>, i32
  lir.store %b, %c1 align 4 : <global, i32>, i32
  lir.store %t, %c1 align 4 : <workgroup, i32>, i32
  // CHECK-NOT: lir.load
  %again = lir.load %a align 4 : <global, i32> -> i32
  // The whole of it overlaps both.
  %wide = lir.ptr_cast %a : <global, i32> -> <global, i64>
  %c2 = arith.constant 2 : i64
  lir.store %wide, %c2 align 4 : <global, i64>, i64
  // CHECK: %[[B:.*]] = lir.load
  %other = lir.load %b align 4 : <global, i32> -> i32
  // CHECK: return %[[V]], %[[B]]
  return %again, %other : i32, i32
}

// CHECK-LABEL: func.func @volatile(
func.func @volatile(%p: !mir.ptr<global, i32>, %v: i32) -> (i32, i32) {
  lir.store %p, %v align 4 : <global, i32>, i32
  // CHECK-COUNT-2: lir.load volatile
  %a = lir.load volatile %p align 4 : <global, i32> -> i32
  %b = lir.load volatile %p align 4 : <global, i32> -> i32
  return %a, %b : i32, i32
}
