// tables: a checksum (CRC-32, reflected, four bits at a time) by a constant table, and how many
// blocks there were in a global that the launch reads back.
//
// Launch: workgroups of 32 that cover the blocks; a block has `width` bytes.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK: mir.gpu.global @steps : !mir.ptr<constant, i32> count 16
// CHECK: mir.gpu.global @blocks : !mir.ptr<global, i32> count 1
// CHECK-LABEL: func.func @crc(

gpu.module @kernels {
  memref.global constant @steps : memref<16xi32> = dense<[
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c]>
  memref.global @blocks : memref<i32> = dense<0>

  gpu.func @crc(%bytes: memref<?x?xi8>, %sums: memref<?xi32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %ones = arith.constant -1 : i32
    %low = arith.constant 15 : i32
    %four = arith.constant 4 : i32
    %count = memref.dim %bytes, %zero : memref<?x?xi8>
    %width = memref.dim %bytes, %one : memref<?x?xi8>
    %table = memref.get_global @steps : memref<16xi32>
    %blocks = memref.get_global @blocks : memref<i32>
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %count : index
    scf.if %inside {
      %sum = scf.for %j = %zero to %width step %one iter_args(%crc = %ones) -> (i32) {
        %byte = memref.load %bytes[%i, %j] : memref<?x?xi8>
        %wide = arith.extui %byte : i8 to i32
        %mixed = arith.xori %crc, %wide : i32
        %a = arith.andi %mixed, %low : i32
        %a.index = arith.index_castui %a : i32 to index
        %a.step = memref.load %table[%a.index] : memref<16xi32>
        %a.rest = arith.shrui %mixed, %four : i32
        %half = arith.xori %a.rest, %a.step : i32
        %b = arith.andi %half, %low : i32
        %b.index = arith.index_castui %b : i32 to index
        %b.step = memref.load %table[%b.index] : memref<16xi32>
        %b.rest = arith.shrui %half, %four : i32
        %next = arith.xori %b.rest, %b.step : i32
        scf.yield %next : i32
      }
      %result = arith.xori %sum, %ones : i32
      memref.store %result, %sums[%i] : memref<?xi32>
      %unit = arith.constant 1 : i32
      %old = memref.atomic_rmw addi %unit, %blocks[] : (i32, memref<i32>) -> i32
    }
    gpu.return
  }
}
