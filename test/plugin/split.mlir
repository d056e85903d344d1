// The input is split, each part has its own messages, and the verifier of diagnostics knows ours.
// RUN: %mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(lower-to-lir{target=vulkan1.3})' -o %t
// RUN: FileCheck %s < %t
// CHECK: lir.id_global_x
// CHECK: // -----

gpu.module @good {
  gpu.func @first(%arg0: memref<?xf32>, %arg1: f32) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.global_id x
    memref.store %arg1, %arg0[%i] : memref<?xf32>
    gpu.return
  }
}

// -----

gpu.module @bad {
  // expected-error @below {{'gpu.func' op has a value of type memref<*xf32>: an unranked memref has no known rank; cast it to a ranked one on the host}}
  gpu.func @second(%arg0: memref<*xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    gpu.return
  }
}
