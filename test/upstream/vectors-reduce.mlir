// Reductions, contractions, outer products and scans.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (k, j)>
#transposed = affine_map<(i, j, k) -> (j, k)>
#out = affine_map<(i, j, k) -> (i, j)>
gpu.module @kernels {
  gpu.func @reductions(%x: memref<6xi32>, %y: memref<5xf32>, %o: memref<8xi32>, %p: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %v = vector.load %x[%c0] : memref<6xi32>, vector<6xi32>
    %a = vector.reduction <add>, %v : vector<6xi32> into i32
    memref.store %a, %o[%c0] : memref<8xi32>
    %b = vector.reduction <maxsi>, %v, %a : vector<6xi32> into i32
    memref.store %b, %o[%c1] : memref<8xi32>
    %c = vector.reduction <xor>, %v : vector<6xi32> into i32
    memref.store %c, %o[%c2] : memref<8xi32>
    %d = vector.reduction <minui>, %v : vector<6xi32> into i32
    memref.store %d, %o[%c3] : memref<8xi32>
    %w = vector.load %y[%c0] : memref<5xf32>, vector<5xf32>
    %e = vector.reduction <add>, %w : vector<5xf32> into f32
    memref.store %e, %p[%c0] : memref<4xf32>
    %f = vector.reduction <minimumf>, %w : vector<5xf32> into f32
    memref.store %f, %p[%c1] : memref<4xf32>
    %g = vector.reduction <mul>, %w, %e : vector<5xf32> into f32
    memref.store %g, %p[%c2] : memref<4xf32>
    gpu.return
  }
  gpu.func @multi(%x: memref<3x4x2xf32>, %a: memref<3x2xf32>, %b: memref<4xf32>, %c: memref<1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %pad_1 = arith.constant 0.0 : f32
    %v = vector.transfer_read %x[%c0, %c0, %c0], %pad_1 {in_bounds = [true, true, true]} : memref<3x4x2xf32>, vector<3x4x2xf32>
    %pad_2 = arith.constant 0.0 : f32
    %old = vector.transfer_read %a[%c0, %c0], %pad_2 {in_bounds = [true, true]} : memref<3x2xf32>, vector<3x2xf32>
    %r = vector.multi_reduction <add>, %v, %old [1] : vector<3x4x2xf32> to vector<3x2xf32>
    vector.transfer_write %r, %a[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<3x2xf32>
    %low = arith.constant dense<-100.0> : vector<4xf32>
    %s = vector.multi_reduction <maximumf>, %v, %low [0, 2] : vector<3x4x2xf32> to vector<4xf32>
    vector.store %s, %b[%c0] : memref<4xf32>, vector<4xf32>
    %t = vector.multi_reduction <add>, %v, %zero [0, 1, 2] : vector<3x4x2xf32> to f32
    memref.store %t, %c[%c0] : memref<1xf32>
    gpu.return
  }
  gpu.func @narrow_multi(%x: memref<4x4xi32>, %o: memref<4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 7 : i32
    %v = vector.load %x[%c0, %c0] : memref<4x4xi32>, vector<4xi32>
    %t = vector.multi_reduction <add>, %v, %zero [0] : vector<4xi32> to i32
    memref.store %t, %o[%c0] : memref<4xi32>
    gpu.return
  }
  gpu.func @matmul(%a: memref<4x3xf32>, %b: memref<3x5xf32>, %c: memref<4x5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad_3 = arith.constant 0.0 : f32
    %x = vector.transfer_read %a[%c0, %c0], %pad_3 {in_bounds = [true, true]} : memref<4x3xf32>, vector<4x3xf32>
    %pad_4 = arith.constant 0.0 : f32
    %y = vector.transfer_read %b[%c0, %c0], %pad_4 {in_bounds = [true, true]} : memref<3x5xf32>, vector<3x5xf32>
    %pad_5 = arith.constant 0.0 : f32
    %z = vector.transfer_read %c[%c0, %c0], %pad_5 {in_bounds = [true, true]} : memref<4x5xf32>, vector<4x5xf32>
    %r = vector.contract {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<4x3xf32>, vector<3x5xf32> into vector<4x5xf32>
    vector.transfer_write %r, %c[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xf32>, memref<4x5xf32>
    gpu.return
  }
  gpu.func @dot(%a: memref<6xf32>, %b: memref<6xf32>, %c: memref<1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %x = vector.load %a[%c0] : memref<6xf32>, vector<6xf32>
    %y = vector.load %b[%c0] : memref<6xf32>, vector<6xf32>
    %z = memref.load %c[%c0] : memref<1xf32>
    %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<6xf32>, vector<6xf32> into f32
    memref.store %r, %c[%c0] : memref<1xf32>
    gpu.return
  }
  gpu.func @outer(%a: memref<3xf32>, %b: memref<4xf32>, %c: memref<3x4xf32>, %d: memref<3x4xf32>, %e: memref<3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %x = vector.load %a[%c0] : memref<3xf32>, vector<3xf32>
    %y = vector.load %b[%c0] : memref<4xf32>, vector<4xf32>
    %pad_6 = arith.constant 0.0 : f32
    %z = vector.transfer_read %c[%c0, %c0], %pad_6 {in_bounds = [true, true]} : memref<3x4xf32>, vector<3x4xf32>
    %r = vector.outerproduct %x, %y, %z {kind = #vector.kind<add>} : vector<3xf32>, vector<4xf32>
    vector.transfer_write %r, %c[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xf32>, memref<3x4xf32>
    %p = vector.outerproduct %x, %y : vector<3xf32>, vector<4xf32>
    vector.transfer_write %p, %d[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xf32>, memref<3x4xf32>
    %s = memref.load %b[%c0] : memref<4xf32>
    %q = vector.outerproduct %x, %s : vector<3xf32>, f32
    vector.store %q, %e[%c0] : memref<3xf32>, vector<3xf32>
    gpu.return
  }
  gpu.func @matmul_masked(%a: memref<4x3xf32>, %b: memref<3x5xf32>, %c: memref<4x5xf32>, %n: memref<4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %w = memref.load %n[%c0] : memref<4xi32>
    %three = arith.constant 3 : i32
    %low = arith.andi %w, %three : i32
    %m = arith.index_cast %low : i32 to index
    %pad_7 = arith.constant 0.0 : f32
    %x = vector.transfer_read %a[%c0, %c0], %pad_7 {in_bounds = [true, true]} : memref<4x3xf32>, vector<4x3xf32>
    %pad_8 = arith.constant 0.0 : f32
    %y = vector.transfer_read %b[%c0, %c0], %pad_8 {in_bounds = [true, true]} : memref<3x5xf32>, vector<3x5xf32>
    %pad_9 = arith.constant 0.0 : f32
    %z = vector.transfer_read %c[%c0, %c0], %pad_9 {in_bounds = [true, true]} : memref<4x5xf32>, vector<4x5xf32>
    %mask = vector.create_mask %c3, %m, %c2 : vector<4x5x3xi1>
    %r = vector.mask %mask { vector.contract {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<4x3xf32>, vector<3x5xf32> into vector<4x5xf32> } : vector<4x5x3xi1> -> vector<4x5xf32>
    vector.transfer_write %r, %c[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xf32>, memref<4x5xf32>
    gpu.return
  }
  gpu.func @sum_masked(%a: memref<4xf32>, %n: memref<4xi32>, %o: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %w = memref.load %n[%c1] : memref<4xi32>
    %three = arith.constant 3 : i32
    %low = arith.andi %w, %three : i32
    %m = arith.index_cast %low : i32 to index
    %x = vector.load %a[%c0] : memref<4xf32>, vector<4xf32>
    %mask = vector.create_mask %m : vector<4xi1>
    %acc = memref.load %o[%c0] : memref<4xf32>
    %s = vector.mask %mask { vector.reduction <add>, %x, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
    memref.store %s, %o[%c1] : memref<4xf32>
    gpu.return
  }
}
