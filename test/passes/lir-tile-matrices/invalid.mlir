// An operation on tiles and on matrices that stay whole is a located error.
// R-RUNA-35
// RUN: gir-opt --lir-tile-matrices --split-input-file --verify-diagnostics %s
// RUN: not gir-opt --lir-tile-matrices=size=0 %s 2>&1 | FileCheck %s
// CHECK: cannot have tiles without rows; the option 'size' is at least 1

func.func @odd(%a: !mir.coop_matrix<16x4xf16, a, subgroup>, %b: !mir.coop_matrix<4x16xf16, b, subgroup>, %c: !mir.coop_matrix<16x16xf32, accumulator, subgroup>) {
  // expected-error@+1 {{'lir.coop_mat_mul_add' op has a matrix that cannot be split into tiles of 8 rows and 8 columns, the only size of the target; use multiples of 8}}
  %d = lir.coop_mat_mul_add %a, %b, %c : <16x4xf16, a, subgroup>, <4x16xf16, b, subgroup> -> <16x16xf32, accumulator, subgroup>
  return
}

// -----

func.func @cast(%m: !mir.coop_matrix<16x8xf16, a, subgroup>) {
  // expected-error@+1 {{'builtin.unrealized_conversion_cast' op has a matrix that cannot be split into tiles of 8 rows and 8 columns}}
  %0 = builtin.unrealized_conversion_cast %m : !mir.coop_matrix<16x8xf16, a, subgroup> to vector<4xf16>
  return
}
