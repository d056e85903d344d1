// saxpy: y = a * x + y, one element per work-item, outlined from a launch in host code.
// The host's part is left out. Parameters come as outlining orders them.
//
// R-RUNA-5 R-RUNA-120
// RUN: mlir-opt --gpu-kernel-outlining %s -o %t.outlined.mlir
// RUN: gir-opt --gpu-to-mir %t.outlined.mlir -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %t.outlined.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %t.outlined.mlir -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-NOT: @saxpy(
// CHECK-LABEL: func.func @saxpy_kernel(
// CHECK-SAME: workgroup_size = [64, 1, 1]
// CHECK: mir.gpu.workgroup_id x
// CHECK-NOT: gpu.launch

func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>, %n: index, %groups: index) {
  %one = arith.constant 1 : index
  %size = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %groups, %gy = %one, %gz = %one)
             threads(%tx, %ty, %tz) in (%sx = %size, %sy = %one, %sz = %one) {
    %start = arith.muli %bx, %sx : index
    %i = arith.addi %start, %tx : index
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %x.i = memref.load %x[%i] : memref<?xf32>
      %y.i = memref.load %y[%i] : memref<?xf32>
      %ax = arith.mulf %a, %x.i : f32
      %sum = arith.addf %ax, %y.i : f32
      memref.store %sum, %y[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
