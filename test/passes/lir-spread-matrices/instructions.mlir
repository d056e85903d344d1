// On NVIDIA's architectures instructions multiply matrices of numbers, where such instructions exist: the operands are
// composed of the elements that a work-item holds.
// R-RUNA-35 R-RUNA-114
// RUN: gir-opt --target=cuda-sm_80 --lir-spread-matrices %s | FileCheck %s
// RUN: gir-opt --target=cuda-sm_75 --lir-spread-matrices %s | FileCheck %s --check-prefix=OLD
// RUN: gir-opt --target=cuda-sm_80 --lir-spread-matrices --lir-spread-matrices %s | FileCheck %s

// Registers of a left factor are of 8 rows and 8 columns: those below stand before those behind.
// CHECK-LABEL: func.func @halves(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: f16, %[[A1:[a-z0-9]+]]: f16, %[[A2:[a-z0-9]+]]: f16, %[[A3:[a-z0-9]+]]: f16, %[[A4:[a-z0-9]+]]: f16, %[[A5:[a-z0-9]+]]: f16, %[[A6:[a-z0-9]+]]: f16, %[[A7:[a-z0-9]+]]: f16,
// CHECK-SAME: %[[B0:[a-z0-9]+]]: f16, %[[B1:[a-z0-9]+]]: f16, %[[B2:[a-z0-9]+]]: f16, %[[B3:[a-z0-9]+]]: f16,
// CHECK-SAME: %[[C0:[a-z0-9]+]]: f32, %[[C1:[a-z0-9]+]]: f32, %[[C2:[a-z0-9]+]]: f32, %[[C3:[a-z0-9]+]]: f32) -> (f32, f32, f32, f32)
// CHECK: %[[A:.*]] = builtin.unrealized_conversion_cast %[[A0]], %[[A1]], %[[A4]], %[[A5]], %[[A2]], %[[A3]], %[[A6]], %[[A7]] : {{.*}} to !mir.coop_matrix<16x16xf16, a, subgroup>
// CHECK: %[[B:.*]] = builtin.unrealized_conversion_cast %[[B0]], %[[B1]], %[[B2]], %[[B3]] : {{.*}} to !mir.coop_matrix<16x8xf16, b, subgroup>
// CHECK: %[[C:.*]] = builtin.unrealized_conversion_cast %[[C0]], %[[C1]], %[[C2]], %[[C3]] : {{.*}} to !mir.coop_matrix<16x8xf32, accumulator, subgroup>
// CHECK: %[[D:.*]] = lir.coop_mat_mul_add %[[A]], %[[B]], %[[C]]
// CHECK: %[[R:.*]]:4 = builtin.unrealized_conversion_cast %[[D]]
// CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#2, %[[R]]#3
// The sums of the first eight columns go on to the others.
// OLD-LABEL: func.func @halves(
// OLD: %[[D:.*]] = lir.coop_mat_mul_add {{.*}} : <16x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <16x8xf32, accumulator, subgroup>
// OLD: %[[R:.*]]:4 = builtin.unrealized_conversion_cast %[[D]]
// OLD: builtin.unrealized_conversion_cast %[[R]]#0, %[[R]]#1, %[[R]]#2, %[[R]]#3
// OLD: lir.coop_mat_mul_add {{.*}} : <16x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <16x8xf32, accumulator, subgroup>
func.func @halves(%a: !mir.coop_matrix<16x16xf16, a, subgroup>, %b: !mir.coop_matrix<16x8xf16, b, subgroup>,
                  %c: !mir.coop_matrix<16x8xf32, accumulator, subgroup>) -> !mir.coop_matrix<16x8xf32, accumulator, subgroup> {
  %d = lir.coop_mat_mul_add %a, %b, %c : <16x16xf16, a, subgroup>, <16x8xf16, b, subgroup> -> <16x8xf32, accumulator, subgroup>
  return %d : !mir.coop_matrix<16x8xf32, accumulator, subgroup>
}

// Eight rows, of which the instruction takes sixteen.
// CHECK-LABEL: func.func @eight(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: f16, %[[A1:[a-z0-9]+]]: f16,
// CHECK-COUNT-2: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f16
// CHECK: builtin.unrealized_conversion_cast %[[A0]], %[[A1]], %{{.*}}, %{{.*}} : f16, f16, f16, f16 to !mir.coop_matrix<16x8xf16, a, subgroup>
// CHECK: %[[R:.*]]:4 = builtin.unrealized_conversion_cast
// CHECK: return %[[R]]#0, %[[R]]#1 :
func.func @eight(%a: !mir.coop_matrix<8x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>,
                 %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) -> !mir.coop_matrix<8x8xf16, accumulator, subgroup> {
  %d = lir.coop_mat_mul_add %a, %b, %c : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  return %d : !mir.coop_matrix<8x8xf16, accumulator, subgroup>
}

// Of a row of bytes a work-item has four, the right factor's are of a column.
// CHECK-LABEL: func.func @bytes(
// CHECK-SAME: %[[P:[a-z0-9]+]]: !mir.ptr<workgroup, i8>
// CHECK: %[[LINE:.*]] = arith.shrui %{{.*}}, %c2
// CHECK: %[[IN:.*]] = arith.andi %{{.*}}, %c3
// CHECK: %[[ROW:.*]] = arith.muli %[[IN]], %c4
// CHECK: arith.extui %[[ROW]] : i32 to i64
// CHECK: arith.extui %[[LINE]] : i32 to i64
// CHECK: %[[FIRST:.*]] = lir.gep unsigned %[[P]][%
// A stride that is known is part of the offset.
// CHECK: lir.gep unsigned %[[FIRST]][%c32_i32{{.*}}] stride 1
// CHECK: lir.gep unsigned %[[FIRST]][%c64_i32{{.*}}] stride 1
// CHECK: lir.gep unsigned %[[FIRST]][%c96_i32{{.*}}] stride 1
// CHECK: lir.gep unsigned %[[FIRST]][%c512_i32{{.*}}] stride 1
// CHECK-COUNT-8: lir.load
// CHECK: lir.coop_mat_mul_add unsigned {{.*}} : <16x32xi8, a, subgroup>, <32x8xi8, b, subgroup> -> <16x8xi32, accumulator, subgroup>
// OLD-LABEL: func.func @bytes(
// OLD-COUNT-4: lir.coop_mat_mul_add unsigned {{.*}} : <8x16xi8, a, subgroup>, <16x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
func.func @bytes(%a: !mir.coop_matrix<16x32xi8, a, subgroup>, %p: !mir.ptr<workgroup, i8>,
                 %c: !mir.coop_matrix<16x8xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x8xi32, accumulator, subgroup> {
  %w = arith.constant 32 : i32
  %b = lir.coop_mat_load %p stride %w row_major align 1 : <workgroup, i8> -> <32x8xi8, b, subgroup>
  %d = lir.coop_mat_mul_add unsigned %a, %b, %c : <16x32xi8, a, subgroup>, <32x8xi8, b, subgroup> -> <16x8xi32, accumulator, subgroup>
  return %d : !mir.coop_matrix<16x8xi32, accumulator, subgroup>
}
