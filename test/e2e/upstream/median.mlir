// median: of each element and its eight neighbours in a grid. A work-item sorts the nine in
// private memory.
//
// Launch: workgroups of 8 x 8 that cover the inner part of the grid.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @median(
// CHECK: mir.gpu.alloc 9 : <private, i32>

gpu.module @kernels {
  gpu.func @median(%in: memref<?x?xi32>, %out: memref<?x?xi32>)
      private(%nine: memref<9xi32, #gpu.address_space<private>>)
      kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c9 = arith.constant 9 : index
    %height = memref.dim %out, %c0 : memref<?x?xi32>
    %width = memref.dim %out, %c1 : memref<?x?xi32>
    %x = gpu.global_id x
    %y = gpu.global_id y
    %x.inside = arith.cmpi ult, %x, %width : index
    %y.inside = arith.cmpi ult, %y, %height : index
    %inside = arith.andi %x.inside, %y.inside : i1
    scf.if %inside {
      %window = memref.subview %in[%y, %x] [3, 3] [1, 1]
          : memref<?x?xi32> to memref<3x3xi32, strided<[?, 1], offset: ?>>
      scf.for %i = %c0 to %c3 step %c1 {
        scf.for %j = %c0 to %c3 step %c1 {
          %value = memref.load %window[%i, %j] : memref<3x3xi32, strided<[?, 1], offset: ?>>
          %row = arith.muli %i, %c3 : index
          %at = arith.addi %row, %j : index
          memref.store %value, %nine[%at] : memref<9xi32, #gpu.address_space<private>>
        }
      }
      scf.for %i = %c1 to %c9 step %c1 {
        %key = memref.load %nine[%i] : memref<9xi32, #gpu.address_space<private>>
        %place = scf.while (%j = %i) : (index) -> index {
          %is.positive = arith.cmpi sgt, %j, %c0 : index
          %moves = scf.if %is.positive -> (i1) {
            %before = arith.subi %j, %c1 : index
            %left = memref.load %nine[%before] : memref<9xi32, #gpu.address_space<private>>
            %greater = arith.cmpi sgt, %left, %key : i32
            scf.yield %greater : i1
          } else {
            %no = arith.constant false
            scf.yield %no : i1
          }
          scf.condition(%moves) %j : index
        } do {
        ^bb0(%j: index):
          %before = arith.subi %j, %c1 : index
          %left = memref.load %nine[%before] : memref<9xi32, #gpu.address_space<private>>
          memref.store %left, %nine[%j] : memref<9xi32, #gpu.address_space<private>>
          scf.yield %before : index
        }
        memref.store %key, %nine[%place] : memref<9xi32, #gpu.address_space<private>>
      }
      %median = memref.load %nine[%c4] : memref<9xi32, #gpu.address_space<private>>
      memref.store %median, %out[%y, %x] : memref<?x?xi32>
    }
    gpu.return
  }
}
