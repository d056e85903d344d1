// Functions that upstream has no op for round trip.
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[A:.*]]: i8, %[[B:.*]]: i64)
func.func @bits(%a: i8, %b: i64) {
  // CHECK: lir.bitreverse %[[A]] : i8
  %0 = lir.bitreverse %a : i8
  // CHECK: lir.bitreverse %[[B]] : i64
  %1 = lir.bitreverse %b : i64
  return
}
