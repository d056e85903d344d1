// Vulkan has no generic pointers: the first operation that has one says so.
// R-GIR-12
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.3"} {
  func.func @k(%p: !mir.ptr<global, f32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.addrspace_cast' op has a generic pointer, which Vulkan does not have; derive it from one address space within the function}}
    %g = lir.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
    %v = lir.load %g align 4 : !mir.ptr<generic, f32> -> f32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.3"} {
  // expected-error@+1 {{'func.func' op has a generic pointer, which Vulkan does not have; derive it from one address space within the function}}
  func.func @k(%p: !mir.ptr<generic, f32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
