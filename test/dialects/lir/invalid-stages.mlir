// Operations that a stage does not support.
// R-RUNA-19
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.id_global_x' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.id_global_x
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.id_local_y' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.id_local_y
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.id_group_z' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.id_group_z
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.num_groups_x' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.num_groups_x
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.group_size_y' op is for compute kernels, but is in a vertex kernel}}
  %0 = lir.group_size_y
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.barrier' op is for compute kernels, but is in a vertex kernel}}
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.id_global_x' op is for compute kernels, but is in a fragment kernel}}
  %0 = lir.id_global_x
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.id_local_y' op is for compute kernels, but is in a fragment kernel}}
  %0 = lir.id_local_y
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.id_group_z' op is for compute kernels, but is in a fragment kernel}}
  %0 = lir.id_group_z
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.num_groups_x' op is for compute kernels, but is in a fragment kernel}}
  %0 = lir.num_groups_x
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.group_size_y' op is for compute kernels, but is in a fragment kernel}}
  %0 = lir.group_size_y
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.barrier' op is for compute kernels, but is in a fragment kernel}}
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.var' op is for compute kernels, but is in a fragment kernel}}
  %v = lir.var 4 align 4 : !mir.ptr<workgroup, f32>
  return
}

// -----

// Within other ops of the kernel too; in a function that is no kernel it depends on the callers.
func.func @k(%c: i1) attributes {lir.kernel = #mir.kernel<vertex>} {
  scf.if %c {
    // expected-error@+1 {{'lir.id_global_x' op is for compute kernels, but is in a vertex kernel}}
    %0 = lir.id_global_x
  }
  return
}
func.func @helper() {
  %0 = lir.id_global_x
  return
}
