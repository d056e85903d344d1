// Saturating and fixed-point arithmetic round trips.
// R-RUNA-70
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @numbers(
// CHECK-SAME: %[[I:.*]]: i16, %[[W:.*]]: i64, %[[X:.*]]: f32)
func.func @numbers(%i: i16, %w: i64, %x: f32) {
  // CHECK: mir.sadd_sat %[[I]], %[[I]] : i16
  %0 = mir.sadd_sat %i, %i : i16
  // CHECK: mir.uadd_sat %[[I]], %[[I]] : i16
  %1 = mir.uadd_sat %i, %i : i16
  // CHECK: mir.ssub_sat %[[I]], %[[I]] : i16
  %2 = mir.ssub_sat %i, %i : i16
  // CHECK: mir.usub_sat %[[I]], %[[I]] : i16
  %3 = mir.usub_sat %i, %i : i16
  // CHECK: mir.sshl_sat %[[I]], %[[I]] : i16
  %4 = mir.sshl_sat %i, %i : i16
  // CHECK: mir.ushl_sat %[[I]], %[[I]] : i16
  %5 = mir.ushl_sat %i, %i : i16
  // CHECK: mir.sshr_round %[[I]], %[[I]] : i16
  %15 = mir.sshr_round %i, %i : i16
  // CHECK: mir.ushr_round %[[I]], %[[I]] : i16
  %16 = mir.ushr_round %i, %i : i16
  // CHECK: mir.smul_fix %[[I]], %[[I]] scale 15 rounding floor : i16
  %6 = mir.smul_fix %i, %i scale 15 rounding floor : i16
  // CHECK: mir.umul_fix %[[I]], %[[I]] scale 0 rounding half_up : i16
  %7 = mir.umul_fix %i, %i scale 0 rounding half_up : i16
  // CHECK: mir.smul_fix_sat %[[I]], %[[I]] scale 16 rounding floor : i16
  %8 = mir.smul_fix_sat %i, %i scale 16 rounding floor : i16
  // CHECK: mir.umul_fix_sat %[[I]], %[[I]] scale 1 rounding half_up : i16
  %9 = mir.umul_fix_sat %i, %i scale 1 rounding half_up : i16
  // CHECK: mir.trunc_ssat_s %[[W]] : i64 -> i8
  %10 = mir.trunc_ssat_s %w : i64 -> i8
  // CHECK: mir.trunc_ssat_u %[[W]] : i64 -> i8
  %11 = mir.trunc_ssat_u %w : i64 -> i8
  // CHECK: mir.trunc_usat_u %[[W]] : i64 -> i8
  %12 = mir.trunc_usat_u %w : i64 -> i8
  // CHECK: mir.fptosi_sat %[[X]] : f32 -> i16
  %13 = mir.fptosi_sat %x : f32 -> i16
  // CHECK: mir.fptoui_sat %[[X]] : f32 -> i16
  %14 = mir.fptoui_sat %x : f32 -> i16
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[I:.*]]: vector<3xi32>, %[[X:.*]]: vector<16xf64>)
func.func @vectors(%i: vector<3xi32>, %x: vector<16xf64>) {
  // CHECK: mir.sadd_sat %[[I]], %[[I]] : vector<3xi32>
  %0 = mir.sadd_sat %i, %i : vector<3xi32>
  // CHECK: mir.uadd_sat %[[I]], %[[I]] : vector<3xi32>
  %1 = mir.uadd_sat %i, %i : vector<3xi32>
  // CHECK: mir.ssub_sat %[[I]], %[[I]] : vector<3xi32>
  %2 = mir.ssub_sat %i, %i : vector<3xi32>
  // CHECK: mir.usub_sat %[[I]], %[[I]] : vector<3xi32>
  %3 = mir.usub_sat %i, %i : vector<3xi32>
  // CHECK: mir.sshl_sat %[[I]], %[[I]] : vector<3xi32>
  %4 = mir.sshl_sat %i, %i : vector<3xi32>
  // CHECK: mir.ushl_sat %[[I]], %[[I]] : vector<3xi32>
  %5 = mir.ushl_sat %i, %i : vector<3xi32>
  // CHECK: mir.sshr_round %[[I]], %[[I]] : vector<3xi32>
  %15 = mir.sshr_round %i, %i : vector<3xi32>
  // CHECK: mir.ushr_round %[[I]], %[[I]] : vector<3xi32>
  %16 = mir.ushr_round %i, %i : vector<3xi32>
  // CHECK: mir.smul_fix %[[I]], %[[I]] scale 31 rounding half_up : vector<3xi32>
  %6 = mir.smul_fix %i, %i scale 31 rounding half_up : vector<3xi32>
  // CHECK: mir.umul_fix %[[I]], %[[I]] scale 31 rounding half_up : vector<3xi32>
  %7 = mir.umul_fix %i, %i scale 31 rounding half_up : vector<3xi32>
  // CHECK: mir.smul_fix_sat %[[I]], %[[I]] scale 31 rounding half_up : vector<3xi32>
  %8 = mir.smul_fix_sat %i, %i scale 31 rounding half_up : vector<3xi32>
  // CHECK: mir.umul_fix_sat %[[I]], %[[I]] scale 31 rounding half_up : vector<3xi32>
  %9 = mir.umul_fix_sat %i, %i scale 31 rounding half_up : vector<3xi32>
  // CHECK: mir.trunc_ssat_s %[[I]] : vector<3xi32> -> vector<3xi16>
  %10 = mir.trunc_ssat_s %i : vector<3xi32> -> vector<3xi16>
  // CHECK: mir.trunc_ssat_u %[[I]] : vector<3xi32> -> vector<3xi16>
  %11 = mir.trunc_ssat_u %i : vector<3xi32> -> vector<3xi16>
  // CHECK: mir.trunc_usat_u %[[I]] : vector<3xi32> -> vector<3xi16>
  %12 = mir.trunc_usat_u %i : vector<3xi32> -> vector<3xi16>
  // CHECK: mir.fptosi_sat %[[X]] : vector<16xf64> -> vector<16xi64>
  %13 = mir.fptosi_sat %x : vector<16xf64> -> vector<16xi64>
  // CHECK: mir.fptoui_sat %[[X]] : vector<16xf64> -> vector<16xi64>
  %14 = mir.fptoui_sat %x : vector<16xf64> -> vector<16xi64>
  return
}
