// X-6: products of twice the width; saturating arithmetic is written out.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @widened(
// CHECK-SAME: %[[X:.*]]: ui32, %[[Y:.*]]: ui32) -> ui32
func.func @widened(%x: i32, %y: i32) -> i32 {
  // CHECK: %[[A:.*]] = gir.zext %[[X]] : ui32 -> ui64
  // CHECK: %[[B:.*]] = gir.zext %[[Y]] : ui32 -> ui64
  // CHECK: %[[P:.*]] = gir.mul %[[A]], %[[B]] : ui64
  // CHECK: %[[U:.*]] = gir.shr %[[P]], %{{.*}} : ui64
  // CHECK: %[[LOW:.*]] = gir.trunc %[[P]] : ui64 -> ui32
  // CHECK: %[[HIGH:.*]] = gir.trunc %[[U]] : ui64 -> ui32
  // CHECK: gir.add %[[LOW]], %[[HIGH]] : ui32
  %low, %high = arith.mului_extended %x, %y : i32
  %r = arith.addi %low, %high : i32
  return %r : i32
}

// CHECK-LABEL: gir.func @signed(
func.func @signed(%x: vector<2xi8>) -> vector<2xi8> {
  // CHECK: %[[S:.*]] = gir.bitcast %{{.*}} : vector<2xui8> -> vector<2xsi8>
  // CHECK: gir.sext %[[S]] : vector<2xsi8> -> vector<2xsi16>
  // CHECK: gir.shr %{{.*}} : vector<2xsi16>
  %low, %high = arith.mulsi_extended %x, %x : vector<2xi8>
  return %high : vector<2xi8>
}

// CHECK-LABEL: gir.func @halves(
// CHECK-SAME: %[[X:.*]]: ui64, %[[Y:.*]]: ui64) -> ui64
func.func @halves(%x: i64, %y: i64) -> i64 {
  // CHECK-COUNT-4: gir.mul %{{.*}} : ui64
  // CHECK: gir.shr %{{.*}} : si64
  // CHECK: gir.sub %{{.*}} : ui64
  // CHECK: gir.shr %{{.*}} : si64
  // CHECK: %[[HIGH:.*]] = gir.sub %{{.*}} : ui64
  // CHECK: gir.mul %[[X]], %[[Y]] : ui64
  %low, %high = arith.mulsi_extended %x, %y : i64
  // CHECK: gir.return %[[HIGH]]
  return %high : i64
}

// CHECK-LABEL: gir.func @saturating(
// CHECK-SAME: %[[X:.*]]: ui16, %[[Y:.*]]: ui16) -> ui16
func.func @saturating(%x: i16, %y: i16) -> i16 {
  // CHECK: %[[SUM:.*]] = gir.add %[[X]], %[[Y]] : ui16
  // CHECK: %[[OVER:.*]] = gir.ucmp lt %[[SUM]], %[[X]] : ui16
  // CHECK: gir.select %[[OVER]], %{{.*}}, %[[SUM]] : ui16
  %r = mir.uadd_sat %x, %y : i16
  return %r : i16
}
