// Matrices are their rows; products and sums are plain operations in a fixed order.
// R-RUNA-8 R-RUNA-35
// RUN: gir-opt --lir-scalarize-matrices %s | FileCheck %s

// A row of the product is the sum of the rows of the right factor, each times an element.
// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A0:.*]]: vector<3xf32>, %[[A1:.*]]: vector<3xf32>, %[[B0:.*]]: vector<2xf32>, %[[B1:.*]]: vector<2xf32>, %[[B2:.*]]: vector<2xf32>)
// CHECK-SAME: -> (vector<2xf32>, vector<2xf32>)
func.func @product(%a: !mir.matrix<3x2xf32>, %b: !mir.matrix<2x3xf32>) -> !mir.matrix<2x2xf32> {
  // CHECK-NEXT: %[[E0:.*]] = vector.extract %[[A0]][0]
  // CHECK-NEXT: %[[E1:.*]] = vector.extract %[[A0]][1]
  // CHECK-NEXT: %[[E2:.*]] = vector.extract %[[A0]][2]
  // CHECK-NEXT: %[[F0:.*]] = vector.broadcast %[[E0]] : f32 to vector<2xf32>
  // CHECK-NEXT: %[[P0:.*]] = arith.mulf %[[F0]], %[[B0]] : vector<2xf32>
  // CHECK-NEXT: %[[F1:.*]] = vector.broadcast %[[E1]]
  // CHECK-NEXT: %[[P1:.*]] = arith.mulf %[[F1]], %[[B1]]
  // CHECK-NEXT: %[[F2:.*]] = vector.broadcast %[[E2]]
  // CHECK-NEXT: %[[P2:.*]] = arith.mulf %[[F2]], %[[B2]]
  // CHECK-NEXT: %[[S:.*]] = arith.addf %[[P0]], %[[P1]]
  // CHECK-NEXT: %[[R0:.*]] = arith.addf %[[S]], %[[P2]]
  // CHECK-NEXT: vector.extract %[[A1]][0]
  // CHECK: arith.addf
  // CHECK-NEXT: %[[R1:.*]] = arith.addf
  // CHECK-NEXT: return %[[R0]], %[[R1]]
  %r = lir.mat_mul %a, %b : <3x2xf32>, <2x3xf32> -> <2x2xf32>
  return %r : !mir.matrix<2x2xf32>
}

// CHECK-LABEL: func.func @vector(
// CHECK-SAME: %[[M0:.*]]: vector<2xf16>, %[[M1:.*]]: vector<2xf16>, %[[V:.*]]: vector<2xf16>)
func.func @vector(%m: !mir.matrix<2x2xf16>, %v: vector<2xf16>) -> vector<2xf16> {
  // CHECK-NEXT: %[[P:.*]] = arith.mulf %[[M0]], %[[V]] : vector<2xf16>
  // CHECK-NEXT: %[[E0:.*]] = vector.extract %[[P]][0]
  // CHECK-NEXT: %[[E1:.*]] = vector.extract %[[P]][1]
  // CHECK-NEXT: %[[D0:.*]] = arith.addf %[[E0]], %[[E1]] : f16
  // CHECK: %[[D1:.*]] = arith.addf
  // CHECK-NEXT: %[[R:.*]] = vector.from_elements %[[D0]], %[[D1]]
  // CHECK-NEXT: return %[[R]]
  %r = lir.mat_vec_mul %m, %v : <2x2xf16>, vector<2xf16> -> vector<2xf16>
  return %r : vector<2xf16>
}

// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[M0:.*]]: vector<2xf64>, %[[M1:.*]]: vector<2xf64>, %[[S:.*]]: f64)
func.func @elementwise(%m: !mir.matrix<2x2xf64>, %s: f64) -> !mir.matrix<2x2xf64> {
  // CHECK-NEXT: %[[T0:.*]] = arith.addf %[[M0]], %[[M0]]
  // CHECK-NEXT: %[[T1:.*]] = arith.addf %[[M1]], %[[M1]]
  %0 = lir.mat_add %m, %m : <2x2xf64>
  // CHECK-NEXT: %[[F:.*]] = vector.broadcast %[[S]]
  // CHECK-NEXT: %[[U0:.*]] = arith.mulf %[[T0]], %[[F]]
  // CHECK-NEXT: %[[U1:.*]] = arith.mulf %[[T1]], %[[F]]
  %1 = lir.mat_scale %0, %s : <2x2xf64>
  // CHECK-NEXT: %[[G:.*]] = vector.broadcast %[[S]]
  %2 = lir.mat_splat %s : <2x2xf64>
  // CHECK-NEXT: %[[W0:.*]] = arith.subf %[[U0]], %[[G]]
  // CHECK-NEXT: %[[W1:.*]] = arith.subf %[[U1]], %[[G]]
  // CHECK-NEXT: return %[[W0]], %[[W1]]
  %3 = lir.mat_sub %1, %2 : <2x2xf64>
  return %3 : !mir.matrix<2x2xf64>
}

// CHECK-LABEL: func.func @parts(
// CHECK-SAME: %[[M0:.*]]: vector<3xf32>, %[[M1:.*]]: vector<3xf32>)
func.func @parts(%m: !mir.matrix<3x2xf32>) -> (!mir.matrix<3x2xf32>, f32, !mir.matrix<2x3xf32>) {
  %0 = lir.mat_row %m[0] : <3x2xf32> -> vector<3xf32>
  %1 = lir.mat_row %m[1] : <3x2xf32> -> vector<3xf32>
  %2 = lir.mat_construct %1, %0 : vector<3xf32>, vector<3xf32> -> <3x2xf32>
  // CHECK-NEXT: %[[E:.*]] = vector.extract %[[M1]][2]
  %3 = lir.mat_extract %m[1, 2] : <3x2xf32>
  // CHECK-COUNT-6: vector.extract
  // CHECK-NEXT: %[[C0:.*]] = vector.from_elements %{{.*}}, %{{.*}} : vector<2xf32>
  // CHECK-NEXT: %[[C1:.*]] = vector.from_elements
  // CHECK-NEXT: %[[C2:.*]] = vector.from_elements
  // CHECK-NEXT: return %[[M1]], %[[M0]], %[[E]], %[[C0]], %[[C1]], %[[C2]]
  %4 = lir.mat_transpose %m : <3x2xf32> -> <2x3xf32>
  return %2, %3, %4 : !mir.matrix<3x2xf32>, f32, !mir.matrix<2x3xf32>
}
