// subgroups: operations of a subgroup. Neighbours exchange values, and each
// subgroup adds its sum to the total.
//
// Launch: any number of workgroups of 64. Work-items are numbered by subgroup and lane.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @subgroups(
// CHECK: mir.gpu.subgroup_shuffle_xor
// CHECK: mir.gpu.subgroup_reduce add

gpu.module @kernels {
  gpu.func @subgroups(%in: memref<?xi32>, %swapped: memref<?xi32>, %total: memref<1xi32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %lane = gpu.lane_id
    %size = gpu.subgroup_size : index
    %subgroup = gpu.subgroup_id : index
    %group = gpu.block_id x
    %count = gpu.num_subgroups : index
    %all = arith.muli %group, %count : index
    %which = arith.addi %all, %subgroup : index
    %start = arith.muli %which, %size : index
    %i = arith.addi %start, %lane : index
    %value = memref.load %in[%i] : memref<?xi32>
    %other, %valid = gpu.shuffle xor %value, %one, %two : i32
    memref.store %other, %swapped[%i] : memref<?xi32>
    %sum = gpu.subgroup_reduce add %value : (i32) -> i32
    %first = arith.cmpi eq, %lane, %zero : index
    scf.if %first {
      %old = memref.atomic_rmw addi %sum, %total[%zero] : (i32, memref<1xi32>) -> i32
    }
    gpu.return
  }
}
