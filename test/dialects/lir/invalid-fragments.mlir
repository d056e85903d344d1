// Products of matrices in registers that do not verify.
// R-RUNA-35
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @factors(%a: i16, %c: f32) {
  // expected-error@+1 {{'lir.fragment_mul_add' op has factors of f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2 or i8, not of 'i16'}}
  %d:2 = lir.fragment_mul_add rows 8 depth 8 of i16 (%a, %a, %a, %a, %c, %c) : (i16, i16, i16, i16, f32, f32) -> (f32, f32)
  return
}

// -----

func.func @rows(%a: f64) {
  // expected-error@+1 {{'lir.fragment_mul_add' op has 8 or 16 rows, not 4}}
  %d:2 = lir.fragment_mul_add rows 4 depth 4 of f64 (%a, %a, %a, %a) : (f64, f64, f64, f64) -> (f64, f64)
  return
}

// -----

func.func @depth(%a: f16) {
  // expected-error@+1 {{'lir.fragment_mul_add' op has a depth of 8, 16, ... 256 for factors of 'f16', not of 4}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f16 (%a, %a, %a, %a) : (f16, f16, f16, f16) -> (f16, f16)
  return
}

// -----

func.func @count(%a: f64) {
  // expected-error@+1 {{'lir.fragment_mul_add' op takes 2 factors and 2 sums of a work-item and has 2 results, not 3 numbers and 2 results}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %a) : (f64, f64, f64) -> (f64, f64)
  return
}

// -----

func.func @factor(%a: f64, %x: f32) {
  // expected-error@+1 {{'lir.fragment_mul_add' op has a factor of type 'f32', not 'f64'}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%x, %a, %a, %a) : (f32, f64, f64, f64) -> (f64, f64)
  return
}

// -----

func.func @addend(%a: f64, %x: f32) {
  // expected-error@+1 {{'lir.fragment_mul_add' op adds to a sum of type 'f32', not 'f64'}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %a, %x) : (f64, f64, f64, f32) -> (f64, f64)
  return
}

// -----

func.func @sums(%a: f64) {
  // expected-error@+1 {{'lir.fragment_mul_add' op has sums of types 'f64' and 'f32'}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %a, %a) : (f64, f64, f64, f64) -> (f64, f32)
  return
}

// -----

func.func @kind(%a: f64, %c: i64) {
  // expected-error@+1 {{'lir.fragment_mul_add' op multiplies 'f64' and adds 'i64'; the sum is of the factors' kind and no narrower, and f32 for small floats}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %c, %c) : (f64, f64, i64, i64) -> (i64, i64)
  return
}

// -----

func.func @narrow(%a: f64, %c: f32) {
  // expected-error@+1 {{'lir.fragment_mul_add' op multiplies 'f64' and adds 'f32'; the sum is of}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %c, %c) : (f64, f64, f32, f32) -> (f32, f32)
  return
}

// -----

func.func @sign(%a: f64) {
  // expected-error@+1 {{'lir.fragment_mul_add' op is unsigned, which is for integers, not for 'f64'}}
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of unsigned f64 (%a, %a, %a, %a) : (f64, f64, f64, f64) -> (f64, f64)
  return
}

// -----

func.func @memory_of_tiles(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.fragment_load' op loads from workgroup memory, not from global memory}}
  %0:1 = lir.fragment_load %p tiles 1 : <global, i32> -> i32
  return
}

// -----

func.func @width_of_tiles(%p: !mir.ptr<workgroup, i64>) {
  // expected-error@+1 {{'lir.fragment_load' op loads numbers of 8, 16 and 32 bits, not 'i64'}}
  %0:1 = lir.fragment_load %p tiles 1 : <workgroup, i64> -> i64
  return
}

// -----

func.func @words_of_tiles(%p: !mir.ptr<workgroup, i32>) {
  // expected-error@+1 {{'lir.fragment_load' op transposes tiles of numbers of 16 bits, not of 'i32'}}
  %0:1 = lir.fragment_load %p tiles 1 transposed : <workgroup, i32> -> i32
  return
}

// -----

func.func @tiles_of_tiles(%p: !mir.ptr<workgroup, i32>) {
  // expected-error@+1 {{'lir.fragment_load' op loads 1, 2 or 4 tiles, not 3}}
  %0:3 = lir.fragment_load %p tiles 3 : <workgroup, i32> -> i32, i32, i32
  return
}

// -----

func.func @numbers_of_tiles(%p: !mir.ptr<workgroup, f16>) {
  // expected-error@+1 {{'lir.fragment_load' op gives a work-item 2 numbers, not 1}}
  %0:1 = lir.fragment_load %p tiles 1 : <workgroup, f16> -> f16
  return
}

// -----

func.func @elements_of_tiles(%p: !mir.ptr<workgroup, f32>) {
  // expected-error@+1 {{'lir.fragment_load' op gives numbers of 'f32', not 'i32'}}
  %0:1 = lir.fragment_load %p tiles 1 : <workgroup, f32> -> i32
  return
}
