// Cooperative matrices of mir that do not verify.
// R-RUNA-35
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @load_of_another_type(%p: !mir.ptr<global, f32>, %w: i32) {
  // expected-error@+1 {{'mir.gpu.coop_mat_load' op takes elements of '!mir.coop_matrix<16x16xf16, a, subgroup>' from 'f32' in memory}}
  %0 = mir.gpu.coop_mat_load %p stride %w row_major : <global, f32> -> <16x16xf16, a, subgroup>
  return
}

// -----

func.func @private_memory(%p: !mir.ptr<private, f32>, %w: i32) {
  // expected-error@+1 {{'mir.gpu.coop_mat_load' op needs storage that the work-items of a subgroup share, not private}}
  %0 = mir.gpu.coop_mat_load %p stride %w row_major : <private, f32> -> <16x16xf32, a, subgroup>
  return
}

// -----

func.func @store_to_a_constant(%p: !mir.ptr<constant, f32>, %m: !mir.coop_matrix<16x16xf32, accumulator, subgroup>, %w: i32) {
  // expected-error@+1 {{'mir.gpu.coop_mat_store' op cannot write to constant storage}}
  mir.gpu.coop_mat_store %p, %m stride %w row_major : <constant, f32>, <16x16xf32, accumulator, subgroup>
  return
}

// -----

func.func @splat_of_another_type(%z: f16) {
  // expected-error@+1 {{'mir.gpu.coop_mat_splat' op failed to verify that value is an element of result}}
  %0 = "mir.gpu.coop_mat_splat"(%z) : (f16) -> !mir.coop_matrix<16x16xf32, a, subgroup>
  return
}

// -----

func.func @use_of_a(%a: !mir.coop_matrix<8x8xf16, b, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>, %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op has '!mir.coop_matrix<8x8xf16, b, subgroup>' in the place of a, which is for use a}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xf16, b, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  return
}

// -----

func.func @use_of_b(%a: !mir.coop_matrix<8x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, a, subgroup>, %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op has '!mir.coop_matrix<8x8xf16, a, subgroup>' in the place of b, which is for use b}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xf16, a, subgroup>, <8x8xf16, a, subgroup> -> <8x8xf16, accumulator, subgroup>
  return
}

// -----

func.func @use_of_c(%a: !mir.coop_matrix<8x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>, %c: !mir.coop_matrix<8x8xf16, a, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op has '!mir.coop_matrix<8x8xf16, a, subgroup>' in the place of c, which is for use accumulator}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, a, subgroup>
  return
}

// -----

func.func @inner_extents(%a: !mir.coop_matrix<8x16xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>, %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op multiplies '!mir.coop_matrix<8x16xf16, a, subgroup>' and '!mir.coop_matrix<8x8xf16, b, subgroup>' and adds '!mir.coop_matrix<8x8xf16, accumulator, subgroup>'; M x K times K x N is M x N}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x16xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  return
}

// -----

func.func @rows(%a: !mir.coop_matrix<16x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>, %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) {
  // expected-error@+1 {{; M x K times K x N is M x N}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <16x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  return
}

// -----

func.func @columns(%a: !mir.coop_matrix<8x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>, %c: !mir.coop_matrix<8x16xf16, accumulator, subgroup>) {
  // expected-error@+1 {{; M x K times K x N is M x N}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x16xf16, accumulator, subgroup>
  return
}

// -----

func.func @factors_of_two_types(%a: !mir.coop_matrix<8x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf32, b, subgroup>, %c: !mir.coop_matrix<8x8xf32, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op multiplies 'f16' and 'f32' and adds 'f32'; the factors are of one type, the sum of that kind and no narrower}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xf16, a, subgroup>, <8x8xf32, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  return
}

// -----

func.func @sum_of_another_kind(%a: !mir.coop_matrix<8x8xi8, a, subgroup>, %b: !mir.coop_matrix<8x8xi8, b, subgroup>, %c: !mir.coop_matrix<8x8xf32, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op multiplies 'i8' and 'i8' and adds 'f32'}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  return
}

// -----

func.func @narrower_sum(%a: !mir.coop_matrix<8x8xf32, a, subgroup>, %b: !mir.coop_matrix<8x8xf32, b, subgroup>, %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op multiplies 'f32' and 'f32' and adds 'f16'}}
  %0 = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xf32, a, subgroup>, <8x8xf32, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  return
}

// -----

func.func @unsigned_floats(%a: !mir.coop_matrix<8x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>, %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op is unsigned, which is for integers, not for 'f16'}}
  %0 = mir.gpu.coop_mat_mul_add unsigned %a, %b, %c : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  return
}

// -----

func.func @sum_of_another_shape(%a: !mir.coop_matrix<8x8xf16, a, subgroup>, %b: !mir.coop_matrix<8x8xf16, b, subgroup>, %c: !mir.coop_matrix<8x8xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_mul_add' op failed to verify that all of {c, result} have same type}}
  %0 = "mir.gpu.coop_mat_mul_add"(%a, %b, %c) : (!mir.coop_matrix<8x8xf16, a, subgroup>, !mir.coop_matrix<8x8xf16, b, subgroup>, !mir.coop_matrix<8x8xf16, accumulator, subgroup>) -> !mir.coop_matrix<8x8xf32, accumulator, subgroup>
  return
}

// -----

// expected-error@+1 {{a cooperative matrix has 1, 2, 4, ... 256 rows and columns, not 3 and 8}}
func.func private @three_rows(!mir.coop_matrix<3x8xf16, a, subgroup>)

// -----

// expected-error@+1 {{a cooperative matrix has 1, 2, 4, ... 256 rows and columns, not 8 and 512}}
func.func private @too_many_columns(!mir.coop_matrix<8x512xf16, a, subgroup>)

// -----

// expected-error@+1 {{a cooperative matrix has elements of i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN or f8E5M2, not of 'i1'}}
func.func private @of_bits(!mir.coop_matrix<8x8xi1, a, subgroup>)

// -----

// expected-error@+1 {{a cooperative matrix has elements of i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN or f8E5M2, not of 'vector<2xf16>'}}
func.func private @of_vectors(!mir.coop_matrix<8x8xvector<2xf16>, a, subgroup>)

// -----

// expected-error@+1 {{a cooperative matrix is held by a subgroup, not by scope workgroup}}
func.func private @of_a_workgroup(!mir.coop_matrix<8x8xf16, a, workgroup>)

// -----

// expected-error@+1 {{a matrix has columns and rows}}
func.func private @one_extent(!mir.coop_matrix<8xf16, a, subgroup>)
