// Operations on pairs of words, the lower one first.
// RUN: gir-opt --target=narrow-cpu --target-file=%S/../../Inputs/poor.toml --lir-split-i64 %s 2>/dev/null | FileCheck %s
// RUN: gir-opt --target=cpu --lir-split-i64 %s | FileCheck %s --check-prefix=KEPT

// KEPT-LABEL: func.func @sums(
// KEPT-SAME: i64
// KEPT-NEXT: arith.addi %{{.*}} : i64
// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[XL:[^:]*]]: i32, %[[XH:[^:]*]]: i32, %[[YL:[^:]*]]: i32, %[[YH:[^:]*]]: i32) -> (i32, i32, i32, i32)
func.func @sums(%x: i64, %y: i64) -> (i64, i64) {
  // CHECK-NEXT: %[[L:.*]] = arith.addi %[[XL]], %[[YL]] : i32
  // CHECK-NEXT: %[[C:.*]] = arith.cmpi ult, %[[L]], %[[XL]] : i32
  // CHECK-NEXT: %[[H:.*]] = arith.addi %[[XH]], %[[YH]] : i32
  // CHECK-NEXT: %[[W:.*]] = arith.extui %[[C]] : i1 to i32
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[H]], %[[W]] : i32
  %a = arith.addi %x, %y : i64
  // CHECK-NEXT: %[[ML:.*]] = arith.xori %[[L]], %[[YL]] : i32
  // CHECK-NEXT: %[[MH:.*]] = arith.xori %[[S]], %[[YH]] : i32
  %b = arith.xori %a, %y : i64
  // CHECK-NEXT: return %[[L]], %[[S]], %[[ML]], %[[MH]]
  return %a, %b : i64, i64
}

// CHECK-LABEL: func.func @constants(
func.func @constants() -> (i64, i64) {
  // CHECK-NEXT: arith.constant 1 : i32
  // CHECK-NEXT: arith.constant 1 : i32
  %a = arith.constant 4294967297 : i64
  // CHECK-NEXT: arith.constant -2 : i32
  // CHECK-NEXT: arith.constant -1 : i32
  %b = arith.constant -2 : i64
  return %a, %b : i64, i64
}

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[XL:[^:]*]]: i32, %[[XH:[^:]*]]: i32, %[[YL:[^:]*]]: i32, %[[YH:[^:]*]]: i32)
func.func @product(%x: i64, %y: i64) -> i64 {
  // CHECK-NEXT: %[[L:.*]], %[[H:.*]] = arith.mului_extended %[[XL]], %[[YL]] : i32
  // CHECK-NEXT: %[[A:.*]] = arith.muli %[[XL]], %[[YH]] : i32
  // CHECK-NEXT: %[[B:.*]] = arith.muli %[[XH]], %[[YL]] : i32
  // CHECK-NEXT: %[[C:.*]] = arith.addi %[[A]], %[[B]] : i32
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[H]], %[[C]] : i32
  // CHECK-NEXT: return %[[L]], %[[S]]
  %a = arith.muli %x, %y : i64
  return %a : i64
}

// A quotient takes a loop over the bits.
// CHECK-LABEL: func.func @quotient(
func.func @quotient(%x: i64, %y: i64) -> i64 {
  // CHECK: scf.for %{{.*}} = %{{.*}} to %c64_i32 step %{{.*}} iter_args({{.*}}) -> (i32, i32, i32, i32)  : i32 {
  // CHECK-NOT: i64 {
  %a = arith.divui %x, %y : i64
  return %a : i64
}

// The upper words decide unless they are the same; the lower ones have no sign.
// CHECK-LABEL: func.func @less(
// CHECK-SAME: %[[XL:[^:]*]]: i32, %[[XH:[^:]*]]: i32, %[[YL:[^:]*]]: i32, %[[YH:[^:]*]]: i32) -> i1
func.func @less(%x: i64, %y: i64) -> i1 {
  // CHECK-NEXT: %[[E:.*]] = arith.cmpi eq, %[[XH]], %[[YH]] : i32
  // CHECK-NEXT: %[[L:.*]] = arith.cmpi ult, %[[XL]], %[[YL]] : i32
  // CHECK-NEXT: %[[H:.*]] = arith.cmpi slt, %[[XH]], %[[YH]] : i32
  // CHECK-NEXT: arith.select %[[E]], %[[L]], %[[H]] : i1
  %a = arith.cmpi slt, %x, %y : i64
  return %a : i1
}

// CHECK-LABEL: func.func @double(
// CHECK-SAME: %[[F:[^:]*]]: f64) -> (i32, i32)
func.func @double(%f: f64) -> i64 {
  // CHECK-NEXT: %[[ONE:.*]] = vector.from_elements %[[F]] : vector<1xf64>
  // CHECK-NEXT: %[[TWO:.*]] = vector.bitcast %[[ONE]] : vector<1xf64> to vector<2xi32>
  // CHECK-NEXT: vector.extract %[[TWO]][0]
  // CHECK-NEXT: vector.extract %[[TWO]][1]
  %a = arith.bitcast %f : f64 to i64
  return %a : i64
}
