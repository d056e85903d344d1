// Operations on elements of cooperative matrices round trip.
// R-RUNA-35
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[A:.*]]: !mir.coop_matrix<{{.*}}>, %[[C:.*]]: !mir.coop_matrix<{{.*}}>, %[[X:.*]]: f16)
func.func @elements(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>, %c: !mir.coop_matrix<16x16xi32, accumulator, subgroup>, %x: f16) {
  // CHECK: mir.gpu.coop_mat_map addf %[[A]], %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %f0 = mir.gpu.coop_mat_map addf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map subf %[[A]], %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %f1 = mir.gpu.coop_mat_map subf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map mulf %[[A]], %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %f2 = mir.gpu.coop_mat_map mulf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map divf %[[A]], %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %f3 = mir.gpu.coop_mat_map divf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map maxf %[[A]], %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %f4 = mir.gpu.coop_mat_map maxf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map minf %[[A]], %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %f5 = mir.gpu.coop_mat_map minf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map negf %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %n = mir.gpu.coop_mat_map negf %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: %[[W:.*]] = mir.gpu.coop_mat_map extf %[[A]] : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf32, accumulator, subgroup>
  %w = mir.gpu.coop_mat_map extf %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf32, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map truncf %[[W]] : (!mir.coop_matrix<16x16xf32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  %t = mir.gpu.coop_mat_map truncf %w : (!mir.coop_matrix<16x16xf32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map addi %[[C]], %[[C]] : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  %i0 = mir.gpu.coop_mat_map addi %c, %c : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map subi %[[C]], %[[C]] : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  %i1 = mir.gpu.coop_mat_map subi %c, %c : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map muli %[[C]], %[[C]] : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  %i2 = mir.gpu.coop_mat_map muli %c, %c : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map divsi %[[C]], %[[C]] : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  %i3 = mir.gpu.coop_mat_map divsi %c, %c : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map divui %[[C]], %[[C]] : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  %i4 = mir.gpu.coop_mat_map divui %c, %c : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>, !mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_map negi %[[C]] : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  %m = mir.gpu.coop_mat_map negi %c : (!mir.coop_matrix<16x16xi32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xi32, accumulator, subgroup>
  // CHECK: %[[E:.*]] = mir.gpu.coop_mat_extract %[[A]][3] : <16x16xf16, accumulator, subgroup>
  %e = mir.gpu.coop_mat_extract %a[3] : <16x16xf16, accumulator, subgroup>
  // CHECK: mir.gpu.coop_mat_insert %[[E]], %[[A]][0] : <16x16xf16, accumulator, subgroup>
  %s = mir.gpu.coop_mat_insert %e, %a[0] : <16x16xf16, accumulator, subgroup>
  return
}
