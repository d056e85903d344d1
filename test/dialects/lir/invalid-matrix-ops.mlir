// Arithmetic on matrices of lir that does not verify.
// R-RUNA-8 R-RUNA-35
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @too_few_rows(%r: vector<3xf32>) {
  // expected-error@+1 {{'lir.mat_construct' op makes '!mir.matrix<3x2xf32>', which has 2 rows, of 1}}
  %0 = lir.mat_construct %r : vector<3xf32> -> <3x2xf32>
  return
}

// -----

func.func @rows_of_another_length(%r: vector<3xf32>, %t: vector<2xf32>) {
  // expected-error@+1 {{'lir.mat_construct' op makes '!mir.matrix<3x2xf32>' of 'vector<2xf32>'; its rows are 'vector<3xf32>'}}
  %0 = lir.mat_construct %r, %t : vector<3xf32>, vector<2xf32> -> <3x2xf32>
  return
}

// -----

func.func @rows_of_another_type(%r: vector<3xf64>) {
  // expected-error@+1 {{'lir.mat_construct' op makes '!mir.matrix<3x2xf32>' of 'vector<3xf64>'; its rows are 'vector<3xf32>'}}
  %0 = lir.mat_construct %r, %r : vector<3xf64>, vector<3xf64> -> <3x2xf32>
  return
}

// -----

func.func @splat_of_another_type(%s: f64) {
  // expected-error@+1 {{'lir.mat_splat' op failed to verify that value is an element of result}}
  %0 = "lir.mat_splat"(%s) : (f64) -> !mir.matrix<2x2xf32>
  return
}

// -----

func.func @row_beyond_the_last(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_row' op takes row 2 and column 0 of '!mir.matrix<3x2xf32>', which has 2 rows and 3 columns}}
  %0 = lir.mat_row %m[2] : <3x2xf32> -> vector<3xf32>
  return
}

// -----

func.func @row_of_another_length(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_row' op gives 'vector<2xf32>', but a row of '!mir.matrix<3x2xf32>' is 'vector<3xf32>'}}
  %0 = lir.mat_row %m[0] : <3x2xf32> -> vector<2xf32>
  return
}

// -----

func.func @negative_row(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_row' op attribute 'row' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = lir.mat_row %m[-1] : <3x2xf32> -> vector<3xf32>
  return
}

// -----

func.func @row_of_the_element_beyond_the_last(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_extract' op takes row 2 and column 0 of '!mir.matrix<3x2xf32>', which has 2 rows and 3 columns}}
  %0 = lir.mat_extract %m[2, 0] : <3x2xf32>
  return
}

// -----

func.func @column_beyond_the_last(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_extract' op takes row 0 and column 3 of '!mir.matrix<3x2xf32>', which has 2 rows and 3 columns}}
  %0 = lir.mat_extract %m[0, 3] : <3x2xf32>
  return
}

// -----

func.func @element_of_another_type(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_extract' op failed to verify that result is an element of matrix}}
  %0 = "lir.mat_extract"(%m) {row = 0 : i64, column = 0 : i64} : (!mir.matrix<3x2xf32>) -> f64
  return
}

// -----

func.func @not_transposed(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_transpose' op gives '!mir.matrix<3x2xf32>', but '!mir.matrix<3x2xf32>' transposed is '!mir.matrix<2x3xf32>'}}
  %0 = lir.mat_transpose %m : <3x2xf32> -> <3x2xf32>
  return
}

// -----

func.func @add_of_two_shapes(%m: !mir.matrix<3x2xf32>, %n: !mir.matrix<2x3xf32>) {
  // expected-error@+1 {{'lir.mat_add' op requires the same type for all operands and results}}
  %0 = "lir.mat_add"(%m, %n) : (!mir.matrix<3x2xf32>, !mir.matrix<2x3xf32>) -> !mir.matrix<3x2xf32>
  return
}

// -----

func.func @sub_of_two_shapes(%m: !mir.matrix<3x2xf32>, %n: !mir.matrix<2x3xf32>) {
  // expected-error@+1 {{'lir.mat_sub' op requires the same type for all operands and results}}
  %0 = "lir.mat_sub"(%m, %n) : (!mir.matrix<3x2xf32>, !mir.matrix<2x3xf32>) -> !mir.matrix<3x2xf32>
  return
}

// -----

