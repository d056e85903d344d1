// The same computation is done once where the first one comes before; loads and calls are not merged.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-cse))' %s | FileCheck %s

func.func private @f(i32) -> i32

// CHECK-LABEL: func.func @scopes(
// CHECK-SAME: %[[P:[^ ]*]]: !mir.ptr<global, i32>, %[[I:[^ ]*]]: i32, %[[C:[^ ]*]]: i1
func.func @scopes(%p: !mir.ptr<global, i32>, %i: i32, %c: i1) -> i32 {
  // CHECK-NEXT: %[[A:.*]] = lir.gep unsigned %[[P]][%[[I]]] stride 4
  %a = lir.gep unsigned %p[%i] stride 4 : <global, i32>, i32
  // CHECK-NEXT: %[[V:.*]] = lir.load %[[A]]
  %v = lir.load %a align 4 : <global, i32> -> i32
  %b = lir.gep unsigned %p[%i] stride 4 : <global, i32>, i32
  // CHECK-NEXT: %[[W:.*]] = lir.load %[[A]]
  %w = lir.load %b align 4 : <global, i32> -> i32
  // Another sign is another address.
  // CHECK-NEXT: %[[S:.*]] = lir.gep %[[P]][%[[I]]] stride 4
  %s = lir.gep %p[%i] stride 4 : <global, i32>, i32
  // CHECK: scf.if %[[C]]
  scf.if %c {
    // CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[V]], %[[W]]
    %sum = arith.addi %v, %w : i32
    // CHECK-NEXT: lir.store %[[S]], %[[SUM]]
    lir.store %s, %sum align 4 : <global, i32>, i32
    // The operands of an addition come in any order.
    %mus = arith.addi %w, %v : i32
    // CHECK-NEXT: lir.store %[[A]], %[[SUM]]
    lir.store %a, %mus align 4 : <global, i32>, i32
  } else {
    // A value of the other arm does not dominate this arm.
    // CHECK: %[[ELSE:.*]] = arith.addi %[[V]], %[[W]]
    %sum = arith.addi %v, %w : i32
    // CHECK-NEXT: lir.store %[[S]], %[[ELSE]]
    lir.store %s, %sum align 4 : <global, i32>, i32
  }
  // CHECK: %[[AFTER:.*]] = arith.addi %[[V]], %[[W]]
  %sum = arith.addi %v, %w : i32
  // CHECK-COUNT-2: call @f
  %x = func.call @f(%sum) : (i32) -> i32
  %y = func.call @f(%sum) : (i32) -> i32
  // CHECK-COUNT-2: lir.subgroup_any
  %any = lir.subgroup_any %c
  %again = lir.subgroup_any %c
  return %sum : i32
}
