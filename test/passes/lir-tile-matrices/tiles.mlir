// Matrices become their tiles, row of tiles behind row of tiles; products are added up tile by tile.
// R-RUNA-35 R-RUNA-114
// RUN: gir-opt --lir-tile-matrices %s | FileCheck %s
// RUN: gir-opt --lir-tile-matrices=size=4 %s | FileCheck %s --check-prefix=FOUR

// CHECK-LABEL: func.func @multiply(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f16>, %[[Q:.*]]: !mir.ptr<workgroup, f32>, %[[W:.*]]: i32, %[[Z:.*]]: f32)
func.func @multiply(%p: !mir.ptr<global, f16>, %q: !mir.ptr<workgroup, f32>, %w: i32, %z: f32) {
  // Rows of memory are rows of the matrix: the second row of tiles begins 8 strides behind.
  // CHECK-NEXT: %[[P1:.*]] = lir.gep unsigned %[[P]][%[[W]]] stride 16
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[P01:.*]] = lir.gep unsigned %[[P]][%[[C8]]] stride 2
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[P11:.*]] = lir.gep unsigned %[[P1]][%[[C8]]] stride 2
  // CHECK-NEXT: %[[A00:.*]] = lir.coop_mat_load %[[P]] stride %[[W]] row_major align 2 : <global, f16> -> <8x8xf16, a, subgroup>
  // CHECK-NEXT: %[[A01:.*]] = lir.coop_mat_load %[[P01]] stride
  // CHECK-NEXT: %[[A10:.*]] = lir.coop_mat_load %[[P1]] stride
  // CHECK-NEXT: %[[A11:.*]] = lir.coop_mat_load %[[P11]] stride
  %a = lir.coop_mat_load %p stride %w row_major align 2 : <global, f16> -> <16x16xf16, a, subgroup>
  // Rows of memory are columns; the stride is known.
  // CHECK-NEXT: %[[C24:.*]] = arith.constant 24
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8
  // CHECK-NEXT: %[[B1:.*]] = lir.gep unsigned %[[P]][%[[C8]]] stride 2
  // CHECK-NEXT: %[[TB0:.*]] = lir.coop_mat_load %[[P]] stride %[[C24]] column_major align 2 : <global, f16> -> <8x8xf16, b, subgroup>
  // CHECK-NEXT: %[[TB1:.*]] = lir.coop_mat_load %[[B1]] stride %[[C24]] column_major
  %stride = arith.constant 24 : i32
  %b = lir.coop_mat_load %p stride %stride column_major align 2 : <global, f16> -> <16x8xf16, b, subgroup>
  // CHECK-NEXT: %[[C0:.*]] = lir.coop_mat_splat %[[Z]] : <8x8xf32, accumulator, subgroup>
  // CHECK-NEXT: %[[C1:.*]] = lir.coop_mat_splat %[[Z]] : <8x8xf32, accumulator, subgroup>
  %c = lir.coop_mat_splat %z : <16x8xf32, accumulator, subgroup>
  // CHECK-NEXT: %[[S0:.*]] = lir.coop_mat_mul_add %[[A00]], %[[TB0]], %[[C0]] : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  // CHECK-NEXT: %[[D0:.*]] = lir.coop_mat_mul_add %[[A01]], %[[TB1]], %[[S0]]
  // CHECK-NEXT: %[[S1:.*]] = lir.coop_mat_mul_add %[[A10]], %[[TB0]], %[[C1]]
  // CHECK-NEXT: %[[D1:.*]] = lir.coop_mat_mul_add %[[A11]], %[[TB1]], %[[S1]]
  %d = lir.coop_mat_mul_add %a, %b, %c : <16x16xf16, a, subgroup>, <16x8xf16, b, subgroup> -> <16x8xf32, accumulator, subgroup>
  // CHECK-NEXT: %[[C192:.*]] = arith.constant 192
  // CHECK-NEXT: %[[Q1:.*]] = lir.gep unsigned %[[Q]][%[[C192]]] stride 4
  // CHECK-NEXT: lir.coop_mat_store %[[Q]], %[[D0]] stride %[[C24]] row_major align 4
  // CHECK-NEXT: lir.coop_mat_store %[[Q1]], %[[D1]] stride %[[C24]] row_major align 4
  lir.coop_mat_store %q, %d stride %stride row_major align 4 : <workgroup, f32>, <16x8xf32, accumulator, subgroup>
  // CHECK-NEXT: return
  return
}

