// Operands that the verifiers of mathematical functions and bit operations refuse.
// R-GIR-48 R-RUNA-49
// RUN: gir-opt %s --split-input-file --verify-diagnostics

gir.func @sqrt_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.sqrt' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.sqrt %a : si32
  gir.return
}

// -----

gir.func @rsqrt_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.rsqrt' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.rsqrt %a : si32
  gir.return
}

// -----

gir.func @sin_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.sin' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.sin %a : si32
  gir.return
}

// -----

gir.func @cos_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.cos' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.cos %a : si32
  gir.return
}

// -----

gir.func @tan_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.tan' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.tan %a : si32
  gir.return
}

// -----

gir.func @exp_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.exp' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.exp %a : si32
  gir.return
}

// -----

gir.func @exp2_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.exp2' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.exp2 %a : si32
  gir.return
}

// -----

gir.func @log_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.log' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.log %a : si32
  gir.return
}

// -----

gir.func @log2_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.log2' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.log2 %a : si32
  gir.return
}

// -----

gir.func @floor_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.floor' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.floor %a : si32
  gir.return
}

// -----

gir.func @ceil_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.ceil' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.ceil %a : si32
  gir.return
}

// -----

gir.func @round_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.round' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.round %a : si32
  gir.return
}

// -----

gir.func @rint_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.rint' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.rint %a : si32
  gir.return
}

// -----

gir.func @trunc_f_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.trunc_f' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.trunc_f %a : si32
  gir.return
}

// -----

gir.func @popcount_of_a_float(%a: f32) {
  // expected-error@+1 {{'gir.popcount' op operand #0 must be integer, but got 'f32'}}
  %0 = gir.popcount %a : f32
  gir.return
}

// -----

gir.func @clz_of_a_float(%a: f32) {
  // expected-error@+1 {{'gir.clz' op operand #0 must be integer, but got 'f32'}}
  %0 = gir.clz %a : f32
  gir.return
}

// -----

gir.func @ctz_of_a_float(%a: f32) {
  // expected-error@+1 {{'gir.ctz' op operand #0 must be integer, but got 'f32'}}
  %0 = gir.ctz %a : f32
  gir.return
}

// -----

gir.func @bitreverse_of_a_float(%a: f32) {
  // expected-error@+1 {{'gir.bitreverse' op operand #0 must be integer, but got 'f32'}}
  %0 = gir.bitreverse %a : f32
  gir.return
}

// -----

gir.func @rotl_of_floats(%a: f32) {
  // expected-error@+1 {{'gir.rotl' op operand #0 must be integer, but got 'f32'}}
  %0 = gir.rotl %a, %a : f32
  gir.return
}

// -----

gir.func @pow_of_integers(%a: ui32) {
  // expected-error@+1 {{'gir.pow' op operand #0 must be floating-point number, but got 'ui32'}}
  %0 = gir.pow %a, %a : ui32
  gir.return
}

// -----

gir.func @fma_of_integers(%a: ui32) {
  // expected-error@+1 {{'gir.fma' op operand #0 must be floating-point number, but got 'ui32'}}
  %0 = gir.fma %a, %a, %a : ui32
  gir.return
}

// -----

gir.func @min_of_a_pointer(%a: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.min' op operand #0 must be scalar or vector, but got '!gir.ptr<global, f32>'}}
  %0 = gir.min %a, %a : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @max_of_a_pointer(%a: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.max' op operand #0 must be scalar or vector, but got '!gir.ptr<global, f32>'}}
  %0 = gir.max %a, %a : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @clamp_of_a_pointer(%a: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.clamp' op operand #0 must be scalar or vector, but got '!gir.ptr<global, f32>'}}
  %0 = gir.clamp %a, %a, %a : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @abs_of_a_pointer(%a: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.abs' op operand #0 must be scalar or vector, but got '!gir.ptr<global, f32>'}}
  %0 = gir.abs %a : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @pow_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.pow' op requires the same type for all operands and results}}
  %0 = "gir.pow"(%a, %b) : (f32, f64) -> f32
  gir.return
}

// -----

gir.func @min_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.min' op requires the same type for all operands and results}}
  %0 = "gir.min"(%a, %b) : (f32, f64) -> f32
  gir.return
}

// -----

gir.func @max_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.max' op requires the same type for all operands and results}}
  %0 = "gir.max"(%a, %b) : (f32, f64) -> f32
  gir.return
}

// -----

gir.func @fma_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.fma' op requires the same type for all operands and results}}
  %0 = "gir.fma"(%a, %a, %b) : (f32, f32, f64) -> f32
  gir.return
}

