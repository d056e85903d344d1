// Total operations become plain ones whose operands are never undefined.
// R-GIR-53 R-GIR-56 R-GIR-72
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
  // Values between -1 and 0 truncate to 0.
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

// The bounds at every width. The least integer of 64 bits is no overflow here.
// CHECK-LABEL: func.func @signed_divisions(
func.func @signed_divisions(%b: i8, %h: i16, %l: i64) {
  // CHECK: arith.cmpi eq, %{{.*}}, %c-128_i8
  %0 = lir.divsi %b, %b : i8
  // CHECK: arith.cmpi eq, %{{.*}}, %c-32768_i16
  %1 = lir.remsi %h, %h : i16
  // CHECK: arith.cmpi eq, %{{.*}}, %c-9223372036854775808_i64
  %2 = lir.divsi %l, %l : i64
  return
}

// CHECK-LABEL: func.func @shifts(
func.func @shifts(%b: i8, %l: i64) {
  // CHECK: arith.andi %{{.*}}, %c7_i8
  %0 = lir.shrui %b, %b : i8
  // CHECK: arith.andi %{{.*}}, %c63_i64
  %1 = lir.shli %l, %l : i64
  // Amounts of all ones and of the sign bit are no small ones.
  %ones = arith.constant -1 : i8
  // CHECK: %[[AMOUNT:.*]] = arith.andi %c-1_i8, %c7_i8
  // CHECK: arith.shli %{{.*}}, %[[AMOUNT]]
  %2 = lir.shli %b, %ones : i8
  return
}

// CHECK-LABEL: func.func @halves_to_bytes(
func.func @halves_to_bytes(%h: f16) {
  // CHECK: arith.constant -1.290000e+02 : f16
  // CHECK: arith.cmpf ogt
  // CHECK: arith.constant 1.280000e+02 : f16
  // CHECK: arith.cmpf olt
  // CHECK: arith.fptosi %{{.*}} : f16 to i8
  %0 = lir.fptosi %h : f16 -> i8
  // CHECK: arith.constant -1.000000e+00 : f16
  // CHECK: arith.constant 2.560000e+02 : f16
  // CHECK: arith.fptoui %{{.*}} : f16 to i8
  %1 = lir.fptoui %h : f16 -> i8
  return
}

// CHECK-LABEL: func.func @doubles_to_longs(
func.func @doubles_to_longs(%d: f64) {
  // No double lies between the least integer and the one below it.
  // CHECK: arith.constant -9.2233720368547758E+18 : f64
  // CHECK: arith.cmpf oge
  // CHECK: arith.constant 9.2233720368547758E+18 : f64
  // CHECK: arith.cmpf olt
  %0 = lir.fptosi %d : f64 -> i64
  // CHECK: arith.constant 1.8446744073709552E+19 : f64
  // CHECK: arith.fptoui %{{.*}} : f64 to i64
  %1 = lir.fptoui %d : f64 -> i64
  return
}
