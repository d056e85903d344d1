// rounds: a row of cells in rounds: each becomes the sum of its two neighbours, modulo 10. The old and
// the new cells are in two halves of the workgroup memory, which change places every round;
// in the end a condition chooses the half to look at.
//
// Launch: one workgroup of 64; `shared` has 128 elements of 4 bytes.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @rounds(
// CHECK: scf.for {{.*}} -> (!mir.ptr<workgroup, i32>, !mir.ptr<workgroup, i32>)
// CHECK: arith.select {{.*}} : !mir.ptr<workgroup, i32>

gpu.module @kernels {
  gpu.func @rounds(%cells: memref<64xi32>, %rounds: i32, %old: memref<64xi32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %last = arith.constant 63 : index
    %middle = arith.constant 256 : index
    %ten = arith.constant 10 : i32
    %i = gpu.thread_id x
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %low = memref.view %bytes[%zero][]
        : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xi32, #gpu.address_space<workgroup>>
    %high = memref.view %bytes[%middle][]
        : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xi32, #gpu.address_space<workgroup>>
    %own = memref.load %cells[%i] : memref<64xi32>
    memref.store %own, %low[%i] : memref<64xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %count = arith.index_cast %rounds : i32 to index
    %end:2 = scf.for %round = %zero to %count step %one iter_args(%from = %low, %to = %high)
        -> (memref<64xi32, #gpu.address_space<workgroup>>, memref<64xi32, #gpu.address_space<workgroup>>) {
      %before = arith.subi %i, %one : index
      %behind = arith.addi %i, %one : index
      %is.first = arith.cmpi eq, %i, %zero : index
      %is.last = arith.cmpi eq, %i, %last : index
      %left.place = arith.select %is.first, %last, %before : index
      %right.place = arith.select %is.last, %zero, %behind : index
      %left = memref.load %from[%left.place] : memref<64xi32, #gpu.address_space<workgroup>>
      %right = memref.load %from[%right.place] : memref<64xi32, #gpu.address_space<workgroup>>
      %sum = arith.addi %left, %right : i32
      %next = arith.remui %sum, %ten : i32
      memref.store %next, %to[%i] : memref<64xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      scf.yield %to, %from : memref<64xi32, #gpu.address_space<workgroup>>, memref<64xi32, #gpu.address_space<workgroup>>
    }
    %result = memref.load %end#0[%i] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %result, %cells[%i] : memref<64xi32>
    // The half that does not hold the result has the cells of the previous round.
    %two = arith.constant 2 : index
    %rest = arith.remui %count, %two : index
    %is.even = arith.cmpi eq, %rest, %zero : index
    %other = arith.select %is.even, %high, %low : memref<64xi32, #gpu.address_space<workgroup>>
    %previous = memref.load %other[%i] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %previous, %old[%i] : memref<64xi32>
    gpu.return
  }
}
