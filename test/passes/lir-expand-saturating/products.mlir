// Fixed-point products: in 32 bits, or in two words.
// R-RUNA-70
// RUN: gir-opt --lir-expand-saturating %s | FileCheck %s

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.*]]: i16, %[[Y:.*]]: i16)
func.func @narrow(%x: i16, %y: i16) -> i16 {
  // CHECK-NEXT: %[[A:.*]] = arith.extsi %[[X]] : i16 to i32
  // CHECK-NEXT: %[[B:.*]] = arith.extsi %[[Y]] : i16 to i32
  // CHECK-NEXT: %[[P:.*]] = arith.muli %[[A]], %[[B]] : i32
  // CHECK-NEXT: %[[HALF:.*]] = arith.constant 16384 : i32
  // CHECK-NEXT: %[[Q:.*]] = arith.addi %[[P]], %[[HALF]] : i32
  // CHECK-NEXT: %[[N:.*]] = arith.constant 15 : i32
  // CHECK-NEXT: %[[S:.*]] = arith.shrsi %[[Q]], %[[N]] : i32
  // CHECK-NEXT: %[[LOW:.*]] = arith.constant -32768 : i32
  // CHECK-NEXT: %[[RAISED:.*]] = arith.maxsi %[[S]], %[[LOW]] : i32
  // CHECK-NEXT: %[[HIGH:.*]] = arith.constant 32767 : i32
  // CHECK-NEXT: %[[CLAMPED:.*]] = arith.minsi %[[RAISED]], %[[HIGH]] : i32
  // CHECK-NEXT: %[[R:.*]] = arith.trunci %[[CLAMPED]] : i32 to i16
  // CHECK-NEXT: return %[[R]]
  %r = lir.smul_fix_sat %x, %y scale 15 rounding half_up : i16
  return %r : i16
}

// The high word of a product needs neither shift nor clamping.
// CHECK-LABEL: func.func @high(
func.func @high(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  // CHECK-NEXT: %{{.*}}, %[[HIGH:.*]] = arith.mulsi_extended %{{.*}}, %{{.*}} : vector<2xi32>
  // CHECK-NEXT: return %[[HIGH]]
  %r = lir.smul_fix_sat %x, %y scale 32 rounding floor : vector<2xi32>
  return %r : vector<2xi32>
}

// CHECK-LABEL: func.func @wide(
func.func @wide(%x: i64, %y: i64) -> i64 {
  // CHECK-NEXT: %[[LOW:.*]], %[[HIGH:.*]] = arith.mului_extended %{{.*}}, %{{.*}} : i64
  // CHECK: %[[L:.*]] = arith.shrui %[[LOW]], %c8_i64
  // CHECK: %[[H:.*]] = arith.shli %[[HIGH]], %c56_i64
  // CHECK-NEXT: %[[R:.*]] = arith.ori %[[L]], %[[H]]
  // CHECK-NEXT: return %[[R]]
  %r = lir.umul_fix %x, %y scale 8 rounding floor : i64
  return %r : i64
}
