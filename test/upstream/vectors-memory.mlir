// Transfers that pad, mask, permute and repeat; masked, gathered, scattered, expanded and compressed accesses.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
gpu.module @kernels {
  gpu.func @padded(%x: memref<3x5xf32>, %n: memref<4xi32>, %o: memref<4x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pad = arith.constant -1.0 : f32
    %w = memref.load %n[%c0] : memref<4xi32>
    %three = arith.constant 3 : i32
    %low = arith.andi %w, %three : i32
    %i = arith.index_cast %low : i32 to index
    %v = vector.transfer_read %x[%c1, %i], %pad : memref<3x5xf32>, vector<4x8xf32>
    vector.transfer_write %v, %o[%c0, %c0] : vector<4x8xf32>, memref<4x8xf32>
    gpu.return
  }
  gpu.func @padded_row(%x: memref<6xf32>, %n: memref<4xi32>, %o: memref<8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad = arith.constant 9.0 : f32
    %w = memref.load %n[%c0] : memref<4xi32>
    %three = arith.constant 3 : i32
    %low = arith.andi %w, %three : i32
    %i = arith.index_cast %low : i32 to index
    %v = vector.transfer_read %x[%i], %pad : memref<6xf32>, vector<4xf32>
    %d = arith.addf %v, %v : vector<4xf32>
    %c6 = arith.constant 6 : index
    vector.transfer_write %d, %o[%c6] : vector<4xf32>, memref<8xf32>
    vector.transfer_write %v, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
    gpu.return
  }
  gpu.func @permuted(%x: memref<4x5xf32>, %o: memref<5x4xf32>, %p: memref<3x4xf32>, %q: memref<6x6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pad = arith.constant 0.0 : f32
    %v = vector.transfer_read %x[%c0, %c0], %pad {permutation_map = affine_map<(i, j) -> (j, i)>, in_bounds = [true, true]} : memref<4x5xf32>, vector<5x4xf32>
    vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]} : vector<5x4xf32>, memref<5x4xf32>
    %b = vector.transfer_read %x[%c1, %c1], %pad {permutation_map = affine_map<(i, j) -> (0, j)>, in_bounds = [true, true]} : memref<4x5xf32>, vector<3x4xf32>
    vector.transfer_write %b, %p[%c0, %c0] : vector<3x4xf32>, memref<3x4xf32>
    vector.transfer_write %v, %q[%c1, %c1] {permutation_map = affine_map<(i, j) -> (j, i)>, in_bounds = [true, true]} : vector<5x4xf32>, memref<6x6xf32>
    gpu.return
  }
  gpu.func @masked(%x: memref<4x4xf32>, %n: memref<4xi32>, %o: memref<4x4xf32>, %p: memref<4x4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %pad = arith.constant 5.0 : f32
    %w = memref.load %n[%c0] : memref<4xi32>
    %three = arith.constant 3 : i32
    %low = arith.andi %w, %three : i32
    %i = arith.index_cast %low : i32 to index
    %mask = vector.create_mask %c2, %i : vector<4x4xi1>
    %v = vector.transfer_read %x[%c0, %c0], %pad, %mask {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
    vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
    vector.transfer_write %v, %p[%c0, %c0], %mask {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
    gpu.return
  }
  gpu.func @masked_accesses(%x: memref<8xi32>, %n: memref<4xi32>, %o: memref<8xi32>, %p: memref<8xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %w = vector.load %n[%c0] : memref<4xi32>, vector<4xi32>
    %zero = arith.constant dense<-10> : vector<4xi32>
    %mask = arith.cmpi sgt, %w, %zero : vector<4xi32>
    %a = vector.maskedload %x[%c2], %mask, %w : memref<8xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    vector.store %a, %o[%c0] : memref<8xi32>, vector<4xi32>
    vector.maskedstore %p[%c2], %mask, %a : memref<8xi32>, vector<4xi1>, vector<4xi32>
    gpu.return
  }
  gpu.func @gathered(%x: memref<8xi32>, %n: memref<4xi32>, %o: memref<8xi32>, %p: memref<8xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %w = vector.load %n[%c0] : memref<4xi32>, vector<4xi32>
    %seven = arith.constant dense<7> : vector<4xi32>
    %i = arith.andi %w, %seven : vector<4xi32>
    %mask = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %a = vector.gather %x[%c0] [%i], %mask, %w : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    vector.store %a, %o[%c0] : memref<8xi32>, vector<4xi32>
    vector.scatter %p[%c0] [%i], %mask, %a : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
    gpu.return
  }
  gpu.func @gathered_wide(%x: memref<3x8xf32>, %n: memref<2x3xi32>, %o: memref<2x3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pad_1 = arith.constant 0 : i32
    %w = vector.transfer_read %n[%c0, %c0], %pad_1 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
    %seven = arith.constant dense<7> : vector<2x3xi32>
    %i = arith.andi %w, %seven : vector<2x3xi32>
    %mask = vector.constant_mask [2, 2] : vector<2x3xi1>
    %pass = arith.constant dense<0.25> : vector<2x3xf32>
    %a = vector.gather %x[%c1, %c0] [%i], %mask, %pass : memref<3x8xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    vector.transfer_write %a, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
    gpu.return
  }
  gpu.func @expanded(%x: memref<8xi32>, %n: memref<6xi32>, %o: memref<8xi32>, %p: memref<8xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %w = vector.load %n[%c0] : memref<6xi32>, vector<6xi32>
    %one = arith.constant dense<1> : vector<6xi32>
    %bit = arith.andi %w, %one : vector<6xi32>
    %mask = arith.cmpi eq, %bit, %one : vector<6xi32>
    %a = vector.expandload %x[%c1], %mask, %w : memref<8xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
    vector.store %a, %o[%c0] : memref<8xi32>, vector<6xi32>
    vector.compressstore %p[%c1], %mask, %w : memref<8xi32>, vector<6xi1>, vector<6xi32>
    gpu.return
  }
  gpu.func @strided(%x: memref<4x4xf32, strided<[8, 2], offset: 1>>, %o: memref<4x4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pad = arith.constant 0.0 : f32
    %v = vector.transfer_read %x[%c1, %c1], %pad : memref<4x4xf32, strided<[8, 2], offset: 1>>, vector<4x4xf32>
    vector.transfer_write %v, %o[%c0, %c0] : vector<4x4xf32>, memref<4x4xf32>
    gpu.return
  }
}
