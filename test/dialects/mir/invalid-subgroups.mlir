// Subgroup operations of mir that do not verify.
// R-CARD-3 R-RUNA-35
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @add_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'add' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce add %a : f32
  return
}

// -----

func.func @mul_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'mul' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce mul %a : f32
  return
}

// -----

func.func @min_s_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'min_s' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce min_s %a : f32
  return
}

// -----

func.func @min_u_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'min_u' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce min_u %a : f32
  return
}

// -----

func.func @max_s_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'max_s' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce max_s %a : f32
  return
}

// -----

func.func @max_u_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'max_u' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce max_u %a : f32
  return
}

// -----

func.func @and_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'and' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce and %a : f32
  return
}

// -----

func.func @or_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'or' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce or %a : f32
  return
}

// -----

func.func @xor_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'xor' takes integers, not 'f32'}}
  %0 = mir.gpu.subgroup_reduce xor %a : f32
  return
}

// -----

func.func @fadd_of_integers(%a: i32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'fadd' takes floating-point numbers, not 'i32'}}
  %0 = mir.gpu.subgroup_reduce fadd %a : i32
  return
}

// -----

func.func @fmul_of_integers(%a: i32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'fmul' takes floating-point numbers, not 'i32'}}
  %0 = mir.gpu.subgroup_reduce fmul %a : i32
  return
}

// -----

func.func @fmin_of_integers(%a: i32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'fmin' takes floating-point numbers, not 'i32'}}
  %0 = mir.gpu.subgroup_reduce fmin %a : i32
  return
}

// -----

func.func @fmax_of_integers(%a: i32) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op 'fmax' takes floating-point numbers, not 'i32'}}
  %0 = mir.gpu.subgroup_reduce fmax %a : i32
  return
}

// -----

func.func @reduce_of_conditions(%a: i1) {
  // expected-error@+1 {{'mir.gpu.subgroup_reduce' op operand #0 must be number, but got 'i1'}}
  %0 = mir.gpu.subgroup_reduce and %a : i1
  return
}

// -----

func.func @shuffle_to_another_type(%a: f32, %l: i32) {
  // expected-error@+1 {{'mir.gpu.subgroup_shuffle' op failed to verify that all of {value, result} have same type}}
  %0 = "mir.gpu.subgroup_shuffle"(%a, %l) : (f32, i32) -> f64
  return
}

// -----

func.func @wide_lane(%a: f32, %l: i64) {
  // expected-error@+1 {{'mir.gpu.subgroup_broadcast' op operand #1 must be 32-bit signless integer, but got 'i64'}}
  %0 = "mir.gpu.subgroup_broadcast"(%a, %l) : (f32, i64) -> f32
  return
}

// -----

func.func @vote_of_a_number(%a: i32) {
  // expected-error@+1 {{'mir.gpu.subgroup_any' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "mir.gpu.subgroup_any"(%a) : (i32) -> i1
  return
}

// -----

func.func @narrow_ballot(%a: i1) {
  // expected-error@+1 {{'mir.gpu.subgroup_ballot' op result #0 must be vector of 32-bit signless integer values of length 4, but got 'vector<2xi32>'}}
  %0 = mir.gpu.subgroup_ballot %a -> vector<2xi32>
  return
}

// -----

func.func @all_of_a_number(%a: i32) {
  // expected-error@+1 {{'mir.gpu.subgroup_all' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "mir.gpu.subgroup_all"(%a) : (i32) -> i1
  return
}

// -----

func.func @exchange_with_a_wide_mask(%a: f32, %l: i64) {
  // expected-error@+1 {{'mir.gpu.subgroup_shuffle_xor' op operand #1 must be 32-bit signless integer, but got 'i64'}}
  %0 = "mir.gpu.subgroup_shuffle_xor"(%a, %l) : (f32, i64) -> f32
  return
}

// -----

func.func @wide_subgroup() {
  // expected-error@+1 {{'mir.gpu.subgroup_id' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "mir.gpu.subgroup_id"() : () -> i64
  return
}

// -----

func.func @wide_lane_number() {
  // expected-error@+1 {{'mir.gpu.subgroup_local_id' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "mir.gpu.subgroup_local_id"() : () -> i64
  return
}

// -----

func.func @wide_subgroup_size() {
  // expected-error@+1 {{'mir.gpu.subgroup_size' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "mir.gpu.subgroup_size"() : () -> i64
  return
}

// -----

func.func @wide_number_of_subgroups() {
  // expected-error@+1 {{'mir.gpu.num_subgroups' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "mir.gpu.num_subgroups"() : () -> i64
  return
}
