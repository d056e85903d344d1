// Operands that the verifiers of text and assertions refuse.
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @assertion_of_a_float(%x: f32) {
  // expected-error@+1 {{'mir.gpu.assert' op operand #0 must be 1-bit signless integer, but got 'f32'}}
  "mir.gpu.assert"(%x) {message = "no"} : (f32) -> ()
  return
}

// -----

func.func @text_without_a_format(%x: f32) {
  // expected-error@+1 {{'mir.gpu.printf' op requires attribute 'format'}}
  "mir.gpu.printf"(%x) : (f32) -> ()
  return
}
