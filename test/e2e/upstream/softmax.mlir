// softmax: each row of a matrix as exponentials that add up to 1. A workgroup has a row; its
// work-items stride over the columns.
//
// Launch: a workgroup for each row.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @softmax(
// CHECK: math.exp
// CHECK-NOT: maximumf

gpu.module @kernels {
  gpu.func @softmax(%in: memref<?x?xf32>, %out: memref<?x?xf32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %one = arith.constant 1 : index
    %columns = memref.dim %in, %one : memref<?x?xf32>
    %row = gpu.block_id x
    %tid = gpu.thread_id x
    %size = gpu.block_dim x
    %least = arith.constant 0xff800000 : f32
    %own.most = scf.for %i = %tid to %columns step %size iter_args(%so.far = %least) -> (f32) {
      %x = memref.load %in[%row, %i] : memref<?x?xf32>
      %more = arith.maximumf %so.far, %x : f32
      scf.yield %more : f32
    }
    %most = gpu.all_reduce maximumf %own.most uniform {} : (f32) -> (f32)
    %nothing = arith.constant 0.0 : f32
    %own.sum = scf.for %i = %tid to %columns step %size iter_args(%so.far = %nothing) -> (f32) {
      %x = memref.load %in[%row, %i] : memref<?x?xf32>
      %below = arith.subf %x, %most : f32
      %e = math.exp %below : f32
      memref.store %e, %out[%row, %i] : memref<?x?xf32>
      %sum = arith.addf %so.far, %e : f32
      scf.yield %sum : f32
    }
    %sum = gpu.all_reduce add %own.sum uniform {} : (f32) -> (f32)
    scf.for %i = %tid to %columns step %size {
      %e = memref.load %out[%row, %i] : memref<?x?xf32>
      %share = arith.divf %e, %sum : f32
      memref.store %share, %out[%row, %i] : memref<?x?xf32>
    }
    gpu.return
  }
}
