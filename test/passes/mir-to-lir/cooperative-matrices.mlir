// Cooperative matrices of mir become those of lir; accesses state the alignment of elements.
// R-RUNA-35 R-RUNA-117
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @cooperative(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f16>, %[[Q:.*]]: !mir.ptr<workgroup, f32>, %[[W:.*]]: i32, %[[Z:.*]]: f32)
func.func @cooperative(%p: !mir.ptr<global, f16>, %q: !mir.ptr<workgroup, f32>, %w: i32, %z: f32) {
  // CHECK: %[[A:.*]] = lir.coop_mat_load %[[P]] stride %[[W]] row_major align 2 : <global, f16> -> <16x8xf16, a, subgroup>
  %a = mir.gpu.coop_mat_load %p stride %w row_major : <global, f16> -> <16x8xf16, a, subgroup>
  // CHECK: %[[B:.*]] = lir.coop_mat_load %[[P]] stride %[[W]] column_major align 2 : <global, f16> -> <8x32xf16, b, subgroup>
  %b = mir.gpu.coop_mat_load %p stride %w column_major : <global, f16> -> <8x32xf16, b, subgroup>
  // CHECK: %[[C:.*]] = lir.coop_mat_splat %[[Z]] : <16x32xf32, accumulator, subgroup>
  %c = mir.gpu.coop_mat_splat %z : <16x32xf32, accumulator, subgroup>
  // CHECK: %[[D:.*]] = lir.coop_mat_mul_add %[[A]], %[[B]], %[[C]] : <16x8xf16, a, subgroup>, <8x32xf16, b, subgroup> -> <16x32xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <16x8xf16, a, subgroup>, <8x32xf16, b, subgroup> -> <16x32xf32, accumulator, subgroup>
  // CHECK: lir.coop_mat_store %[[Q]], %[[D]] stride %[[W]] row_major align 4 : <workgroup, f32>, <16x32xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %q, %d stride %w row_major : <workgroup, f32>, <16x32xf32, accumulator, subgroup>
  return
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[A:.*]]: !mir.coop_matrix<8x8xi8, a, subgroup>, %[[B:.*]]: !mir.coop_matrix<8x8xi8, b, subgroup>, %[[C:.*]]: !mir.coop_matrix<8x8xi32, accumulator, subgroup>)
func.func @integers(%a: !mir.coop_matrix<8x8xi8, a, subgroup>, %b: !mir.coop_matrix<8x8xi8, b, subgroup>, %c: !mir.coop_matrix<8x8xi32, accumulator, subgroup>) {
  // CHECK: lir.coop_mat_mul_add %[[A]], %[[B]], %[[C]] : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  // CHECK: lir.coop_mat_mul_add unsigned %[[A]], %[[B]], %[[C]] : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  %1 = mir.gpu.coop_mat_mul_add unsigned %a, %b, %c : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  return
}
