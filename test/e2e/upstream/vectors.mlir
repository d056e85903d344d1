// vectors: four complex numbers at a time. Each work-item multiplies four pairs, and sums its
// products with a reduction of a vector.
//
// Launch: workgroups of 32 for n / 4 groups of numbers.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @multiply(
// CHECK-COUNT-16: mir.gpu.load
// CHECK: vector.from_elements
// CHECK-NOT: vector.reduction

gpu.module @kernels {
  gpu.func @multiply(%a.re: memref<?xf32>, %a.im: memref<?xf32>, %b.re: memref<?xf32>, %b.im: memref<?xf32>,
                     %out: memref<?x4xf32>, %sums: memref<?xf32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0 : index
    %four = arith.constant 4 : index
    %n = memref.dim %a.re, %zero : memref<?xf32>
    %pad = arith.constant 0.0 : f32
    %id = gpu.global_id x
    %at = arith.muli %id, %four : index
    %inside = arith.cmpi ult, %at, %n : index
    scf.if %inside {
      %x = vector.load %a.re[%at] : memref<?xf32>, vector<4xf32>
      %y = vector.load %a.im[%at] : memref<?xf32>, vector<4xf32>
      %u = vector.load %b.re[%at] : memref<?xf32>, vector<4xf32>
      %v = vector.transfer_read %b.im[%at], %pad {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
      %yv = arith.mulf %y, %v : vector<4xf32>
      %minus = arith.negf %yv : vector<4xf32>
      %xu = arith.mulf %x, %u : vector<4xf32>
      %re = arith.addf %xu, %minus : vector<4xf32>
      %reversed = vector.shuffle %re, %re [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
      vector.store %reversed, %out[%id, %zero] : memref<?x4xf32>, vector<4xf32>
      %sum = vector.reduction <add>, %re : vector<4xf32> into f32
      memref.store %sum, %sums[%id] : memref<?xf32>
    }
    gpu.return
  }
}
