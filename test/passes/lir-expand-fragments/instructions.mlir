// Products that tensor cores have stay, until --lir-spread-matrices brings them into the form of instructions.
// R-RUNA-35 R-RUNA-114
// RUN: gir-opt --lir-expand-fragments %s | FileCheck %s
// RUN: gir-opt --lir-expand-fragments --lir-spread-matrices %s | FileCheck %s --check-prefix=SPREAD

module attributes {lir.target = "cuda-sm_80"} {
  // CHECK-LABEL: func.func @doubles(
  // SPREAD-LABEL: func.func @doubles(
  // SPREAD-SAME: %[[A:.*]]: f64, %[[B:.*]]: f64, %[[C:.*]]: f64)
  func.func @doubles(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
    // CHECK-NEXT: lir.fragment_mul_add rows 8 depth 4 of f64
    // SPREAD: %[[X:.*]] = builtin.unrealized_conversion_cast %[[A]] : f64 to !mir.coop_matrix<8x4xf64, a, subgroup>
    // SPREAD: %[[Y:.*]] = builtin.unrealized_conversion_cast %[[B]] : f64 to !mir.coop_matrix<4x8xf64, b, subgroup>
    // SPREAD: %[[Z:.*]] = builtin.unrealized_conversion_cast %[[C]], %[[C]] : f64, f64 to !mir.coop_matrix<8x8xf64, accumulator, subgroup>
    // SPREAD: %[[SUM:.*]] = lir.coop_mat_mul_add %[[X]], %[[Y]], %[[Z]]
    // SPREAD: builtin.unrealized_conversion_cast %[[SUM]]
    %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %b, %c, %c) : (f64, f64, f64, f64) -> (f64, f64)
    return %d#0, %d#1 : f64, f64
  }

  // The smaller product of bytes, too, which newer architectures still have.
  // CHECK-LABEL: func.func @bytes(
  func.func @bytes(%a: i8, %c: i32) -> (i32, i32) {
    // CHECK-NEXT: lir.fragment_mul_add rows 8 depth 16 of i8
    %d:2 = lir.fragment_mul_add rows 8 depth 16 of i8 (%a, %a, %a, %a, %a, %a, %a, %a, %c, %c)
        : (i8, i8, i8, i8, i8, i8, i8, i8, i32, i32) -> (i32, i32)
    return %d#0, %d#1 : i32, i32
  }
}
