// search: where each key stands in a sorted table, by halving. The loop is made of branches and
// ends early when the key is found; -1 if it is not there.
//
// Launch: workgroups of 64 that cover the keys.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @search(
// CHECK: scf.while
// CHECK-NOT: {{ }}cf.

gpu.module @kernels {
  gpu.func @search(%table: memref<?xi32>, %keys: memref<?xi32>, %places: memref<?xi32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %missing = arith.constant -1 : i32
    %n = memref.dim %table, %zero : memref<?xi32>
    %count = memref.dim %keys, %zero : memref<?xi32>
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %count : index
    cf.cond_br %inside, ^start, ^exit
  ^start:
    %key = memref.load %keys[%i] : memref<?xi32>
    cf.br ^next(%zero, %n : index, index)
  ^next(%low: index, %high: index):
    %more = arith.cmpi slt, %low, %high : index
    cf.cond_br %more, ^look, ^done(%missing : i32)
  ^look:
    %sum = arith.addi %low, %high : index
    %middle = arith.divui %sum, %two : index
    %value = memref.load %table[%middle] : memref<?xi32>
    %found = arith.cmpi eq, %value, %key : i32
    %place = arith.index_cast %middle : index to i32
    cf.cond_br %found, ^done(%place : i32), ^halve
  ^halve:
    %below = arith.cmpi slt, %value, %key : i32
    %above = arith.addi %middle, %one : index
    %next.low = arith.select %below, %above, %low : index
    %next.high = arith.select %below, %high, %middle : index
    cf.br ^next(%next.low, %next.high : index, index)
  ^done(%result: i32):
    memref.store %result, %places[%i] : memref<?xi32>
    cf.br ^exit
  ^exit:
    gpu.return
  }
}
