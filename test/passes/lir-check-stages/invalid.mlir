// Features of workgroups are errors in functions that vertex and fragment kernels call; so are subgroups of
// vertex kernels where the target has none.
// R-RUNA-17 R-RUNA-19
// RUN: gir-opt --lir-check-stages --split-input-file --verify-diagnostics %s
// RUN: not gir-opt --lir-check-stages=vertex-subgroups=false --split-input-file %s 2>&1 | FileCheck %s

lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
func.func @sum() -> f32 {
  // expected-error@+1 {{'lir.address_of' op is workgroup storage, which fragment kernel 'k' does not have; use global storage}}
  %p = lir.address_of @tile : <workgroup, f32>
  // expected-error@+1 {{'lir.barrier' op is for compute kernels, but fragment kernel 'k' calls the function}}
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %0 = lir.load %p align 4 : <workgroup, f32> -> f32
  return %0 : f32
}
func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  %0 = func.call @sum() : () -> f32
  // expected-error@+1 {{'lir.num_subgroups' op asks for the subgroups of a workgroup, which fragment kernel 'k' does not have; pass the number}}
  %1 = lir.num_subgroups
  lir.write_output %0, <location = 0> : f32
  return
}

// -----

// expected-error@+1 {{'func.func' op is a vertex kernel that writes no position; write it with write_output to <builtin = position>}}
func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 in workgroup storage, which a fragment kernel does not have; use global storage}}
func.func @k(%tile: !mir.ptr<workgroup, f32> {lir.spec_id = 0 : i32}) attributes {lir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// Of fragments there are subgroups everywhere.
func.func @lanes() -> i32 {
  %0 = lir.subgroup_size
  return %0 : i32
}
func.func @f() attributes {lir.kernel = #mir.kernel<fragment>} {
  %0 = func.call @lanes() : () -> i32
  lir.write_output %0, <location = 0> : i32
  return
}

// -----

// CHECK: error: 'lir.subgroup_local_id' op asks for a subgroup, which vertex kernel 'v' does not have on this target; move it to a fragment or compute kernel
// CHECK: error: 'lir.subgroup_shuffle' op asks for a subgroup
func.func @lane(%x: i32) -> i32 {
  %0 = lir.subgroup_local_id
  %1 = lir.subgroup_shuffle %x, %0 : i32
  return %1 : i32
}
func.func @v(%at: vector<4xf32> {lir.io = #mir.io<location = 0>}) attributes {lir.kernel = #mir.kernel<vertex>} {
  %0 = lir.vertex_index
  %1 = func.call @lane(%0) : (i32) -> i32
  lir.write_output %at, <builtin = position> : vector<4xf32>
  return
}
