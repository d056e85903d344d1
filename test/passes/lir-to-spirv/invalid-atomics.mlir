// Atomics that SPIR-V for Vulkan does not have, or does not get yet, are errors at their place.
// R-GIR-80 R-GIR-83 R-GIR-84 R-GIR-85 R-GIR-87 R-CHIP-21
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.2"} {
  func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %f: !mir.ptr<global, f32> {lir.name = "f", lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %x = arith.constant 1.0 : f32
    // expected-error@+1 {{'lir.atomic_fadd' op is atomic on f32, but the target has no instruction for it; --emit-spirv expands it before}}
    %1 = lir.atomic_fadd %f, %x ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
    // expected-error@+1 {{'lir.atomic_fmin' op is atomic on f32, but the target has no instruction for it; --emit-spirv expands it before}}
    %2 = lir.atomic_fmin %f, %x ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
    // expected-error@+1 {{'lir.atomic_fmax' op is atomic on f32, but the target has no instruction for it; --emit-spirv expands it before}}
    %3 = lir.atomic_fmax %f, %x ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
    // expected-error@+1 {{'lir.atomic_compare_exchange' op is atomic on f32, but the target has no instruction for it; --emit-spirv expands it before}}
    %4 = lir.atomic_compare_exchange %f, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<global, f32>, f32, f32 -> f32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.2"} {
  func.func @k(%f: !mir.ptr<global, f32> {lir.name = "f", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %q = lir.ptr_cast %f : <global, f32> -> <global, i32>
    // expected-error@+1 {{'lir.atomic_flag_test_and_set' op is atomic on memory of another type, which Vulkan does not support; declare the memory with the type of the atomic}}
    %6 = lir.atomic_flag_test_and_set %q ordering relaxed scope device : !mir.ptr<global, i32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.2"} {
  func.func @k(%p: !mir.ptr<global, i16> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %h: !mir.ptr<global, f16> {lir.name = "h", lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = arith.constant 1 : i16
    %x = arith.constant 1.0 : f16
    // expected-error@+1 {{'lir.atomic_min' op is atomic on i16, but the target has no instruction for it; --emit-spirv expands it before}}
    %0 = lir.atomic_min signed %p, %i ordering relaxed scope device : !mir.ptr<global, i16>, i16 -> i16
    // expected-error@+1 {{'lir.atomic_exchange' op is atomic on f16, but the target has no instruction for it; --emit-spirv expands it before}}
    %1 = lir.atomic_exchange %h, %x ordering relaxed scope device : !mir.ptr<global, f16>, f16 -> f16
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.2"} {
  func.func @order(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.atomic_flag_test_and_set' op has ordering seq_cst, which target 'vulkan1.2' does not have; it has relaxed, acquire, release, acq_rel}}
    %0 = lir.atomic_flag_test_and_set %p ordering seq_cst scope device : !mir.ptr<global, i32>
    return
  }
}
