// Parallel loops in a work-item, structured control flow, copies of memory, functions with several results.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
gpu.module @kernels {
  func.func @lines(%A: memref<16xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.parallel (%i) = (%c0) to (%c16) step (%c1) {
      %v = memref.load %A[%i] : memref<16xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %o[%i] : memref<16xf32>
    }
    return
  }
  func.func @planes(%B: memref<4x6xf32>, %o: memref<6x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c6) step (%c1, %c1) {
      %v = memref.load %B[%i, %j] : memref<4x6xf32>
      memref.store %v, %o[%j, %i] : memref<6x4xf32>
      scf.reduce
    }
    return
  }
  func.func @sum(%A: memref<16xf32>, %o: memref<1xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %start = arith.constant 100.0 : f32
    %s = scf.parallel (%i) = (%c0) to (%c16) step (%c3) init (%start) -> f32 {
      %v = memref.load %A[%i] : memref<16xf32>
      scf.reduce(%v : f32) {
      ^bb0(%l: f32, %r: f32):
        %t = arith.addf %l, %r : f32
        scf.reduce.return %t : f32
      }
    }
    memref.store %s, %o[%c0] : memref<1xf32>
    return
  }
  func.func @several_sums(%I: memref<12xi32>, %o: memref<3xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %a = arith.constant 0 : i32
    %b = arith.constant 1 : i32
    %c = arith.constant 1000 : i32
    %s:3 = scf.parallel (%i, %j) = (%c0, %c0) to (%c3, %c4) step (%c1, %c1) init (%a, %b, %c) -> (i32, i32, i32) {
      %at = arith.muli %i, %c4 : index
      %k = arith.addi %at, %j : index
      %v = memref.load %I[%k] : memref<12xi32>
      scf.reduce(%v, %v, %v : i32, i32, i32) {
      ^bb0(%l: i32, %r: i32):
        %t = arith.addi %l, %r : i32
        scf.reduce.return %t : i32
      }, {
      ^bb0(%l: i32, %r: i32):
        %t = arith.xori %l, %r : i32
        scf.reduce.return %t : i32
      }, {
      ^bb0(%l: i32, %r: i32):
        %t = arith.minsi %l, %r : i32
        scf.reduce.return %t : i32
      }
    }
    memref.store %s#0, %o[%c0] : memref<3xi32>
    memref.store %s#1, %o[%c1] : memref<3xi32>
    memref.store %s#2, %o[%c2] : memref<3xi32>
    return
  }
  func.func @nested(%B: memref<4x6xf32>, %o: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %zero = arith.constant 0.0 : f32
    scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
      %s = scf.parallel (%j) = (%i) to (%c6) step (%c1) init (%zero) -> f32 {
        %v = memref.load %B[%i, %j] : memref<4x6xf32>
        scf.reduce(%v : f32) {
        ^bb0(%l: f32, %r: f32):
          %t = arith.addf %l, %r : f32
          scf.reduce.return %t : f32
        }
      }
      memref.store %s, %o[%i] : memref<4xf32>
    }
    return
  }
  func.func @all_of(%A: memref<16xf32>, %o: memref<16xf32>) {
    scf.forall (%i) in (16) {
      %v = memref.load %A[%i] : memref<16xf32>
      %w = arith.mulf %v, %v : f32
      memref.store %w, %o[%i] : memref<16xf32>
    }
    return
  }
  func.func @all_between(%B: memref<4x6xf32>, %o: memref<4x6xf32>) {
    %c5 = arith.constant 5 : index
    scf.forall (%i, %j) = (1, 0) to (4, %c5) step (2, 3) {
      %v = memref.load %B[%i, %j] : memref<4x6xf32>
      memref.store %v, %o[%i, %j] : memref<4x6xf32>
    }
    return
  }
  func.func @conditional(%I: memref<12xi32>, %o: memref<12xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %zero = arith.constant 0 : i32
    scf.parallel (%i) = (%c0) to (%c12) step (%c1) {
      %v = memref.load %I[%i] : memref<12xi32>
      %is = arith.cmpi sgt, %v, %zero : i32
      %w = scf.if %is -> (i32) {
        scf.forall (%j) in (2) {
          memref.store %v, %o[%i] : memref<12xi32>
        }
        scf.yield %v : i32
      } else {
        %n = arith.subi %zero, %v : i32
        scf.yield %n : i32
      }
      memref.store %w, %o[%i] : memref<12xi32>
    }
    return
  }
  gpu.func @parallel(%a: memref<16xf32>, %lines_o: memref<16xf32>, %b: memref<4x6xf32>, %planes_o: memref<6x4xf32>, %sum_o: memref<1xf32>, %i: memref<12xi32>, %several_sums_o: memref<3xi32>, %nested_o: memref<4xf32>, %all_of_o: memref<16xf32>, %all_between_o: memref<4x6xf32>, %conditional_o: memref<12xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @lines(%a, %lines_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @planes(%b, %planes_o) : (memref<4x6xf32>, memref<6x4xf32>) -> ()
    func.call @sum(%a, %sum_o) : (memref<16xf32>, memref<1xf32>) -> ()
    func.call @several_sums(%i, %several_sums_o) : (memref<12xi32>, memref<3xi32>) -> ()
    func.call @nested(%b, %nested_o) : (memref<4x6xf32>, memref<4xf32>) -> ()
    func.call @all_of(%a, %all_of_o) : (memref<16xf32>, memref<16xf32>) -> ()
    func.call @all_between(%b, %all_between_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @conditional(%i, %conditional_o) : (memref<12xi32>, memref<12xi32>) -> ()
    gpu.return
  }
  func.func @collatz(%o: memref<10xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %one = arith.constant 1 : i32
    %three = arith.constant 3 : i32
    %zero = arith.constant 0 : i32
    scf.for %i = %c0 to %c10 step %c1 {
      %n = arith.index_cast %i : index to i32
      %first = arith.addi %n, %one : i32
      %r:2 = scf.while (%x = %first, %k = %zero) : (i32, i32) -> (i32, i32) {
        %goes = arith.cmpi ne, %x, %one : i32
        scf.condition(%goes) %x, %k : i32, i32
      } do {
      ^bb0(%x: i32, %k: i32):
        %odd = arith.andi %x, %one : i32
        %is_odd = arith.cmpi ne, %odd, %zero : i32
        %y = scf.if %is_odd -> (i32) {
          %p = arith.muli %x, %three : i32
          %q = arith.addi %p, %one : i32
          scf.yield %q : i32
        } else {
          %h = arith.shrui %x, %one : i32
          scf.yield %h : i32
        }
        %l = arith.addi %k, %one : i32
        scf.yield %y, %l : i32, i32
      }
      memref.store %r#1, %o[%i] : memref<10xi32>
    }
    return
  }
  func.func @switched(%I: memref<12xi32>, %o: memref<12xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %i = %c0 to %c12 step %c1 {
      %k = arith.remui %i, %c3 : index
      %v = memref.load %I[%i] : memref<12xi32>
      %r = scf.index_switch %k -> i32
      case 0 {
        %a = arith.addi %v, %v : i32
        scf.yield %a : i32
      }
      case 2 {
        %b = scf.execute_region -> i32 {
          %s = arith.muli %v, %v : i32
          scf.yield %s : i32
        }
        scf.yield %b : i32
      }
      default {
        scf.yield %v : i32
      }
      memref.store %r, %o[%i] : memref<12xi32>
    }
    return
  }
  func.func @divided(%v: i32) -> (i32, i32) {
    %five = arith.constant 5 : i32
    %q = arith.divsi %v, %five : i32
    %r = arith.remsi %v, %five : i32
    return %q, %r : i32, i32
  }
  func.func @several_results(%I: memref<12xi32>, %o: memref<24xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    scf.for %i = %c0 to %c12 step %c1 {
      %v = memref.load %I[%i] : memref<12xi32>
      %q, %r = func.call @divided(%v) : (i32) -> (i32, i32)
      memref.store %q, %o[%i] : memref<24xi32>
      %k = arith.addi %i, %c12 : index
      memref.store %r, %o[%k] : memref<24xi32>
    }
    return
  }
  func.func @facts(%v: f32, %i: index) -> (f32, i1, index, i8, vector<2xf32>) {
    %zero = arith.constant 0.0 : f32
    %c15 = arith.constant 15 : index
    %n = arith.negf %v : f32
    %is = arith.cmpf olt, %v, %zero : f32
    %at = arith.subi %c15, %i : index
    %t = arith.fptosi %v : f32 to i8
    %p = vector.from_elements %v, %v : vector<2xf32>
    return %n, %is, %at, %t, %p : f32, i1, index, i8, vector<2xf32>
  }
  func.func @mixed_results(%A: memref<16xf32>, %o: memref<16xf32>, %p: memref<16xi32>, %q: memref<16xi8>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c1 {
      %v = memref.load %A[%i] : memref<16xf32>
      %r:5 = func.call @facts(%v, %i) : (f32, index) -> (f32, i1, index, i8, vector<2xf32>)
      memref.store %r#0, %o[%r#2] : memref<16xf32>
      %b = arith.extui %r#1 : i1 to i32
      %s = vector.reduction <add>, %r#4 : vector<2xf32> into f32
      %t = arith.fptosi %s : f32 to i32
      %u = arith.addi %b, %t : i32
      memref.store %u, %p[%i] : memref<16xi32>
      memref.store %r#3, %q[%i] : memref<16xi8>
    }
    return
  }
  func.func @row_of(%m: memref<4x6xf32>, %o: memref<4x6xf32>, %i: index) -> (memref<6xf32, strided<[1], offset: ?>>, index, memref<4x6xf32>) {
    %c6 = arith.constant 6 : index
    %row = memref.subview %m[%i, 0] [1, 6] [1, 1] : memref<4x6xf32> to memref<6xf32, strided<[1], offset: ?>>
    return %row, %c6, %o : memref<6xf32, strided<[1], offset: ?>>, index, memref<4x6xf32>
  }
  func.func @memory_results(%B: memref<4x6xf32>, %o: memref<4x6xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %row, %n, %other = func.call @row_of(%B, %o, %c1) : (memref<4x6xf32>, memref<4x6xf32>, index) -> (memref<6xf32, strided<[1], offset: ?>>, index, memref<4x6xf32>)
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %row[%j] : memref<6xf32, strided<[1], offset: ?>>
      memref.store %v, %other[%c0, %j] : memref<4x6xf32>
    }
    return
  }
  func.func @sorted(%v: i32, %w: i32) -> (i32, i32) {
    %three = arith.constant 3 : i32
    %x = arith.muli %w, %three : i32
    %is = arith.cmpi slt, %v, %x : i32
    cf.cond_br %is, ^less, ^more
  ^less:
    return %v, %x : i32, i32
  ^more:
    return %x, %v : i32, i32
  }
  func.func @results_of_branches(%I: memref<12xi32>, %o: memref<12xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    scf.for %i = %c0 to %c12 step %c1 {
      %v = memref.load %I[%i] : memref<12xi32>
      %a, %b = func.call @sorted(%v, %v) : (i32, i32) -> (i32, i32)
      %d = arith.subi %b, %a : i32
      memref.store %d, %o[%i] : memref<12xi32>
    }
    return
  }
  func.func @recursive_shape(%I: memref<12xi32>, %o: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %m = memref.cast %I : memref<12xi32> to memref<?xi32>
    %r = memref.expand_shape %m [[0, 1]] output_shape [%c3, 4] : memref<?xi32> into memref<?x4xi32>
    scf.for %i = %c0 to %c2 step %c1 {
      %n = memref.dim %r, %i : memref<?x4xi32>
      %k = arith.index_cast %n : index to i32
      memref.store %k, %o[%i] : memref<4xi32>
    }
    %last = memref.load %r[%c2, %c3] : memref<?x4xi32>
    memref.store %last, %o[%c2] : memref<4xi32>
    return
  }
  gpu.func @control(%collatz_o: memref<10xi32>, %i: memref<12xi32>, %switched_o: memref<12xi32>, %several_results_o: memref<24xi32>, %a: memref<16xf32>, %mixed_results_o: memref<16xf32>, %mixed_results_p: memref<16xi32>, %mixed_results_q: memref<16xi8>, %b: memref<4x6xf32>, %memory_results_o: memref<4x6xf32>, %results_of_branches_o: memref<12xi32>, %recursive_shape_o: memref<4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @collatz(%collatz_o) : (memref<10xi32>) -> ()
    func.call @switched(%i, %switched_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @several_results(%i, %several_results_o) : (memref<12xi32>, memref<24xi32>) -> ()
    func.call @mixed_results(%a, %mixed_results_o, %mixed_results_p, %mixed_results_q) : (memref<16xf32>, memref<16xf32>, memref<16xi32>, memref<16xi8>) -> ()
    func.call @memory_results(%b, %memory_results_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @results_of_branches(%i, %results_of_branches_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @recursive_shape(%i, %recursive_shape_o) : (memref<12xi32>, memref<4xi32>) -> ()
    gpu.return
  }
  func.func @whole(%B: memref<4x6xf32>, %o: memref<4x6xf32>) {
    memref.copy %B, %o : memref<4x6xf32> to memref<4x6xf32>
    return
  }
  func.func @part(%B: memref<4x6xf32>, %o: memref<3x4xf32>) {
    %in = memref.subview %B[1, 1] [2, 2] [2, 2] : memref<4x6xf32> to memref<2x2xf32, strided<[12, 2], offset: 7>>
    %out = memref.subview %o[1, 2] [2, 2] [1, 1] : memref<3x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 6>>
    memref.copy %in, %out : memref<2x2xf32, strided<[12, 2], offset: 7>> to memref<2x2xf32, strided<[4, 1], offset: 6>>
    return
  }
  func.func @single(%i: memref<i64>, %o: memref<i64>) {
    memref.copy %i, %o : memref<i64> to memref<i64>
    return
  }
  func.func @open(%I: memref<12xi32>, %o: memref<12xi32>) {
    %m = memref.cast %I : memref<12xi32> to memref<?xi32>
    %n = memref.cast %o : memref<12xi32> to memref<?xi32>
    memref.copy %m, %n : memref<?xi32> to memref<?xi32>
    return
  }
  func.func @through_scratch(%B: memref<4x6xf32>, %o: memref<6x4xf32>) {
    %t = memref.alloc() : memref<6x4xf32>
    linalg.transpose ins(%B : memref<4x6xf32>) outs(%t : memref<6x4xf32>) permutation = [1, 0]
    memref.copy %t, %o : memref<6x4xf32> to memref<6x4xf32>
    memref.dealloc %t : memref<6x4xf32>
    return
  }
  func.func @in_a_loop(%I: memref<12xi32>, %o: memref<4x3xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %i = %c0 to %c4 step %c1 {
      %at = arith.muli %i, %c3 : index
      %in = memref.subview %I[%at] [3] [1] : memref<12xi32> to memref<3xi32, strided<[1], offset: ?>>
      %line = memref.alloca() : memref<3xi32>
      memref.copy %in, %line : memref<3xi32, strided<[1], offset: ?>> to memref<3xi32>
      %out = memref.subview %o[%i, 0] [1, 3] [1, 1] : memref<4x3xi32> to memref<3xi32, strided<[1], offset: ?>>
      memref.copy %line, %out : memref<3xi32> to memref<3xi32, strided<[1], offset: ?>>
    }
    return
  }
  gpu.func @copies(%b: memref<4x6xf32>, %whole_o: memref<4x6xf32>, %part_o: memref<3x4xf32>, %single_i: memref<i64>, %single_o: memref<i64>, %i: memref<12xi32>, %open_o: memref<12xi32>, %through_scratch_o: memref<6x4xf32>, %in_a_loop_o: memref<4x3xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @whole(%b, %whole_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @part(%b, %part_o) : (memref<4x6xf32>, memref<3x4xf32>) -> ()
    func.call @single(%single_i, %single_o) : (memref<i64>, memref<i64>) -> ()
    func.call @open(%i, %open_o) : (memref<12xi32>, memref<12xi32>) -> ()
    func.call @through_scratch(%b, %through_scratch_o) : (memref<4x6xf32>, memref<6x4xf32>) -> ()
    func.call @in_a_loop(%i, %in_a_loop_o) : (memref<12xi32>, memref<4x3xi32>) -> ()
    gpu.return
  }
}
