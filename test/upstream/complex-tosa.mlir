// Complex numbers as values and in private memory, and the scalar operations of tosa.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
gpu.module @kernels {
  func.func @added(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %r = complex.add %z, %z : complex<f32>
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @subtracted(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %w = complex.create %b, %a : complex<f32>
      %r = complex.sub %z, %w : complex<f32>
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @multiplied(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %w = complex.create %b, %a : complex<f32>
      %r = complex.mul %z, %w : complex<f32>
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @negated(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %r = complex.neg %z : complex<f32>
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @conjugated(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %r = complex.conj %z : complex<f32>
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @with_constants(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %w = complex.constant [0.5 : f32, -2.0 : f32] : complex<f32>
      %r = complex.mul %w, %z : complex<f32>
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  gpu.func @complex(%a: memref<16xf32>, %added_o: memref<16xf32>, %subtracted_o: memref<16xf32>, %multiplied_o: memref<16xf32>, %negated_o: memref<16xf32>, %conjugated_o: memref<16xf32>, %with_constants_o: memref<16xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @added(%a, %added_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @subtracted(%a, %subtracted_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @multiplied(%a, %multiplied_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @negated(%a, %negated_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @conjugated(%a, %conjugated_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @with_constants(%a, %with_constants_o) : (memref<16xf32>, memref<16xf32>) -> ()
    gpu.return
  }
  func.func @compared(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %w = complex.create %b, %b : complex<f32>
      %same = complex.eq %z, %w : complex<f32>
      %other = complex.neq %z, %w : complex<f32>
      %x = arith.uitofp %same : i1 to f32
      %y = arith.uitofp %other : i1 to f32
      %r = complex.create %x, %y : complex<f32>
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @carried(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %r = scf.for %j = %c0 to %c2 step %c1 iter_args(%s = %z) -> (complex<f32>) {
        %t = complex.mul %s, %z : complex<f32>
        scf.yield %t : complex<f32>
      }
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @chosen(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c2 {
      %k = arith.addi %i, %c1 : index
      %a = memref.load %A[%i] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      %w = complex.conj %z : complex<f32>
      %is = arith.cmpf olt, %a, %b : f32
      %s = arith.select %is, %z, %w : complex<f32>
      %r = scf.if %is -> (complex<f32>) {
        %n = complex.neg %s : complex<f32>
        scf.yield %n : complex<f32>
      } else {
        scf.yield %s : complex<f32>
      }
      %re = complex.re %r : complex<f32>
      %im = complex.im %r : complex<f32>
      memref.store %re, %o[%i] : memref<16xf32>
      memref.store %im, %o[%k] : memref<16xf32>
    }
    return
  }
  func.func @square(%z: complex<f32>) -> (complex<f32>, complex<f32>) {
    %s = complex.mul %z, %z : complex<f32>
    return %s, %z : complex<f32>, complex<f32>
  }
  func.func @called(%A: memref<16xf32>, %o: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = memref.load %A[%c0] : memref<16xf32>
    %b = memref.load %A[%c1] : memref<16xf32>
    %z = complex.create %a, %b : complex<f32>
    %w, %v = func.call @square(%z) : (complex<f32>) -> (complex<f32>, complex<f32>)
    %s = complex.sub %w, %v : complex<f32>
    %re = complex.re %s : complex<f32>
    %im = complex.im %s : complex<f32>
    memref.store %re, %o[%c0] : memref<2xf32>
    memref.store %im, %o[%c1] : memref<2xf32>
    return
  }
  func.func @remembered(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %m = memref.alloca() : memref<8xcomplex<f32>>
    scf.for %i = %c0 to %c8 step %c1 {
      %j = arith.muli %i, %c2 : index
      %k = arith.addi %j, %c1 : index
      %a = memref.load %A[%j] : memref<16xf32>
      %b = memref.load %A[%k] : memref<16xf32>
      %z = complex.create %a, %b : complex<f32>
      memref.store %z, %m[%i] : memref<8xcomplex<f32>>
    }
    %n = memref.alloca() : memref<2x4xcomplex<f32>>
    %r = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xcomplex<f32>> into memref<2x4xcomplex<f32>>
    linalg.add ins(%r, %r : memref<2x4xcomplex<f32>>, memref<2x4xcomplex<f32>>) outs(%n : memref<2x4xcomplex<f32>>)
    affine.for %i = 0 to 2 {
      affine.for %j = 0 to 4 {
        %z = affine.load %n[%i, %j] : memref<2x4xcomplex<f32>>
        %re = complex.re %z : complex<f32>
        %im = complex.im %z : complex<f32>
        affine.store %re, %o[%i * 8 + %j * 2] : memref<16xf32>
        affine.store %im, %o[%i * 8 + %j * 2 + 1] : memref<16xf32>
      }
    }
    return
  }
  gpu.func @complex_flow(%a: memref<16xf32>, %compared_o: memref<16xf32>, %carried_o: memref<16xf32>, %chosen_o: memref<16xf32>, %called_o: memref<2xf32>, %remembered_o: memref<16xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @compared(%a, %compared_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @carried(%a, %carried_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @chosen(%a, %chosen_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @called(%a, %called_o) : (memref<16xf32>, memref<2xf32>) -> ()
    func.call @remembered(%a, %remembered_o) : (memref<16xf32>, memref<16xf32>) -> ()
    gpu.return
  }
  func.func @scaled(%I: memref<12xi32>, %o: memref<12xi32>) {
    %m = arith.constant 1717986918 : i32
    %s = arith.constant 33 : i8
    affine.for %i = 0 to 12 {
      %v = affine.load %I[%i] : memref<12xi32>
      %c = arith.constant 1000 : i32
      %w = arith.muli %v, %c : i32
      %r = tosa.apply_scale %w, %m, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
      affine.store %r, %o[%i] : memref<12xi32>
    }
    return
  }
  func.func @doubly_rounded(%I: memref<12xi32>, %o: memref<12xi32>) {
    %m = arith.constant 1200000000 : i32
    affine.for %i = 0 to 12 {
      %v = affine.load %I[%i] : memref<12xi32>
      %c = arith.constant 31415 : i32
      %w = arith.muli %v, %c : i32
      %n = arith.index_cast %i : index to i8
      %t = arith.constant 29 : i8
      %s = arith.addi %n, %t : i8
      %r = tosa.apply_scale %w, %m, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
      affine.store %r, %o[%i] : memref<12xi32>
    }
    return
  }
  func.func @scaled_vectors(%I: memref<12xi32>, %o: memref<12xi32>) {
    %m = arith.constant dense<1431655765> : vector<4xi32>
    %s = arith.constant dense<31> : vector<4xi8>
    affine.for %i = 0 to 12 step 4 {
      %v = affine.vector_load %I[%i] : memref<12xi32>, vector<4xi32>
      %r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
      affine.vector_store %r, %o[%i] : memref<12xi32>, vector<4xi32>
    }
    return
  }
  func.func @rescaled(%q: memref<3x4xi8>, %o: memref<3x4xi8>) {
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%q : memref<3x4xi8>) outs(%o : memref<3x4xi8>) {
    ^bb0(%in: i8, %old: i8):
      %zero = arith.constant 3 : i32
      %m = arith.constant 1073741824 : i32
      %s = arith.constant 30 : i8
      %low = arith.constant -10 : i32
      %high = arith.constant 10 : i32
      %v = arith.extsi %in : i8 to i32
      %w = arith.subi %v, %zero : i32
      %r = tosa.apply_scale %w, %m, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
      %a = arith.maxsi %r, %low : i32
      %b = arith.minsi %a, %high : i32
      %t = arith.trunci %b : i32 to i8
      linalg.yield %t : i8
    }
    return
  }
  gpu.func @tosa(%i: memref<12xi32>, %scaled_o: memref<12xi32>, %doubly_rounded_o: memref<12xi32>, %scaled_vectors_o: memref<12xi32>, %rescaled_q: memref<3x4xi8>, %rescaled_o: memref<3x4xi8>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @scaled(%i, %scaled_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @doubly_rounded(%i, %doubly_rounded_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @scaled_vectors(%i, %scaled_vectors_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @rescaled(%rescaled_q, %rescaled_o) : (memref<3x4xi8>, memref<3x4xi8>) -> ()
    gpu.return
  }
}
