// expansions: operations of upstream that mir does not have, on pairs of numbers.
//
// Launch: workgroups of 32 that cover the pairs.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @integers(
// CHECK-NOT: ceildiv
// CHECK-NOT: floordiv
// CHECK-LABEL: func.func @floats(
// CHECK-NOT: minimumf
// CHECK-NOT: maximumf

gpu.module @kernels {
  gpu.func @integers(%x: memref<?xi32>, %y: memref<?xi32>, %out: memref<?x4xi32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %three = arith.constant 3 : index
    %n = memref.dim %x, %zero : memref<?xi32>
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %a = memref.load %x[%i] : memref<?xi32>
      %b = memref.load %y[%i] : memref<?xi32>
      %v0 = arith.ceildivui %a, %b : i32
      memref.store %v0, %out[%i, %zero] : memref<?x4xi32>
      %v1 = arith.ceildivsi %a, %b : i32
      memref.store %v1, %out[%i, %one] : memref<?x4xi32>
      %v2 = arith.floordivsi %a, %b : i32
      memref.store %v2, %out[%i, %two] : memref<?x4xi32>
      %a.index = arith.index_cast %a : i32 to index
      %b.index = arith.index_cast %b : i32 to index
      %v3 = index.ceildivs %a.index, %b.index
      %v3.word = arith.index_cast %v3 : index to i32
      memref.store %v3.word, %out[%i, %three] : memref<?x4xi32>
    }
    gpu.return
  }

  gpu.func @floats(%x: memref<?xf32>, %y: memref<?xf32>, %out: memref<?x3xf32>, %flags: memref<?x3xi1>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %n = memref.dim %x, %zero : memref<?xf32>
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %a = memref.load %x[%i] : memref<?xf32>
      %b = memref.load %y[%i] : memref<?xf32>
      %v0 = arith.minimumf %a, %b : f32
      memref.store %v0, %out[%i, %zero] : memref<?x3xf32>
      %v1 = arith.maximumf %a, %b : f32
      memref.store %v1, %out[%i, %one] : memref<?x3xf32>
      %v2 = math.copysign %a, %b : f32
      memref.store %v2, %out[%i, %two] : memref<?x3xf32>
      %f0 = math.isnan %a : f32
      memref.store %f0, %flags[%i, %zero] : memref<?x3xi1>
      %f1 = math.isinf %a : f32
      memref.store %f1, %flags[%i, %one] : memref<?x3xi1>
      %f2 = math.isfinite %a : f32
      memref.store %f2, %flags[%i, %two] : memref<?x3xi1>
    }
    gpu.return
  }
}
