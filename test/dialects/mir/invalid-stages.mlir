// Operations that a stage does not support.
// R-RUNA-19
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @k() attributes {mir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'mir.gpu.global_id' op is for compute kernels, but is in a vertex kernel}}
  %0 = mir.gpu.global_id x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'mir.gpu.local_id' op is for compute kernels, but is in a vertex kernel}}
  %0 = mir.gpu.local_id x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'mir.gpu.workgroup_id' op is for compute kernels, but is in a vertex kernel}}
  %0 = mir.gpu.workgroup_id x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'mir.gpu.num_workgroups' op is for compute kernels, but is in a vertex kernel}}
  %0 = mir.gpu.num_workgroups x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'mir.gpu.workgroup_size' op is for compute kernels, but is in a vertex kernel}}
  %0 = mir.gpu.workgroup_size x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'mir.gpu.barrier' op is for compute kernels, but is in a vertex kernel}}
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'mir.gpu.global_id' op is for compute kernels, but is in a fragment kernel}}
  %0 = mir.gpu.global_id x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'mir.gpu.local_id' op is for compute kernels, but is in a fragment kernel}}
  %0 = mir.gpu.local_id x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'mir.gpu.workgroup_id' op is for compute kernels, but is in a fragment kernel}}
  %0 = mir.gpu.workgroup_id x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'mir.gpu.num_workgroups' op is for compute kernels, but is in a fragment kernel}}
  %0 = mir.gpu.num_workgroups x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'mir.gpu.workgroup_size' op is for compute kernels, but is in a fragment kernel}}
  %0 = mir.gpu.workgroup_size x
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'mir.gpu.barrier' op is for compute kernels, but is in a fragment kernel}}
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}

// -----

func.func @k() attributes {mir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'mir.gpu.alloc' op is for compute kernels, but is in a fragment kernel}}
  %v = mir.gpu.alloc 4 : !mir.ptr<workgroup, f32>
  return
}

// -----

// Within other ops of the kernel too; in a function that is no kernel it depends on the callers.
func.func @k(%c: i1) attributes {mir.kernel = #mir.kernel<vertex>} {
  scf.if %c {
    // expected-error@+1 {{'mir.gpu.global_id' op is for compute kernels, but is in a vertex kernel}}
    %0 = mir.gpu.global_id x
  }
  return
}
func.func @helper() {
  %0 = mir.gpu.global_id x
  return
}
