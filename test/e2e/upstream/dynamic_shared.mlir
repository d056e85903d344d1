// dynamic_shared: the sum of each window of a signal, in workgroup memory that the launch sizes:
// the workgroup's part of the signal, and the elements of its windows beyond that part.
//
// Launch: workgroups of 64 that cover the signal; `shared` has 64 + window - 1 elements.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK: mir.gpu.global @dynamic_shared_memory : !mir.ptr<workgroup, i32> count 0 dynamic
// CHECK-LABEL: func.func @windows(

gpu.module @kernels {
  gpu.func @windows(%in: memref<?xi32>, %out: memref<?xi32>, %window: i32)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %none = arith.constant 0 : i32
    %length = arith.index_cast %window : i32 to index
    %size = gpu.block_dim x
    %tid = gpu.thread_id x
    %n = memref.dim %in, %zero : memref<?xi32>
    %group = gpu.block_id x
    %start = arith.muli %group, %size : index
    %both = arith.addi %size, %length : index
    %room = arith.subi %both, %one : index
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %local = memref.view %bytes[%zero][%room]
        : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
    scf.for %i = %tid to %room step %size {
      %from = arith.addi %start, %i : index
      %inside = arith.cmpi ult, %from, %n : index
      %value = scf.if %inside -> (i32) {
        %loaded = memref.load %in[%from] : memref<?xi32>
        scf.yield %loaded : i32
      } else {
        scf.yield %none : i32
      }
      memref.store %value, %local[%i] : memref<?xi32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %at = arith.addi %start, %tid : index
    %mine = arith.cmpi ult, %at, %n : index
    scf.if %mine {
      %sum = scf.for %i = %zero to %length step %one iter_args(%total = %none) -> (i32) {
        %place = arith.addi %tid, %i : index
        %value = memref.load %local[%place] : memref<?xi32, #gpu.address_space<workgroup>>
        %more = arith.addi %total, %value : i32
        scf.yield %more : i32
      }
      memref.store %sum, %out[%at] : memref<?xi32>
    }
    gpu.return
  }
}
