// stencil: the mean of an element and its four neighbours, in a grid of any size; outside counts
// as the nearest element inside.
//
// Launch: workgroups of 16 x 8 that cover the grid.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @stencil(
// CHECK-SAME: i32 {mir.name = "in_size0"
// CHECK-SAME: i32 {mir.name = "in_size1"
// CHECK: arith.maxsi
// CHECK-NOT: index.

gpu.module @kernels {
  gpu.func @stencil(%in: memref<?x?xf32>, %out: memref<?x?xf32>)
      kernel attributes {known_block_size = array<i32: 16, 8, 1>} {
    %zero = index.constant 0
    %one = index.constant 1
    %height = memref.dim %in, %zero : memref<?x?xf32>
    %width = memref.dim %in, %one : memref<?x?xf32>
    %x = gpu.global_id x
    %y = gpu.global_id y
    %x.inside = index.cmp slt(%x, %width)
    %y.inside = index.cmp slt(%y, %height)
    %inside = arith.andi %x.inside, %y.inside : i1
    scf.if %inside {
      %last.x = index.sub %width, %one
      %last.y = index.sub %height, %one
      %x.left = index.sub %x, %one
      %x.right = index.add %x, %one
      %y.above = index.sub %y, %one
      %y.below = index.add %y, %one
      %left = index.maxs %x.left, %zero
      %right = index.mins %x.right, %last.x
      %above = index.maxs %y.above, %zero
      %below = index.mins %y.below, %last.y
      %a = memref.load %in[%above, %x] : memref<?x?xf32>
      %b = memref.load %in[%y, %left] : memref<?x?xf32>
      %c = memref.load %in[%y, %x] : memref<?x?xf32>
      %d = memref.load %in[%y, %right] : memref<?x?xf32>
      %e = memref.load %in[%below, %x] : memref<?x?xf32>
      %ab = arith.addf %a, %b : f32
      %abc = arith.addf %ab, %c : f32
      %abcd = arith.addf %abc, %d : f32
      %sum = arith.addf %abcd, %e : f32
      %fifth = arith.constant 0.2 : f32
      %mean = arith.mulf %sum, %fifth : f32
      memref.store %mean, %out[%y, %x] : memref<?x?xf32>
    }
    gpu.return
  }
}
