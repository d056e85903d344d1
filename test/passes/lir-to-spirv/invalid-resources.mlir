// Resources that SPIR-V does not get yet, where they stand.
// RUN: gir-opt --lir-to-spirv --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.storage_buffer<f32>, which cannot be emitted as SPIR-V yet}}
  func.func @k(%r: !mir.storage_buffer<f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.bind_storage' op has a value of type !mir.storage_buffer<f32>, which cannot be emitted as SPIR-V yet}}
    %0 = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<f32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.uniform_buffer<f32>, which cannot be emitted as SPIR-V yet}}
  func.func @k(%r: !mir.uniform_buffer<f32> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.bind_uniform' op has a value of type !mir.uniform_buffer<f32>, which cannot be emitted as SPIR-V yet}}
    %0 = lir.bind_uniform set 0 binding 0 : !mir.uniform_buffer<f32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.image2d<f32>, which cannot be emitted as SPIR-V yet}}
  func.func @k(%r: !mir.image2d<f32> {lir.resource = #mir.resource<set = 0, binding = 0, image>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.bind_image' op has a value of type !mir.image2d<f32>, which cannot be emitted as SPIR-V yet}}
    %0 = lir.bind_image set 0 binding 0 : !mir.image2d<f32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.image3d<ui32, write>, which cannot be emitted as SPIR-V yet}}
  func.func @k(%r: !mir.image3d<ui32, write> {lir.resource = #mir.resource<set = 0, binding = 0, image>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.bind_image' op has a value of type !mir.image3d<ui32, write>, which cannot be emitted as SPIR-V yet}}
    %0 = lir.bind_image set 0 binding 0 : !mir.image3d<ui32, write>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.sampler, which cannot be emitted as SPIR-V yet}}
  func.func @k(%r: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 0, sampler>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.bind_sampler' op has a value of type !mir.sampler, which cannot be emitted as SPIR-V yet}}
    %0 = lir.bind_sampler set 0 binding 0 : !mir.sampler
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
  // expected-error@+1 {{'func.func' op has copies by a DMA engine, which no GPU has; copy in the kernel}}
  func.func @k(%p: !mir.ptr<global, f32> {lir.name = "in", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 256>, lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
