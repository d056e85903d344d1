// Loops, conditions, accesses and index arithmetic of affine, lowered by upstream's own passes.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
#triangle = affine_map<(i) -> (i)>
#tile = affine_map<(i) -> (i, 10)>
#next = affine_map<(i) -> (i + 4, 10)>
#checker = affine_set<(i, j) : ((i + j) mod 2 == 0, i - 1 >= 0)>
#inside = affine_set<(i)[n] : (i - 2 >= 0, n - i - 1 >= 0)>
gpu.module @kernels {
  func.func @steps(%A: memref<16xf32>, %o: memref<8xf32>) {
    affine.for %i = 1 to 16 step 2 {
      %v = affine.load %A[%i] : memref<16xf32>
      affine.store %v, %o[%i floordiv 2] : memref<8xf32>
    }
    return
  }
  func.func @triangular(%B: memref<4x6xf32>, %o: memref<4x6xf32>) {
    affine.for %i = 0 to 4 {
      affine.for %j = #triangle(%i) to 6 {
        %v = affine.load %B[%i, %j] : memref<4x6xf32>
        %w = arith.negf %v : f32
        affine.store %w, %o[%i, %j] : memref<4x6xf32>
      }
    }
    return
  }
  func.func @tiled(%A: memref<16xf32>, %o: memref<10xf32>) {
    affine.for %i = 0 to 10 step 4 {
      affine.for %j = #triangle(%i) to min #next(%i) {
        %v = affine.load %A[%j + 3] : memref<16xf32>
        affine.store %v, %o[%j] : memref<10xf32>
      }
    }
    return
  }
  func.func @carried(%A: memref<16xf32>, %o: memref<1xf32>) {
    %zero = arith.constant 0.0 : f32
    %s = affine.for %i = 0 to 16 iter_args(%sum = %zero) -> (f32) {
      %v = affine.load %A[%i] : memref<16xf32>
      %w = arith.mulf %v, %v : f32
      %t = arith.addf %sum, %w : f32
      affine.yield %t : f32
    }
    affine.store %s, %o[0] : memref<1xf32>
    return
  }
  func.func @conditions(%B: memref<4x6xf32>, %o: memref<4x6xf32>) {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 6 {
        affine.if #checker(%i, %j) {
          %v = affine.load %B[%i, %j] : memref<4x6xf32>
          affine.store %v, %o[%i, %j] : memref<4x6xf32>
        } else {
          %w = affine.load %B[%i, 5 - %j] : memref<4x6xf32>
          affine.store %w, %o[%i, %j] : memref<4x6xf32>
        }
      }
    }
    return
  }
  func.func @chosen(%I: memref<12xi32>, %o: memref<12xi32>) {
    %n = arith.constant 9 : index
    %none = arith.constant -1 : i32
    affine.for %i = 0 to 12 {
      %v = affine.if #inside(%i)[%n] -> i32 {
        %w = affine.load %I[%i] : memref<12xi32>
        affine.yield %w : i32
      } else {
        affine.yield %none : i32
      }
      affine.store %v, %o[%i] : memref<12xi32>
    }
    return
  }
  func.func @matmul(%B: memref<4x6xf32>, %w: memref<6x3xf32>, %o: memref<4x3xf32>) {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 3 {
        affine.for %k = 0 to 6 {
          %l = affine.load %B[%i, %k] : memref<4x6xf32>
          %r = affine.load %w[%k, %j] : memref<6x3xf32>
          %p = arith.mulf %l, %r : f32
          %c = affine.load %o[%i, %j] : memref<4x3xf32>
          %s = arith.addf %c, %p : f32
          affine.store %s, %o[%i, %j] : memref<4x3xf32>
        }
      }
    }
    return
  }
  func.func @stencil(%A: memref<16xf32>, %o: memref<14xf32>) {
    affine.for %i = 1 to 15 {
      %l = affine.load %A[%i - 1] : memref<16xf32>
      %m = affine.load %A[%i] : memref<16xf32>
      %r = affine.load %A[%i + 1] : memref<16xf32>
      %s = arith.addf %l, %r : f32
      %t = arith.subf %s, %m : f32
      affine.store %t, %o[%i - 1] : memref<14xf32>
    }
    return
  }
  func.func @vectors(%A: memref<16xf32>, %o: memref<16xf32>) {
    affine.for %i = 0 to 16 step 4 {
      %v = affine.vector_load %A[12 - %i] : memref<16xf32>, vector<4xf32>
      %w = arith.addf %v, %v : vector<4xf32>
      affine.vector_store %w, %o[%i] : memref<16xf32>, vector<4xf32>
    }
    return
  }
  func.func @prefixes(%I: memref<12xi32>, %o: memref<12xi32>) {
    %first = affine.load %I[0] : memref<12xi32>
    affine.store %first, %o[0] : memref<12xi32>
    affine.for %i = 1 to 12 {
      %before = affine.load %o[%i - 1] : memref<12xi32>
      affine.prefetch %I[%i], read, locality<3>, data : memref<12xi32>
      %v = affine.load %I[%i] : memref<12xi32>
      %s = arith.addi %before, %v : i32
      affine.store %s, %o[%i] : memref<12xi32>
    }
    return
  }
  gpu.func @loops(%a: memref<16xf32>, %steps_o: memref<8xf32>, %b: memref<4x6xf32>, %triangular_o: memref<4x6xf32>, %tiled_o: memref<10xf32>, %carried_o: memref<1xf32>, %conditions_o: memref<4x6xf32>, %i: memref<12xi32>, %chosen_o: memref<12xi32>, %matmul_w: memref<6x3xf32>, %matmul_o: memref<4x3xf32>, %stencil_o: memref<14xf32>, %vectors_o: memref<16xf32>, %prefixes_o: memref<12xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @steps(%a, %steps_o) : (memref<16xf32>, memref<8xf32>) -> ()
    func.call @triangular(%b, %triangular_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @tiled(%a, %tiled_o) : (memref<16xf32>, memref<10xf32>) -> ()
    func.call @carried(%a, %carried_o) : (memref<16xf32>, memref<1xf32>) -> ()
    func.call @conditions(%b, %conditions_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @chosen(%i, %chosen_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @matmul(%b, %matmul_w, %matmul_o) : (memref<4x6xf32>, memref<6x3xf32>, memref<4x3xf32>) -> ()
    func.call @stencil(%a, %stencil_o) : (memref<16xf32>, memref<14xf32>) -> ()
    func.call @vectors(%a, %vectors_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @prefixes(%i, %prefixes_o) : (memref<12xi32>, memref<12xi32>) -> ()
    gpu.return
  }
  func.func @divisions(%o: memref<40xi32>) {
    affine.for %i = -5 to 5 {
      %q = affine.apply affine_map<(i) -> (i floordiv 3)>(%i)
      %c = affine.apply affine_map<(i) -> (i ceildiv 3)>(%i)
      %m = affine.apply affine_map<(i) -> (i mod 3)>(%i)
      %l = affine.apply affine_map<(i) -> (i * 7 - 2)>(%i)
      %qi = arith.index_cast %q : index to i32
      %ci = arith.index_cast %c : index to i32
      %mi = arith.index_cast %m : index to i32
      %li = arith.index_cast %l : index to i32
      affine.store %qi, %o[%i * 4 + 20] : memref<40xi32>
      affine.store %ci, %o[%i * 4 + 21] : memref<40xi32>
      affine.store %mi, %o[%i * 4 + 22] : memref<40xi32>
      affine.store %li, %o[%i * 4 + 23] : memref<40xi32>
    }
    return
  }
  func.func @extremes(%o: memref<24xi32>) {
    affine.for %i = 0 to 12 {
      %a = affine.min affine_map<(i) -> (i * 2, 15 - i, 9)>(%i)
      %b = affine.max affine_map<(i) -> (i - 4, 5 - i, 2)>(%i)
      %x = arith.index_cast %a : index to i32
      %y = arith.index_cast %b : index to i32
      affine.store %x, %o[%i] : memref<24xi32>
      affine.store %y, %o[%i + 12] : memref<24xi32>
    }
    return
  }
  func.func @delinearized(%o: memref<24x3xi32>) {
    affine.for %i = 0 to 24 {
      %p:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
      %x = arith.index_cast %p#0 : index to i32
      %y = arith.index_cast %p#1 : index to i32
      %z = arith.index_cast %p#2 : index to i32
      affine.store %x, %o[%i, 0] : memref<24x3xi32>
      affine.store %y, %o[%i, 1] : memref<24x3xi32>
      affine.store %z, %o[%i, 2] : memref<24x3xi32>
    }
    return
  }
  func.func @linearized(%o: memref<2x3x4xi32>) {
    affine.for %i = 0 to 2 {
      affine.for %j = 0 to 3 {
        affine.for %k = 0 to 4 {
          %l = affine.linearize_index [%i, %j, %k] by (2, 3, 4) : index
          %m = affine.linearize_index disjoint [%k, %i] by (4, 2) : index
          %s = arith.muli %l, %m : index
          %v = arith.index_cast %s : index to i32
          affine.store %v, %o[%i, %j, %k] : memref<2x3x4xi32>
        }
      }
    }
    return
  }
  func.func @symbols(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    affine.for %i = 0 to affine_map<()[n] -> (n)>()[%c16] {
      %at = affine.apply affine_map<(i)[s, n] -> ((i * s + 1) mod n)>(%i)[%c3, %c16]
      %v = memref.load %A[%at] : memref<16xf32>
      affine.store %v, %o[%i] : memref<16xf32>
    }
    return
  }
  func.func @transposed(%B: memref<4x6xf32>, %o: memref<6x4xf32>) {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 6 {
        %v = affine.load %B[%i, %j] : memref<4x6xf32>
        affine.store %v, %o[%j, %i] : memref<6x4xf32>
      }
    }
    return
  }
  func.func @parallel(%B: memref<4x6xf32>, %o: memref<4x6xf32>) {
    affine.parallel (%i, %j) = (0, 0) to (4, 6) step (1, 2) {
      %v = affine.load %B[%i, %j] : memref<4x6xf32>
      %w = affine.load %B[%i, %j + 1] : memref<4x6xf32>
      affine.store %w, %o[%i, %j] : memref<4x6xf32>
      affine.store %v, %o[%i, %j + 1] : memref<4x6xf32>
    }
    return
  }
  func.func @parallel_sums(%B: memref<4x6xf32>, %I: memref<12xi32>, %o: memref<3xf32>, %p: memref<2xi32>) {
    %a, %b, %c = affine.parallel (%i, %j) = (0, 0) to (4, 6) reduce ("addf", "maximumf", "minimumf") -> (f32, f32, f32) {
      %v = affine.load %B[%i, %j] : memref<4x6xf32>
      affine.yield %v, %v, %v : f32, f32, f32
    }
    affine.store %a, %o[0] : memref<3xf32>
    affine.store %b, %o[1] : memref<3xf32>
    affine.store %c, %o[2] : memref<3xf32>
    %d, %e = affine.parallel (%i) = (0) to (12) reduce ("addi", "muli") -> (i32, i32) {
      %v = affine.load %I[%i] : memref<12xi32>
      affine.yield %v, %v : i32, i32
    }
    affine.store %d, %p[0] : memref<2xi32>
    affine.store %e, %p[1] : memref<2xi32>
    return
  }
  func.func @reversed(%A: memref<16xf32>, %o: memref<16xf32>) {
    affine.for %i = 0 to 16 {
      affine.for %j = affine_map<(i) -> (15 - i)>(%i) to affine_map<(i) -> (16 - i)>(%i) {
        %v = affine.load %A[%j] : memref<16xf32>
        affine.store %v, %o[%i] : memref<16xf32>
      }
    }
    return
  }
  func.func @max_bounds(%I: memref<12xi32>, %o: memref<12xi32>) {
    affine.for %i = 0 to 12 step 5 {
      affine.for %j = max affine_map<(i) -> (i - 1, 0)>(%i) to min affine_map<(i) -> (i + 3, 12)>(%i) {
        %v = affine.load %I[%j] : memref<12xi32>
        %w = affine.load %o[%j] : memref<12xi32>
        %s = arith.addi %v, %w : i32
        affine.store %s, %o[%j] : memref<12xi32>
      }
    }
    return
  }
  func.func @empty(%I: memref<12xi32>, %o: memref<2xi32>) {
    affine.for %i = 5 to 3 {
      %v = affine.load %I[%i] : memref<12xi32>
      affine.store %v, %o[0] : memref<2xi32>
    }
    %c7 = arith.constant 7 : i32
    affine.store %c7, %o[1] : memref<2xi32>
    return
  }
  gpu.func @indices(%divisions_o: memref<40xi32>, %extremes_o: memref<24xi32>, %delinearized_o: memref<24x3xi32>, %linearized_o: memref<2x3x4xi32>, %a: memref<16xf32>, %symbols_o: memref<16xf32>, %b: memref<4x6xf32>, %transposed_o: memref<6x4xf32>, %parallel_o: memref<4x6xf32>, %i: memref<12xi32>, %parallel_sums_o: memref<3xf32>, %parallel_sums_p: memref<2xi32>, %reversed_o: memref<16xf32>, %max_bounds_o: memref<12xi32>, %empty_o: memref<2xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @divisions(%divisions_o) : (memref<40xi32>) -> ()
    func.call @extremes(%extremes_o) : (memref<24xi32>) -> ()
    func.call @delinearized(%delinearized_o) : (memref<24x3xi32>) -> ()
    func.call @linearized(%linearized_o) : (memref<2x3x4xi32>) -> ()
    func.call @symbols(%a, %symbols_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @transposed(%b, %transposed_o) : (memref<4x6xf32>, memref<6x4xf32>) -> ()
    func.call @parallel(%b, %parallel_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @parallel_sums(%b, %i, %parallel_sums_o, %parallel_sums_p) : (memref<4x6xf32>, memref<12xi32>, memref<3xf32>, memref<2xi32>) -> ()
    func.call @reversed(%a, %reversed_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @max_bounds(%i, %max_bounds_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @empty(%i, %empty_o) : (memref<12xi32>, memref<2xi32>) -> ()
    gpu.return
  }
}
