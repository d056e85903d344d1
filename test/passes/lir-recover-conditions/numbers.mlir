// Conditions that are combined as numbers are combined as conditions; who wants a number gets one. R-GIR-61
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-recover-conditions))' --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[A:[^ ]*]]: i1, %[[B:[^ ]*]]: i1
// CHECK-NEXT: %[[BOTH:.*]] = arith.andi %[[A]], %[[B]] : i1
// CHECK-NEXT: return %[[BOTH]] : i1
func.func @both(%a: i1, %b: i1) -> i1 {
  %zero = arith.constant 0 : i32
  %x = arith.extui %a : i1 to i32
  %y = arith.extui %b : i1 to i32
  %n = arith.andi %x, %y : i32
  %c = arith.cmpi ne, %n, %zero : i32
  return %c : i1
}

// -----

// The number is stored; it is made of the condition.
// CHECK-LABEL: func.func @kept(
// CHECK-SAME: %[[A:[^ ]*]]: i1, %[[B:[^ ]*]]: i1
// CHECK: %[[EITHER:.*]] = arith.ori %[[A]], %[[B]] : i1
// CHECK: %[[N:.*]] = arith.extui %[[EITHER]] : i1 to i32
// CHECK: %[[NOT:.*]] = arith.xori %[[EITHER]], %{{.*}} : i1
// CHECK: return %[[N]], %[[NOT]] : i32, i1
func.func @kept(%a: i1, %b: i1) -> (i32, i1) {
  %zero = arith.constant 0 : i32
  %x = arith.extui %a : i1 to i32
  %y = arith.extui %b : i1 to i32
  %n = arith.ori %x, %y : i32
  %c = arith.cmpi eq, %n, %zero : i32
  return %n, %c : i32, i1
}

// -----

// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[C:[^ ]*]]: i1, %[[A:[^ ]*]]: i1
// CHECK: %[[ONLY:.*]] = arith.andi %[[C]], %[[A]] : i1
// CHECK: return %[[ONLY]] : i1
func.func @chosen(%c: i1, %a: i1) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %x = arith.extui %a : i1 to i32
  %n = arith.select %c, %x, %zero : i32
  %t = arith.cmpi eq, %n, %one : i32
  return %t : i1
}

// -----

// 2 is no condition, and neither is a sum.
// CHECK-LABEL: func.func @numbers(
// CHECK: arith.andi %{{.*}} : i32
// CHECK: arith.addi %{{.*}} : i32
func.func @numbers(%a: i1, %b: i1) -> (i32, i32) {
  %two = arith.constant 2 : i32
  %x = arith.extui %a : i1 to i32
  %y = arith.extui %b : i1 to i32
  %n = arith.andi %x, %two : i32
  %m = arith.addi %x, %y : i32
  return %n, %m : i32, i32
}
