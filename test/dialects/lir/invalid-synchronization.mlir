// Barriers and fences of lir.
// R-CARD-3 R-GIR-75 R-RUNA-29 R-RUNA-41
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @barrier_of_one() {
  // expected-error@+1 {{'lir.barrier' op must synchronise a workgroup or a subgroup, not exec_scope=invocation}}
  lir.barrier exec_scope invocation mem_scope workgroup semantics acq_rel
  return
}

// -----

func.func @barrier_of_the_device() {
  // expected-error@+1 {{'lir.barrier' op must synchronise a workgroup or a subgroup, not exec_scope=device}}
  lir.barrier exec_scope device mem_scope device semantics acq_rel
  return
}

// -----

func.func @barrier_of_the_system() {
  // expected-error@+1 {{'lir.barrier' op must synchronise a workgroup or a subgroup, not exec_scope=system}}
  lir.barrier exec_scope system mem_scope device semantics acq_rel
  return
}

// -----

func.func @relaxed_fence() {
  // expected-error@+1 {{'lir.mem_fence' op orders nothing with semantics=relaxed; use acquire, release, acq_rel or seq_cst}}
  lir.mem_fence mem_scope device semantics relaxed
  return
}
