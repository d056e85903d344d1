// Attributes of the wrong kind, or in the wrong place, of lir.
// R-CARD-3
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'func.func' op has 1 : i32 as 'lir.resource' of parameter 1, which is a #mir.resource}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {lir.resource = 1 : i32}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has [0, 1] as 'lir.resource' of parameter 1, which is a #mir.resource}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {lir.resource = [0, 1]}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has 1.000000e+00 : f32 as 'lir.name' of parameter 1, which is a string}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {lir.name = 1.0 : f32}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has "f32" as 'lir.type' of parameter 1, which is a type}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {lir.type = "f32"}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has "x" as 'lir.push_constant' of parameter 1, which is a #lir.push_constant}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {lir.push_constant = "x"}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'lir.inline' is "inline" or "noinline" on a function}}
func.func @f() attributes {lir.inline = "always"} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'lir.inline' is "inline" or "noinline" on a function}}
func.func @f() attributes {lir.inline = unit} {
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op 'lir.inline' is "inline" or "noinline" on a function}}
  %0 = arith.constant {lir.inline = "inline"} 1 : i32
  return
}

// -----

// expected-error@+1 {{'func.func' op 'lir.resource' is for parameters only}}
func.func @k() attributes {lir.resource = #mir.resource<set = 0, binding = 0, storage>} {
  return
}

// -----

// expected-error@+1 {{'lir.global' op has "here" as 'lir.resource', which is a #mir.resource}}
lir.global @g : !mir.ptr<global, f32> count 1 align 4 elem f32 {lir.resource = "here"}
