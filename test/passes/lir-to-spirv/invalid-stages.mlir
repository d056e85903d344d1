// Features that a stage does not support: errors at the operation.
// R-RUNA-17 R-RUNA-19 R-RUNA-47
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op is a vertex kernel that writes no position; write it with write_output to <builtin = position>}}
  func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op is a mesh kernel, which cannot be emitted as SPIR-V yet; compute, vertex and fragment kernels can}}
  func.func @k() attributes {lir.kernel = #mir.kernel<mesh, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "opencl2.1-spirv"} {
  // expected-error@+1 {{'func.func' op is a fragment kernel, and OpenCL has no graphics pipeline; emit it for Vulkan}}
  func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
    return
  }
}

// -----

// Operations of a function that the calling kernel's stage does not support.
module attributes {lir.target = "vulkan1.1"} {
  func.func @position() -> i32 {
    // expected-error@+1 {{'lir.id_global_x' op is for compute kernels, but fragment kernel 'k' calls the function}}
    %0 = lir.id_global_x
    return %0 : i32
  }
  func.func @wait() {
    // expected-error@+1 {{'lir.barrier' op is for compute kernels, but fragment kernel 'k' calls the function}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // expected-error@+1 {{'lir.vertex_index' op is for vertex kernels, but fragment kernel 'k' calls the function}}
    %0 = lir.vertex_index
    return
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
    func.call @wait() : () -> ()
    %0 = func.call @position() : () -> i32
    lir.write_output %0, <location = 0> : i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
  func.func @sum() -> f32 {
    // expected-error@+1 {{'lir.address_of' op is workgroup storage, which fragment kernel 'k' does not have; use global storage}}
    %p = lir.address_of @tile : <workgroup, f32>
    %0 = lir.load %p align 4 : <workgroup, f32> -> f32
    return %0 : f32
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
    %0 = func.call @sum() : () -> f32
    lir.write_output %0, <location = 0> : f32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has parameter 0 in workgroup storage, which a fragment kernel does not have; use global storage}}
  func.func @k(%tile: !mir.ptr<workgroup, f32> {lir.spec_id = 0 : i32}) attributes {lir.kernel = #mir.kernel<fragment>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<fragment>} {
    %one = arith.constant 1 : i32
    // expected-error@+1 {{'lir.atomic_add' op has scope workgroup, and fragment kernel 'k' has no workgroup; use scope device}}
    %0 = lir.atomic_add %p, %one ordering relaxed scope workgroup : <global, i32>, i32 -> i32
    // expected-error@+1 {{'lir.mem_fence' op has scope workgroup, and fragment kernel 'k' has no workgroup; use scope device}}
    lir.mem_fence mem_scope workgroup semantics acq_rel
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.3"} {
  func.func @k() attributes {lir.kernel = #mir.kernel<fragment>} {
    // expected-error@+1 {{'lir.subgroup_id' op asks for the subgroups of a workgroup, which fragment kernel 'k' does not have; pass the number}}
    %0 = lir.subgroup_id
    // expected-error@+1 {{'lir.num_subgroups' op asks for the subgroups of a workgroup, which fragment kernel 'k' does not have; pass the number}}
    %1 = lir.num_subgroups
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: i8 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>}, %y: i64 {lir.push_constant = #lir.push_constant<offset = 8, size = 8>})
      attributes {lir.kernel = #mir.kernel<fragment>} {
    // expected-error@+1 {{'lir.write_output' op has i8 at a location: Vulkan has no 8-bit inputs and outputs; extend it to 32 bits}}
    lir.write_output %x, <location = 0> : i8
    // expected-error@+1 {{'lir.write_output' op has i64 at a location: no colour target holds 64-bit numbers; write it as 32 bits}}
    lir.write_output %y, <location = 1> : i64
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%p: vector<4xf32> {lir.io = #mir.io<location = 4>}) attributes {lir.kernel = #mir.kernel<vertex>} {
    %0 = lir.read_input <location = 2> : vector<4xi64>
    // expected-error@+1 {{'lir.read_input' op is f32 at location 3, beside vector<4xi64> at location 2: three or four 64-bit numbers take two locations; move one of them}}
    %1 = lir.read_input <location = 3> : f32
    // expected-error@+1 {{'lir.read_input' op is vector<3xf64> at location 1, beside vector<4xi64> at location 2: three or four 64-bit numbers take two locations; move one of them}}
    %2 = lir.read_input <location = 1> : vector<3xf64>
    lir.write_output %p, <builtin = position> : vector<4xf32>
    return
  }
}
