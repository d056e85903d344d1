// Vectors SPIR-V for Vulkan does not have, and accesses that fit no memory.
// RUN: gir-opt --lir-to-spirv=prepare=false %s --split-input-file --verify-diagnostics

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type vector<8xf32>, which cannot be emitted as SPIR-V yet; use i1, integers of 8 to 64 bits, floats of 16 to 64 bits, vectors of two to four of these, or pointers to one of these}}
  func.func @k(%v: vector<8xf32> {lir.push_constant = #lir.push_constant<offset = 0, size = 32>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%p: !mir.ptr<global, vector<2xf32>> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.ptr_cast' op accesses memory of vector<2xf32> as elements of another size, which cannot be emitted as SPIR-V yet; declare the memory with the accessed type}}
    %q = lir.ptr_cast %p : !mir.ptr<global, vector<2xf32>> -> !mir.ptr<global, vector<4xf32>>
    // expected-error@+1 {{'lir.ptr_cast' op accesses memory of vector<2xf32> as elements}}
    %r = lir.ptr_cast %p : !mir.ptr<global, vector<2xf32>> -> !mir.ptr<global, i16>
    // expected-error@+1 {{'lir.gep' op has stride 4, which is not a multiple of the element size of 8 bytes}}
    %s = lir.gep %p[%i] stride 4 : <global, vector<2xf32>>, i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
  // expected-error@+1 {{'func.func' op returns values of different types, which cannot be emitted as SPIR-V; store all but one}}
  func.func @two(%x: f32, %i: i32) -> (f32, i32) {
    return %x, %i : f32, i32
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %v = arith.constant dense<1> : vector<4xi32>
    // expected-error@+1 {{'vector.reduction' op cannot be emitted as SPIR-V yet}}
    %0 = vector.reduction <add>, %v : vector<4xi32> into i32
    return
  }
}
