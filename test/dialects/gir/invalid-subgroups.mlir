// Subgroup operations of gir that do not verify.
// R-CARD-3 R-GIR-35
// RUN: gir-opt %s --split-input-file --verify-diagnostics

gir.func @and_of_floats(%a: f32) {
  // expected-error@+1 {{'gir.subgroup.reduce' op 'and' takes integers, not 'f32'}}
  %0 = gir.subgroup.reduce and %a : f32
  gir.return
}

// -----

gir.func @or_of_floats(%a: f32) {
  // expected-error@+1 {{'gir.subgroup.reduce' op 'or' takes integers, not 'f32'}}
  %0 = gir.subgroup.reduce or %a : f32
  gir.return
}

// -----

gir.func @xor_of_floats(%a: f32) {
  // expected-error@+1 {{'gir.subgroup.reduce' op 'xor' takes integers, not 'f32'}}
  %0 = gir.subgroup.reduce xor %a : f32
  gir.return
}

// -----

gir.func @reduce_of_pointers(%p: !gir.ptr<global, ui32>) {
  // expected-error@+1 {{'gir.subgroup.reduce' op operand #0 must be scalar, but got '!gir.ptr<global, ui32>'}}
  %0 = gir.subgroup.reduce add %p : !gir.ptr<global, ui32>
  gir.return
}

// -----

// expected-note@+1 {{prior use here}}
gir.func @signed_lane(%a: f32, %l: si32) {
  // expected-error@+1 {{use of value '%l' expects different type than prior uses: 'ui32' vs 'si32'}}
  %0 = gir.subgroup.shuffle %a, %l : f32
  gir.return
}

// -----

gir.func @shuffle_to_another_type(%a: f32, %l: ui32) {
  // expected-error@+1 {{'gir.subgroup.shuffle' op failed to verify that all of {value, result} have same type}}
  %0 = "gir.subgroup.shuffle"(%a, %l) : (f32, ui32) -> f64
  gir.return
}

// -----

gir.func @vote_of_a_float(%a: f32) {
  // expected-error@+1 {{'gir.subgroup.any' op operand #0 must be 32-bit unsigned integer, but got 'f32'}}
  %0 = "gir.subgroup.any"(%a) : (f32) -> ui32
  gir.return
}

// -----

gir.func @narrow_ballot(%a: ui32) {
  // expected-error@+1 {{'gir.subgroup.ballot' op result #0 must be vector of 32-bit unsigned integer values of length 4, but got 'vector<2xui32>'}}
  %0 = gir.subgroup.ballot %a -> vector<2xui32>
  gir.return
}

// -----

gir.func @unknown_reduction(%a: ui32) {
  // expected-error@+1 {{custom op 'gir.subgroup.reduce' expected string or keyword containing one of the following enum values for attribute 'op' [add, mul, min, max, and, or, xor]}}
  %0 = gir.subgroup.reduce nand %a : ui32
  gir.return
}

// -----

gir.func @all_of_a_float(%a: f32) {
  // expected-error@+1 {{'gir.subgroup.all' op operand #0 must be 32-bit unsigned integer, but got 'f32'}}
  %0 = "gir.subgroup.all"(%a) : (f32) -> ui32
  gir.return
}

// -----

gir.func @broadcast_to_another_type(%a: f32, %l: ui32) {
  // expected-error@+1 {{'gir.subgroup.broadcast' op failed to verify that all of {value, result} have same type}}
  %0 = "gir.subgroup.broadcast"(%a, %l) : (f32, ui32) -> f64
  gir.return
}

// -----

gir.func @exchange_with_a_signed_mask(%a: f32, %l: si32) {
  // expected-error@+1 {{'gir.subgroup.shuffle_xor' op operand #1 must be 32-bit unsigned integer, but got 'si32'}}
  %0 = "gir.subgroup.shuffle_xor"(%a, %l) : (f32, si32) -> f32
  gir.return
}

// -----

gir.func @wide_subgroup() {
  // expected-error@+1 {{'gir.subgroup_id' op result #0 must be 32-bit unsigned integer, but got 'ui64'}}
  %0 = "gir.subgroup_id"() : () -> ui64
  gir.return
}

// -----

gir.func @signed_lane_number() {
  // expected-error@+1 {{'gir.subgroup_local_id' op result #0 must be 32-bit unsigned integer, but got 'si32'}}
  %0 = "gir.subgroup_local_id"() : () -> si32
  gir.return
}

// -----

gir.func @wide_subgroup_size() {
  // expected-error@+1 {{'gir.subgroup_size' op result #0 must be 32-bit unsigned integer, but got 'ui64'}}
  %0 = "gir.subgroup_size"() : () -> ui64
  gir.return
}

// -----

gir.func @wide_number_of_subgroups() {
  // expected-error@+1 {{'gir.num_subgroups' op result #0 must be 32-bit unsigned integer, but got 'ui64'}}
  %0 = "gir.num_subgroups"() : () -> ui64
  gir.return
}
