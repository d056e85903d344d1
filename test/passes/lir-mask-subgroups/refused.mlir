// R-RUNA-112
// RUN: gir-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(lir-mask-subgroups)' %s

module attributes {lir.target = "cuda-sm_80"} {
  func.func @early(%v: i32, %c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    lir.loop {
      // expected-error@+1 {{'lir.subgroup_reduce' op is in 'lir.loop', where the participating work-items cannot be determined; write that with 'scf.if', 'scf.for' and 'scf.while'}}
      %0 = lir.subgroup_reduce add %v : i32
      lir.break
    }
    return
  }
}

// -----

module attributes {lir.target = "cuda-sm_80"} {
  func.func @shared(%v: i32) -> i32 {
    // expected-error@+1 {{'lir.subgroup_reduce' op is reached from kernels with different sizes of subgroups; make a function for each}}
    %0 = lir.subgroup_reduce add %v : i32
    return %0 : i32
  }
  func.func @wide(%v: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %0 = func.call @shared(%v) : (i32) -> i32
    return
  }
  func.func @narrow(%v: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 8>} {
    %0 = func.call @shared(%v) : (i32) -> i32
    return
  }
}
