// Requirements of ordered accesses, workgroup variables, matrices, images and stated push constants on a target.
// R-RUNA-23 R-RUNA-108
// RUN: gir-opt --lir-check-target --split-input-file --verify-diagnostics %s

module attributes {lir.target = "c66x"} {
  func.func @f(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{'lir.load' op needs feature 'atomics', which target 'c66x' lacks; --allow-atomic-fallback allows}}
    %0 = lir.load %p align 4 ordering acquire scope device : !mir.ptr<global, i32> -> i32
    // expected-error@+1 {{'lir.store' op needs feature 'atomics', which target 'c66x' lacks; --allow-atomic-fallback allows}}
    lir.store %p, %v align 4 ordering release scope device : !mir.ptr<global, i32>, i32
    %1 = lir.load volatile %p align 4 : !mir.ptr<global, i32> -> i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%p: !mir.ptr<global, !mir.atomic<i32>>) {
    %0 = lir.load %p align 4 ordering acquire scope device : !mir.ptr<global, !mir.atomic<i32>> -> i32
    // expected-error@+1 {{'lir.load' op has ordering seq_cst, which target 'vulkan1.1' does not have}}
    %1 = lir.load %p align 4 ordering seq_cst scope device : !mir.ptr<global, !mir.atomic<i32>> -> i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op uses 65540 bytes of workgroup storage; target 'vulkan1.1' allows 65536}}
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.var 16385 align 4 : !mir.ptr<workgroup, f32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op uses 4096 bytes of scalar parameters; target 'vulkan1.1' allows 256}}
  func.func @k() attributes {
      lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>,
      lir.push_constants = #mir.push_constants<size = 4096, align = 16>} {
    return
  }
}

// -----

module attributes {lir.target = "metal3.0"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.matrix<2x2xf64>, but target 'metal3.0' has no f64; use another type}}
  func.func @f(%m: !mir.matrix<2x2xf64>) {
    return
  }
}

// -----

module attributes {lir.target = "metal3.0"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.storage_buffer<vector<2xf64>>, but target 'metal3.0' has no f64; use another type}}
  func.func @f(%b: !mir.storage_buffer<vector<2xf64>>) {
    return
  }
}

// -----

module attributes {lir.target = "c66x"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.image2d<ui32>, which needs feature 'images', which target 'c66x' lacks; there is no fallback}}
  func.func @f(%i: !mir.image2d<ui32>, %at: vector<2xi32>, %lod: i32) {
    // expected-error@+1 {{'lir.image_fetch' op needs feature 'images', which target 'c66x' lacks; there is no fallback}}
    %0 = lir.image_fetch %i[%at] lod %lod : !mir.image2d<ui32>, vector<2xi32> -> vector<4xi32>
    return
  }
}
