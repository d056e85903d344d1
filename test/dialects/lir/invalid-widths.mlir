// A kernel of lir has no value of type index.
// R-RUNA-118
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @k(%n: i32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'arith.constant' op has a value of type index, which lir does not have; use an integer as wide as the target's addresses}}
  %0 = arith.constant 0 : index
  return
}

// -----

func.func @k(%n: i32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'arith.constant' op has a value of type index}}
  %0 = arith.constant dense<0> : vector<4xindex>
  return
}

// -----

// expected-error@+1 {{'func.func' op has a value of type index}}
func.func @k(%n: index) attributes {lir.kernel = #mir.kernel<compute>} {
  return
}
