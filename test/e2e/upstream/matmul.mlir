// matmul: C = A * B for row-major matrices of any size, in tiles of 16 x 16.
// All work-items of a workgroup load one element of A and of B into workgroup memory,
// then each adds 16 products. Elements beyond an edge count as zero.
//
// Launch: ceil(n / 16) by ceil(m / 16) workgroups; x runs along the columns of C.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK: mir.gpu.global @matmul_workgroup_0 : !mir.ptr<workgroup, f32> count 256
// CHECK: mir.gpu.global @matmul_workgroup_1 : !mir.ptr<workgroup, f32> count 256
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A:[^ ]*]]: !mir.ptr<global, f32> {mir.name = "a", mir.resource = #mir.resource<set = 0, binding = 0, storage>
// CHECK-SAME: %[[M:[^ ]*]]: i32 {mir.name = "a_size0"
// CHECK-SAME: %[[K:[^ ]*]]: i32 {mir.name = "a_size1"
// CHECK: %[[ROW:.*]] = mir.gpu.global_id y
// CHECK: scf.for %{{.*}} to %[[K]]
// CHECK: %[[START:.*]] = arith.muli %[[ROW]], %[[K]] : i32
// CHECK-NEXT: %[[INDEX:.*]] = arith.addi %[[START]], 
// CHECK-NEXT: mir.gpu.gep unsigned %[[A]][%[[INDEX]]] stride 4
// CHECK: mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel

gpu.module @kernels {
  gpu.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>)
      workgroup(%tile.a: memref<16x16xf32, #gpu.address_space<workgroup>>,
                %tile.b: memref<16x16xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 16, 16, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %width = arith.constant 16 : index
    %nothing = arith.constant 0.0 : f32
    %m = memref.dim %a, %zero : memref<?x?xf32>
    %k = memref.dim %a, %one : memref<?x?xf32>
    %n = memref.dim %b, %one : memref<?x?xf32>
    %column = gpu.global_id x
    %row = gpu.global_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %row.inside = arith.cmpi slt, %row, %m : index
    %column.inside = arith.cmpi slt, %column, %n : index
    %inside = arith.andi %row.inside, %column.inside : i1
    %total = scf.for %start = %zero to %k step %width iter_args(%sum = %nothing) -> (f32) {
      %a.column = arith.addi %start, %tx : index
      %a.column.inside = arith.cmpi slt, %a.column, %k : index
      %a.inside = arith.andi %row.inside, %a.column.inside : i1
      %a.value = scf.if %a.inside -> (f32) {
        %loaded = memref.load %a[%row, %a.column] : memref<?x?xf32>
        scf.yield %loaded : f32
      } else {
        scf.yield %nothing : f32
      }
      memref.store %a.value, %tile.a[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      %b.row = arith.addi %start, %ty : index
      %b.row.inside = arith.cmpi slt, %b.row, %k : index
      %b.inside = arith.andi %column.inside, %b.row.inside : i1
      %b.value = scf.if %b.inside -> (f32) {
        %loaded = memref.load %b[%b.row, %column] : memref<?x?xf32>
        scf.yield %loaded : f32
      } else {
        scf.yield %nothing : f32
      }
      memref.store %b.value, %tile.b[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %partial = scf.for %j = %zero to %width step %one iter_args(%inner = %sum) -> (f32) {
        %left = memref.load %tile.a[%ty, %j] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %right = memref.load %tile.b[%j, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %product = arith.mulf %left, %right : f32
        %next = arith.addf %inner, %product : f32
        scf.yield %next : f32
      }
      gpu.barrier
      scf.yield %partial : f32
    }
    scf.if %inside {
      memref.store %total, %c[%row, %column] : memref<?x?xf32>
    }
    gpu.return
  }
}
