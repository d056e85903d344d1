// A workgroup operation needs the one size of its workgroups.
// R-RUNA-35
// RUN: gir-opt --lir-expand-workgroup-collectives --split-input-file --verify-diagnostics %s

func.func @k(%c: i1) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.workgroup_any' op is reached from a kernel without workgroup_size, which says how much shared memory it needs; give the kernel one}}
  %0 = lir.workgroup_any %c
  return
}

// -----

func.func @unused(%c: i1) {
  // expected-error@+1 {{'lir.workgroup_all' op is not reached from any kernel, so that it has no workgroup; remove the function, or call it}}
  %0 = lir.workgroup_all %c
  return
}

// -----

func.func @small(%c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 64, 1]>} {
  call @f(%c) : (i1) -> ()
  return
}
func.func @large(%c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  call @f(%c) : (i1) -> ()
  return
}
func.func @f(%c: i1) {
  // expected-error@+1 {{'lir.workgroup_count' op is reached from kernels with different workgroup sizes; make a function for each}}
  %0 = lir.workgroup_count %c
  return
}

// -----

func.func @huge(%x: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4611686018427387904, 1024, 1]>} {
  // expected-error@+1 {{'lir.workgroup_reduce' op is reached from a kernel with a workgroup of more than a million work-items; make it smaller}}
  %0 = lir.workgroup_reduce fadd %x : f32
  return
}
