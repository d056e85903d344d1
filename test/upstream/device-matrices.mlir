// Matrices that a subgroup computes with together.
//
// RUN: gir-opt --emit-msl %s -o %t.metal
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s -o %t.ptx
// RUN: %ptxas -arch=sm_80 %t.ptx -o %t.cubin

gpu.module @m {
  // d = a * b^T + c, one tile, in two steps of a loop.
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

  // d = maxf(-(a + b) / b, a) - minf(a * b, b), each rounded to f16, and its value in f32.
  gpu.func @elements(%a: memref<16x16xf16>, %b: memref<16x16xf16>, %d: memref<16x16xf32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %x = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %y = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %sum = gpu.subgroup_mma_elementwise addf %x, %y
        : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %negative = gpu.subgroup_mma_elementwise negatef %sum
        : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %quotient = gpu.subgroup_mma_elementwise divf %negative, %y
        : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %greater = gpu.subgroup_mma_elementwise maxf %quotient, %x
        : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %product = gpu.subgroup_mma_elementwise mulf %x, %y
        : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %less = gpu.subgroup_mma_elementwise minf %product, %y
        : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %difference = gpu.subgroup_mma_elementwise subf %greater, %less
        : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %wide = gpu.subgroup_mma_elementwise extf %difference
        : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %wide, %d[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }

  // d = -((a * b - a) / b + b), of integers: the quotient with a sign in d, the other in e.
  gpu.func @integers(%a: memref<16x16xi32>, %b: memref<16x16xi32>, %d: memref<16x16xi32>, %e: memref<16x16xi32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %x = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xi32> -> !gpu.mma_matrix<16x16xi32, "COp">
    %y = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xi32> -> !gpu.mma_matrix<16x16xi32, "COp">
    %product = gpu.subgroup_mma_elementwise muli %x, %y
        : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    %difference = gpu.subgroup_mma_elementwise subi %product, %x
        : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    %signed = gpu.subgroup_mma_elementwise divs %difference, %y
        : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    %sum = gpu.subgroup_mma_elementwise addi %signed, %y
        : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    %negative = gpu.subgroup_mma_elementwise negates %sum
        : (!gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    %other = gpu.subgroup_mma_elementwise divu %difference, %y
        : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    gpu.subgroup_mma_store_matrix %negative, %d[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xi32, "COp">, memref<16x16xi32>
    gpu.subgroup_mma_store_matrix %other, %e[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xi32, "COp">, memref<16x16xi32>
    gpu.return
  }

  // d = 2 * a, by the elements that each work-item holds: eight of sixteen rows and columns.
  gpu.func @own(%a: memref<16x16xf32>, %d: memref<16x16xf32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %two = arith.constant 2.0 : f32
    %m0 = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
    %x0 = gpu.subgroup_mma_extract_thread_local %m0[%c0] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y0 = arith.mulf %x0, %two : f32
    %m1 = gpu.subgroup_mma_insert_thread_local %y0, %m0[%c0] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %c1 = arith.constant 1 : index
    %x1 = gpu.subgroup_mma_extract_thread_local %m1[%c1] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y1 = arith.mulf %x1, %two : f32
    %m2 = gpu.subgroup_mma_insert_thread_local %y1, %m1[%c1] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %c2 = arith.constant 2 : index
    %x2 = gpu.subgroup_mma_extract_thread_local %m2[%c2] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y2 = arith.mulf %x2, %two : f32
    %m3 = gpu.subgroup_mma_insert_thread_local %y2, %m2[%c2] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %c3 = arith.constant 3 : index
    %x3 = gpu.subgroup_mma_extract_thread_local %m3[%c3] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y3 = arith.mulf %x3, %two : f32
    %m4 = gpu.subgroup_mma_insert_thread_local %y3, %m3[%c3] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %c4 = arith.constant 4 : index
    %x4 = gpu.subgroup_mma_extract_thread_local %m4[%c4] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y4 = arith.mulf %x4, %two : f32
    %m5 = gpu.subgroup_mma_insert_thread_local %y4, %m4[%c4] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %c5 = arith.constant 5 : index
    %x5 = gpu.subgroup_mma_extract_thread_local %m5[%c5] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y5 = arith.mulf %x5, %two : f32
    %m6 = gpu.subgroup_mma_insert_thread_local %y5, %m5[%c5] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %c6 = arith.constant 6 : index
    %x6 = gpu.subgroup_mma_extract_thread_local %m6[%c6] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y6 = arith.mulf %x6, %two : f32
    %m7 = gpu.subgroup_mma_insert_thread_local %y6, %m6[%c6] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %c7 = arith.constant 7 : index
    %x7 = gpu.subgroup_mma_extract_thread_local %m7[%c7] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %y7 = arith.mulf %x7, %two : f32
    %m8 = gpu.subgroup_mma_insert_thread_local %y7, %m7[%c7] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %m8, %d[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }
}
