// An error about a version of a target names the first version that has the feature, if there is one.
// R-RUNA-108
// RUN: gir-opt %s --lir-check-target --split-input-file --verify-diagnostics

module attributes {lir.target = "metal2.4"} {
  func.func @f(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{has ordering acq_rel, which target 'metal2.4' does not have; it has relaxed; target 'metal3.2' has it}}
    %0 = lir.atomic_add %p, %v ordering acq_rel scope device : <global, i32>, i32 -> i32
    // expected-error@+1 {{has scope system, which target 'metal2.4' does not have; it has invocation, device}}
    %1 = lir.atomic_add %p, %v ordering relaxed scope system : <global, i32>, i32 -> i32
    // expected-error@+1 {{has ordering seq_cst, which target 'metal2.4' does not have; it has relaxed; target 'metal3.2' has it}}
    lir.mem_fence mem_scope device semantics seq_cst
    return
  }
}

// -----

module attributes {lir.target = "metal3.1"} {
  func.func @f(%p: !mir.ptr<global, i32>, %v: i32) {
    // No version has both.
    // expected-error-re@+1 {{has ordering acq_rel, which target 'metal3.1' does not have; it has relaxed{{$}}}}
    %0 = lir.atomic_add %p, %v ordering acq_rel scope system : <global, i32>, i32 -> i32
    return
  }
}

// -----

module attributes {lir.target = "opencl1.2"} {
  func.func @f(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{has ordering seq_cst, which target 'opencl1.2' does not have; it has relaxed, acquire, release, acq_rel; target 'opencl2.0' has it}}
    %0 = lir.atomic_add %p, %v ordering seq_cst scope device : <global, i32>, i32 -> i32
    // expected-error@+1 {{has scope system, which target 'opencl1.2' does not have; it has invocation, workgroup, device; target 'opencl2.0' has it}}
    %1 = lir.atomic_add %p, %v ordering relaxed scope system : <global, i32>, i32 -> i32
    // expected-error@+1 {{synchronises a subgroup; on target 'opencl1.2' a barrier synchronises a workgroup; target 'opencl2.0' has it}}
    lir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error-re@+1 {{has ordering seq_cst, which target 'vulkan1.1' does not have; it has relaxed, acquire, release, acq_rel{{$}}}}
    %0 = lir.atomic_add %p, %v ordering seq_cst scope device : <global, i32>, i32 -> i32
    return
  }
}
