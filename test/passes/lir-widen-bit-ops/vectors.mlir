// Vectors are widened lane by lane.
// RUN: gir-opt --lir-widen-bit-ops %s | FileCheck %s

// CHECK-LABEL: func.func @lanes(
// CHECK-SAME: %[[X:.*]]: vector<4xi16>, %[[Y:.*]]: vector<3xi64>)
func.func @lanes(%x: vector<4xi16>, %y: vector<3xi64>) -> vector<4xi16> {
  // CHECK: %[[W:.*]] = arith.extui %[[X]] : vector<4xi16> to vector<4xi32>
  // CHECK: %[[N:.*]] = math.ctlz %[[W]] : vector<4xi32>
  // CHECK: %[[SIXTEEN:.*]] = arith.constant dense<16> : vector<4xi32>
  // CHECK: %[[D:.*]] = arith.subi %[[N]], %[[SIXTEEN]] : vector<4xi32>
  // CHECK: arith.trunci %[[D]] : vector<4xi32> to vector<4xi16>
  %0 = math.ctlz %x : vector<4xi16>
  // CHECK: arith.trunci %{{.*}} : vector<3xi64> to vector<3xi32>
  // CHECK: arith.cmpi eq, %{{.*}} : vector<3xi32>
  // CHECK: arith.select %{{.*}} : vector<3xi1>, vector<3xi32>
  // CHECK: arith.extui %{{.*}} : vector<3xi32> to vector<3xi64>
  %1 = math.cttz %y : vector<3xi64>
  return %0 : vector<4xi16>
}
