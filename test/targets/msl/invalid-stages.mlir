// Features that Metal's stages do not support: errors at the operation.
// R-RUNA-17 R-RUNA-47 R-RUNA-64
// RUN: gir-opt --emit-msl --split-input-file --verify-diagnostics %s

module attributes {lir.target = "metal3.1"} {
  // expected-error@+1 {{'func.func' op is a mesh kernel, which cannot be emitted as Metal yet; compute, vertex and fragment kernels can}}
  func.func @k() attributes {lir.kernel = #mir.kernel<mesh, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "metal3.1"} {
  func.func @f() attributes {lir.kernel = #mir.kernel<fragment>} {
    %0 = lir.read_input <location = 40, interpolation = flat> : i32
    // expected-error@+1 {{'lir.read_input' op has i64 at a location: Metal has no 64-bit inputs and outputs; pass halves of 32 bits}}
    %1 = lir.read_input <location = 1, interpolation = flat> : i64
    // expected-error@+1 {{'lir.read_input' op has i8 at a location: Metal has 8-bit inputs of vertices only; extend it to 32 bits}}
    %2 = lir.read_input <location = 2, interpolation = flat> : i8
    lir.write_output %0, <location = 7> : i32
    return
  }
}

// -----

module attributes {lir.target = "metal3.1"} {
  func.func @f() attributes {lir.kernel = #mir.kernel<fragment>} {
    %0 = arith.constant 1 : i32
    // expected-error@+1 {{'lir.write_output' op has location 8, and Metal has colour targets from 0 to 7; take a smaller one}}
    lir.write_output %0, <location = 8> : i32
    return
  }
}

// -----

module attributes {lir.target = "metal3.1"} {
  func.func @v() attributes {lir.kernel = #mir.kernel<vertex>} {
    %0 = lir.read_input <location = 30> : vector<4xf32>
    // expected-error@+1 {{'lir.read_input' op has location 31, and Metal has attributes of vertices from 0 to 30; take a smaller one}}
    %1 = lir.read_input <location = 31> : vector<4xf32>
    // expected-error@+1 {{'lir.read_input' op has vector<2xi64> at a location: Metal has no 64-bit inputs and outputs; pass halves of 32 bits}}
    %2 = lir.read_input <location = 2> : vector<2xi64>
    %3 = lir.read_input <location = 3> : i8
    lir.write_output %0, <builtin = position> : vector<4xf32>
    return
  }
}

// -----

module attributes {lir.target = "metal3.1"} {
  func.func @v(%at: vector<4xf32> {lir.io = #mir.io<location = 0>}) attributes {lir.kernel = #mir.kernel<vertex>} {
    // expected-error@+1 {{'lir.subgroup_size' op asks for a subgroup, which vertex kernel 'v' does not have on this target; move it to a fragment or compute kernel}}
    %0 = lir.subgroup_size
    lir.write_output %at, <builtin = position> : vector<4xf32>
    lir.write_output %0, <location = 0, interpolation = flat> : i32
    return
  }
}
