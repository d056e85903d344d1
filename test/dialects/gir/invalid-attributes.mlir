// An attribute of the wrong kind is refused, not dropped.
// R-CARD-3
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{attribute 'kernel' failed to satisfy constraint: unit attribute}}
gir.func @kernel() attributes {kernel = true} {
  gir.return
}

// -----

// expected-error@+1 {{attribute 'workgroup_size' failed to satisfy constraint: i32 dense array attribute}}
gir.func @workgroup_size() attributes {kernel, workgroup_size = [8, 8, 8]} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has "x" as 'gir.resource' of parameter 0, which is [set, binding], two 32-bit unsigned numbers}}
gir.func @k(%x: !gir.ptr<global, f32> {gir.resource = "x"}) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has [0] as 'gir.resource' of parameter 0, which is [set, binding], two 32-bit unsigned numbers}}
gir.func @k(%x: !gir.ptr<global, f32> {gir.resource = [0]}) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has [0, -1] as 'gir.resource' of parameter 0, which is [set, binding], two 32-bit unsigned numbers}}
gir.func @k(%x: !gir.ptr<global, f32> {gir.resource = [0, -1]}) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has [4294967296, 0] as 'gir.resource' of parameter 0, which is [set, binding], two 32-bit unsigned numbers}}
gir.func @k(%x: !gir.ptr<global, f32> {gir.resource = [4294967296, 0]}) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has [0, 1.000000e+00] as 'gir.resource' of parameter 0, which is [set, binding], two 32-bit unsigned numbers}}
gir.func @k(%x: !gir.ptr<global, f32> {gir.resource = [0, 1.0]}) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has 1 : i32 as 'gir.name' of parameter 0, which is a string}}
gir.func @k(%x: !gir.ptr<global, f32> {gir.name = 1 : i32}) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op 'gir.resource' is for parameters only}}
gir.func @k() attributes {kernel, gir.resource = [0, 0]} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has true as 'gir.fast_math', which is a unit attribute of 'gir.func'}}
gir.func @f() attributes {gir.fast_math = true} {
  gir.return
}

// -----

// expected-error@+1 {{'builtin.module' op has unit as 'gir.fast_math', which is a unit attribute of 'gir.func'}}
module attributes {gir.fast_math} {
}
