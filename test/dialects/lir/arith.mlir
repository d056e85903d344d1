// The total integer and conversion ops of lir round trip.
// R-CARD-3 R-GIR-53 R-GIR-56
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @integers
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @integers(%a: i32, %b: i32) {
  // CHECK: lir.divsi %[[A]], %[[B]] : i32
  %0 = lir.divsi %a, %b : i32
  // CHECK: lir.divui %[[A]], %[[B]] : i32
  %1 = lir.divui %a, %b : i32
  // CHECK: lir.remsi %[[A]], %[[B]] : i32
  %2 = lir.remsi %a, %b : i32
  // CHECK: lir.remui %[[A]], %[[B]] : i32
  %3 = lir.remui %a, %b : i32
  // CHECK: lir.shli %[[A]], %[[B]] : i32
  %4 = lir.shli %a, %b : i32
  // CHECK: lir.shrsi %[[A]], %[[B]] : i32
  %5 = lir.shrsi %a, %b : i32
  // CHECK: lir.shrui %[[A]], %[[B]] : i32
  %6 = lir.shrui %a, %b : i32
  return
}

// CHECK-LABEL: func.func @floats
// CHECK-SAME: (%[[F:.*]]: f16)
func.func @floats(%f: f16) {
  // CHECK: lir.fptosi %[[F]] : f16 -> i64
  %0 = lir.fptosi %f : f16 -> i64
  // CHECK: lir.fptoui %[[F]] : f16 -> i8
  %1 = lir.fptoui %f : f16 -> i8
  return
}
