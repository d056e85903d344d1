// Memory holds rows; accesses of elements go line by line.
// R-RUNA-8 R-RUNA-35
// RUN: gir-opt --lir-scalarize-matrices %s | FileCheck %s

// CHECK: lir.global @tile : !mir.ptr<workgroup, vector<3xf32>> count 20 align 16 elem vector<3xf32>
lir.global @tile : !mir.ptr<workgroup, !mir.matrix<3x2xf32>> count 10 align 16 elem !mir.matrix<3x2xf32>

// CHECK-LABEL: func.func @values(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, vector<3xf32>>)
func.func @values(%p: !mir.ptr<global, !mir.matrix<3x2xf32>>) {
  // CHECK-NEXT: %[[M0:.*]] = lir.load %[[P]] align 16 : <global, vector<3xf32>> -> vector<3xf32>
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1
  // CHECK-NEXT: %[[P1:.*]] = lir.gep %[[P]][%[[ONE]]] stride 16
  // CHECK-NEXT: %[[M1:.*]] = lir.load %[[P1]] align 16
  %m = lir.load %p align 16 : !mir.ptr<global, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  // CHECK-NEXT: %[[V:.*]] = lir.var 4 align 16 : <private, vector<3xf32>>
  %v = lir.var 2 align 16 : !mir.ptr<private, !mir.matrix<3x2xf32>>
  %c1 = arith.constant 1 : i32
  // CHECK: %[[W:.*]] = lir.gep %[[V]][%{{.*}}] stride 32
  %w = lir.gep %v[%c1] stride 32 : !mir.ptr<private, !mir.matrix<3x2xf32>>, i32
  // CHECK-NEXT: lir.store volatile %[[W]], %[[M0]] align 8
  // CHECK: lir.gep %[[W]][%{{.*}}] stride 16
  // CHECK-NEXT: lir.store volatile %{{.*}}, %[[M1]] align 8
  lir.store volatile %w, %m align 8 : !mir.ptr<private, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  return
}

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[S:.*]]: i32)
func.func @rows(%p: !mir.ptr<global, f32>, %s: i32) -> !mir.matrix<3x2xf32> {
  // CHECK-NEXT: %[[Q:.*]] = lir.gep unsigned %[[P]][%[[S]]] stride 4
  // CHECK-NEXT: %[[A0:.*]] = lir.load %[[P]] align 4
  // CHECK-NEXT: %[[I1:.*]] = arith.constant 1
  // CHECK-NEXT: %[[P1:.*]] = lir.gep unsigned %[[P]][%[[I1]]] stride 4
  // CHECK-NEXT: %[[A1:.*]] = lir.load %[[P1]] align 4
  // CHECK: %[[P2:.*]] = lir.gep unsigned %[[P]]
  // CHECK-NEXT: %[[A2:.*]] = lir.load %[[P2]] align 4
  // CHECK-NEXT: %[[R0:.*]] = vector.from_elements %[[A0]], %[[A1]], %[[A2]]
  // CHECK-NEXT: lir.load %[[Q]] align 4
  // CHECK: %[[R1:.*]] = vector.from_elements
  // CHECK-NEXT: return %[[R0]], %[[R1]]
  %m = lir.mat_load %p stride %s row_major align 16 : <global, f32> -> <3x2xf32>
  return %m : !mir.matrix<3x2xf32>
}

// CHECK-LABEL: func.func @columns(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f16>, %[[M0:.*]]: vector<2xf16>, %[[M1:.*]]: vector<2xf16>, %[[M2:.*]]: vector<2xf16>, %[[S:.*]]: i32)
func.func @columns(%p: !mir.ptr<global, f16>, %m: !mir.matrix<2x3xf16>, %s: i32) {
  // CHECK: %[[C0:.*]] = vector.from_elements %{{.*}}, %{{.*}}, %{{.*}} : vector<3xf16>
  // CHECK: %[[C1:.*]] = vector.from_elements
  // CHECK-NEXT: %[[Q:.*]] = lir.gep unsigned %[[P]][%[[S]]] stride 2
  // CHECK-NOT: lir.gep unsigned %{{.*}}[%[[S]]]
  // CHECK: %[[E:.*]] = vector.extract %[[C0]][0]
  // CHECK: lir.store %[[P]], %[[E]] align 2
  // CHECK: %[[F:.*]] = vector.extract %[[C1]][0]
  // CHECK: lir.store %[[Q]], %[[F]] align 2
  // CHECK-COUNT-2: lir.store
  // CHECK-NOT: lir.store
  lir.mat_store %p, %m stride %s column_major align 2 : <global, f16>, <2x3xf16>
  return
}
