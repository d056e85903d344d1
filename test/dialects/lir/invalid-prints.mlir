// Operands that the verifiers of text and assertions refuse.
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @assertion_of_a_float(%x: f32) {
  // expected-error@+1 {{'lir.assert' op operand #0 must be 1-bit signless integer, but got 'f32'}}
  "lir.assert"(%x) {message = "no"} : (f32) -> ()
  return
}

// -----

func.func @text_without_a_format(%x: f32) {
  // expected-error@+1 {{'lir.printf' op requires attribute 'format'}}
  "lir.printf"(%x) : (f32) -> ()
  return
}
