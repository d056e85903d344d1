// Total operations become plain ones whose operands are never undefined.
// R-GIR-26 R-GIR-27 R-GIR-28
// RUN: gir-opt --lir-guard-total-ops %s | FileCheck %s

// CHECK-LABEL: func.func @signed_division(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32)
func.func @signed_division(%x: i32, %y: i32) -> i32 {
  // CHECK: %[[ZERO:.*]] = arith.cmpi eq, %[[Y]], %c0_i32
  // CHECK: %[[MINUS:.*]] = arith.cmpi eq, %[[Y]], %c-1_i32
  // CHECK: %[[LOWEST:.*]] = arith.cmpi eq, %[[X]], %c-2147483648_i32
  // CHECK: %[[OVERFLOW:.*]] = arith.andi %[[MINUS]], %[[LOWEST]]
  // CHECK: %[[UNDEFINED:.*]] = arith.ori %[[ZERO]], %[[OVERFLOW]]
  // CHECK: %[[D:.*]] = arith.select %[[UNDEFINED]], %c1_i32, %[[Y]]
  // CHECK: arith.divsi %[[X]], %[[D]]
  %q = lir.divsi %x, %y : i32
  return %q : i32
}

// CHECK-LABEL: func.func @unsigned_remainder(
// CHECK-SAME: %[[X:.*]]: i64, %[[Y:.*]]: i64)
func.func @unsigned_remainder(%x: i64, %y: i64) -> i64 {
  // CHECK: %[[ZERO:.*]] = arith.cmpi eq, %[[Y]], %c0_i64
  // CHECK: %[[D:.*]] = arith.select %[[ZERO]], %c1_i64, %[[Y]]
  // CHECK: arith.remui %[[X]], %[[D]]
  %r = lir.remui %x, %y : i64
  return %r : i64
}

// CHECK-LABEL: func.func @constant_operands(
func.func @constant_operands(%x: i32) -> (i32, i32, i32, i32) {
  %seven = arith.constant 7 : i32
  %minus_one = arith.constant -1 : i32
  %width = arith.constant 32 : i32
  // CHECK-NOT: select
  // CHECK: arith.divsi %{{.*}}, %c7_i32
  %a = lir.divsi %x, %seven : i32
  // CHECK-NEXT: arith.shli %{{.*}}, %c7_i32
  %b = lir.shli %x, %seven : i32
  // An unsigned divisor of all ones is no danger, a signed one is.
  // CHECK-NEXT: arith.divui %{{.*}}, %c-1_i32
  %c = lir.divui %x, %minus_one : i32
  // CHECK: arith.select
  // CHECK: arith.remsi
  %d = lir.remsi %x, %minus_one : i32
  // CHECK: %[[AMOUNT:.*]] = arith.andi %c32_i32, %c31_i32
  // CHECK: arith.shrui %{{.*}}, %[[AMOUNT]]
  %e = lir.shrui %x, %width : i32
  return %a, %b, %c, %d : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @shift(
// CHECK-SAME: %[[X:.*]]: i16, %[[Y:.*]]: i16)
func.func @shift(%x: i16, %y: i16) -> i16 {
  // CHECK: %[[AMOUNT:.*]] = arith.andi %[[Y]], %c15_i16
  // CHECK: arith.shrsi %[[X]], %[[AMOUNT]]
  %s = lir.shrsi %x, %y : i16
  return %s : i16
}

// CHECK-LABEL: func.func @float_to_signed(
// CHECK-SAME: %[[X:.*]]: f32)
func.func @float_to_signed(%x: f32) -> i32 {
  // CHECK: %[[LEAST:.*]] = arith.constant -2.14748365E+9
  // CHECK: %[[ABOVE:.*]] = arith.cmpf oge, %[[X]], %[[LEAST]]
  // CHECK: %[[LIMIT:.*]] = arith.constant 2.14748365E+9
  // CHECK: %[[BELOW:.*]] = arith.cmpf olt, %[[X]], %[[LIMIT]]
  // CHECK: %[[FITS:.*]] = arith.andi %[[ABOVE]], %[[BELOW]]
  // CHECK: %[[ZERO:.*]] = arith.constant 0.0
  // CHECK: %[[SAFE:.*]] = arith.select %[[FITS]], %[[X]], %[[ZERO]]
  // CHECK: arith.fptosi %[[SAFE]] : f32 to i32
  %i = lir.fptosi %x : f32 -> i32
  return %i : i32
}

// CHECK-LABEL: func.func @float_to_unsigned(
// CHECK-SAME: %[[X:.*]]: f64)
func.func @float_to_unsigned(%x: f64) -> i32 {
  // What lies between -1 and 0 truncates to 0.
  // CHECK: arith.cmpf ogt, %[[X]], %{{.*}}
  // CHECK: arith.constant 0x41F0000000000000
  // CHECK: arith.fptoui
  %i = lir.fptoui %x : f64 -> i32
  return %i : i32
}

// CHECK-LABEL: func.func @every_finite_half_fits(
func.func @every_finite_half_fits(%x: f16) -> i32 {
  // CHECK: arith.constant 0xFC00
  // CHECK: arith.cmpf ogt
  // CHECK: arith.constant 0x7C00
  // CHECK: arith.cmpf olt
  %i = lir.fptosi %x : f16 -> i32
  return %i : i32
}
