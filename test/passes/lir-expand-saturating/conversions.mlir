// Narrowings clamp before they are cut; floats stay total.
// R-RUNA-70
// RUN: gir-opt --lir-expand-saturating %s | FileCheck %s

// CHECK-LABEL: func.func @narrowings(
// CHECK-SAME: %[[X:.*]]: i32)
func.func @narrowings(%x: i32) -> (i8, i8, i8) {
  // CHECK: %[[LOW:.*]] = arith.constant -128 : i32
  // CHECK-NEXT: %[[HIGH:.*]] = arith.constant 127 : i32
  // CHECK-NEXT: %[[A:.*]] = arith.maxsi %[[X]], %[[LOW]] : i32
  // CHECK-NEXT: %[[B:.*]] = arith.minsi %[[A]], %[[HIGH]] : i32
  // CHECK-NEXT: arith.trunci %[[B]] : i32 to i8
  %0 = lir.trunc_ssat_s %x : i32 -> i8
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK: %[[MOST:.*]] = arith.constant 255 : i32
  // CHECK-NEXT: %[[A:.*]] = arith.maxsi %[[X]], %[[ZERO]] : i32
  // CHECK-NEXT: %[[B:.*]] = arith.minsi %[[A]], %[[MOST]] : i32
  // CHECK-NEXT: arith.trunci %[[B]] : i32 to i8
  %1 = lir.trunc_ssat_u %x : i32 -> i8
  // CHECK: %[[MOST:.*]] = arith.constant 255 : i32
  // CHECK-NEXT: %[[B:.*]] = arith.minui %[[X]], %[[MOST]] : i32
  // CHECK-NEXT: arith.trunci %[[B]] : i32 to i8
  %2 = lir.trunc_usat_u %x : i32 -> i8
  return %0, %1, %2 : i8, i8, i8
}

// A limit that the type of floats does not have is infinity.
// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[X:.*]]: f16)
func.func @floats(%x: f16) -> (i32, i16) {
  // CHECK: %[[PLAIN:.*]] = lir.fptosi %[[X]] : f16 -> i32
  // CHECK: arith.constant 0xFC00 : f16
  // CHECK-NEXT: arith.cmpf ole, %[[X]]
  // CHECK: arith.constant -2147483648 : i32
  // CHECK: arith.constant 0x7C00 : f16
  // CHECK-NEXT: arith.cmpf oge, %[[X]]
  // CHECK: arith.constant 2147483647 : i32
  %0 = lir.fptosi_sat %x : f16 -> i32
  // CHECK: lir.fptoui %[[X]] : f16 -> i16
  %1 = lir.fptoui_sat %x : f16 -> i16
  return %0, %1 : i32, i16
}
