// calls: a function that gets memory. Each work-item walks a list that a table links, through a
// function that steps and one that sums, until it has made so many steps.
//
// Launch: workgroups of 32 that cover the starts.
//
// R-RUNA-5 R-RUNA-120 R-CHIP-49
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func private @step(
// CHECK-SAME: !mir.ptr<generic, i32>
// CHECK-LABEL: func.func @walk(
// CHECK: mir.gpu.addrspace_cast %{{.*}} : <global, i32> -> <generic, i32>
// CHECK: call @sum(

gpu.module @kernels {
  func.func private @step(%links: memref<?xi32>, %at: index) -> index {
    %link = memref.load %links[%at] : memref<?xi32>
    %next = arith.index_cast %link : i32 to index
    return %next : index
  }
  func.func @sum(%links: memref<?xi32>, %values: memref<?xi32>, %at: index, %steps: index) -> i32 {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %none = arith.constant 0 : i32
    %sum, %end = scf.for %i = %zero to %steps step %one
        iter_args(%total = %none, %place = %at) -> (i32, index) {
      %value = memref.load %values[%place] : memref<?xi32>
      %more = arith.addi %total, %value : i32
      %next = func.call @step(%links, %place) : (memref<?xi32>, index) -> index
      scf.yield %more, %next : i32, index
    }
    return %sum : i32
  }
  gpu.func @walk(%links: memref<?xi32>, %values: memref<?xi32>, %starts: memref<?xi32>,
                 %steps: i32, %sums: memref<?xi32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0 : index
    %count = memref.dim %starts, %zero : memref<?xi32>
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %count : index
    scf.if %inside {
      %start = memref.load %starts[%i] : memref<?xi32>
      %at = arith.index_cast %start : i32 to index
      %limit = arith.index_cast %steps : i32 to index
      %sum = func.call @sum(%links, %values, %at, %limit) : (memref<?xi32>, memref<?xi32>, index, index) -> i32
      memref.store %sum, %sums[%i] : memref<?xi32>
    }
    gpu.return
  }
}
