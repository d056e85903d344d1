// Operands that the verifiers of lir's functions refuse.
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @bits_of_a_float(%a: f32) {
  // expected-error@+1 {{'lir.bitreverse' op operand #0 must be signless integer, but got 'f32'}}
  %0 = lir.bitreverse %a : f32
  return
}

// -----

func.func @signed_bits(%a: si32) {
  // expected-error@+1 {{'lir.bitreverse' op operand #0 must be signless integer, but got 'si32'}}
  %0 = lir.bitreverse %a : si32
  return
}

// -----

func.func @bits_of_index(%a: index) {
  // expected-error@+1 {{'lir.bitreverse' op operand #0 must be signless integer, but got 'index'}}
  %0 = lir.bitreverse %a : index
  return
}

// -----

func.func @two_widths(%a: i32) {
  // expected-error@+1 {{'lir.bitreverse' op requires the same type for all operands and results}}
  %0 = "lir.bitreverse"(%a) : (i32) -> i16
  return
}
