// The scope and ordering of barriers, and --strict-barriers.
// R-RUNA-29 R-RUNA-41 R-RUNA-111
// RUN: gir-opt %s --lir-check-target --split-input-file --verify-diagnostics

module attributes {lir.target = "opencl1.2"} {
  func.func @joins() {
    // expected-error@+1 {{'lir.barrier' op synchronises a subgroup; on target 'opencl1.2' a barrier synchronises a workgroup}}
    lir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
    return
  }
}

// -----

module attributes {lir.target = "metal3.1"} {
  func.func @orders() {
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    lir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
    // expected-error@+1 {{'lir.barrier' op has ordering acq_rel, which target 'metal3.1' does not have; it has relaxed}}
    lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
    // expected-error@+1 {{'lir.barrier' op has ordering seq_cst, which target 'metal3.1' does not have; it has relaxed}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics seq_cst
    return
  }
}

// -----

module attributes {lir.target = "cpu", lir.strict_barriers} {
  func.func @strict() {
    // expected-error@+1 {{'lir.barrier' op is a barrier that target 'cpu' does not have natively, which --strict-barriers refuses}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    return
  }
}

// -----

module attributes {lir.target = "c66x", lir.strict_barriers} {
  func.func @strict_dsp(%v: i32) {
    // expected-error@+1 {{'lir.barrier' op is a barrier that target 'c66x' does not have natively, which --strict-barriers refuses}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // expected-error@+1 {{'lir.workgroup_reduce' op needs barriers that target 'c66x' does not have natively, which --strict-barriers refuses}}
    %0 = lir.workgroup_reduce add %v : i32
    return
  }
}

// -----

module attributes {lir.target = "cuda-sm_75", lir.strict_barriers} {
  func.func @native() {
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    return
  }
}
