// Attributes of kernels and parameters of mir.
// R-CARD-3 R-GIR-30
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{workgroup_size takes three positive extents}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 8]>} {
  return
}

// -----

// expected-error@+1 {{workgroup_size takes three positive extents}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 0, 1]>} {
  return
}

// -----

// expected-error@+1 {{subgroup_size must be positive}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1], subgroup_size = -1>} {
  return
}

// -----

// expected-error@+1 {{subgroup_size must be positive}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, subgroup_size = 0>} {
  return
}

// -----

// expected-error@+1 {{subgroup_size is given twice}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, subgroup_size = 8, subgroup_size = 8>} {
  return
}

// -----

// expected-error@+1 {{workgroup_size takes three positive extents}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = []>} {
  return
}

// -----

// expected-error@+1 {{workgroup_size is given twice}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1], workgroup_size = [8, 1, 1]>} {
  return
}

// -----

// expected-error@+1 {{expected 'subgroup_size', 'workgroup_size' or 'local_size_hint'}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, size = 8>} {
  return
}

// -----

// expected-error@+1 {{set and binding are 32-bit unsigned numbers}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = -1, binding = 0, storage>}) {
  return
}

// -----

// expected-error@+1 {{set and binding are 32-bit unsigned numbers}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = -1, storage>}) {
  return
}

// -----

// expected-error@+1 {{set and binding are 32-bit unsigned numbers}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 4294967296, binding = 0, storage>}) {
  return
}

// -----

// expected-error@+1 {{set and binding are 32-bit unsigned numbers}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 4294967296, storage>}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.kernel' is a #mir.kernel on a function}}
func.func @k() attributes {mir.kernel = "compute"} {
  return
}

// -----

// expected-error@+1 {{'builtin.module' op 'mir.kernel' is a #mir.kernel on a function}}
module attributes {mir.kernel = #mir.kernel<compute>} {
}

// -----

// expected-error@+1 {{'func.func' op is a kernel and must return nothing}}
func.func @k(%a: i32) -> i32 attributes {mir.kernel = #mir.kernel<compute>} {
  return %a : i32
}

// -----

// expected-error@+1 {{'func.func' op binds parameters 0 and 2 both to set 0, binding 1}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>}, %n: i32, %y: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// The same binding of two sets is two bindings.
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>}, %y: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 1, binding = 1, storage>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{local_size_hint takes three positive extents}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, local_size_hint = [8, 1]>} {
  return
}

// -----

// expected-error@+1 {{local_size_hint takes three positive extents}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, local_size_hint = []>} {
  return
}

// -----

// expected-error@+1 {{local_size_hint is given twice}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, local_size_hint = [8, 1, 1], local_size_hint = [8, 1, 1]>} {
  return
}

// -----

// expected-error@+1 {{a vertex kernel has no workgroups; leave out workgroup_size and local_size_hint}}
func.func @k() attributes {mir.kernel = #mir.kernel<vertex, workgroup_size = [8, 1, 1]>} {
  return
}

// -----

// expected-error@+1 {{a fragment kernel has no workgroups; leave out workgroup_size and local_size_hint}}
func.func @k() attributes {mir.kernel = #mir.kernel<fragment, local_size_hint = [8, 1, 1]>} {
  return
}

// -----

// expected-error@+2 {{failed to parse Mir_KernelAttr parameter 'stage'}}
// expected-error@+1 {{to be one of: compute, vertex, fragment, mesh, task, raygen, miss, closesthit}}
func.func @k() attributes {mir.kernel = #mir.kernel<pixel>} {
  return
}
