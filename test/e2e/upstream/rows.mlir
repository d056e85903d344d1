// rows: the mean of each row of a matrix, less than each element, from parallel loops that upstream
// maps to a launch and outlines.
//
// Launch: as many workgroups of one work-item as the matrix has rows.
//
// R-RUNA-5 R-RUNA-120
// RUN: mlir-opt --convert-parallel-loops-to-gpu --gpu-launch-sink-index-computations --gpu-kernel-outlining --lower-affine --canonicalize %s -o %t.outlined.mlir
// RUN: gir-opt --gpu-to-mir %t.outlined.mlir -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %t.outlined.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %t.outlined.mlir -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @rows_kernel(

#map = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
func.func @rows(%in: memref<?x8xf32>, %out: memref<?x8xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  scf.parallel (%row) = (%zero) to (%n) step (%one) {
    %none = arith.constant 0.0 : f32
    %sum = scf.for %i = %zero to %eight step %one iter_args(%total = %none) -> (f32) {
      %x = memref.load %in[%row, %i] : memref<?x8xf32>
      %more = arith.addf %total, %x : f32
      scf.yield %more : f32
    }
    %eighth = arith.constant 0.125 : f32
    %mean = arith.mulf %sum, %eighth : f32
    scf.for %i = %zero to %eight step %one {
      %x = memref.load %in[%row, %i] : memref<?x8xf32>
      %rest = arith.subf %x, %mean : f32
      memref.store %rest, %out[%row, %i] : memref<?x8xf32>
    }
    scf.reduce
  } {mapping = [#map]}
  return
}
