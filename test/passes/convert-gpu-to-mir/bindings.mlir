// `spirv.interface_var_abi` is the binding of a parameter.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: mir.name = "x", mir.resource = #mir.resource<set = 2, binding = 7, storage>
  // CHECK-SAME: mir.name = "y", mir.resource = #mir.resource<set = 0, binding = 3, storage>
  // CHECK-SAME: mir.name = "z", mir.resource = #mir.resource<set = 0, binding = 2, storage>
  gpu.func @k(%x: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(2, 7)>},
              %y: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 3)>},
              %z: memref<4xf32>) kernel {
    gpu.return
  }
}
