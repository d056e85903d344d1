// Saturating and fixed-point arithmetic of mir that does not verify.
// R-RUNA-70
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @sadd_sat_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.sadd_sat' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.sadd_sat %x, %x : f32
  return
}

// -----

func.func @uadd_sat_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.uadd_sat' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.uadd_sat %x, %x : f32
  return
}

// -----

func.func @ssub_sat_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.ssub_sat' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.ssub_sat %x, %x : f32
  return
}

// -----

func.func @usub_sat_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.usub_sat' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.usub_sat %x, %x : f32
  return
}

// -----

func.func @sshl_sat_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.sshl_sat' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.sshl_sat %x, %x : f32
  return
}

// -----

func.func @ushl_sat_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.ushl_sat' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.ushl_sat %x, %x : f32
  return
}

// -----

func.func @sshr_round_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.sshr_round' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.sshr_round %x, %x : f32
  return
}

// -----

func.func @ushr_round_of_floats(%x: f32) {
  // expected-error@+1 {{'mir.ushr_round' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.ushr_round %x, %x : f32
  return
}

// -----

func.func @bits(%x: i1) {
  // expected-error@+1 {{'mir.sadd_sat' op operand #0 must be signless integer, but got 'i1'}}
  %0 = mir.sadd_sat %x, %x : i1
  return
}

// -----

func.func @five_lanes(%x: vector<5xi32>) {
  // expected-error@+1 {{'mir.sadd_sat' op operand #0 must be signless integer, but got 'vector<5xi32>'}}
  %0 = mir.sadd_sat %x, %x : vector<5xi32>
  return
}

// -----

func.func @two_types(%x: i32, %y: i64) {
  // expected-error@+1 {{'mir.usub_sat' op requires the same type for all operands and results}}
  %0 = "mir.usub_sat"(%x, %y) : (i32, i64) -> i32
  return
}

// -----

func.func @trunc_ssat_s_to_a_wider_type(%x: i16) {
  // expected-error@+1 {{'mir.trunc_ssat_s' op must narrow, but goes from 'i16' to 'i32'}}
  %0 = mir.trunc_ssat_s %x : i16 -> i32
  return
}

// -----

func.func @trunc_ssat_u_to_a_wider_type(%x: i16) {
  // expected-error@+1 {{'mir.trunc_ssat_u' op must narrow, but goes from 'i16' to 'i32'}}
  %0 = mir.trunc_ssat_u %x : i16 -> i32
  return
}

// -----

func.func @trunc_usat_u_to_a_wider_type(%x: i16) {
  // expected-error@+1 {{'mir.trunc_usat_u' op must narrow, but goes from 'i16' to 'i32'}}
  %0 = mir.trunc_usat_u %x : i16 -> i32
  return
}

// -----

func.func @narrowing_to_the_same_type(%x: vector<2xi16>) {
  // expected-error@+1 {{'mir.trunc_ssat_u' op must narrow, but goes from 'vector<2xi16>' to 'vector<2xi16>'}}
  %0 = mir.trunc_ssat_u %x : vector<2xi16> -> vector<2xi16>
  return
}

// -----

func.func @narrowing_to_other_lanes(%x: vector<2xi16>) {
  // expected-error@+1 {{'mir.trunc_usat_u' op requires the same shape for all operands and results}}
  %0 = mir.trunc_usat_u %x : vector<2xi16> -> vector<4xi8>
  return
}

// -----

func.func @fptosi_sat_of_an_integer(%x: i32) {
  // expected-error@+1 {{'mir.fptosi_sat' op operand #0 must be floating-point number, but got 'i32'}}
  %0 = mir.fptosi_sat %x : i32 -> i32
  return
}

// -----

func.func @fptosi_sat_to_other_lanes(%x: vector<2xf32>) {
  // expected-error@+1 {{'mir.fptosi_sat' op requires the same shape for all operands and results}}
  %0 = mir.fptosi_sat %x : vector<2xf32> -> i32
  return
}

// -----

func.func @fptoui_sat_of_an_integer(%x: i32) {
  // expected-error@+1 {{'mir.fptoui_sat' op operand #0 must be floating-point number, but got 'i32'}}
  %0 = mir.fptoui_sat %x : i32 -> i32
  return
}

// -----

func.func @fptoui_sat_to_other_lanes(%x: vector<2xf32>) {
  // expected-error@+1 {{'mir.fptoui_sat' op requires the same shape for all operands and results}}
  %0 = mir.fptoui_sat %x : vector<2xf32> -> i32
  return
}

// -----

func.func @smul_fix_beyond_the_width(%x: vector<4xi16>) {
  // expected-error@+1 {{'mir.smul_fix' op has scale 17, but 'vector<4xi16>' has 16 bits; the scale is at most that}}
  %0 = mir.smul_fix %x, %x scale 17 rounding floor : vector<4xi16>
  return
}

// -----

func.func @umul_fix_beyond_the_width(%x: vector<4xi16>) {
  // expected-error@+1 {{'mir.umul_fix' op has scale 17, but 'vector<4xi16>' has 16 bits; the scale is at most that}}
  %0 = mir.umul_fix %x, %x scale 17 rounding floor : vector<4xi16>
  return
}

// -----

func.func @smul_fix_sat_beyond_the_width(%x: vector<4xi16>) {
  // expected-error@+1 {{'mir.smul_fix_sat' op has scale 17, but 'vector<4xi16>' has 16 bits; the scale is at most that}}
  %0 = mir.smul_fix_sat %x, %x scale 17 rounding floor : vector<4xi16>
  return
}

// -----

func.func @umul_fix_sat_beyond_the_width(%x: vector<4xi16>) {
  // expected-error@+1 {{'mir.umul_fix_sat' op has scale 17, but 'vector<4xi16>' has 16 bits; the scale is at most that}}
  %0 = mir.umul_fix_sat %x, %x scale 17 rounding floor : vector<4xi16>
  return
}

// -----

func.func @negative_scale(%x: i32) {
  // expected-error@+1 {{'mir.smul_fix' op attribute 'scale' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = mir.smul_fix %x, %x scale -1 rounding floor : i32
  return
}

// -----

func.func @unknown_rounding(%x: i32) {
  // expected-error@+1 {{containing one of the following enum values for attribute 'rounding' [floor, half_up]}}
  %0 = mir.smul_fix %x, %x scale 1 rounding half_even : i32
  return
}
