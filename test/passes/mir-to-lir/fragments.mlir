// Matrices in the registers of a subgroup, and operations on elements of cooperative matrices, are the same in lir.
// R-RUNA-35 R-RUNA-117
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @registers(
func.func @registers(%p: !mir.ptr<workgroup, f16>, %a: f64) {
  // CHECK: lir.fragment_load %{{.*}} tiles 2 transposed : <workgroup, f16> -> f16, f16, f16, f16
  %0:4 = mir.gpu.fragment_load %p tiles 2 transposed : <workgroup, f16> -> f16, f16, f16, f16
  // CHECK: lir.fragment_mul_add rows 8 depth 4 of f64(%{{.*}}) : (f64, f64, f64, f64) -> (f64, f64)
  %1:2 = mir.gpu.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %a, %a) : (f64, f64, f64, f64) -> (f64, f64)
  return
}

// CHECK-LABEL: func.func @elements(
func.func @elements(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup> {
  // CHECK: %[[SUM:.*]] = lir.coop_mat_map addf %{{.*}}, %{{.*}}
  %0 = mir.gpu.coop_mat_map addf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: %[[X:.*]] = lir.coop_mat_extract %[[SUM]][3] : <16x16xf16, accumulator, subgroup>
  %1 = mir.gpu.coop_mat_extract %0[3] : <16x16xf16, accumulator, subgroup>
  // CHECK: lir.coop_mat_insert %[[X]], %{{.*}}[0] : <16x16xf16, accumulator, subgroup>
  %2 = mir.gpu.coop_mat_insert %1, %a[0] : <16x16xf16, accumulator, subgroup>
  return %2 : !mir.coop_matrix<16x16xf16, accumulator, subgroup>
}
