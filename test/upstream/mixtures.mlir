// Vectors in loops of other dialects: odd lengths, permutations, masks and carried values.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
#reverse = affine_map<(i, j) -> (j, i)>
#line = affine_map<(i, j) -> (j)>
#same = affine_map<(i, j) -> (0, j)>
gpu.module @kernels {
  func.func @columns(%B: memref<4x6xf32>, %o: memref<6x4xf32>) {
    %c0 = arith.constant 0 : index
    %pad = arith.constant -1.0 : f32
    affine.for %i = 0 to 6 step 2 {
      %v = vector.transfer_read %B[%c0, %i], %pad {permutation_map = #reverse, in_bounds = [true, true]} : memref<4x6xf32>, vector<2x4xf32>
      vector.transfer_write %v, %o[%i, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<6x4xf32>
    }
    return
  }
  func.func @past_the_end(%B: memref<4x6xf32>, %o: memref<5x8xf32>) {
    %pad = arith.constant 9.0 : f32
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 8 step 4 {
        %v = vector.transfer_read %B[%i, %j], %pad : memref<4x6xf32>, vector<4xf32>
        vector.transfer_write %v, %o[%i, %j] : vector<4xf32>, memref<5x8xf32>
      }
    }
    return
  }
  func.func @carried_rows(%B: memref<4x6xf32>, %o: memref<6xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %zero = arith.constant dense<0.0> : vector<6xf32>
    %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %zero) -> (vector<6xf32>) {
      %v = vector.load %B[%i, %c0] : memref<4x6xf32>, vector<6xf32>
      %t = arith.addf %sum, %v : vector<6xf32>
      scf.yield %t : vector<6xf32>
    }
    vector.store %s, %o[%c0] : memref<6xf32>, vector<6xf32>
    return
  }
  func.func @parallel_rows(%B: memref<4x6xf32>, %o: memref<6xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %ones = arith.constant dense<1.0> : vector<6xf32>
    %s = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%ones) -> vector<6xf32> {
      %v = vector.load %B[%i, %c0] : memref<4x6xf32>, vector<6xf32>
      scf.reduce(%v : vector<6xf32>) {
      ^bb0(%l: vector<6xf32>, %r: vector<6xf32>):
        %t = arith.maximumf %l, %r : vector<6xf32>
        scf.reduce.return %t : vector<6xf32>
      }
    }
    vector.store %s, %o[%c0] : memref<6xf32>, vector<6xf32>
    return
  }
  func.func @masked_tail(%I: memref<12xi32>, %o: memref<12xi32>) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c12 = arith.constant 12 : index
    %zero = arith.constant 0 : i32
    scf.for %i = %c0 to %c12 step %c5 {
      %left = affine.apply affine_map<(i) -> (12 - i)>(%i)
      %m = vector.create_mask %left : vector<5xi1>
      %v = vector.transfer_read %I[%i], %zero, %m {in_bounds = [true]} : memref<12xi32>, vector<5xi32>
      %w = arith.addi %v, %v : vector<5xi32>
      vector.transfer_write %w, %o[%i], %m {in_bounds = [true]} : vector<5xi32>, memref<12xi32>
    }
    return
  }
  func.func @broadcast_rows(%B: memref<4x6xf32>, %o: memref<3x6xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %pad = arith.constant 0.0 : f32
    %v = vector.transfer_read %B[%c2, %c0], %pad {permutation_map = #same, in_bounds = [true, true]} : memref<4x6xf32>, vector<3x6xf32>
    vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]} : vector<3x6xf32>, memref<3x6xf32>
    return
  }
  func.func @outer_products(%A: memref<16xf32>, %o: memref<3x3xf32>) {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<3x3xf32>
    %s = affine.for %i = 0 to 12 step 3 iter_args(%sum = %zero) -> (vector<3x3xf32>) {
      %v = affine.vector_load %A[%i] : memref<16xf32>, vector<3xf32>
      %w = affine.vector_load %A[%i + 1] : memref<16xf32>, vector<3xf32>
      %t = vector.outerproduct %v, %w, %sum {kind = #vector.kind<add>} : vector<3xf32>, vector<3xf32>
      affine.yield %t : vector<3x3xf32>
    }
    vector.transfer_write %s, %o[%c0, %c0] {in_bounds = [true, true]} : vector<3x3xf32>, memref<3x3xf32>
    return
  }
  func.func @halves(%v: vector<8xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %a, %b = vector.deinterleave %v : vector<8xf32> -> vector<4xf32>
    return %a, %b : vector<4xf32>, vector<4xf32>
  }
  func.func @returned(%A: memref<16xf32>, %o: memref<8xf32>) {
    %c0 = arith.constant 0 : index
    %v = vector.load %A[%c0] : memref<16xf32>, vector<8xf32>
    %e, %d = func.call @halves(%v) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
    %s = vector.interleave %d, %e : vector<4xf32> -> vector<8xf32>
    vector.store %s, %o[%c0] : memref<8xf32>, vector<8xf32>
    return
  }
  gpu.func @vectors(%b: memref<4x6xf32>, %columns_o: memref<6x4xf32>, %past_the_end_o: memref<5x8xf32>, %carried_rows_o: memref<6xf32>, %parallel_rows_o: memref<6xf32>, %i: memref<12xi32>, %masked_tail_o: memref<12xi32>, %broadcast_rows_o: memref<3x6xf32>, %a: memref<16xf32>, %outer_products_o: memref<3x3xf32>, %returned_o: memref<8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @columns(%b, %columns_o) : (memref<4x6xf32>, memref<6x4xf32>) -> ()
    func.call @past_the_end(%b, %past_the_end_o) : (memref<4x6xf32>, memref<5x8xf32>) -> ()
    func.call @carried_rows(%b, %carried_rows_o) : (memref<4x6xf32>, memref<6xf32>) -> ()
    func.call @parallel_rows(%b, %parallel_rows_o) : (memref<4x6xf32>, memref<6xf32>) -> ()
    func.call @masked_tail(%i, %masked_tail_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @broadcast_rows(%b, %broadcast_rows_o) : (memref<4x6xf32>, memref<3x6xf32>) -> ()
    func.call @outer_products(%a, %outer_products_o) : (memref<16xf32>, memref<3x3xf32>) -> ()
    func.call @returned(%a, %returned_o) : (memref<16xf32>, memref<8xf32>) -> ()
    gpu.return
  }
}
