// Pieces are the longest vectors that the profile has, numbers where none divides the length.
// RUN: gir-opt --target=poor-vulkan --target-file=%S/../../Inputs/poor.toml --lir-split-vectors %s | FileCheck %s --check-prefixes=CHECK,PAIRS
// RUN: gir-opt --target=poor-cpu --target-file=%S/../../Inputs/poor.toml --lir-split-vectors %s | FileCheck %s --check-prefixes=CHECK,NUMBERS
// RUN: gir-opt --target=cpu --lir-split-vectors %s | FileCheck %s --check-prefix=KEPT

// Three lanes have the room of four, and four the room of two pairs.
// KEPT: lir.global @tile : !mir.ptr<workgroup, vector<3xf32>> count 5 align 16
// CHECK: lir.global @tile : !mir.ptr<workgroup, f32> count 20 align 16
lir.global @tile : !mir.ptr<workgroup, vector<3xf32>> count 5 align 16 elem vector<3xf32>
// CHECK: lir.global @table : !mir.ptr<constant, f32> count 8 align 16
// CHECK-SAME: dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 0.000000e+00]> : tensor<8xf32>
lir.global @table : !mir.ptr<constant, vector<3xf32>> count 2 align 16 elem vector<3xf32> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>

// CHECK-LABEL: func.func @four(
// PAIRS-SAME: %[[A:.*]]: vector<2xf32>, %[[B:.*]]: vector<2xf32>)
// NUMBERS-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32, %[[D:.*]]: f32)
func.func @four(%v: vector<4xf32>) -> f32 {
  // PAIRS-NEXT: arith.addf %[[A]], %[[A]] : vector<2xf32>
  // PAIRS-NEXT: %[[S:.*]] = arith.addf %[[B]], %[[B]] : vector<2xf32>
  // PAIRS-NEXT: vector.extract %[[S]][1] : f32 from vector<2xf32>
  // NUMBERS-NEXT: arith.addf %[[A]], %[[A]] : f32
  // NUMBERS-COUNT-2: arith.addf
  // NUMBERS-NEXT: %[[S:.*]] = arith.addf %[[D]], %[[D]] : f32
  // NUMBERS-NEXT: return %[[S]]
  %s = arith.addf %v, %v : vector<4xf32>
  %r = vector.extract %s[3] : f32 from vector<4xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @memory(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>
// KEPT-LABEL: func.func @memory(
func.func @memory(%p: !mir.ptr<global, vector<3xf32>>, %i: i32) -> f32 {
  // CHECK-NEXT: %[[Q:.*]] = lir.gep %[[P]][%{{.*}}] stride 16 : <global, f32>, i32
  %q = lir.gep %p[%i] stride 16 : <global, vector<3xf32>>, i32
  // CHECK-NEXT: lir.load %[[Q]] align 4 : <global, f32> -> f32
  // CHECK: lir.gep %[[Q]][%{{.*}}] stride 4 : <global, f32>, i32
  // CHECK: lir.gep %[[Q]][%{{.*}}] stride 4 : <global, f32>, i32
  // CHECK-NEXT: %[[LAST:.*]] = lir.load %{{.*}} align 4 : <global, f32> -> f32
  // KEPT: lir.load %{{.*}} align 16 : <global, vector<3xf32>> -> vector<3xf32>
  %v = lir.load %q align 16 : <global, vector<3xf32>> -> vector<3xf32>
  // CHECK-NEXT: return %[[LAST]]
  %r = vector.extract %v[2] : f32 from vector<3xf32>
  return %r : f32
}

// Without vectors bits are shifted.
// CHECK-LABEL: func.func @bits(
func.func @bits(%v: vector<4xi8>) -> i32 {
  // NUMBERS: %[[LOW:.*]] = arith.extui %{{.*}} : i8 to i32
  // NUMBERS: %[[NEXT:.*]] = arith.extui %{{.*}} : i8 to i32
  // NUMBERS: %[[SHIFTED:.*]] = arith.shli %[[NEXT]], %{{.*}} : i32
  // NUMBERS: arith.ori %[[LOW]], %[[SHIFTED]] : i32
  // NUMBERS-NOT: vector<
  // CHECK: return
  %w = vector.bitcast %v : vector<4xi8> to vector<1xi32>
  %r = vector.extract %w[0] : i32 from vector<1xi32>
  return %r : i32
}

// The vector that a subgroup operation yields stays whole until its lanes are extracted.
// CHECK-LABEL: func.func @ballot(
func.func @ballot(%c: i1) -> i32 {
  // CHECK: %[[V:.*]] = lir.subgroup_ballot %{{.*}} -> vector<4xi32>
  // CHECK: vector.extract %[[V]][1] : i32 from vector<4xi32>
  %v = lir.subgroup_ballot %c -> vector<4xi32>
  %r = vector.extract %v[1] : i32 from vector<4xi32>
  return %r : i32
}
