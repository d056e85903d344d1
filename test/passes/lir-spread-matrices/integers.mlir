// A work-item has two elements of a row; for products it gets the others' by shuffles.
// R-RUNA-35 R-RUNA-114
// RUN: gir-opt --lir-spread-matrices %s 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err

// REMARK: remark: 'lir.coop_mat_load' op becomes numbers that the work-items of a subgroup exchange: Metal has matrices of floats only
// REMARK: remark: 'lir.coop_mat_mul_add' op becomes numbers that

// CHECK-LABEL: func.func @memory(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i16>, %[[W:.*]]: i32)
// CHECK-SAME: lir.fallbacks = [{count = 1 : i64, instead = "numbers that the work-items of a subgroup exchange", operation = "lir.coop_mat_load"}, {count = 1 : i64, instead = "numbers that the work-items of a subgroup exchange", operation = "lir.coop_mat_store"}]
func.func @memory(%p: !mir.ptr<global, i16>, %w: i32) {
  // CHECK: %[[LANE:.*]] = lir.subgroup_local_id
  // CHECK: %[[ROW:.*]] = arith.shrui %[[LANE]], %c2
  // CHECK: %[[PAIR:.*]] = arith.andi %[[LANE]], %c3
  // CHECK: %[[COLUMN:.*]] = arith.muli %[[PAIR]], %c2
  // CHECK: %[[ROW64:.*]] = arith.extui %[[ROW]] : i32 to i64
  // CHECK: %[[COLUMN64:.*]] = arith.extui %[[COLUMN]] : i32 to i64
  // CHECK: %[[W64:.*]] = arith.extui %[[W]] : i32 to i64
  // CHECK: %[[LINE:.*]] = arith.muli %[[ROW64]], %[[W64]] : i64
  // CHECK: %[[FIRST:.*]] = arith.addi %[[LINE]], %[[COLUMN64]] : i64
  // CHECK: %[[P0:.*]] = lir.gep unsigned %[[P]][%[[FIRST]]] stride 2
  // CHECK: %[[P1:.*]] = lir.gep unsigned %[[P0]][%c1{{.*}}] stride 2
  // CHECK: %[[X0:.*]] = lir.load %[[P0]] align 2
  // CHECK: %[[X1:.*]] = lir.load %[[P1]] align 2
  %x = lir.coop_mat_load %p stride %w row_major align 2 : <global, i16> -> <8x8xi16, a, subgroup>
  // The second element is in the next column: a stride behind.
  // CHECK: %[[ROW:.*]] = arith.shrui
  // CHECK: %[[COLUMN:.*]] = arith.muli
  // CHECK: %[[COLUMN64:.*]] = arith.extui %[[COLUMN]] : i32 to i64
  // CHECK: %[[ROW64:.*]] = arith.extui %[[ROW]] : i32 to i64
  // CHECK: %[[LINE:.*]] = arith.muli %[[COLUMN64]], %{{.*}} : i64
  // CHECK: %[[FIRST:.*]] = arith.addi %[[LINE]], %[[ROW64]] : i64
  // CHECK: %[[P0:.*]] = lir.gep unsigned %[[P]][%[[FIRST]]] stride 2
  // CHECK: %[[P1:.*]] = lir.gep unsigned %[[P0]][%[[W]]] stride 2
  // CHECK: lir.store %[[P0]], %[[X0]] align 1
  // CHECK: lir.store %[[P1]], %[[X1]] align 1
  lir.coop_mat_store %p, %x stride %w column_major align 1 : <global, i16>, <8x8xi16, a, subgroup>
  return
}

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A0:.*]]: i8, %[[A1:.*]]: i8, %[[B0:.*]]: i8, %[[B1:.*]]: i8, %[[C0:.*]]: i32, %[[C1:.*]]: i32) -> (i32, i32)
func.func @product(%a: !mir.coop_matrix<8x8xi8, a, subgroup>, %b: !mir.coop_matrix<8x8xi8, b, subgroup>,
                   %c: !mir.coop_matrix<8x8xi32, accumulator, subgroup>) -> !mir.coop_matrix<8x8xi32, accumulator, subgroup> {
  // CHECK: %[[LANE:.*]] = lir.subgroup_local_id
  // CHECK: %[[PAIR:.*]] = arith.andi %[[LANE]], %c3
  // CHECK: %[[START:.*]] = arith.andi %[[LANE]], %c28
  // CHECK: %[[LEFT0:.*]] = arith.extui %[[A0]] : i8 to i32
  // CHECK: %[[LEFT1:.*]] = arith.extui %[[A1]] : i8 to i32
  // CHECK: %[[RIGHT0:.*]] = arith.extui %[[B0]] : i8 to i32
  // CHECK: %[[RIGHT1:.*]] = arith.extui %[[B1]] : i8 to i32
  // The work-items that have the two columns of a sum begin at eight times the pair, and four behind.
  // CHECK: %[[FIRST:.*]] = arith.muli %[[PAIR]], %c8
  // CHECK: %[[L:.*]] = lir.subgroup_shuffle %[[LEFT0]], %[[START]]
  // CHECK: %[[R0:.*]] = lir.subgroup_shuffle %[[RIGHT0]], %[[FIRST]]
  // CHECK: %[[SECOND:.*]] = arith.ori %[[FIRST]], %c4
  // CHECK: %[[R1:.*]] = lir.subgroup_shuffle %[[RIGHT0]], %[[SECOND]]
  // CHECK: %[[M0:.*]] = arith.muli %[[L]], %[[R0]]
  // CHECK: %[[S0:.*]] = arith.addi %[[C0]], %[[M0]]
  // CHECK: %[[M1:.*]] = arith.muli %[[L]], %[[R1]]
  // CHECK: %[[S1:.*]] = arith.addi %[[C1]], %[[M1]]
  // The next column of the left factor, and row of the right one, is the second number of the same work-items.
  // CHECK: lir.subgroup_shuffle %[[LEFT1]], %[[START]]
  // CHECK: lir.subgroup_shuffle %[[RIGHT1]], %[[FIRST]]
  // CHECK: lir.subgroup_shuffle %[[RIGHT1]], %
  // CHECK: arith.addi %[[S0]],
  // CHECK: arith.addi %[[S1]],
  // CHECK: %[[NEXT:.*]] = arith.ori %[[START]], %c1
  // CHECK: lir.subgroup_shuffle %[[LEFT0]], %[[NEXT]]
  // CHECK-COUNT-17: lir.subgroup_shuffle
  // CHECK-NOT: lir.subgroup_shuffle
  %d = lir.coop_mat_mul_add unsigned %a, %b, %c : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  return %d : !mir.coop_matrix<8x8xi32, accumulator, subgroup>
}

// Narrow sums are words until the end.
// CHECK-LABEL: func.func @narrow(
// CHECK-COUNT-6: arith.extsi %{{.*}} : i8 to i32
// CHECK-COUNT-2: arith.trunci %{{.*}} : i32 to i8
func.func @narrow(%a: !mir.coop_matrix<8x8xi8, a, subgroup>, %b: !mir.coop_matrix<8x8xi8, b, subgroup>,
                  %c: !mir.coop_matrix<8x8xi8, accumulator, subgroup>) -> !mir.coop_matrix<8x8xi8, accumulator, subgroup> {
  %d = lir.coop_mat_mul_add %a, %b, %c : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> <8x8xi8, accumulator, subgroup>
  return %d : !mir.coop_matrix<8x8xi8, accumulator, subgroup>
}

// Floats stay.
// CHECK-LABEL: func.func @floats(
// CHECK-NEXT: lir.coop_mat_splat
func.func @floats(%z: f16) {
  %a = lir.coop_mat_splat %z : <8x8xf16, a, subgroup>
  return
}
