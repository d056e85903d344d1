// Operands that the verifiers of text and assertions refuse.
// RUN: gir-opt %s --split-input-file --verify-diagnostics

gir.func @assertion_of_a_float(%x: f32) {
  // expected-error@+1 {{'gir.assert' op operand #0 must be 32-bit unsigned integer, but got 'f32'}}
  "gir.assert"(%x) {message = "no"} : (f32) -> ()
  gir.return
}

// -----

gir.func @text_without_a_format(%x: f32) {
  // expected-error@+1 {{'gir.printf' op requires attribute 'format'}}
  "gir.printf"(%x) : (f32) -> ()
  gir.return
}
