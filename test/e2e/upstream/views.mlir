// views: the element at an index of a view, for views of all kinds: parts of a matrix with steps
// and without, a row, a part of a part, other shapes of it, and the columns as rows.
//
// Launch: one workgroup; work-item (x, y) of 3 x 4 reads element (y, x) of each view.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @views(
// CHECK-NOT: memref

gpu.module @kernels {
  gpu.func @views(%m: memref<?x?xi32>, %row: index, %column: index, %out: memref<?x4x3xi32>)
      kernel attributes {known_block_size = array<i32: 3, 4, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %width = memref.dim %m, %c1 : memref<?x?xi32>

    // Rows from %row on, every second column from %column on.
    %part = memref.subview %m[%row, %column] [4, 3] [1, 2]
        : memref<?x?xi32> to memref<4x3xi32, strided<[?, 2], offset: ?>>
    %v0 = memref.load %part[%y, %x] : memref<4x3xi32, strided<[?, 2], offset: ?>>
    memref.store %v0, %out[%c0, %y, %x] : memref<?x4x3xi32>

    // A part of that: from its second row and column on.
    %inner = memref.subview %part[1, 1] [3, 2] [1, 1]
        : memref<4x3xi32, strided<[?, 2], offset: ?>> to memref<3x2xi32, strided<[?, 2], offset: ?>>
    %y.half = arith.minui %y, %c2 : index
    %x.half = arith.minui %x, %c1 : index
    %v1 = memref.load %inner[%y.half, %x.half] : memref<3x2xi32, strided<[?, 2], offset: ?>>
    memref.store %v1, %out[%c1, %y, %x] : memref<?x4x3xi32>

    // One row, without its dimension; in steps of %row.
    %line = memref.subview %m[%row, 0] [1, 3] [1, %row]
        : memref<?x?xi32> to memref<3xi32, strided<[?], offset: ?>>
    %v2 = memref.load %line[%x] : memref<3xi32, strided<[?], offset: ?>>
    memref.store %v2, %out[%c2, %y, %x] : memref<?x4x3xi32>

    // Four rows as two times two, and those as four again.
    %split = memref.expand_shape %part [[0, 1], [2]] output_shape [2, 2, 3]
        : memref<4x3xi32, strided<[?, 2], offset: ?>> into memref<2x2x3xi32, strided<[?, ?, 2], offset: ?>>
    %upper = arith.divui %y, %c2 : index
    %lower = arith.remui %y, %c2 : index
    %v3 = memref.load %split[%upper, %lower, %x] : memref<2x2x3xi32, strided<[?, ?, 2], offset: ?>>
    %joined = memref.collapse_shape %split [[0, 1], [2]]
        : memref<2x2x3xi32, strided<[?, ?, 2], offset: ?>> into memref<4x3xi32, strided<[?, 2], offset: ?>>
    %v4 = memref.load %joined[%y, %x] : memref<4x3xi32, strided<[?, 2], offset: ?>>
    %v34 = arith.addi %v3, %v4 : i32
    memref.store %v34, %out[%c3, %y, %x] : memref<?x4x3xi32>

    // Columns as rows.
    %turned = memref.reinterpret_cast %m to offset: [%column], sizes: [4, 3], strides: [1, %width]
        : memref<?x?xi32> to memref<4x3xi32, strided<[1, ?], offset: ?>>
    %v5 = memref.load %turned[%y, %x] : memref<4x3xi32, strided<[1, ?], offset: ?>>
    memref.store %v5, %out[%c4, %y, %x] : memref<?x4x3xi32>

    // All elements in a row, from the buffer that another view has.
    %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %part
        : memref<4x3xi32, strided<[?, 2], offset: ?>> -> memref<i32>, index, index, index, index, index
    %all = memref.reinterpret_cast %base to offset: [0], sizes: [64], strides: [1] : memref<i32> to memref<64xi32>
    %place.row = arith.muli %y, %strides#0 : index
    %place.column = arith.muli %x, %strides#1 : index
    %place = arith.addi %place.row, %place.column : index
    %at = arith.addi %place, %offset : index
    %v6 = memref.load %all[%at] : memref<64xi32>
    memref.store %v6, %out[%c5, %y, %x] : memref<?x4x3xi32>

    gpu.return
  }
}
