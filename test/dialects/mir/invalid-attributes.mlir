// Attributes of the wrong kind, or in the wrong place, of mir.
// R-CARD-3
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'func.func' op has 1 : i32 as 'mir.resource' of parameter 1, which is a #mir.resource}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {mir.resource = 1 : i32}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has [0, 1] as 'mir.resource' of parameter 1, which is a #mir.resource}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {mir.resource = [0, 1]}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has 1.000000e+00 : f32 as 'mir.name' of parameter 1, which is a string}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {mir.name = 1.0 : f32}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has "f32" as 'mir.type' of parameter 1, which is a type}}
func.func @k(%n: i32, %x: !mir.ptr<global, f32> {mir.type = "f32"}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.inline' is "inline" or "noinline" on a function}}
func.func @f() attributes {mir.inline = "always"} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.inline' is "inline" or "noinline" on a function}}
func.func @f() attributes {mir.inline = unit} {
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op 'mir.inline' is "inline" or "noinline" on a function}}
  %0 = arith.constant {mir.inline = "inline"} 1 : i32
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.resource' is for parameters only}}
func.func @k() attributes {mir.resource = #mir.resource<set = 0, binding = 0, storage>} {
  return
}
