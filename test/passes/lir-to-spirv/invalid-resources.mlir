// Resources that SPIR-V does not get yet, where they stand.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a pointer to a uniform buffer, whose element layout SPIR-V does not support; make it a !mir.uniform_buffer or a storage buffer}}
  func.func @k(%r: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a uniform buffer with an element stride of 4 bytes, which must be a multiple of 16 in SPIR-V; lay it out by std140, or make it a storage buffer}}
  func.func @k(%r: !mir.uniform_buffer<f32> {lir.resource = #mir.resource<set = 0, binding = 0, uniform, layout = std430>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%0: !mir.storage_buffer<vector<4xf32>> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %b = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<vector<4xf32>>
    %c = arith.constant 8 : i32
    // expected-error@+1 {{'lir.buffer_load' op has an offset that is not a multiple of the element stride of 16 bytes; Vulkan addresses whole elements}}
    %x = lir.buffer_load %b[%c] align 8 layout std430 : !mir.storage_buffer<vector<4xf32>>, i32 -> vector<4xf32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%0: !mir.storage_buffer<vector<4xf32>> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %b = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<vector<4xf32>>
    %c = arith.constant 16 : i32
    // expected-error@+1 {{'lir.buffer_load' op accesses a f32 of a buffer of vector<4xf32>, which cannot be emitted as SPIR-V; declare the buffer with the accessed type}}
    %x = lir.buffer_load %b[%c] align 8 layout std430 : !mir.storage_buffer<vector<4xf32>>, i32 -> f32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a buffer of vector<2xf64>, which its layout does not support; choose another layout}}
  func.func @k(%r: !mir.storage_buffer<vector<2xf64>> {lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = metal>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has parameter 'k_0' of type !mir.image2d<f32> without a binding; give it a lir.resource}}
  func.func @k(%r: !mir.image2d<f32>)
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a parameter of type !mir.acceleration_structure, which cannot be emitted as SPIR-V; remove it}}
  func.func @k(%r: !mir.acceleration_structure {lir.resource = #mir.resource<set = 0, binding = 0, uniform>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%0: !mir.image2d<f32> {lir.resource = #mir.resource<set = 0, binding = 0, image>}, %1: i32)
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.bind_image set 0 binding 0 : !mir.image2d<f32>
    %c = arith.constant true
    // expected-error@+1 {{'arith.select' op chooses a resource at run time, which cannot be emitted as SPIR-V; branch, and access each resource where it is known}}
    %j = arith.select %c, %i, %i : !mir.image2d<f32>
    return
  }
  // expected-error@+1 {{'func.func' op takes or returns a resource, which cannot be emitted as SPIR-V; --lir-lower-buffers inlines the function}}
  func.func @helper(%i: !mir.image2d<f32>) {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
  // expected-error@+1 {{'func.func' op has copies by a DMA engine, which no GPU has; run --lir-expand-copies first}}
  func.func @k(%p: !mir.ptr<global, f32> {lir.name = "in", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 256>, lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
