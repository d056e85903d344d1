// A function of vectors is called for each lane.
// RUN: gir-opt --lir-expand-math %s | FileCheck %s

// CHECK-LABEL: func.func @lanes(
// CHECK-SAME: %[[X:.*]]: vector<2xf32>, %[[Y:.*]]: vector<2xf32>)
func.func @lanes(%x: vector<2xf32>, %y: vector<2xf32>) -> vector<2xf32> {
  // CHECK-NEXT: %[[X0:.*]] = vector.extract %[[X]][0]
  // CHECK-NEXT: %[[Y0:.*]] = vector.extract %[[Y]][0]
  // CHECK-NEXT: %[[R0:.*]] = call @gir_pow_f32(%[[X0]], %[[Y0]]) : (f32, f32) -> f32
  // CHECK-NEXT: %[[X1:.*]] = vector.extract %[[X]][1]
  // CHECK-NEXT: %[[Y1:.*]] = vector.extract %[[Y]][1]
  // CHECK-NEXT: %[[R1:.*]] = call @gir_pow_f32(%[[X1]], %[[Y1]]) : (f32, f32) -> f32
  // CHECK-NEXT: %[[R:.*]] = vector.from_elements %[[R0]], %[[R1]] : vector<2xf32>
  %0 = math.powf %x, %y : vector<2xf32>
  // CHECK-NEXT: return %[[R]]
  return %0 : vector<2xf32>
}
// CHECK: func.func private @gir_pow_f32(
// CHECK-NOT: func.func
