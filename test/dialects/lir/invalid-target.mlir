// Queries for unknown features, and invalid attributes of targets and specialisation constants.
// R-RUNA-105
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @unknown() {
  // expected-error@+1 {{'lir.target_supports' op asks for unknown feature 'threads'; features are atomics, barriers, critical_sections, images, matrices, matrices.native, subgroups, and vectors.width.N with N of 2, 3, 4, 8, 16}}
  %0 = lir.target_supports "threads"
  return
}

// -----

func.func @unknown_width() {
  // expected-error@+1 {{'lir.target_supports' op asks for unknown feature 'vectors.width.5'}}
  %0 = lir.target_supports "vectors.width.5"
  return
}

// -----

// expected-error@+1 {{'lir.allow_gpu_fallback' is a unit attribute on a module}}
module attributes {lir.allow_gpu_fallback = 1 : i32} {
}

// -----

// expected-error@+1 {{'lir.strict_barriers' is a unit attribute on a module}}
func.func @f() attributes {lir.strict_barriers} {
  return
}

// -----

// expected-error@+1 {{'lir.target_digest' is a string on a module}}
module attributes {lir.target_digest} {
}

// -----

// expected-error@+1 {{'lir.fallbacks' is an array on a function, of dictionaries with operation, instead and count}}
module attributes {lir.fallbacks = []} {
}

// -----

// expected-error@+1 {{'lir.fallbacks' is an array on a function, of dictionaries with operation, instead and count}}
func.func @f() attributes {lir.fallbacks = [{operation = "lir.atomic_add", count = 1}]} {
  return
}

// -----

func.func @nameless() {
  // expected-error@+1 {{'lir.spec_constant' op has no name; the host sets the constant by its name}}
  %0 = lir.spec_constant "" id(3) = 16 : i32
  return
}

// -----

func.func @negative() {
  // expected-error@+1 {{'lir.spec_constant' op attribute 'id' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  %0 = lir.spec_constant "x" id(-1) = 16 : i32
  return
}

// -----

func.func @vector() {
  // expected-error@+1 {{'lir.spec_constant' op result #0 must be 1-bit signless integer or number, but got 'vector<2xi32>'}}
  %0 = lir.spec_constant "x" id(1) = dense<1> : vector<2xi32>
  return
}
