// Tiles of workgroup memory in the registers of a warp, by nvgpu.ldmatrix, and their products, by nvgpu.mma.sync.
//
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s -o %t.ptx
// RUN: FileCheck %s < %t.ptx
// RUN: %ptxas -arch=sm_80 %t.ptx -o %t.cubin
// RUN: gir-opt --emit-spirv --workgroup-size=32,1,1 %s -o %t.spv

gpu.module @m {
  // d = a * b + 0.5, of halves; b is loaded transposed.
  // CHECK-LABEL: .entry halves(
  // CHECK: ldmatrix.sync.aligned.m8n8.x4.shared.b16
  // CHECK: ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16
  // CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
  gpu.func @halves(%a: memref<16x16xf16>, %b: memref<16x8xf16>, %d: memref<16x8xf32>)
      workgroup(%sa: memref<16x24xf16, 3>, %sb: memref<16x8xf16, 3>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %lane = gpu.lane_id
    %half = arith.divui %lane, %c2 : index
    %side = arith.remui %lane, %c2 : index
    %start = arith.muli %side, %c8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %column = arith.addi %start, %i : index
      %x = memref.load %a[%half, %column] : memref<16x16xf16>
      memref.store %x, %sa[%half, %column] : memref<16x24xf16, 3>
    }
    %quarter = arith.muli %side, %c4 : index
    scf.for %i = %c0 to %c4 step %c1 {
      %column = arith.addi %quarter, %i : index
      %x = memref.load %b[%half, %column] : memref<16x8xf16>
      memref.store %x, %sb[%half, %column] : memref<16x8xf16, 3>
    }
    gpu.barrier
    // Tiles below each other first.
    %row = arith.remui %lane, %c16 : index
    %right = arith.divui %lane, %c16 : index
    %along = arith.muli %right, %c8 : index
    %left = nvgpu.ldmatrix %sa[%row, %along] {numTiles = 4 : i32, transpose = false}
        : memref<16x24xf16, 3> -> vector<4x2xf16>
    %factor = nvgpu.ldmatrix %sb[%row, %c0] {numTiles = 2 : i32, transpose = true}
        : memref<16x8xf16, 3> -> vector<2x2xf16>
    %sum = arith.constant dense<0.5> : vector<2x2xf32>
    %product = nvgpu.mma.sync (%left, %factor, %sum) {mmaShape = [16, 8, 16]}
        : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    %g = arith.divui %lane, %c4 : index
    %t = arith.remui %lane, %c4 : index
    %first = arith.muli %t, %c2 : index
    %second = arith.addi %first, %c1 : index
    %below = arith.addi %g, %c8 : index
    %d0 = vector.extract %product[0, 0] : f32 from vector<2x2xf32>
    %d1 = vector.extract %product[0, 1] : f32 from vector<2x2xf32>
    %d2 = vector.extract %product[1, 0] : f32 from vector<2x2xf32>
    %d3 = vector.extract %product[1, 1] : f32 from vector<2x2xf32>
    memref.store %d0, %d[%g, %first] : memref<16x8xf32>
    memref.store %d1, %d[%g, %second] : memref<16x8xf32>
    memref.store %d2, %d[%below, %first] : memref<16x8xf32>
    memref.store %d3, %d[%below, %second] : memref<16x8xf32>
    gpu.return
  }

  // The registers themselves: of a tile of words and of one of bytes, each lane's elements one after the other.
  // CHECK-LABEL: .entry registers(
  // CHECK: ldmatrix.sync.aligned.m8n8.x1.shared.b16
  // CHECK: ldmatrix.sync.aligned.m8n8.x2.shared.b16
  gpu.func @registers(%words: memref<8x4xf32>, %bytes: memref<16x16xi8>, %w: memref<32xf32>, %b: memref<32x8xi8>)
      workgroup(%sw: memref<8x4xf32, #gpu.address_space<workgroup>>, %sb: memref<16x16xi8, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %lane = gpu.lane_id
    %g = arith.divui %lane, %c4 : index
    %t = arith.remui %lane, %c4 : index
    %word = memref.load %words[%g, %t] : memref<8x4xf32>
    memref.store %word, %sw[%g, %t] : memref<8x4xf32, #gpu.address_space<workgroup>>
    %half = arith.divui %lane, %c2 : index
    %side = arith.remui %lane, %c2 : index
    %start = arith.muli %side, %c8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %column = arith.addi %start, %i : index
      %x = memref.load %bytes[%half, %column] : memref<16x16xi8>
      memref.store %x, %sb[%half, %column] : memref<16x16xi8, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    // Lanes beyond the addresses that count give others.
    %in_tile = arith.remui %lane, %c8 : index
    %line = arith.remui %lane, %c16 : index
    %one = nvgpu.ldmatrix %sw[%in_tile, %c0] {numTiles = 1 : i32, transpose = false}
        : memref<8x4xf32, #gpu.address_space<workgroup>> -> vector<1x1xf32>
    %two = nvgpu.ldmatrix %sb[%line, %c0] {numTiles = 2 : i32, transpose = false}
        : memref<16x16xi8, #gpu.address_space<workgroup>> -> vector<2x4xi8>
    %x = vector.extract %one[0, 0] : f32 from vector<1x1xf32>
    memref.store %x, %w[%lane] : memref<32xf32>
    %flat = vector.shape_cast %two : vector<2x4xi8> to vector<8xi8>
    vector.store %flat, %b[%lane, %c0] : memref<32x8xi8>, vector<8xi8>
    gpu.return
  }
}
