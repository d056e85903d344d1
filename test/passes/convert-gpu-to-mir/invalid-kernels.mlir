// Errors about kernels and about operations beside them.
// RUN: gir-opt --convert-gpu-to-mir --verify-diagnostics --split-input-file %s

gpu.module @m {
  gpu.func @k(%n: index) kernel {
    // expected-error @below {{'gpu.launch' op launches a kernel from a kernel, which mir does not support; launch it from the host}}
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
               threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op has a workgroup size that is not three positive numbers}}
  gpu.func @k() kernel attributes {known_block_size = array<i32: 64, 0, 1>} {
    gpu.return
  }
}

// -----

// expected-error @below {{'func.func' op has a workgroup size that is not three positive numbers}}
func.func @k() attributes {gpu.kernel, gpu.known_block_size = array<i32: -1, 1, 1>} {
  return
}

// -----

gpu.module @m {
  func.func private @k() attributes {gpu.kernel} {
    return
  }
  func.func @f() {
    // expected-error @below {{'func.call' op calls a kernel, which only a launch can start; move its code into a function}}
    func.call @k() : () -> ()
    return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'mir.gpu.global' op is not allowed in a module of kernels; functions and 'memref.global' are}}
  mir.gpu.global @g : !mir.ptr<global, f32> count 1 elem f32
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op has parameter 1 in private memory, which belongs to a work-item; pass global memory}}
  gpu.func @k(%n: i32, %m: memref<4xf32, #gpu.address_space<private>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op has 'spirv.entry_point_abi' with workgroup_size = [32, 1, 1], but known_block_size = [64, 1, 1]; make them equal}}
  gpu.func @k(%m: memref<4xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has 'spirv.entry_point_abi' with target_width = 32, which is for upstream's own way to SPIR-V; remove it, as the target's profile determines the modes of floats}}
  gpu.func @w() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1], target_width = 32>} {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has 'spirv.entry_point_abi', which is for kernels; mark it as 'gpu.kernel' or remove the attribute}}
  gpu.func @d() attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has a workgroup size that is not three positive numbers}}
  gpu.func @s() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32]>} {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has parameter 0 with 'spirv.interface_var_abi', but is neither a memref nor a number; remove it}}
  gpu.func @b(%m: vector<4xi1> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 3)>}) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op has workgroup or private memory of dynamic size; give all sizes, or use 'gpu.dynamic_shared_memory'}}
  gpu.func @k() workgroup(%w: memref<?xf32, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}
