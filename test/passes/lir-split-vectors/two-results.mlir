// An operation with two results gives pieces of both.
// RUN: gir-opt --target=vulkan1.3 --lir-split-vectors %s | FileCheck %s

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[X0:.*]]: vector<4xi32>, %[[X1:.*]]: vector<4xi32>)
func.func @product(%x: vector<8xi32>) -> (vector<8xi32>, vector<8xi32>, vector<8xi1>) {
  // CHECK-NEXT: %[[L0:.*]], %[[H0:.*]] = arith.mulsi_extended %[[X0]], %[[X0]] : vector<4xi32>
  // CHECK-NEXT: %[[L1:.*]], %[[H1:.*]] = arith.mulsi_extended %[[X1]], %[[X1]] : vector<4xi32>
  %low, %high = arith.mulsi_extended %x, %x : vector<8xi32>
  // CHECK-NEXT: %[[S0:.*]], %[[C0:.*]] = arith.addui_extended %[[L0]], %[[H0]] : vector<4xi32>, vector<4xi1>
  // CHECK-NEXT: %[[S1:.*]], %[[C1:.*]] = arith.addui_extended %[[L1]], %[[H1]] : vector<4xi32>, vector<4xi1>
  %sum, %carry = arith.addui_extended %low, %high : vector<8xi32>, vector<8xi1>
  // CHECK-NEXT: return %[[H0]], %[[H1]], %[[S0]], %[[S1]], %[[C0]], %[[C1]]
  return %high, %sum, %carry : vector<8xi32>, vector<8xi32>, vector<8xi1>
}
