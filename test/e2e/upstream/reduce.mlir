// reduce: the sum and the largest magnitude of a workgroup's elements, by gpu.all_reduce with
// an operation and with a body. 96 work-items: the tree need not be of a power of two.
//
// Launch: one workgroup for each 96 elements; the last one may be partial.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK: mir.gpu.global @reduce_all_reduce : !mir.ptr<workgroup, i32> count 96
// CHECK-LABEL: func.func @reduce(
// CHECK: mir.gpu.workgroup_reduce add
// CHECK: scf.while
// CHECK-NOT: all_reduce

gpu.module @kernels {
  gpu.func @reduce(%x: memref<?xi32>, %sums: memref<?xi32>, %largest: memref<?xi32>)
      kernel attributes {known_block_size = array<i32: 48, 2, 1>} {
    %zero = arith.constant 0 : index
    %nothing = arith.constant 0 : i32
    %n = memref.dim %x, %zero : memref<?xi32>
    %group = gpu.block_id x
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %width = arith.constant 48 : index
    %row = arith.muli %ty, %width : index
    %own = arith.addi %row, %tx : index
    %size = arith.constant 96 : index
    %start = arith.muli %group, %size : index
    %i = arith.addi %start, %own : index
    %inside = arith.cmpi ult, %i, %n : index
    %value = scf.if %inside -> (i32) {
      %loaded = memref.load %x[%i] : memref<?xi32>
      scf.yield %loaded : i32
    } else {
      scf.yield %nothing : i32
    }
    %sum = gpu.all_reduce add %value uniform {} : (i32) -> (i32)
    %most = gpu.all_reduce %value {
    ^bb0(%left: i32, %right: i32):
      %a = math.absi %left : i32
      %b = math.absi %right : i32
      %more = arith.cmpi ugt, %a, %b : i32
      %chosen = scf.if %more -> (i32) {
        scf.yield %a : i32
      } else {
        scf.yield %b : i32
      }
      gpu.yield %chosen : i32
    } : (i32) -> (i32)
    %first = arith.cmpi eq, %own, %zero : index
    scf.if %first {
      memref.store %sum, %sums[%group] : memref<?xi32>
      memref.store %most, %largest[%group] : memref<?xi32>
    }
    gpu.return
  }
}
