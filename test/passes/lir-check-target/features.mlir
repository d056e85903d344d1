// Features that targets lack, each with the flag that allows a fallback.
// R-RUNA-81 R-RUNA-108 R-RUNA-109 R-RUNA-110 R-RUNA-113
// RUN: gir-opt %s --lir-check-target --split-input-file --verify-diagnostics

module attributes {lir.target = "c66x"} {
  func.func @dsp(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{'lir.atomic_add' op needs feature 'atomics', which target 'c66x' lacks; --allow-atomic-fallback allows a critical section instead}}
    %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    // Work-items are loops there, which a barrier splits.
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // expected-error@+1 {{'lir.subgroup_shuffle' op needs feature 'subgroups', which target 'c66x' lacks; --allow-gpu-fallback allows a subgroup of one work-item instead}}
    %1 = lir.subgroup_shuffle %v, %v : i32
    return
  }
}

// -----

module attributes {lir.target = "vitis"} {
  func.func @fpga(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{'lir.atomic_exchange' op needs feature 'atomics', which target 'vitis' lacks; --allow-atomic-fallback allows arbitration logic instead}}
    %0 = lir.atomic_exchange %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    return
  }
}

// -----

module attributes {lir.target = "opencl1.2"} {
  func.func @no_fallback(%c: i1) {
    // expected-error@+1 {{'lir.subgroup_any' op needs feature 'subgroups', which target 'opencl1.2' lacks; there is no fallback, guard it by 'target_supports' or choose target 'opencl2.0'}}
    %0 = lir.subgroup_any %c
    // expected-error@+1 {{'lir.subgroup_size' op needs feature 'subgroups', which target 'opencl1.2' lacks}}
    %1 = lir.subgroup_size
    return
  }
}

// -----

// A fallback that is permitted and not taken is an error still.
module attributes {lir.target = "c66x", lir.allow_atomic_fallback} {
  func.func @atomics_only(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{'lir.atomic_add' op needs feature 'atomics', which target 'c66x' lacks; a critical section is permitted, run --lir-lock-atomics}}
    %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    // expected-error@+1 {{--allow-gpu-fallback allows a subgroup of one work-item instead}}
    %1 = lir.subgroup_reduce add %v : i32
    return
  }
}

// -----

// The wider flag includes the narrower.
module attributes {lir.target = "c66x", lir.allow_gpu_fallback} {
  func.func @all(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{a critical section is permitted, run --lir-lock-atomics}}
    %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    // expected-error@+1 {{a subgroup of one work-item is permitted, run --lir-scalarize-subgroups}}
    %1 = lir.subgroup_reduce add %v : i32
    %x = arith.constant 1.0 : f32
    // expected-error@+2 {{'lir.mat_splat' op needs feature 'matrices', which target 'c66x' lacks; a vector for each row is permitted, run --lir-scalarize-matrices}}
    // expected-error@+1 {{has a value of type !mir.matrix<2x2xf32>, which needs feature 'matrices', which target 'c66x' lacks; a vector for each row is permitted, run --lir-scalarize-matrices}}
    %2 = lir.mat_splat %x : <2x2xf32>
    return
  }
}

// -----

// The types of parameters need features too; each is named once.
module attributes {lir.target = "c66x"} {
  // expected-error@+2 {{'func.func' op has a value of type !mir.image2d<f32>, which needs feature 'images', which target 'c66x' lacks; there is no fallback}}
  // expected-error@+1 {{'func.func' op has a value of type !mir.matrix<4x4xf32>, which needs feature 'matrices', which target 'c66x' lacks; --allow-gpu-fallback allows a vector for each row instead}}
  func.func @types(%i: !mir.image2d<f32>, %s: !mir.sampler, %m: !mir.matrix<4x4xf32>, %n: !mir.ptr<global, !mir.matrix<2x2xf32>>) {
    return
  }
  // An access with an ordering is atomic.
  func.func @accesses(%p: !mir.ptr<global, i32>) {
    // expected-error@+1 {{'lir.load' op needs feature 'atomics', which target 'c66x' lacks}}
    %0 = lir.load %p align 4 ordering acquire scope device : <global, i32> -> i32
    // expected-error@+1 {{'lir.store' op needs feature 'atomics', which target 'c66x' lacks}}
    lir.store %p, %0 align 4 ordering release scope device : <global, i32>, i32
    %1 = lir.load volatile %p align 4 : <global, i32> -> i32
    return
  }
}

// -----

module attributes {lir.target = "cuda-sm_75"} {
  func.func @section() {
    // expected-error@+1 {{'lir.begin_critical_section' op needs feature 'critical_sections', which target 'cuda-sm_75' lacks; work-items in lockstep would wait for each other forever, use atomic operations}}
    lir.begin_critical_section
    lir.end_critical_section
    return
  }
}

// -----

// Each work-item is a subgroup there: its place in it needs nothing.
module attributes {lir.target = "c66x"} {
  func.func @place() {
    %0 = lir.subgroup_id
    %1 = lir.subgroup_local_id
    return
  }
}

// -----

// A module without a target is for one that has everything.
func.func @generic(%p: !mir.ptr<global, i32>, %v: i32) {
  %0 = lir.atomic_add %p, %v ordering seq_cst scope system : <global, i32>, i32 -> i32
  %1 = lir.subgroup_shuffle %v, %v : i32
  return
}
