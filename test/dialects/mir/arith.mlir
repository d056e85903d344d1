// The total integer and conversion ops of mir round trip.
// R-CARD-3 R-GIR-53 R-GIR-56
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @integers
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @integers(%a: i32, %b: i32) {
  // CHECK: mir.divsi %[[A]], %[[B]] : i32
  %0 = mir.divsi %a, %b : i32
  // CHECK: mir.divui %[[A]], %[[B]] : i32
  %1 = mir.divui %a, %b : i32
  // CHECK: mir.remsi %[[A]], %[[B]] : i32
  %2 = mir.remsi %a, %b : i32
  // CHECK: mir.remui %[[A]], %[[B]] : i32
  %3 = mir.remui %a, %b : i32
  // CHECK: mir.shli %[[A]], %[[B]] : i32
  %4 = mir.shli %a, %b : i32
  // CHECK: mir.shrsi %[[A]], %[[B]] : i32
  %5 = mir.shrsi %a, %b : i32
  // CHECK: mir.shrui %[[A]], %[[B]] : i32
  %6 = mir.shrui %a, %b : i32
  return
}

// CHECK-LABEL: func.func @floats
// CHECK-SAME: (%[[F:.*]]: f16)
func.func @floats(%f: f16) {
  // CHECK: mir.fptosi %[[F]] : f16 -> i64
  %0 = mir.fptosi %f : f16 -> i64
  // CHECK: mir.fptoui %[[F]] : f16 -> i8
  %1 = mir.fptoui %f : f16 -> i8
  return
}
