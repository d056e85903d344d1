// Functions that upstream has no op for round trip.
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[A:.*]]: i8, %[[B:.*]]: i64)
func.func @bits(%a: i8, %b: i64) {
  // CHECK: mir.bitreverse %[[A]] : i8
  %0 = mir.bitreverse %a : i8
  // CHECK: mir.bitreverse %[[B]] : i64
  %1 = mir.bitreverse %b : i64
  return
}
