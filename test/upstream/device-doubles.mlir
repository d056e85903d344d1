// A product of matrices of doubles, which tensor cores have from sm_80 on.
//
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s -o %t.ptx
// RUN: FileCheck %s < %t.ptx
// RUN: %ptxas -arch=sm_80 %t.ptx -o %t.cubin
// CHECK: mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64

gpu.module @m {
  // d = a * b + c, of the one shape that instructions for doubles have.
  gpu.func @doubles(%a: memref<8x4xf64>, %b: memref<4x8xf64>, %d: memref<8x8xf64>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %x = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 4 : index} : memref<8x4xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
    %y = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 8 : index} : memref<4x8xf64> -> !gpu.mma_matrix<4x8xf64, "BOp">
    %z = gpu.subgroup_mma_load_matrix %d[%c0, %c0] {leadDimension = 8 : index} : memref<8x8xf64> -> !gpu.mma_matrix<8x8xf64, "COp">
    %sum = gpu.subgroup_mma_compute %x, %y, %z
        : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
    gpu.subgroup_mma_store_matrix %sum, %d[%c0, %c0] {leadDimension = 8 : index} : !gpu.mma_matrix<8x8xf64, "COp">, memref<8x8xf64>
    gpu.return
  }
}
