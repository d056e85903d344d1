// transpose: of a matrix of any size, by tiles in workgroup memory that a column of padding keeps
// apart; outlined from a launch in host code.
//
// Launch: workgroups of 16 x 16 that cover the input.
//
// R-RUNA-5 R-RUNA-120
// RUN: mlir-opt --gpu-kernel-outlining %s -o %t.outlined.mlir
// RUN: gir-opt --gpu-to-mir %t.outlined.mlir -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %t.outlined.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %t.outlined.mlir -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK: mir.gpu.global @transpose_kernel_workgroup_0 : !mir.ptr<workgroup, f32> count 272
// CHECK-LABEL: func.func @transpose_kernel(
// CHECK-SAME: workgroup_size = [16, 16, 1]

func.func @transpose(%in: memref<?x?xf32>, %out: memref<?x?xf32>, %across: index, %down: index) {
  %one = arith.constant 1 : index
  %size = arith.constant 16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %across, %gy = %down, %gz = %one)
             threads(%tx, %ty, %tz) in (%sx = %size, %sy = %size, %sz = %one)
             workgroup(%tile: memref<16x17xf32, #gpu.address_space<workgroup>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %rows = memref.dim %in, %c0 : memref<?x?xf32>
    %columns = memref.dim %in, %c1 : memref<?x?xf32>
    %left = arith.muli %bx, %sx : index
    %top = arith.muli %by, %sy : index
    %column = arith.addi %left, %tx : index
    %row = arith.addi %top, %ty : index
    %row.inside = arith.cmpi ult, %row, %rows : index
    %column.inside = arith.cmpi ult, %column, %columns : index
    %inside = arith.andi %row.inside, %column.inside : i1
    scf.if %inside {
      %value = memref.load %in[%row, %column] : memref<?x?xf32>
      memref.store %value, %tile[%ty, %tx] : memref<16x17xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %out.column = arith.addi %top, %tx : index
    %out.row = arith.addi %left, %ty : index
    %fits.column = arith.cmpi ult, %out.column, %rows : index
    %fits.row = arith.cmpi ult, %out.row, %columns : index
    %fits = arith.andi %fits.row, %fits.column : i1
    scf.if %fits {
      %value = memref.load %tile[%tx, %ty] : memref<16x17xf32, #gpu.address_space<workgroup>>
      memref.store %value, %out[%out.row, %out.column] : memref<?x?xf32>
    }
    gpu.terminator
  }
  return
}
