// Operations in the wider integer, the bits above kept zero.
// R-CHIP-28 R-CHIP-29
// RUN: gir-opt --lir-promote-integers %s | FileCheck %s

// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: %[[X:.*]]: i64, %[[Y:.*]]: i64) -> (i64, i64, i64)
func.func @unsigned(%x: i33, %y: i33) -> (i33, i33, i33) {
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[X]], %[[Y]] : i64
  // CHECK-NEXT: %[[M:.*]] = arith.constant 8589934591 : i64
  // CHECK-NEXT: %[[A:.*]] = arith.andi %[[S]], %[[M]] : i64
  %a = arith.addi %x, %y : i33
  // CHECK-NEXT: %[[B:.*]] = arith.xori %[[A]], %[[Y]] : i64
  %b = arith.xori %a, %y : i33
  // A divisor of zero has a result.
  // CHECK-NEXT: %[[C:.*]] = lir.divui %[[B]], %[[Y]] : i64
  %c = arith.divui %b, %y : i33
  // CHECK-NEXT: return %[[A]], %[[B]], %[[C]] : i64, i64, i64
  return %a, %b, %c : i33, i33, i33
}

// CHECK-LABEL: func.func @signed(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32) -> i1
func.func @signed(%x: i24, %y: i24) -> i1 {
  // CHECK-NEXT: %[[N:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[L:.*]] = arith.shli %[[X]], %[[N]] : i32
  // CHECK-NEXT: %[[A:.*]] = arith.shrsi %[[L]], %[[N]] : i32
  // CHECK-NEXT: %[[N:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[L:.*]] = arith.shli %[[Y]], %[[N]] : i32
  // CHECK-NEXT: %[[B:.*]] = arith.shrsi %[[L]], %[[N]] : i32
  // CHECK-NEXT: %[[C:.*]] = arith.cmpi slt, %[[A]], %[[B]] : i32
  %c = arith.cmpi slt, %x, %y : i24
  // CHECK-NEXT: return %[[C]]
  return %c : i1
}

// CHECK-LABEL: func.func @conversions(
// CHECK-SAME: %[[X:.*]]: i32) -> (i8, i64)
func.func @conversions(%x: i32) -> (i5, i64) {
  // CHECK-NEXT: %[[N:.*]] = arith.trunci %[[X]] : i32 to i8
  // CHECK-NEXT: %[[M:.*]] = arith.constant 31 : i8
  // CHECK-NEXT: %[[A:.*]] = arith.andi %[[N]], %[[M]] : i8
  %a = arith.trunci %x : i32 to i5
  // CHECK-NEXT: %[[N:.*]] = arith.constant 3 : i8
  // CHECK-NEXT: %[[L:.*]] = arith.shli %[[A]], %[[N]] : i8
  // CHECK-NEXT: %[[S:.*]] = arith.shrsi %[[L]], %[[N]] : i8
  // CHECK-NEXT: %[[B:.*]] = arith.extsi %[[S]] : i8 to i64
  %b = arith.extsi %a : i5 to i64
  // CHECK-NEXT: return %[[A]], %[[B]] : i8, i64
  return %a, %b : i5, i64
}

// CHECK-LABEL: func.func @constants(
func.func @constants() -> (i7, vector<4xi12>, vector<2xi33>) {
  // CHECK-NEXT: arith.constant 127 : i8
  %a = arith.constant -1 : i7
  // CHECK-NEXT: arith.constant dense<[1, 4094, 3, 2048]> : vector<4xi16>
  %b = arith.constant dense<[1, -2, 3, -2048]> : vector<4xi12>
  // CHECK-NEXT: arith.constant dense<8589934591> : vector<2xi64>
  %c = arith.constant dense<-1> : vector<2xi33>
  return %a, %b, %c : i7, vector<4xi12>, vector<2xi33>
}

// Integers that lir has stay.
// CHECK-LABEL: func.func @even(
// CHECK-SAME: %[[A:.*]]: i1, %[[B:.*]]: i8, %[[C:.*]]: i16, %[[D:.*]]: i32, %[[E:.*]]: i64)
func.func @even(%a: i1, %b: i8, %c: i16, %d: i32, %e: i64) -> i64 {
  // CHECK-NEXT: %[[F:.*]] = arith.addi %[[E]], %[[E]] : i64
  // CHECK-NEXT: return %[[F]] : i64
  %f = arith.addi %e, %e : i64
  return %f : i64
}
