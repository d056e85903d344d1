// Comparisons, conversions and operand types of gir.
// R-GIR-5 R-GIR-49 R-GIR-55 R-GIR-63 R-GIR-64 R-GIR-69 R-GIR-70 R-GIR-71 R-GIR-73
// RUN: gir-opt %s --split-input-file --verify-diagnostics

gir.func @constant_of_the_other_sign() {
  // expected-error@+1 {{'gir.iconst' op result #0 must be signed integer, but got 'ui32'}}
  %0 = "gir.iconst"() {value = 1 : ui32} : () -> ui32
  gir.return
}

// -----

gir.func @constant_of_another_type() {
  // expected-error@+1 {{'gir.uconst' op failed to verify that all of {value, result} have same type}}
  %0 = "gir.uconst"() {value = 1 : ui8} : () -> ui32
  gir.return
}

// -----

gir.func @signless_constant() {
  // expected-error@+1 {{'gir.uconst' op result #0 must be unsigned integer, but got 'i32'}}
  %0 = gir.uconst 1 : i32
  gir.return
}

// -----

gir.func @wide_float() {
  // expected-error@+1 {{'gir.fconst' op result #0 must be floating-point number, but got 'f8E4M3FNUZ'}}
  %0 = gir.fconst 1.0 : f8E4M3FNUZ
  gir.return
}

// -----

gir.func @copy_of_a_tensor(%a: tensor<4xf32>) {
  // expected-error@+1 {{'gir.mov' op operand #0 must be scalar, vector or pointer, but got 'tensor<4xf32>'}}
  %0 = gir.mov %a : tensor<4xf32>
  gir.return
}

// -----

gir.func @arithmetic_on_signless(%a: i32) {
  // expected-error@+1 {{'gir.add' op operand #0 must be scalar or vector, but got 'i32'}}
  %0 = gir.add %a, %a : i32
  gir.return
}

// -----

gir.func @arithmetic_on_two_types(%a: si32, %b: ui32) {
  // expected-error@+1 {{'gir.mul' op requires the same type for all operands and results}}
  %0 = "gir.mul"(%a, %b) : (si32, ui32) -> si32
  gir.return
}

// -----

gir.func @odd_width(%a: si24) {
  // expected-error@+1 {{'gir.sub' op operand #0 must be scalar or vector, but got 'si24'}}
  %0 = gir.sub %a, %a : si24
  gir.return
}

// -----

gir.func @remainder_of_floats(%a: f64) {
  // expected-error@+1 {{'gir.rem' op operand #0 must be integer, but got 'f64'}}
  %0 = gir.rem %a, %a : f64
  gir.return
}

// -----

gir.func @shift_of_floats(%a: f64) {
  // expected-error@+1 {{'gir.shr' op operand #0 must be integer, but got 'f64'}}
  %0 = gir.shr %a, %a : f64
  gir.return
}

// -----

gir.func @signed_order(%a: ui32) {
  // expected-error@+1 {{'gir.icmp' op orders signed integers, but its operands are 'ui32'; use gir.ucmp}}
  %0 = gir.icmp le %a, %a : ui32
  gir.return
}

// -----

gir.func @unsigned_order(%a: si8) {
  // expected-error@+1 {{'gir.ucmp' op orders unsigned integers, but its operands are 'si8'; use gir.icmp}}
  %0 = gir.ucmp gt %a, %a : si8
  gir.return
}

// -----

gir.func @comparison_result(%a: si8) {
  // expected-error@+1 {{'gir.icmp' op result #0 must be 32-bit unsigned integer, but got 'i1'}}
  %0 = "gir.icmp"(%a, %a) {predicate = 0 : i32} : (si8, si8) -> i1
  gir.return
}

// -----

gir.func @comparison_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.fcmp' op requires all operands to have the same type}}
  %0 = "gir.fcmp"(%a, %b) {predicate = 0 : i32} : (f32, f64) -> ui32
  gir.return
}

// -----

gir.func @predicate_of_the_wrong_family(%a: si8) {
  // expected-error@+1 {{custom op 'gir.icmp' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge]}}
  %0 = gir.icmp olt %a, %a : si8
  gir.return
}

// -----

gir.func @predicate_out_of_range(%a: si8) {
  // expected-error@+1 {{'gir.icmp' op attribute 'predicate' failed to satisfy constraint: integer comparison}}
  %0 = "gir.icmp"(%a, %a) {predicate = 6 : i32} : (si8, si8) -> ui32
  gir.return
}

// -----

gir.func @condition(%c: si32, %a: f32) {
  // expected-error@+1 {{'gir.select' op operand #0 must be 32-bit unsigned integer, but got 'si32'}}
  %0 = "gir.select"(%c, %a, %a) : (si32, f32, f32) -> f32
  gir.return
}

// -----

gir.func @choice_of_two_types(%c: ui32, %a: f32, %b: f64) {
  // expected-error@+1 {{'gir.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "gir.select"(%c, %a, %b) : (ui32, f32, f64) -> f32
  gir.return
}

