// The width of a shuffle asks for subgroups of a size: a constant, an extent of the workgroup, or 32 where only the run
// knows it.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @extent(
  // CHECK-SAME: mir.least_subgroup_size = 13 : i32
  gpu.func @extent(%m: memref<13xf32>) kernel attributes {known_block_size = array<i32: 13, 1, 1>} {
    %i = gpu.thread_id x
    %n = gpu.block_dim x
    %width = arith.index_cast %n : index to i32
    %offset = arith.constant 4 : i32
    %v = memref.load %m[%i] : memref<13xf32>
    %w, %valid = gpu.shuffle xor %v, %offset, %width : f32
    memref.store %w, %m[%i] : memref<13xf32>
    gpu.return
  }
  // CHECK-LABEL: func.func @given(
  // CHECK-SAME: mir.least_subgroup_size = 32 : i32
  gpu.func @given(%m: memref<64xf32>, %width: i32) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %offset = arith.constant 4 : i32
    %v = memref.load %m[%i] : memref<64xf32>
    %w, %valid = gpu.shuffle xor %v, %offset, %width : f32
    memref.store %w, %m[%i] : memref<64xf32>
    gpu.return
  }
  // That of the subgroup is met by any.
  // CHECK-LABEL: func.func @whole(
  // CHECK-SAME: mir.least_subgroup_size = 1 : i32
  gpu.func @whole(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %offset = arith.constant 1 : i32
    %n = gpu.subgroup_size : index
    %width = arith.index_castui %n : index to i32
    %v = memref.load %m[%i] : memref<64xf32>
    %w, %valid = gpu.shuffle xor %v, %offset, %width : f32
    memref.store %w, %m[%i] : memref<64xf32>
    gpu.return
  }
}
