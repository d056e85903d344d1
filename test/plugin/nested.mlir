// Passes of ours and of upstream's stand in one pipeline, nested, and in a module of modules.
// RUN: %mlir-opt %s --pass-pipeline='builtin.module(gpu-to-mir,func.func(cse,mir-structurize,canonicalize),lower-to-lir{target=opencl3.0 opt-level=0})' | FileCheck %s
// RUN: %mlir-opt %s --pass-pipeline='builtin.module(any(cse),gpu-to-mir,mir-print-uniformity)' 2>&1 | FileCheck %s --check-prefix=REMARK

// REMARK: remark: {{.*}}uniform

// CHECK: lir.target = "opencl3.0"
// CHECK: func.func @scale(
// CHECK: scf.if
// CHECK: lir.load
// CHECK: arith.mulf
gpu.module @kernels {
  gpu.func @scale(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %arg2 : index
    cf.cond_br %inside, ^update, ^end
  ^update:
    %x = memref.load %arg0[%i] : memref<?xf32>
    %product = arith.mulf %x, %arg1 : f32
    memref.store %product, %arg0[%i] : memref<?xf32>
    cf.br ^end
  ^end:
    gpu.return
  }
}