// A product of tiles may be one tile, and control flow hands tiles on.
// CHECK-LABEL: func.func @structure(
// CHECK-SAME: %[[A0:.*]]: !mir.coop_matrix<8x8xi8, a, subgroup>, %[[A1:.*]]: !mir.coop_matrix<8x8xi8, a, subgroup>, %[[B0:.*]]: !mir.coop_matrix<8x8xi8, b, subgroup>, %[[B1:.*]]: !mir.coop_matrix<8x8xi8, b, subgroup>, %[[C:.*]]: !mir.coop_matrix<8x8xi32, accumulator, subgroup>, %[[I:.*]]: i1)
// FOUR-LABEL: func.func @structure(
func.func @structure(%a: !mir.coop_matrix<8x16xi8, a, subgroup>, %b: !mir.coop_matrix<16x8xi8, b, subgroup>,
                     %c: !mir.coop_matrix<8x8xi32, accumulator, subgroup>, %is: i1) -> !mir.coop_matrix<8x8xi32, accumulator, subgroup> {
  // CHECK: %[[X:.*]]:2 = scf.if %[[I]] -> (!mir.coop_matrix<8x8xi8, a, subgroup>, !mir.coop_matrix<8x8xi8, a, subgroup>)
  %x = scf.if %is -> (!mir.coop_matrix<8x16xi8, a, subgroup>) {
    // CHECK: ub.poison : !mir.coop_matrix<8x8xi8, a, subgroup>
    %any = ub.poison : !mir.coop_matrix<8x16xi8, a, subgroup>
    scf.yield %any : !mir.coop_matrix<8x16xi8, a, subgroup>
  } else {
    // CHECK: scf.yield %[[A0]], %[[A1]]
    scf.yield %a : !mir.coop_matrix<8x16xi8, a, subgroup>
  }
  // CHECK: %[[S0:.*]] = arith.select %[[I]], %[[X]]#0, %[[A0]]
  // CHECK: %[[S1:.*]] = arith.select %[[I]], %[[X]]#1, %[[A1]]
  %y = arith.select %is, %x, %a : !mir.coop_matrix<8x16xi8, a, subgroup>
  // CHECK: %[[D:.*]] = lir.coop_mat_mul_add unsigned %[[S0]], %[[B0]], %[[C]]
  // CHECK: %[[E:.*]] = lir.coop_mat_mul_add unsigned %[[S1]], %[[B1]], %[[D]]
  %d = lir.coop_mat_mul_add unsigned %y, %b, %c : <8x16xi8, a, subgroup>, <16x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  // CHECK: return %[[E]]
  // FOUR-COUNT-16: lir.coop_mat_mul_add unsigned %{{.*}} : <4x4xi8, a, subgroup>, <4x4xi8, b, subgroup> -> <4x4xi32, accumulator, subgroup>
  // FOUR: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} :
  return %d : !mir.coop_matrix<8x8xi32, accumulator, subgroup>
}

// A matrix whose size is no multiple of the tile stays, and the target may refuse it.
// CHECK-LABEL: func.func @others(
// CHECK: lir.coop_mat_splat %{{.*}} : <4x16xf16, a, subgroup>
// FOUR-LABEL: func.func @others(
// FOUR-COUNT-4: lir.coop_mat_splat %{{.*}} : <4x4xf16, a, subgroup>
func.func @others(%z: f16) {
  %a = lir.coop_mat_splat %z : <4x16xf16, a, subgroup>
  return
}