// -----

gir.func @truncation_widens(%a: ui16) {
  // expected-error@+1 {{'gir.trunc' op must narrow, but goes from 'ui16' to 'ui16'}}
  %0 = gir.trunc %a : ui16 -> ui16
  gir.return
}

// -----

gir.func @truncation_changes_the_sign(%a: si16) {
  // expected-error@+1 {{'gir.trunc' op must keep the sign, but goes from 'si16' to 'ui8'; add a bitcast}}
  %0 = gir.trunc %a : si16 -> ui8
  gir.return
}

// -----

gir.func @zero_extension_narrows(%a: ui64) {
  // expected-error@+1 {{'gir.zext' op must widen, but goes from 'ui64' to 'ui32'}}
  %0 = gir.zext %a : ui64 -> ui32
  gir.return
}

// -----

gir.func @zero_extension_to_signed(%a: ui8) {
  // expected-error@+1 {{'gir.zext' op result #0 must be unsigned integer, but got 'si32'}}
  %0 = gir.zext %a : ui8 -> si32
  gir.return
}

// -----

gir.func @sign_extension_narrows(%a: si64) {
  // expected-error@+1 {{'gir.sext' op must widen, but goes from 'si64' to 'si64'}}
  %0 = gir.sext %a : si64 -> si64
  gir.return
}

// -----

gir.func @float_extension_narrows(%a: f32) {
  // expected-error@+1 {{'gir.fpext' op must widen, but goes from 'f32' to 'f16'}}
  %0 = gir.fpext %a : f32 -> f16
  gir.return
}

// -----

gir.func @float_truncation_widens(%a: f16) {
  // expected-error@+1 {{'gir.fptrunc' op must narrow, but goes from 'f16' to 'f64'}}
  %0 = gir.fptrunc %a : f16 -> f64
  gir.return
}

// -----

gir.func @float_to_signed(%a: f16) {
  // expected-error@+1 {{'gir.fptosi' op result #0 must be signed integer, but got 'ui8'}}
  %0 = gir.fptosi %a : f16 -> ui8
  gir.return
}

// -----

gir.func @float_to_unsigned(%a: f16) {
  // expected-error@+1 {{'gir.fptoui' op result #0 must be unsigned integer, but got 'si8'}}
  %0 = gir.fptoui %a : f16 -> si8
  gir.return
}

// -----

gir.func @signed_to_float(%a: ui16) {
  // expected-error@+1 {{'gir.sitofp' op operand #0 must be signed integer, but got 'ui16'}}
  %0 = gir.sitofp %a : ui16 -> f32
  gir.return
}

// -----

gir.func @unsigned_to_float(%a: si16) {
  // expected-error@+1 {{'gir.uitofp' op operand #0 must be unsigned integer, but got 'si16'}}
  %0 = gir.uitofp %a : si16 -> f32
  gir.return
}

// -----

gir.func @bitcast_to_another_width(%a: si16) {
  // expected-error@+1 {{'gir.bitcast' op needs types of equal width, but goes from 'si16' to 'f32'}}
  %0 = gir.bitcast %a : si16 -> f32
  gir.return
}

// -----

gir.func @bitcast_of_a_number_to_a_pointer(%a: ui64) {
  // expected-error@+1 {{'gir.bitcast' op cannot turn 'ui64' into '!gir.ptr<global, ui8>'}}
  %0 = gir.bitcast %a : ui64 -> !gir.ptr<global, ui8>
  gir.return
}

// -----

gir.func @bitcast_to_another_space(%p: !gir.ptr<global, ui8>) {
  // expected-error@+1 {{'gir.bitcast' op cannot change the address space, but goes from '!gir.ptr<global, ui8>' to '!gir.ptr<generic, ui8>'}}
  %0 = gir.bitcast %p : !gir.ptr<global, ui8> -> !gir.ptr<generic, ui8>
  gir.return
}

// -----

gir.func @negated_pointer(%p: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.neg' op operand #0 must be scalar or vector, but got '!gir.ptr<global, f32>'}}
  %0 = gir.neg %p : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @not_of_a_float(%a: f32) {
  // expected-error@+1 {{'gir.not' op operand #0 must be integer, but got 'f32'}}
  %0 = gir.not %a : f32
  gir.return
}

// -----

gir.func @or_of_floats(%a: f32) {
  // expected-error@+1 {{'gir.or' op operand #0 must be integer, but got 'f32'}}
  %0 = gir.or %a, %a : f32
  gir.return
}

// -----

gir.func @shift_of_floats(%a: f32, %b: ui32) {
  // expected-error@+1 {{'gir.shl' op operand #0 must be integer, but got 'f32'}}
  %0 = "gir.shl"(%a, %b) : (f32, ui32) -> f32
  gir.return
}

// -----

gir.func @division_of_pointers(%p: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.div' op operand #0 must be scalar or vector, but got '!gir.ptr<global, f32>'}}
  %0 = gir.div %p, %p : !gir.ptr<global, f32>
  gir.return
}
