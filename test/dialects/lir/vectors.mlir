// Total ops of lir on vectors, and lanes by a number, round trip.
// R-RUNA-7
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @total
// CHECK-SAME: (%[[V:.*]]: vector<4xi32>, %[[F:.*]]: vector<3xf16>)
func.func @total(%v: vector<4xi32>, %f: vector<3xf16>) {
  // CHECK: lir.divsi %[[V]], %[[V]] : vector<4xi32>
  %0 = lir.divsi %v, %v : vector<4xi32>
  // CHECK: lir.shrui %[[V]], %[[V]] : vector<4xi32>
  %1 = lir.shrui %v, %v : vector<4xi32>
  // CHECK: lir.fptosi %[[F]] : vector<3xf16> -> vector<3xi64>
  %2 = lir.fptosi %f : vector<3xf16> -> vector<3xi64>
  return
}

// CHECK-LABEL: func.func @lanes
// CHECK-SAME: (%[[V:.*]]: vector<8xf32>, %[[X:.*]]: f32, %[[I:.*]]: i32)
func.func @lanes(%v: vector<8xf32>, %x: f32, %i: i32) {
  // CHECK: lir.extract_lane %[[V]][%[[I]]] : vector<8xf32>
  %0 = lir.extract_lane %v[%i] : vector<8xf32>
  // CHECK: lir.insert_lane %[[X]], %[[V]][%[[I]]] : vector<8xf32>
  %1 = lir.insert_lane %x, %v[%i] : vector<8xf32>
  return
}
