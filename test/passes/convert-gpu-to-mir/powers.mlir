// Powers with integer exponents, by squaring: a constant needs no loop, and a negative one takes the reciprocal.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

// CHECK-LABEL: func.func @cube(
// CHECK-SAME: %[[X:.*]]: f32)
func.func @cube(%x: f32) -> f32 {
  %n = arith.constant 3 : i32
  // CHECK-NOT: scf.while
  // CHECK: %[[S:.*]] = arith.mulf %[[X]], %[[X]] : f32
  // CHECK: arith.mulf %[[X]], %[[S]] : f32
  %r = math.fpowi %x, %n : f32, i32
  return %r : f32
}

// CHECK-LABEL: func.func @any(
// CHECK-SAME: %[[X:.*]]: f16, %[[N:.*]]: i32)
func.func @any(%x: f16, %n: i32) -> f16 {
  // CHECK: %[[WIDE:.*]] = arith.extf %[[X]] : f16 to f32
  // CHECK: scf.while
  // CHECK: arith.divf
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  %r = math.fpowi %x, %n : f16, i32
  return %r : f16
}

// CHECK-LABEL: func.func @integers(
func.func @integers(%x: vector<2xi32>, %n: vector<2xi32>) -> vector<2xi32> {
  // CHECK: scf.while
  // CHECK: vector.extract
  // CHECK: arith.ori
  // CHECK: scf.condition
  // CHECK: arith.muli
  %r = math.ipowi %x, %n : vector<2xi32>
  return %r : vector<2xi32>
}

// CHECK-LABEL: func.func @normal(
func.func @normal(%x: f64) -> i1 {
  // CHECK: arith.bitcast
  // CHECK: arith.cmpi ult
  %r = math.isnormal %x : f64
  return %r : i1
}