// -----

gir.func @clamp_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.clamp' op requires the same type for all operands and results}}
  %0 = "gir.clamp"(%a, %b, %a) : (f32, f64, f32) -> f32
  gir.return
}

// -----

gir.func @sqrt_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.sqrt' op requires the same type for all operands and results}}
  %0 = "gir.sqrt"(%a) : (f32) -> f64
  gir.return
}

// -----

gir.func @abs_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'gir.abs' op requires the same type for all operands and results}}
  %0 = "gir.abs"(%b) : (f64) -> f32
  gir.return
}

// -----

gir.func @clz_to_another_width(%a: ui64) {
  // expected-error@+1 {{'gir.clz' op requires the same type for all operands and results}}
  %0 = "gir.clz"(%a) : (ui64) -> ui32
  gir.return
}

// -----

gir.func @signless_bits(%a: i32) {
  // expected-error@+1 {{'gir.popcount' op operand #0 must be integer, but got 'i32'}}
  %0 = gir.popcount %a : i32
  gir.return
}

// -----

gir.func @magnitude_of_unsigned(%a: ui8) {
  // expected-error@+1 {{'gir.abs' op takes signed integers and floats, but its operand is 'ui8', which is its own magnitude; use gir.mov}}
  %0 = gir.abs %a : ui8
  gir.return
}

// -----

gir.func @magnitude_of_unsigned(%a: ui64) {
  // expected-error@+1 {{'gir.abs' op takes signed integers and floats, but its operand is 'ui64', which is its own magnitude; use gir.mov}}
  %0 = gir.abs %a : ui64
  gir.return
}

// -----

gir.func @sinh_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.sinh' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.sinh %a : si32
  gir.return
}

// -----

gir.func @cosh_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.cosh' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.cosh %a : si32
  gir.return
}

// -----

gir.func @tanh_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.tanh' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.tanh %a : si32
  gir.return
}

// -----

gir.func @asin_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.asin' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.asin %a : si32
  gir.return
}

// -----

gir.func @acos_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.acos' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.acos %a : si32
  gir.return
}

// -----

gir.func @atan_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.atan' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.atan %a : si32
  gir.return
}

// -----

gir.func @asinh_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.asinh' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.asinh %a : si32
  gir.return
}

// -----

gir.func @acosh_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.acosh' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.acosh %a : si32
  gir.return
}

// -----

gir.func @atanh_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.atanh' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.atanh %a : si32
  gir.return
}

// -----

gir.func @erf_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.erf' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.erf %a : si32
  gir.return
}

// -----

gir.func @erfc_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.erfc' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.erfc %a : si32
  gir.return
}

// -----

gir.func @expm1_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.expm1' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.expm1 %a : si32
  gir.return
}

// -----

gir.func @log10_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.log10' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.log10 %a : si32
  gir.return
}

// -----

gir.func @log1p_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.log1p' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.log1p %a : si32
  gir.return
}

// -----

gir.func @cbrt_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.cbrt' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.cbrt %a : si32
  gir.return
}

// -----

gir.func @exp10_of_an_integer(%a: si32) {
  // expected-error@+1 {{'gir.exp10' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.exp10 %a : si32
  gir.return
}

// -----

gir.func @atan2_of_integers(%a: si32) {
  // expected-error@+1 {{'gir.atan2' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.atan2 %a, %a : si32
  gir.return
}

// -----

gir.func @fmod_of_integers(%a: si32) {
  // expected-error@+1 {{'gir.fmod' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.fmod %a, %a : si32
  gir.return
}

// -----

gir.func @hypot_of_integers(%a: si32) {
  // expected-error@+1 {{'gir.hypot' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.hypot %a, %a : si32
  gir.return
}

// -----

gir.func @copysign_of_integers(%a: si32) {
  // expected-error@+1 {{'gir.copysign' op operand #0 must be floating-point number, but got 'si32'}}
  %0 = gir.copysign %a, %a : si32
  gir.return
}
