// A product of matrices that a subgroup computes together: d = a * b^T + c, one tile, in two steps of a loop.
//
// RUN: gir-opt --emit-msl %s -o %t.metal
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s -o %t.ptx

gpu.module @m {
  gpu.func @product(%a: memref<16x32xf16>, %b: memref<16x32xf16>, %d: memref<16x16xf32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %two = arith.constant 2.0 : f32
    %start = gpu.subgroup_mma_constant_matrix %two : !gpu.mma_matrix<16x16xf32, "COp">
    %sum = scf.for %k = %c0 to %c32 step %c16 iter_args(%acc = %start) -> (!gpu.mma_matrix<16x16xf32, "COp">) {
      %left = gpu.subgroup_mma_load_matrix %a[%c0, %k] {leadDimension = 32 : index}
          : memref<16x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %right = gpu.subgroup_mma_load_matrix %b[%c0, %k] {leadDimension = 32 : index, transpose}
          : memref<16x32xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %next = gpu.subgroup_mma_compute %left, %right, %acc
          : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
      scf.yield %next : !gpu.mma_matrix<16x16xf32, "COp">
    }
    gpu.subgroup_mma_store_matrix %sum, %d[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }
}
