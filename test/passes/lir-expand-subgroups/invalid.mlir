// Where not all work-items of the workgroup come, and where sizes are not known.
// RUN: gir-opt %s --lir-expand-subgroups --target-file=%S/../../Inputs/poor.toml --target=poor-vulkan --split-input-file --verify-diagnostics

func.func @divergent(%v: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %c8 = arith.constant 8 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // expected-note@+1 {{this decides how often a loop runs, and may differ between work-items}}
  %i = lir.id_local_x
  // expected-note@+1 {{this may differ between work-items}}
  %first = arith.cmpi ult, %i, %c8 : i32
  scf.if %first {
    // expected-error@+1 {{'lir.subgroup_reduce' op is an exchange through shared memory, because target 'poor-vulkan' has no subgroups, and may be in divergent control flow, where some work-items of the workgroup reach it and others do not; move it to where all of them pass}}
    %0 = lir.subgroup_reduce fadd %v : f32
  }
  scf.for %k = %c0 to %i step %c1 : i32 {
    // expected-error@+1 {{'lir.barrier' op is an exchange through shared memory}}
    lir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
  }
  // The place may be asked for anywhere.
  scf.if %first {
    %1 = lir.subgroup_id
  }
  return
}

// -----

func.func @sum(%v: f32) -> f32 {
  %0 = lir.subgroup_reduce fadd %v : f32
  return %0 : f32
}
func.func @twice(%v: f32) -> f32 {
  %0 = func.call @sum(%v) : (f32) -> f32
  return %0 : f32
}
func.func @calls(%v: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %c8 = arith.constant 8 : i32
  %i = lir.id_local_x
  // expected-note@+1 {{this may differ between work-items}}
  %first = arith.cmpi ult, %i, %c8 : i32
  scf.if %first {
    // expected-error@+1 {{'func.call' op leads to an exchange through shared memory}}
    %0 = func.call @twice(%v) : (f32) -> f32
  }
  return
}

// -----

func.func @unstated(%v: f32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.subgroup_reduce' op is reached from a kernel without workgroup_size, which says how much shared memory it needs; give the kernel one}}
  %0 = lir.subgroup_reduce fadd %v : f32
  return
}

// -----

func.func @sum(%v: f32) -> f32 {
  // expected-error@+1 {{'lir.subgroup_reduce' op is reached from kernels with different sizes of subgroups; make a function for each}}
  %0 = lir.subgroup_reduce fadd %v : f32
  return %0 : f32
}
func.func @four(%v: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 4>} {
  %0 = func.call @sum(%v) : (f32) -> f32
  return
}
func.func @eight(%v: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %0 = func.call @sum(%v) : (f32) -> f32
  return
}

// -----

func.func @odd(%v: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 12>} {
  // expected-error@+1 {{'lir.subgroup_reduce' op needs subgroups of 12 work-items, but target 'poor-vulkan' supports powers of two up to 128; choose one of these}}
  %0 = lir.subgroup_reduce fadd %v : f32
  return
}
