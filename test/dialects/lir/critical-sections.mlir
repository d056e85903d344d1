// Critical sections round trip, and nothing that touches memory moves across.
// R-RUNA-107
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s
// RUN: gir-opt %s --mir-to-lir | FileCheck %s
// RUN: gir-opt %s --cse --canonicalize --loop-invariant-code-motion | FileCheck %s

// Both loads stay, each on its side of the start.
// CHECK-LABEL: func.func @counter(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[V:.*]]: i32)
func.func @counter(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
  // CHECK-NEXT: %[[BEFORE:.*]] = lir.load %[[P]]
  %before = lir.load %p align 4 : <global, i32> -> i32
  // CHECK-NEXT: lir.begin_critical_section
  lir.begin_critical_section
  // CHECK-NEXT: %[[OLD:.*]] = lir.load %[[P]]
  %old = lir.load %p align 4 : <global, i32> -> i32
  // CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[OLD]], %[[V]]
  %sum = arith.addi %old, %v : i32
  // CHECK-NEXT: lir.store %[[P]], %[[SUM]]
  lir.store %p, %sum align 4 : <global, i32>, i32
  // CHECK-NEXT: lir.end_critical_section
  lir.end_critical_section
  // CHECK-NEXT: %[[DIFFERENCE:.*]] = arith.subi %[[OLD]], %[[BEFORE]]
  %difference = arith.subi %old, %before : i32
  return %difference : i32
}

// One section after the other, and one in a region. An empty one stays: it orders
// memory.
// CHECK-LABEL: func.func @several(
func.func @several(%c: i1, %d: i1, %p: !mir.ptr<global, i32>, %v: i32) {
  // CHECK-NEXT: lir.begin_critical_section
  // CHECK-NEXT: lir.end_critical_section
  // CHECK-NEXT: lir.begin_critical_section
  // CHECK-NEXT: lir.end_critical_section
  lir.begin_critical_section
  lir.end_critical_section
  lir.begin_critical_section
  lir.end_critical_section
  // CHECK-NEXT: scf.if
  scf.if %c {
    // CHECK-NEXT: lir.begin_critical_section
    lir.begin_critical_section
    // CHECK-NEXT: scf.if
    scf.if %d {
      // CHECK-NEXT: lir.store
      lir.store %p, %v align 4 : <global, i32>, i32
    }
    // CHECK: lir.end_critical_section
    lir.end_critical_section
  }
  return
}
