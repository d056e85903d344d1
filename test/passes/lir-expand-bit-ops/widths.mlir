// Zeros are counted, and bits reversed, by counts of set bits, shifts and masks.
// RUN: gir-opt --lir-expand-bit-ops %s | FileCheck %s

// CHECK-LABEL: func.func @trailing(
// CHECK-SAME: %[[X:.*]]: i32)
func.func @trailing(%x: i32) -> i32 {
  // CHECK: %[[BELOW:.*]] = arith.subi %[[X]], %c1_i32
  // CHECK: %[[OTHERS:.*]] = arith.xori %[[X]], %c-1_i32
  // CHECK: %[[ZEROS:.*]] = arith.andi %[[OTHERS]], %[[BELOW]]
  // CHECK: math.ctpop %[[ZEROS]] : i32
  %0 = math.cttz %x : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @leading(
// CHECK-SAME: %[[X:.*]]: vector<3xi8>)
func.func @leading(%x: vector<3xi8>) -> vector<3xi8> {
  // CHECK: %[[ONE:.*]] = arith.constant dense<1> : vector<3xi8>
  // CHECK: %[[A:.*]] = arith.shrui %[[X]], %[[ONE]]
  // CHECK: %[[B:.*]] = arith.ori %[[X]], %[[A]]
  // CHECK: %[[C:.*]] = arith.shrui %[[B]], %{{.*}}
  // CHECK: %[[D:.*]] = arith.ori %[[B]], %[[C]]
  // CHECK: %[[E:.*]] = arith.shrui %[[D]], %{{.*}}
  // CHECK: %[[F:.*]] = arith.ori %[[D]], %[[E]]
  // CHECK: %[[ZEROS:.*]] = arith.xori %[[F]], %{{.*}}
  // CHECK: math.ctpop %[[ZEROS]] : vector<3xi8>
  %0 = math.ctlz %x : vector<3xi8>
  return %0 : vector<3xi8>
}

// CHECK-LABEL: func.func @reversed(
func.func @reversed(%x: i16) -> i16 {
  // CHECK: arith.constant 255 : i16
  // CHECK: arith.constant 3855 : i16
  // CHECK: arith.constant 13107 : i16
  // CHECK: arith.constant 21845 : i16
  // CHECK-NOT: lir.bitreverse
  %0 = lir.bitreverse %x : i16
  return %0 : i16
}
