// Functions and kernels that have nothing above lir but an index, or an attribute, are lowered.
// RUN: gir-opt --emit-opencl %s | FileCheck %s
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// CHECK-LABEL: kernel void empty
func.func @empty() attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.addi %c0, %c0 : index
  return
}
