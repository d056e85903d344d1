// Scalar parameters that SPIR-V for Vulkan does not have.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a scalar parameter of type i1, which has no form in memory; pass an i32}}
  func.func @k(%c: i1 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has scalar parameters at offsets that are not aligned, or overlap}}
  func.func @unaligned(%c: i32 {lir.push_constant = #lir.push_constant<offset = 2, size = 4>}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
  // expected-error@+1 {{'func.func' op has scalar parameters at offsets that are not aligned, or overlap}}
  func.func @overlap(
      %c: i32 {lir.push_constant = #lir.push_constant<offset = 4, size = 4>},
      %d: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>},
      %e: f32 {lir.push_constant = #lir.push_constant<offset = 4, size = 4>}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
