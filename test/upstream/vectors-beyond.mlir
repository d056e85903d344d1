// Operations on vectors for which MLIR 22 has no lowering to the host, or crashes.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
#row = affine_map<(i, j, k) -> (i, k)>
#transposed = affine_map<(i, j, k) -> (j, k)>
#out = affine_map<(i, j, k) -> (i, j)>
gpu.module @kernels {
  gpu.func @extract_insert(%x: memref<2x3x4xi32>, %i: memref<4xi32>, %o: memref<2x3x4xi32>, %r: memref<16xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %three = arith.constant 3 : i32
    %w = memref.load %i[%c0] : memref<4xi32>
    %masked = arith.andi %w, %three : i32
    %two = arith.constant 2 : i32
    %small = arith.minui %masked, %two : i32
    %d = arith.index_cast %small : i32 to index
    %v = vector.load %x[%c0, %c0, %c0] : memref<2x3x4xi32>, vector<2x3x4xi32>
    %row = vector.extract %v[1, 2] : vector<4xi32> from vector<2x3x4xi32>
    vector.store %row, %r[%c0] : memref<16xi32>, vector<4xi32>
    %dyn = vector.extract %v[0, %d] : vector<4xi32> from vector<2x3x4xi32>
    vector.store %dyn, %r[%c4] : memref<16xi32>, vector<4xi32>
    %e = vector.extract %v[1, %d, 3] : i32 from vector<2x3x4xi32>
    memref.store %e, %r[%c8] : memref<16xi32>
    %in = vector.insert %row, %v [0, 1] : vector<4xi32> into vector<2x3x4xi32>
    %in2 = vector.insert %e, %in [1, %d, %d] : i32 into vector<2x3x4xi32>
    %in3 = vector.insert %dyn, %in2 [1, %d] : vector<4xi32> into vector<2x3x4xi32>
    vector.store %in3, %o[%c0, %c0, %c0] : memref<2x3x4xi32>, vector<2x3x4xi32>
    gpu.return
  }
  gpu.func @matmul_max(%a: memref<2x3xi32>, %b: memref<4x3xi32>, %c: memref<2x4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %x = vector.load %a[%c0, %c0] : memref<2x3xi32>, vector<2x3xi32>
    %y = vector.load %b[%c0, %c0] : memref<4x3xi32>, vector<4x3xi32>
    %z = vector.load %c[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
    %r = vector.contract {indexing_maps = [#row, #transposed, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %x, %y, %z : vector<2x3xi32>, vector<4x3xi32> into vector<2x4xi32>
    vector.store %r, %c[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
    gpu.return
  }
  gpu.func @scans(%a: memref<3x4xi32>, %i: memref<3xi32>, %o: memref<3x4xi32>, %p: memref<3x4xi32>, %q: memref<3xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %x = vector.load %a[%c0, %c0] : memref<3x4xi32>, vector<3x4xi32>
    %y = vector.load %i[%c0] : memref<3xi32>, vector<3xi32>
    %r, %s = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 1 : i64} : vector<3x4xi32>, vector<3xi32>
    vector.store %r, %o[%c0, %c0] : memref<3x4xi32>, vector<3x4xi32>
    %t, %u = vector.scan <add>, %x, %y {inclusive = false, reduction_dim = 1 : i64} : vector<3x4xi32>, vector<3xi32>
    vector.store %t, %p[%c0, %c0] : memref<3x4xi32>, vector<3x4xi32>
    vector.store %u, %q[%c0] : memref<3xi32>, vector<3xi32>
    gpu.return
  }
  gpu.func @mask_region(%x: memref<6xf32>, %o: memref<6xf32>, %p: memref<6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad = arith.constant 5.0 : f32
    %other = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : vector<6xf32>
    %mask = vector.constant_mask [4] : vector<6xi1>
    %v = vector.mask %mask, %other { vector.transfer_read %x[%c0], %pad {in_bounds = [true]} : memref<6xf32>, vector<6xf32> } : vector<6xi1> -> vector<6xf32>
    vector.store %v, %o[%c0] : memref<6xf32>, vector<6xf32>
    vector.mask %mask { vector.transfer_write %other, %p[%c0] {in_bounds = [true]} : vector<6xf32>, memref<6xf32> } : vector<6xi1>
    gpu.return
  }
}
