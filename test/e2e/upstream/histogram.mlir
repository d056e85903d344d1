// histogram: how often each of 256 values occurs. A workgroup counts in memory of its own, then
// adds its counts to those of all. Besides, a counter that stops at a limit, by a body that
// runs until no other work-item has come in between.
//
// Launch: any number of workgroups of 128; they stride over the input.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @histogram(
// CHECK: mir.gpu.atomic add %{{.*}} ordering acq_rel scope workgroup : <workgroup, i32>
// CHECK: mir.gpu.atomic add %{{.*}} ordering acq_rel scope device : <global, i32>
// CHECK: mir.gpu.atomic_compare_exchange
// CHECK: scf.while

gpu.module @kernels {
  gpu.func @histogram(%bytes: memref<?xi8>, %counts: memref<256xi32>, %limited: memref<1xi32>, %limit: i32)
      workgroup(%local: memref<256xi32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %zero = arith.constant 0 : index
    %bins = arith.constant 256 : index
    %none = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %tid = gpu.thread_id x
    %size = gpu.block_dim x
    scf.for %bin = %tid to %bins step %size {
      memref.store %none, %local[%bin] : memref<256xi32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %n = memref.dim %bytes, %zero : memref<?xi8>
    %first = gpu.global_id x
    %groups = gpu.grid_dim x
    %stride = arith.muli %groups, %size : index
    scf.for %i = %first to %n step %stride {
      %byte = memref.load %bytes[%i] : memref<?xi8>
      %bin = arith.index_castui %byte : i8 to index
      %old = memref.atomic_rmw addi %one, %local[%bin] : (i32, memref<256xi32, #gpu.address_space<workgroup>>) -> i32
    }
    gpu.barrier
    scf.for %bin = %tid to %bins step %size {
      %count = memref.load %local[%bin] : memref<256xi32, #gpu.address_space<workgroup>>
      %old = memref.atomic_rmw addi %count, %counts[%bin] : (i32, memref<256xi32>) -> i32
    }
    %before = memref.generic_atomic_rmw %limited[%zero] : memref<1xi32> {
    ^bb0(%now: i32):
      %next = arith.addi %now, %one : i32
      %most = arith.minui %next, %limit : i32
      memref.atomic_yield %most : i32
    }
    gpu.return
  }
}
