// Operands outside of the domain are reported; constants inside of it need no test. Operations
// of `arith` with undefined results become total.
// R-RUNA-119
// RUN: gir-opt --lir-insert-checks %s | FileCheck %s

// CHECK-LABEL: func.func @divisions(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32)
func.func @divisions(%x: i32, %y: i32) {
  // CHECK: %[[ZERO:.*]] = arith.cmpi eq, %[[Y]], %c0_i32
  // CHECK-NEXT: scf.if %[[ZERO]] {
  // CHECK-NEXT: lir.check_site 0
  // CHECK: %[[OVERFLOW:.*]] = arith.andi
  // CHECK-NEXT: scf.if %[[OVERFLOW]] {
  // CHECK-NEXT: lir.check_site 1
  // CHECK: lir.divsi %[[X]], %[[Y]]
  %0 = lir.divsi %x, %y : i32
  // CHECK: lir.check_site 2
  // CHECK: lir.remui %[[X]], %[[Y]]
  %1 = arith.remui %x, %y : i32
  %c7 = arith.constant 7 : i32
  // CHECK-NOT: lir.check_site
  // CHECK: lir.divsi %[[X]], %c7_i32
  %2 = lir.divsi %x, %c7 : i32
  // CHECK: return
  return
}

// CHECK-LABEL: func.func @shifts(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32)
func.func @shifts(%x: i32, %y: i32) {
  // CHECK: %[[BEYOND:.*]] = arith.cmpi uge, %[[Y]], %c32_i32
  // CHECK-NEXT: scf.if %[[BEYOND]] {
  // CHECK-NEXT: lir.check_site 3
  // CHECK: lir.shli %[[X]], %[[Y]]
  %0 = lir.shli %x, %y : i32
  // CHECK: lir.check_site 4
  // CHECK: lir.shrsi
  %1 = arith.shrsi %x, %y : i32
  %c31 = arith.constant 31 : i32
  // CHECK-NOT: lir.check_site
  // CHECK: lir.shrui %[[X]], %c31_i32
  %2 = lir.shrui %x, %c31 : i32
  // CHECK: return
  return
}

// CHECK-LABEL: func.func @conversions(
// CHECK-SAME: %[[X:.*]]: vector<2xf32>)
func.func @conversions(%x: vector<2xf32>) {
  // CHECK: arith.cmpf ogt, %[[X]]
  // CHECK: arith.cmpf olt, %[[X]]
  // CHECK: %[[NOT:.*]] = arith.xori
  // CHECK: vector.extract %[[NOT]][0]
  // CHECK: vector.extract %[[NOT]][1]
  // CHECK: %[[ANY:.*]] = arith.ori
  // CHECK-NEXT: scf.if %[[ANY]] {
  // CHECK-NEXT: lir.check_site 5
  // CHECK: lir.fptosi %[[X]]
  %0 = lir.fptosi %x : vector<2xf32> -> vector<2xi8>
  return
}
