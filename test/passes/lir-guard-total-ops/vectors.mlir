// Guards of vectors choose lane by lane; a constant in every lane needs none.
// RUN: gir-opt %s --pass-pipeline='builtin.module(func.func(lir-guard-total-ops))' | FileCheck %s

// CHECK-LABEL: func.func @division
// CHECK-SAME: (%[[X:.*]]: vector<4xi32>, %[[Y:.*]]: vector<4xi32>)
func.func @division(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
  // CHECK: %[[ZERO:.*]] = arith.constant dense<0> : vector<4xi32>
  // CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[Y]], %[[ZERO]] : vector<4xi32>
  // CHECK: %[[ONE:.*]] = arith.constant dense<1> : vector<4xi32>
  // CHECK: %[[D:.*]] = arith.select %[[NONE]], %[[ONE]], %[[Y]] : vector<4xi1>, vector<4xi32>
  // CHECK: arith.divui %[[X]], %[[D]] : vector<4xi32>
  %0 = lir.divui %x, %y : vector<4xi32>
  // CHECK: %[[LOWEST:.*]] = arith.constant dense<-2147483648> : vector<4xi32>
  // CHECK: arith.cmpi eq, %[[X]], %[[LOWEST]] : vector<4xi32>
  // CHECK: arith.remsi %[[X]], %{{.*}} : vector<4xi32>
  %1 = lir.remsi %x, %y : vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK-LABEL: func.func @constants
// CHECK-SAME: (%[[X:.*]]: vector<2xi16>)
func.func @constants(%x: vector<2xi16>) {
  // CHECK: %[[THREE:.*]] = arith.constant dense<3> : vector<2xi16>
  %three = arith.constant dense<3> : vector<2xi16>
  // CHECK-NEXT: arith.divsi %[[X]], %[[THREE]] : vector<2xi16>
  %0 = lir.divsi %x, %three : vector<2xi16>
  // CHECK-NEXT: arith.shli %[[X]], %[[THREE]] : vector<2xi16>
  %1 = lir.shli %x, %three : vector<2xi16>
  // Lanes that differ are guarded.
  // CHECK-NEXT: %[[MIXED:.*]] = arith.constant dense<[0, 1]> : vector<2xi16>
  %mixed = arith.constant dense<[0, 1]> : vector<2xi16>
  // CHECK: %[[LAST:.*]] = arith.constant dense<15> : vector<2xi16>
  // CHECK: %[[A:.*]] = arith.andi %[[MIXED]], %[[LAST]] : vector<2xi16>
  // CHECK: arith.shrui %[[X]], %[[A]] : vector<2xi16>
  %2 = lir.shrui %x, %mixed : vector<2xi16>
  return
}

// CHECK-LABEL: func.func @conversion
// CHECK-SAME: (%[[F:.*]]: vector<3xf32>)
func.func @conversion(%f: vector<3xf32>) -> vector<3xi32> {
  // CHECK: arith.cmpf oge, %[[F]], %{{.*}} : vector<3xf32>
  // CHECK: %[[S:.*]] = arith.select %{{.*}}, %[[F]], %{{.*}} : vector<3xi1>, vector<3xf32>
  // CHECK: arith.fptosi %[[S]] : vector<3xf32> to vector<3xi32>
  %0 = lir.fptosi %f : vector<3xf32> -> vector<3xi32>
  return %0 : vector<3xi32>
}