func.func @factor_of_another_type(%m: !mir.matrix<3x2xf32>, %s: f64) {
  // expected-error@+1 {{'lir.mat_scale' op failed to verify that factor is an element of result}}
  %0 = "lir.mat_scale"(%m, %s) : (!mir.matrix<3x2xf32>, f64) -> !mir.matrix<3x2xf32>
  return
}

// -----

func.func @product_of_wrong_shapes(%m: !mir.matrix<3x2xf32>) {
  // expected-error@+1 {{'lir.mat_mul' op multiplies '!mir.matrix<3x2xf32>' and '!mir.matrix<3x2xf32>'; the columns of the first are as many as the rows of the second, and the elements of one type}}
  %0 = lir.mat_mul %m, %m : <3x2xf32>, <3x2xf32> -> <3x2xf32>
  return
}

// -----

func.func @product_of_two_types(%m: !mir.matrix<3x2xf32>, %n: !mir.matrix<2x3xf64>) {
  // expected-error@+1 {{'lir.mat_mul' op multiplies '!mir.matrix<3x2xf32>' and '!mir.matrix<2x3xf64>'}}
  %0 = lir.mat_mul %m, %n : <3x2xf32>, <2x3xf64> -> <2x2xf32>
  return
}

// -----

func.func @product_of_another_shape(%m: !mir.matrix<3x2xf32>, %n: !mir.matrix<4x3xf32>) {
  // expected-error@+1 {{'lir.mat_mul' op gives '!mir.matrix<2x4xf32>', but the product of '!mir.matrix<3x2xf32>' and '!mir.matrix<4x3xf32>' is '!mir.matrix<4x2xf32>'}}
  %0 = lir.mat_mul %m, %n : <3x2xf32>, <4x3xf32> -> <2x4xf32>
  return
}

// -----

func.func @vector_of_another_length(%m: !mir.matrix<3x2xf32>, %v: vector<2xf32>) {
  // expected-error@+1 {{'lir.mat_vec_mul' op multiplies '!mir.matrix<3x2xf32>' and 'vector<2xf32>', not 'vector<3xf32>'}}
  %0 = lir.mat_vec_mul %m, %v : <3x2xf32>, vector<2xf32> -> vector<3xf32>
  return
}

// -----

func.func @vector_product_of_another_length(%m: !mir.matrix<3x2xf32>, %v: vector<3xf32>) {
  // expected-error@+1 {{'lir.mat_vec_mul' op gives 'vector<3xf32>', but the product of '!mir.matrix<3x2xf32>' and 'vector<3xf32>' is 'vector<2xf32>'}}
  %0 = lir.mat_vec_mul %m, %v : <3x2xf32>, vector<3xf32> -> vector<3xf32>
  return
}

// -----

func.func @memory_of_another_type(%p: !mir.ptr<global, f64>, %w: i32) {
  // expected-error@+1 {{'lir.mat_load' op takes elements of '!mir.matrix<2x2xf32>' from 'f64' in memory}}
  %0 = lir.mat_load %p stride %w row_major align 4 : <global, f64> -> <2x2xf32>
  return
}

// -----

func.func @store_to_memory_of_another_type(%m: !mir.matrix<3x2xf32>, %p: !mir.ptr<global, vector<3xf32>>, %w: i32) {
  // expected-error@+1 {{'lir.mat_store' op takes elements of '!mir.matrix<3x2xf32>' from 'vector<3xf32>' in memory}}
  lir.mat_store %p, %m stride %w row_major align 4 : <global, vector<3xf32>>, <3x2xf32>
  return
}

// -----

func.func @store_to_a_constant(%m: !mir.matrix<3x2xf32>, %p: !mir.ptr<constant, f32>, %w: i32) {
  // expected-error@+1 {{'lir.mat_store' op cannot write to constant storage}}
  lir.mat_store %p, %m stride %w row_major align 4 : <constant, f32>, <3x2xf32>
  return
}

// -----

func.func @stride_of_another_width(%p: !mir.ptr<global, f32>, %w: i64) {
  // expected-error@+1 {{'lir.mat_load' op operand #1 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.mat_load"(%p, %w) {layout = 0 : i32, align = 4 : i64} : (!mir.ptr<global, f32>, i64) -> !mir.matrix<2x2xf32>
  return
}

// -----

func.func @odd_alignment(%p: !mir.ptr<global, f32>, %w: i32) {
  // expected-error@+1 {{'lir.mat_load' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = lir.mat_load %p stride %w row_major align 3 : <global, f32> -> <2x2xf32>
  return
}
