// Atomics that a target supports neither natively nor by compare-exchange, and orders it lacks.
// R-GIR-78 R-GIR-86 R-GIR-87 R-RUNA-64 R-RUNA-108
// RUN: gir-opt %s --lir-check-target --split-input-file --verify-diagnostics

module attributes {lir.target = "metal3.1"} {
  func.func @metal(%p: !mir.ptr<global, i64>, %v: i64, %q: !mir.ptr<global, i32>, %w: i32) {
    // expected-error@+1 {{'lir.atomic_add' op is atomic on i64, which target 'metal3.1' supports neither natively nor by compare-exchange; use 32 bits}}
    %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // expected-error@+1 {{'lir.atomic_or' op has ordering acq_rel, which target 'metal3.1' does not have; it has relaxed}}
    %1 = lir.atomic_or %q, %w ordering acq_rel scope device : <global, i32>, i32 -> i32
    // expected-error@+1 {{'lir.mem_fence' op has ordering release, which target 'metal3.1' does not have; it has relaxed}}
    lir.mem_fence mem_scope device semantics release
    %2 = lir.atomic_or %q, %w ordering relaxed scope workgroup : <global, i32>, i32 -> i32
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    return
  }
}

// -----

// A stronger ordering and a wider scope stand in.
module attributes {lir.target = "metal3.2"} {
  func.func @strengthened(%q: !mir.ptr<global, i32>, %w: i32) {
    %1 = lir.atomic_or %q, %w ordering acq_rel scope device : <global, i32>, i32 -> i32
    lir.mem_fence mem_scope device semantics release
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.3"} {
  func.func @vulkan(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{'lir.atomic_add' op has ordering seq_cst, which target 'vulkan1.3' does not have; it has relaxed, acquire, release, acq_rel}}
    %0 = lir.atomic_add %p, %v ordering seq_cst scope device : <global, i32>, i32 -> i32
    // expected-error@+1 {{'lir.atomic_add' op has scope system, which target 'vulkan1.3' does not have; it has invocation, subgroup, workgroup, device}}
    %1 = lir.atomic_add %p, %v ordering relaxed scope system : <global, i32>, i32 -> i32
    // expected-error@+1 {{'lir.atomic_compare_exchange' op has ordering seq_cst}}
    %2 = lir.atomic_compare_exchange %p, %v, %v ordering_succ seq_cst ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
    // A single work-item has the order of the program.
    %3 = lir.atomic_add %p, %v ordering seq_cst scope invocation : <global, i32>, i32 -> i32
    // expected-error@+1 {{'lir.mem_fence' op has ordering seq_cst}}
    lir.mem_fence mem_scope device semantics seq_cst
    return
  }
}

// -----

// Loops around a compare-exchange of the width, or of the word around.
module attributes {lir.target = "vulkan1.1"} {
  func.func @made_of_others(%f: !mir.ptr<global, f32>, %x: f32, %s: !mir.ptr<workgroup, i16>, %v: i16, %h: !mir.ptr<global, f16>, %y: f16) {
    %0 = lir.atomic_fadd %f, %x ordering relaxed scope device : <global, f32>, f32 -> f32
    %1 = lir.atomic_min signed %s, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
    %2 = lir.atomic_fmax %h, %y ordering relaxed scope device : <global, f16>, f16 -> f16
    return
  }
}

// -----

// Atomics on texels have orderings and scopes as others have.
module attributes {lir.target = "metal3.1"} {
  func.func @texels(%t: !mir.image2d<ui32, atomic>, %at: vector<2xi32>, %v: i32) {
    %0 = lir.image_atomic add %t[%at], %v ordering relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
    // expected-error@+1 {{'lir.image_atomic' op has ordering acquire, which target 'metal3.1' does not have; it has relaxed}}
    %1 = lir.image_atomic add %t[%at], %v ordering acquire scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
    // expected-error@+1 {{'lir.image_compare_exchange' op has ordering release, which target 'metal3.1' does not have; it has relaxed}}
    %2 = lir.image_compare_exchange %t[%at], %v, %v ordering_succ release ordering_fail relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.3"} {
  func.func @texels(%t: !mir.image2d<ui32, atomic>, %at: vector<2xi32>, %v: i32) {
    %0 = lir.image_atomic add %t[%at], %v ordering acq_rel scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
    // expected-error@+1 {{'lir.image_atomic' op has ordering seq_cst, which target 'vulkan1.3' does not have; it has relaxed, acquire, release, acq_rel}}
    %1 = lir.image_atomic add %t[%at], %v ordering seq_cst scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
    // expected-error@+1 {{'lir.image_atomic' op has scope system, which target 'vulkan1.3' does not have; it has invocation, subgroup, workgroup, device}}
    %2 = lir.image_atomic add %t[%at], %v ordering relaxed scope system : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
    return
  }
}
