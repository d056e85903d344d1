// Known values of memory are forwarded into branches and loops, unless an operation in them changes the memory.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-forward-stores))' %s | FileCheck %s

// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %[[P:[^ ]*]]: !mir.ptr<global, i32>, %[[V:[^ ]*]]: i32
func.func @branch(%p: !mir.ptr<global, i32>, %v: i32, %c: i1) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %q = lir.gep %p[%c1] stride 4 : <global, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  lir.store %q, %v align 4 : <global, i32>, i32
  scf.if %c {
    // CHECK: scf.if
    // CHECK-NEXT: arith.addi %[[V]], %[[V]]
    %old = lir.load %q align 4 : <global, i32> -> i32
    %sum = arith.addi %old, %v : i32
    lir.store %q, %sum align 4 : <global, i32>, i32
  }
  // CHECK: }
  // CHECK-NEXT: %[[B:.*]] = lir.load
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %q align 4 : <global, i32> -> i32
  // CHECK-NEXT: return %[[V]], %[[B]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[P:[^ ]*]]: !mir.ptr<global, i32>, %[[V:[^ ]*]]: i32
func.func @loop(%p: !mir.ptr<global, i32>, %v: i32, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %q = lir.gep %p[%c1] stride 4 : <global, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  lir.store %q, %v align 4 : <global, i32>, i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %a = lir.load %p align 4 : <global, i32> -> i32
    // The store below comes before this load in the next iteration.
    // CHECK: scf.for
    // CHECK-NEXT: %[[B:.*]] = lir.load
    %b = lir.load %q align 4 : <global, i32> -> i32
    // CHECK-NEXT: arith.addi %[[V]], %[[B]]
    %sum = arith.addi %a, %b : i32
    lir.store %q, %sum align 4 : <global, i32>, i32
  }
  return
}

// Work-items of a group store between the barriers.
// CHECK-LABEL: func.func @barrier_in_loop(
func.func @barrier_in_loop(%t: !mir.ptr<workgroup, i32>, %v: i32, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  lir.store %t, %v align 4 : <workgroup, i32>, i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    // CHECK: scf.for
    // CHECK-NEXT: %[[A:.*]] = lir.load
    %a = lir.load %t align 4 : <workgroup, i32> -> i32
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // CHECK: lir.store %{{.*}}, %[[A]]
    lir.store %t, %a align 4 : <workgroup, i32>, i32
  }
  return
}
