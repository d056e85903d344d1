// Attributes of kernels and parameters of lir.
// R-CARD-3 R-GIR-30
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{a push constant must have an offset of at least 0 and a size of at least 1 byte}}
func.func @k(%n: i32 {lir.push_constant = #lir.push_constant<offset = -4, size = 4>}) {
  return
}

// -----

// expected-error@+1 {{a push constant must have an offset of at least 0 and a size of at least 1 byte}}
func.func @k(%n: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 0>}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'lir.target' is a string on a module}}
func.func @f() attributes {lir.target = "generic"} {
  return
}

// -----

// expected-error@+1 {{'builtin.module' op 'lir.target' is a string on a module}}
module attributes {lir.target = 1 : i32} {
}

// -----

// expected-error@+1 {{'func.func' op 'lir.kernel' is a #mir.kernel on a function}}
func.func @k() attributes {lir.kernel = "compute"} {
  return
}

// -----

// expected-error@+1 {{'builtin.module' op 'lir.kernel' is a #mir.kernel on a function}}
module attributes {lir.kernel = #mir.kernel<compute>} {
}

// -----

// expected-error@+1 {{'func.func' op is a kernel and must return nothing}}
func.func @k(%a: i32) -> i32 attributes {lir.kernel = #mir.kernel<compute>} {
  return %a : i32
}

// -----

// expected-error@+1 {{'func.func' op binds parameters 0 and 2 both to set 0, binding 1}}
func.func @k(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %n: i32, %y: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}) attributes {lir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// The same binding of two sets is two bindings.
func.func @k(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %y: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 1, binding = 1, storage>}) attributes {lir.kernel = #mir.kernel<compute>} {
  return
}
