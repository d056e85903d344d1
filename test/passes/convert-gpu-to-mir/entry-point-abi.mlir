// `spirv.entry_point_abi` says how large workgroups and subgroups are, beside an equal known size or in its place.
// R-SPVD-33
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK: func.func @both() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 4, 1]>}
  gpu.func @both() kernel attributes {known_block_size = array<i32: 32, 4, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1]>} {
    gpu.return
  }
  // CHECK: func.func @alone() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 32>}
  gpu.func @alone() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1], subgroup_size = 32>} {
    gpu.return
  }
  // CHECK: func.func @subgroup() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1], subgroup_size = 8>}
  gpu.func @subgroup() kernel attributes {known_block_size = array<i32: 8, 1, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<subgroup_size = 8>} {
    gpu.return
  }
}
// CHECK: func.func @function() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [16, 1, 1]>}
func.func @function() attributes {gpu.kernel, gpu.known_block_size = array<i32: 16, 1, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
  return
}
