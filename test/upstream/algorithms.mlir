// Small algorithms whose memory and control flow other passes of upstream leave behind.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
gpu.module @kernels {
  func.func @sorted(%I: memref<12xi32>, %o: memref<12xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c11 = arith.constant 11 : index
    memref.copy %I, %o : memref<12xi32> to memref<12xi32>
    scf.for %i = %c0 to %c11 step %c1 {
      %n = arith.subi %c11, %i : index
      scf.for %j = %c0 to %n step %c1 {
        %k = arith.addi %j, %c1 : index
        %x = memref.load %o[%j] : memref<12xi32>
        %y = memref.load %o[%k] : memref<12xi32>
        %swap = arith.cmpi sgt, %x, %y : i32
        scf.if %swap {
          memref.store %y, %o[%j] : memref<12xi32>
          memref.store %x, %o[%k] : memref<12xi32>
        }
      }
    }
    return
  }
  func.func @counted(%I: memref<12xi32>, %o: memref<5xi32>) {
    %five = arith.constant 5 : i32
    %one = arith.constant 1 : i32
    %bins = memref.alloc() : memref<5xi32>
    %zero = arith.constant 0 : i32
    linalg.fill ins(%zero : i32) outs(%bins : memref<5xi32>)
    affine.for %i = 0 to 12 {
      %v = affine.load %I[%i] : memref<12xi32>
      %m = arith.remui %v, %five : i32
      %at = arith.index_castui %m : i32 to index
      %n = memref.load %bins[%at] : memref<5xi32>
      %s = arith.addi %n, %one : i32
      memref.store %s, %bins[%at] : memref<5xi32>
    }
    memref.copy %bins, %o : memref<5xi32> to memref<5xi32>
    memref.dealloc %bins : memref<5xi32>
    return
  }
  func.func @searched(%o: memref<8xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %hundred = arith.constant 100 : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %n = arith.index_cast %i : index to i32
      %t = arith.muli %n, %n : i32
      %target = arith.muli %t, %two : i32
      %r:2 = scf.while (%lo = %zero, %hi = %hundred) : (i32, i32) -> (i32, i32) {
        %goes = arith.cmpi slt, %lo, %hi : i32
        scf.condition(%goes) %lo, %hi : i32, i32
      } do {
      ^bb0(%lo: i32, %hi: i32):
        %sum = arith.addi %lo, %hi : i32
        %mid = arith.floordivsi %sum, %two : i32
        %square = arith.muli %mid, %mid : i32
        %is = arith.cmpi slt, %square, %target : i32
        %next = arith.addi %mid, %one : i32
        %new_lo = arith.select %is, %next, %lo : i32
        %new_hi = arith.select %is, %hi, %mid : i32
        scf.yield %new_lo, %new_hi : i32, i32
      }
      memref.store %r#0, %o[%i] : memref<8xi32>
    }
    return
  }
  func.func @fibonacci(%o: memref<20xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %r:2 = scf.for %i = %c0 to %c20 step %c1 iter_args(%a = %zero, %b = %one) -> (i64, i64) {
      memref.store %a, %o[%i] : memref<20xi64>
      %s = arith.addi %a, %b : i64
      scf.yield %b, %s : i64, i64
    }
    return
  }
  func.func @products(%I: memref<12xi32>, %o: memref<12xi32>, %p: memref<12xi32>) {
    affine.for %i = 0 to 12 {
      %v = affine.load %I[%i] : memref<12xi32>
      %big = arith.constant 123456789 : i32
      %w = arith.muli %v, %big : i32
      %lo, %hi = arith.mulsi_extended %w, %big : i32
      %ulo, %uhi = arith.mului_extended %w, %big : i32
      %s = arith.xori %lo, %hi : i32
      affine.store %s, %o[%i] : memref<12xi32>
      affine.store %uhi, %p[%i] : memref<12xi32>
    }
    return
  }
  func.func @quotients(%I: memref<12xi32>, %o: memref<12xi32>, %p: memref<12xi32>) {
    %seven = arith.constant 7 : i32
    %minus = arith.constant -3 : i32
    affine.for %i = 0 to 12 {
      %v = affine.load %I[%i] : memref<12xi32>
      %a = arith.ceildivsi %v, %seven : i32
      %b = arith.floordivsi %v, %minus : i32
      affine.store %a, %o[%i] : memref<12xi32>
      affine.store %b, %p[%i] : memref<12xi32>
    }
    return
  }
  func.func @flags(%A: memref<16xf32>, %o: memref<16xi8>) {
    %zero = arith.constant 0.0 : f32
    %flags = memref.alloca() : memref<16xi1>
    affine.for %i = 0 to 16 {
      %v = affine.load %A[%i] : memref<16xf32>
      %is = arith.cmpf ogt, %v, %zero : f32
      affine.store %is, %flags[15 - %i] : memref<16xi1>
    }
    affine.for %i = 0 to 16 {
      %is = affine.load %flags[%i] : memref<16xi1>
      %n = arith.extui %is : i1 to i8
      affine.store %n, %o[%i] : memref<16xi8>
    }
    return
  }
  gpu.func @sequences(%i: memref<12xi32>, %sorted_o: memref<12xi32>, %counted_o: memref<5xi32>, %searched_o: memref<8xi32>, %fibonacci_o: memref<20xi64>, %products_o: memref<12xi32>, %products_p: memref<12xi32>, %quotients_o: memref<12xi32>, %quotients_p: memref<12xi32>, %a: memref<16xf32>, %flags_o: memref<16xi8>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @sorted(%i, %sorted_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @counted(%i, %counted_o) : (memref<12xi32>, memref<5xi32>) -> ()
    func.call @searched(%searched_o) : (memref<8xi32>) -> ()
    func.call @fibonacci(%fibonacci_o) : (memref<20xi64>) -> ()
    func.call @products(%i, %products_o, %products_p) : (memref<12xi32>, memref<12xi32>, memref<12xi32>) -> ()
    func.call @quotients(%i, %quotients_o, %quotients_p) : (memref<12xi32>, memref<12xi32>, memref<12xi32>) -> ()
    func.call @flags(%a, %flags_o) : (memref<16xf32>, memref<16xi8>) -> ()
    gpu.return
  }
  func.func @tiled_products(%B: memref<4x6xf32>, %w: memref<6x4xf32>, %o: memref<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    scf.for %i = %c0 to %c4 step %c2 {
      scf.for %j = %c0 to %c4 step %c2 {
        %c = memref.subview %o[%i, %j] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
        scf.for %k = %c0 to %c6 step %c3 {
          %a = memref.subview %B[%i, %k] [2, 3] [1, 1] : memref<4x6xf32> to memref<2x3xf32, strided<[6, 1], offset: ?>>
          %b = memref.subview %w[%k, %j] [3, 2] [1, 1] : memref<6x4xf32> to memref<3x2xf32, strided<[4, 1], offset: ?>>
          linalg.matmul ins(%a, %b : memref<2x3xf32, strided<[6, 1], offset: ?>>, memref<3x2xf32, strided<[4, 1], offset: ?>>) outs(%c : memref<2x2xf32, strided<[4, 1], offset: ?>>)
        }
      }
    }
    return
  }
  func.func @uneven_tiles(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c5 {
      %n = affine.min affine_map<(i) -> (5, 16 - i)>(%i)
      %in = memref.subview %A[%i] [%n] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      %out = memref.subview %o[%i] [%n] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      linalg.square ins(%in : memref<?xf32, strided<[1], offset: ?>>) outs(%out : memref<?xf32, strided<[1], offset: ?>>)
    }
    return
  }
  func.func @chosen_memory(%B: memref<4x6xf32>, %w: memref<4x6xf32>, %o: memref<4x6xf32>) {
    %c0 = arith.constant 0 : index
    %x = memref.load %B[%c0, %c0] : memref<4x6xf32>
    %y = memref.load %w[%c0, %c0] : memref<4x6xf32>
    %is = arith.cmpf olt, %x, %y : f32
    %m = scf.if %is -> (memref<4x6xf32>) {
      %t = memref.alloc() : memref<4x6xf32>
      linalg.mul ins(%B, %w : memref<4x6xf32>, memref<4x6xf32>) outs(%t : memref<4x6xf32>)
      scf.yield %t : memref<4x6xf32>
    } else {
      scf.yield %w : memref<4x6xf32>
    }
    memref.copy %m, %o : memref<4x6xf32> to memref<4x6xf32>
    return
  }
  func.func @normalised(%B: memref<4x6xf32>, %o: memref<4x6xf32>) {
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    affine.for %i = 0 to 4 {
      %s = affine.for %j = 0 to 6 iter_args(%sum = %one) -> (f32) {
        %v = affine.load %B[%i, %j] : memref<4x6xf32>
        %w = math.absf %v : f32
        %t = arith.addf %sum, %w : f32
        affine.yield %t : f32
      }
      %root = math.sqrt %s : f32
      affine.for %j = 0 to 6 {
        %v = affine.load %B[%i, %j] : memref<4x6xf32>
        %q = arith.divf %v, %root : f32
        affine.store %q, %o[%i, %j] : memref<4x6xf32>
      }
    }
    return
  }
  func.func @reinterpreted(%B: memref<4x6xf32>, %o: memref<3x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %m = memref.reinterpret_cast %B to offset: [23], sizes: [3, 8], strides: [-8, -1] : memref<4x6xf32> to memref<3x8xf32, strided<[-8, -1], offset: 23>>
    scf.for %i = %c0 to %c3 step %c1 {
      scf.for %j = %c0 to %c8 step %c1 {
        %v = memref.load %m[%i, %j] : memref<3x8xf32, strided<[-8, -1], offset: 23>>
        memref.store %v, %o[%i, %j] : memref<3x8xf32>
      }
    }
    return
  }
  func.func @unstructured(%I: memref<12xi32>, %o: memref<12xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %zero = arith.constant 0 : i32
    cf.br ^head(%c0, %zero : index, i32)
    ^head(%i: index, %sum: i32):
    %more = arith.cmpi slt, %i, %c12 : index
    cf.cond_br %more, ^body, ^end
    ^body:
    %v = memref.load %I[%i] : memref<12xi32>
    %flag = arith.andi %v, %v : i32
    %next = arith.addi %i, %c1 : index
    cf.switch %flag : i32, [
      default: ^other(%v : i32),
      0: ^keep,
      5: ^end
    ]
    ^other(%w: i32):
    %s = arith.addi %sum, %w : i32
    memref.store %s, %o[%i] : memref<12xi32>
    cf.br ^head(%next, %s : index, i32)
    ^keep:
    memref.store %sum, %o[%i] : memref<12xi32>
    cf.br ^head(%next, %sum : index, i32)
    ^end:
    return
  }
  gpu.func @matrices(%b: memref<4x6xf32>, %tiled_products_w: memref<6x4xf32>, %tiled_products_o: memref<4x4xf32>, %a: memref<16xf32>, %uneven_tiles_o: memref<16xf32>, %chosen_memory_w: memref<4x6xf32>, %chosen_memory_o: memref<4x6xf32>, %normalised_o: memref<4x6xf32>, %reinterpreted_o: memref<3x8xf32>, %i: memref<12xi32>, %unstructured_o: memref<12xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @tiled_products(%b, %tiled_products_w, %tiled_products_o) : (memref<4x6xf32>, memref<6x4xf32>, memref<4x4xf32>) -> ()
    func.call @uneven_tiles(%a, %uneven_tiles_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @chosen_memory(%b, %chosen_memory_w, %chosen_memory_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @normalised(%b, %normalised_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @reinterpreted(%b, %reinterpreted_o) : (memref<4x6xf32>, memref<3x8xf32>) -> ()
    func.call @unstructured(%i, %unstructured_o) : (memref<12xi32>, memref<12xi32>) -> ()
    gpu.return
  }
}
