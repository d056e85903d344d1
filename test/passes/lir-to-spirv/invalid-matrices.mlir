// Matrices are refused where they stand.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.ptr<global, !mir.matrix<3x2xf32>>, which cannot be emitted as SPIR-V yet}}
  func.func @k(%p: !mir.ptr<global, !mir.matrix<3x2xf32>> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.load' op has a value of type !mir.matrix<3x2xf32>, which cannot be emitted as SPIR-V yet}}
    %m = lir.load %p align 16 : !mir.ptr<global, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  lir.global @m : !mir.ptr<workgroup, !mir.matrix<2x3xf32>> count 4 align 8 elem !mir.matrix<2x3xf32>
  func.func @k()
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.address_of' op has a value of type !mir.ptr<workgroup, !mir.matrix<2x3xf32>>, which cannot be emitted as SPIR-V yet}}
    %m = lir.address_of @m : !mir.ptr<workgroup, !mir.matrix<2x3xf32>>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'lir.global' op has elements of type !mir.matrix<2x3xf32>, which cannot be emitted as SPIR-V yet}}
  lir.global @m : !mir.ptr<workgroup, !mir.matrix<2x3xf32>> count 4 align 8 elem !mir.matrix<2x3xf32>
  func.func @k()
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.matrix<2x2xf32>, which cannot be emitted as SPIR-V yet}}
  func.func @k(%m: !mir.matrix<2x2xf32> {lir.push_constant = #lir.push_constant<offset = 0, size = 16>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
