// Sums with a carry, and products of twice the width, are computed by other operations.
// RUN: gir-opt --lir-expand-extended-ops %s | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[X:.*]]: i64, %[[Y:.*]]: i64)
func.func @sum(%x: i64, %y: i64) -> (i64, i1) {
  // CHECK: %[[SUM:.*]] = arith.addi %[[X]], %[[Y]] : i64
  // CHECK: %[[CARRY:.*]] = arith.cmpi ult, %[[SUM]], %[[X]] : i64
  // CHECK: return %[[SUM]], %[[CARRY]]
  %sum, %carry = arith.addui_extended %x, %y : i64, i1
  return %sum, %carry : i64, i1
}

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.*]]: vector<2xi16>, %[[Y:.*]]: vector<2xi16>)
func.func @narrow(%x: vector<2xi16>, %y: vector<2xi16>) -> (vector<2xi16>, vector<2xi16>) {
  // CHECK: %[[A:.*]] = arith.extsi %[[X]] : vector<2xi16> to vector<2xi32>
  // CHECK: %[[B:.*]] = arith.extsi %[[Y]]
  // CHECK: %[[P:.*]] = arith.muli %[[A]], %[[B]] : vector<2xi32>
  // CHECK: %[[S:.*]] = arith.constant dense<16>
  // CHECK: %[[T:.*]] = arith.shrui %[[P]], %[[S]]
  // CHECK: %[[LOW:.*]] = arith.trunci %[[P]]
  // CHECK: %[[HIGH:.*]] = arith.trunci %[[T]]
  // CHECK: return %[[LOW]], %[[HIGH]]
  %low, %high = arith.mulsi_extended %x, %y : vector<2xi16>
  return %low, %high : vector<2xi16>, vector<2xi16>
}

// By halves of 32 bits.
// CHECK-LABEL: func.func @wide(
func.func @wide(%x: i64, %y: i64) -> i64 {
  // CHECK: arith.constant 4294967295 : i64
  // CHECK-COUNT-4: arith.muli
  // CHECK-NOT: arith.mului_extended
  %low, %high = arith.mului_extended %x, %y : i64
  return %high : i64
}
