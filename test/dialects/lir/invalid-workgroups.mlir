// Workgroup operations of lir that do not verify.
// R-RUNA-35
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @add_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'add' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce add %a : f32
  return
}

// -----

func.func @mul_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'mul' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce mul %a : f32
  return
}

// -----

func.func @min_s_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'min_s' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce min_s %a : f32
  return
}

// -----

func.func @min_u_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'min_u' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce min_u %a : f32
  return
}

// -----

func.func @max_s_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'max_s' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce max_s %a : f32
  return
}

// -----

func.func @max_u_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'max_u' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce max_u %a : f32
  return
}

// -----

func.func @and_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'and' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce and %a : f32
  return
}

// -----

func.func @or_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'or' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce or %a : f32
  return
}

// -----

func.func @xor_of_floats(%a: f32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'xor' takes integers, not 'f32'}}
  %0 = lir.workgroup_reduce xor %a : f32
  return
}

// -----

func.func @fadd_of_integers(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'fadd' takes floating-point numbers, not 'i32'}}
  %0 = lir.workgroup_reduce fadd %a : i32
  return
}

// -----

func.func @fmul_of_integers(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'fmul' takes floating-point numbers, not 'i32'}}
  %0 = lir.workgroup_reduce fmul %a : i32
  return
}

// -----

func.func @fmin_of_integers(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'fmin' takes floating-point numbers, not 'i32'}}
  %0 = lir.workgroup_reduce fmin %a : i32
  return
}

// -----

func.func @fmax_of_integers(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op 'fmax' takes floating-point numbers, not 'i32'}}
  %0 = lir.workgroup_reduce fmax %a : i32
  return
}

// -----

func.func @reduction_of_vectors(%a: vector<4xf32>) {
  // expected-error@+1 {{'lir.workgroup_reduce' op operand #0 must be number, but got 'vector<4xf32>'}}
  %0 = lir.workgroup_reduce fadd %a : vector<4xf32>
  return
}

// -----

func.func @reduction_to_another_type(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_reduce' op failed to verify that all of {value, result} have same type}}
  %0 = "lir.workgroup_reduce"(%a) {kind = 0 : i32} : (i32) -> i64
  return
}

// -----

func.func @any_of_a_number(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_any' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "lir.workgroup_any"(%a) : (i32) -> i1
  return
}

// -----

func.func @any_to_another_type(%a: i1) {
  // expected-error@+1 {{'lir.workgroup_any' op result #0 must be 1-bit signless integer, but got 'i64'}}
  %0 = "lir.workgroup_any"(%a) : (i1) -> i64
  return
}

// -----

func.func @all_of_a_number(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_all' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "lir.workgroup_all"(%a) : (i32) -> i1
  return
}

// -----

func.func @all_to_another_type(%a: i1) {
  // expected-error@+1 {{'lir.workgroup_all' op result #0 must be 1-bit signless integer, but got 'i64'}}
  %0 = "lir.workgroup_all"(%a) : (i1) -> i64
  return
}

// -----

func.func @count_of_a_number(%a: i32) {
  // expected-error@+1 {{'lir.workgroup_count' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "lir.workgroup_count"(%a) : (i32) -> i32
  return
}

// -----

func.func @count_to_another_type(%a: i1) {
  // expected-error@+1 {{'lir.workgroup_count' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.workgroup_count"(%a) : (i1) -> i64
  return
}

// -----

func.func @k(%c: i1) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.workgroup_any' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.workgroup_any %c
  return
}

// -----

func.func @k(%c: i1) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.workgroup_all' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.workgroup_all %c
  return
}

// -----

func.func @k(%c: i1) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.workgroup_count' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.workgroup_count %c
  return
}

// -----

func.func @k(%x: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.workgroup_reduce' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.workgroup_reduce add %x : i32
  return
}
