// Modules of the dialect that the text form cannot express are refused, with an error at the operation.
// R-GIR-1 R-GIR-40
// RUN: gir-opt --emit-gir %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'gir.func' op has a name that GIR text cannot spell, 'two words'; a name has letters, digits, '_', '.' and '$', begins with a letter or '_', and is at most 64 KiB long}}
gir.func @"two words"() {
  gir.return
}

// -----

// expected-error@+1 {{'gir.global' op has a name that GIR text cannot spell, '2nd'}}
gir.global @"2nd" : !gir.ptr<global, f32>

// -----

gir.func @two_values(%c: ui32) -> ui32 {
  %0 = gir.uconst 1 : ui32
  // expected-error@+1 {{'gir.br_if' op passes two values to one block, where GIR text has one entry of a phi; branch to two blocks}}
  gir.br_if %c, ^next(%c : ui32), ^next(%0 : ui32)
^next(%x: ui32):
  gir.return %x : ui32
}
