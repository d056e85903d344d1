// Sums, differences and shifts: the wrapped result, or an end of the range.
// R-RUNA-70
// RUN: gir-opt --lir-expand-saturating %s | FileCheck %s

// CHECK-LABEL: func.func @signed_sum(
// CHECK-SAME: %[[X:.*]]: i16, %[[Y:.*]]: i16)
func.func @signed_sum(%x: i16, %y: i16) -> i16 {
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[X]], %[[Y]] : i16
  // CHECK-NEXT: %[[OX:.*]] = arith.xori %[[X]], %[[S]] : i16
  // CHECK-NEXT: %[[OY:.*]] = arith.xori %[[Y]], %[[S]] : i16
  // CHECK-NEXT: %[[O:.*]] = arith.andi %[[OX]], %[[OY]] : i16
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i16
  // CHECK-NEXT: %[[C:.*]] = arith.cmpi slt, %[[O]], %[[ZERO]] : i16
  // CHECK-NEXT: %[[LAST:.*]] = arith.constant 15 : i16
  // CHECK-NEXT: %[[SIGN:.*]] = arith.shrsi %[[X]], %[[LAST]] : i16
  // CHECK-NEXT: %[[MAX:.*]] = arith.constant 32767 : i16
  // CHECK-NEXT: %[[END:.*]] = arith.xori %[[SIGN]], %[[MAX]] : i16
  // CHECK-NEXT: %[[R:.*]] = arith.select %[[C]], %[[END]], %[[S]] : i16
  // CHECK-NEXT: return %[[R]]
  %r = lir.sadd_sat %x, %y : i16
  return %r : i16
}

// CHECK-LABEL: func.func @signed_difference(
// CHECK-SAME: %[[X:.*]]: i64, %[[Y:.*]]: i64)
func.func @signed_difference(%x: i64, %y: i64) -> i64 {
  // CHECK-NEXT: %[[D:.*]] = arith.subi %[[X]], %[[Y]] : i64
  // CHECK-NEXT: %[[OY:.*]] = arith.xori %[[X]], %[[Y]] : i64
  // CHECK-NEXT: %[[OD:.*]] = arith.xori %[[X]], %[[D]] : i64
  // CHECK: arith.constant 9223372036854775807 : i64
  %r = lir.ssub_sat %x, %y : i64
  return %r : i64
}

// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: %[[X:.*]]: vector<4xi8>, %[[Y:.*]]: vector<4xi8>)
func.func @unsigned(%x: vector<4xi8>, %y: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>) {
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[X]], %[[Y]] : vector<4xi8>
  // CHECK-NEXT: %[[C:.*]] = arith.cmpi ult, %[[S]], %[[X]] : vector<4xi8>
  // CHECK-NEXT: %[[MAX:.*]] = arith.constant dense<-1> : vector<4xi8>
  // CHECK-NEXT: %[[SUM:.*]] = arith.select %[[C]], %[[MAX]], %[[S]] : vector<4xi1>, vector<4xi8>
  %sum = lir.uadd_sat %x, %y : vector<4xi8>
  // CHECK-NEXT: %[[D:.*]] = arith.subi %[[X]], %[[Y]] : vector<4xi8>
  // CHECK-NEXT: %[[N:.*]] = arith.cmpi ult, %[[X]], %[[Y]] : vector<4xi8>
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0> : vector<4xi8>
  // CHECK-NEXT: %[[DIFFERENCE:.*]] = arith.select %[[N]], %[[ZERO]], %[[D]]
  // CHECK-NEXT: return %[[SUM]], %[[DIFFERENCE]]
  %difference = lir.usub_sat %x, %y : vector<4xi8>
  return %sum, %difference : vector<4xi8>, vector<4xi8>
}

// Shifts stay total.
// CHECK-LABEL: func.func @shifts(
func.func @shifts(%x: i32, %n: i32) -> (i32, i32) {
  // CHECK: lir.shli
  // CHECK: lir.shrsi
  // CHECK: arith.constant 32 : i32
  // CHECK-NEXT: arith.cmpi ult
  %0 = lir.sshl_sat %x, %n : i32
  // CHECK: lir.shli
  // CHECK: lir.shrui
  %1 = lir.ushl_sat %x, %n : i32
  return %0, %1 : i32, i32
}

// Shifts that round add the last bit that is lost; one by zero loses none.
// CHECK-LABEL: func.func @rounding(
// CHECK-SAME: %[[X:.*]]: i32, %[[N:.*]]: i32)
func.func @rounding(%x: i32, %n: i32) -> (i32, i32) {
  // CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i32
  // CHECK-DAG: %[[LAST:.*]] = arith.constant 31 : i32
  // CHECK: %[[LESS:.*]] = arith.subi %[[N]], %[[ONE]] : i32
  // CHECK-NEXT: %[[CUT:.*]] = arith.minui %[[LESS]], %[[LAST]] : i32
  // CHECK-NEXT: %[[TWICE:.*]] = lir.shrsi %[[X]], %[[CUT]] : i32
  // CHECK-NEXT: %[[HALF:.*]] = lir.shrsi %[[TWICE]], %[[ONE]] : i32
  // CHECK-NEXT: %[[LOST:.*]] = arith.andi %[[TWICE]], %[[ONE]] : i32
  // CHECK-NEXT: %[[R:.*]] = arith.addi %[[HALF]], %[[LOST]] : i32
  // CHECK-NEXT: %[[WHOLE:.*]] = arith.cmpi eq, %[[N]], %{{.*}} : i32
  // CHECK-NEXT: arith.select %[[WHOLE]], %[[X]], %[[R]] : i32
  %0 = lir.sshr_round %x, %n : i32
  // CHECK: lir.shrui
  // CHECK: %[[WIDTH:.*]] = arith.constant 32 : i32
  // CHECK-NEXT: %[[ABOVE:.*]] = arith.cmpi ugt, %[[N]], %[[WIDTH]] : i32
  // CHECK: arith.select %[[ABOVE]], %{{.*}}, %{{.*}} : i32
  %1 = lir.ushr_round %x, %n : i32
  return %0, %1 : i32, i32
}
