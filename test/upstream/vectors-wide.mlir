// Vectors of several dimensions, of none, and of odd lengths.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
gpu.module @kernels {
  gpu.func @elementwise(%x: memref<4x6xf32>, %y: memref<4x6xf32>, %o: memref<4x6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad_1 = arith.constant 0.0 : f32
    %a = vector.transfer_read %x[%c0, %c0], %pad_1 {in_bounds = [true, true]} : memref<4x6xf32>, vector<4x6xf32>
    %pad_2 = arith.constant 0.0 : f32
    %b = vector.transfer_read %y[%c0, %c0], %pad_2 {in_bounds = [true, true]} : memref<4x6xf32>, vector<4x6xf32>
    %k = arith.constant dense<0.5> : vector<4x6xf32>
    %p = arith.mulf %a, %k : vector<4x6xf32>
    %s = arith.addf %p, %b : vector<4x6xf32>
    %f = arith.cmpf olt, %a, %b : vector<4x6xf32>
    %m = arith.select %f, %s, %a : vector<4x6xi1>, vector<4x6xf32>
    %n = arith.negf %m : vector<4x6xf32>
    vector.transfer_write %n, %o[%c0, %c0] {in_bounds = [true, true]} : vector<4x6xf32>, memref<4x6xf32>
    gpu.return
  }
  gpu.func @odd_length(%x: memref<16xi32>, %o: memref<16xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %a = vector.load %x[%c1] : memref<16xi32>, vector<5xi32>
    %b = vector.load %x[%c5] : memref<16xi32>, vector<5xi32>
    %k = arith.constant dense<[1, -2, 3, 400, 5]> : vector<5xi32>
    %p = arith.muli %a, %k : vector<5xi32>
    %s = arith.subi %p, %b : vector<5xi32>
    %sh = vector.shuffle %s, %a [9, 0, 3, 3, 1, 7, 2] : vector<5xi32>, vector<5xi32>
    vector.store %s, %o[%c1] : memref<16xi32>, vector<5xi32>
    %c8 = arith.constant 8 : index
    vector.store %sh, %o[%c8] : memref<16xi32>, vector<7xi32>
    gpu.return
  }
  gpu.func @one_and_none(%x: memref<8xf32>, %o: memref<8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %a = vector.load %x[%c3] : memref<8xf32>, vector<1xf32>
    %s = vector.extract %a[0] : f32 from vector<1xf32>
    %z = vector.broadcast %s : f32 to vector<f32>
    %w = arith.addf %z, %z : vector<f32>
    %e = vector.extract %w[] : f32 from vector<f32>
    memref.store %e, %o[%c0] : memref<8xf32>
    %b = vector.broadcast %a : vector<1xf32> to vector<4xf32>
    vector.store %b, %o[%c3] : memref<8xf32>, vector<4xf32>
    gpu.return
  }
  gpu.func @slices(%x: memref<4x8xf32>, %o: memref<4x8xf32>, %q: memref<2x4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad_3 = arith.constant 0.0 : f32
    %v = vector.transfer_read %x[%c0, %c0], %pad_3 {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
    %s = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
    %rows = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
    %n = arith.negf %s : vector<2x4xf32>
    %i = vector.insert_strided_slice %n, %v {offsets = [2, 3], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
    %j = vector.insert_strided_slice %rows, %i {offsets = [0, 0], strides = [1, 1]} : vector<2x8xf32> into vector<4x8xf32>
    vector.transfer_write %j, %o[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<4x8xf32>
    vector.transfer_write %n, %q[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
    gpu.return
  }
  gpu.func @narrow_slices(%x: memref<8xf32>, %o: memref<8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %v = vector.load %x[%c0] : memref<8xf32>, vector<8xf32>
    %s = vector.extract_strided_slice %v {offsets = [3], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %w = vector.insert_strided_slice %s, %v {offsets = [0], strides = [1]} : vector<4xf32> into vector<8xf32>
    vector.store %w, %o[%c0] : memref<8xf32>, vector<8xf32>
    gpu.return
  }
  gpu.func @shapes(%x: memref<2x6xf32>, %o: memref<3x4xf32>, %t: memref<6x2xf32>, %u: memref<2x3x2xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad_4 = arith.constant 0.0 : f32
    %v = vector.transfer_read %x[%c0, %c0], %pad_4 {in_bounds = [true, true]} : memref<2x6xf32>, vector<2x6xf32>
    %s = vector.shape_cast %v : vector<2x6xf32> to vector<3x4xf32>
    vector.transfer_write %s, %o[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xf32>, memref<3x4xf32>
    %tr = vector.transpose %v, [1, 0] : vector<2x6xf32> to vector<6x2xf32>
    vector.transfer_write %tr, %t[%c0, %c0] {in_bounds = [true, true]} : vector<6x2xf32>, memref<6x2xf32>
    %three = vector.shape_cast %v : vector<2x6xf32> to vector<3x2x2xf32>
    %perm = vector.transpose %three, [2, 0, 1] : vector<3x2x2xf32> to vector<2x3x2xf32>
    vector.transfer_write %perm, %u[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x3x2xf32>, memref<2x3x2xf32>
    gpu.return
  }
  gpu.func @broadcasts(%x: memref<4xf32>, %o: memref<3x4xf32>, %p: memref<4x3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %v = vector.load %x[%c0] : memref<4xf32>, vector<4xf32>
    %b = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
    vector.transfer_write %b, %o[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xf32>, memref<3x4xf32>
    %column = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
    %wide = vector.broadcast %column : vector<4x1xf32> to vector<4x3xf32>
    vector.transfer_write %wide, %p[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, memref<4x3xf32>
    gpu.return
  }
  gpu.func @interleaves(%x: memref<3xf32>, %y: memref<3xf32>, %o: memref<6xf32>, %p: memref<2x3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = vector.load %x[%c0] : memref<3xf32>, vector<3xf32>
    %b = vector.load %y[%c0] : memref<3xf32>, vector<3xf32>
    %i = vector.interleave %a, %b : vector<3xf32> -> vector<6xf32>
    vector.store %i, %o[%c0] : memref<6xf32>, vector<6xf32>
    %n = arith.negf %i : vector<6xf32>
    %e, %f = vector.deinterleave %n : vector<6xf32> -> vector<3xf32>
    vector.store %e, %p[%c0, %c0] : memref<2x3xf32>, vector<3xf32>
    vector.store %f, %p[%c1, %c0] : memref<2x3xf32>, vector<3xf32>
    gpu.return
  }
  gpu.func @constants(%o: memref<2x5xi16>, %p: memref<6xf64>, %q: memref<5xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %a = arith.constant dense<[[1, -2, 3, -32768, 5], [6, 7, 32767, 9, -10]]> : vector<2x5xi16>
    vector.transfer_write %a, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x5xi16>, memref<2x5xi16>
    %b = arith.constant dense<[1.5, -0.0, 1.0e300, -7.25, 0.1, 3.0]> : vector<6xf64>
    vector.store %b, %p[%c0] : memref<6xf64>, vector<6xf64>
    %f = arith.constant dense<[true, false, false, true, true]> : vector<5xi1>
    %e = arith.extsi %f : vector<5xi1> to vector<5xi32>
    vector.store %e, %q[%c0] : memref<5xi32>, vector<5xi32>
    gpu.return
  }
  gpu.func @bits(%x: memref<3x2xf32>, %o: memref<3x4xi16>, %p: memref<3x1xi64>, %q: memref<6xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad_5 = arith.constant 0.0 : f32
    %v = vector.transfer_read %x[%c0, %c0], %pad_5 {in_bounds = [true, true]} : memref<3x2xf32>, vector<3x2xf32>
    %h = vector.bitcast %v : vector<3x2xf32> to vector<3x4xi16>
    vector.transfer_write %h, %o[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xi16>, memref<3x4xi16>
    %l = vector.bitcast %h : vector<3x4xi16> to vector<3x1xi64>
    vector.transfer_write %l, %p[%c0, %c0] {in_bounds = [true, true]} : vector<3x1xi64>, memref<3x1xi64>
    %f = vector.shape_cast %v : vector<3x2xf32> to vector<6xf32>
    %i = vector.bitcast %f : vector<6xf32> to vector<6xi32>
    vector.store %i, %q[%c0] : memref<6xi32>, vector<6xi32>
    gpu.return
  }
  func.func @twice(%v: vector<3x3xf32>, %n: vector<5xi32>) -> (vector<3x3xf32>, vector<5xi32>) {
    %s = arith.addf %v, %v : vector<3x3xf32>
    %t = arith.addi %n, %n : vector<5xi32>
    return %s, %t : vector<3x3xf32>, vector<5xi32>
  }
  gpu.func @flow(%x: memref<3x3xf32>, %y: memref<5xi32>, %o: memref<3x3xf32>, %p: memref<5xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %pad_6 = arith.constant 0.0 : f32
    %v = vector.transfer_read %x[%c0, %c0], %pad_6 {in_bounds = [true, true]} : memref<3x3xf32>, vector<3x3xf32>
    %n = vector.load %y[%c0] : memref<5xi32>, vector<5xi32>
    %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %v, %b = %n) -> (vector<3x3xf32>, vector<5xi32>) {
      %odd = arith.remui %i, %c3 : index
      %is = arith.cmpi eq, %odd, %c1 : index
      %q:2 = scf.if %is -> (vector<3x3xf32>, vector<5xi32>) {
        %d:2 = func.call @twice(%a, %b) : (vector<3x3xf32>, vector<5xi32>) -> (vector<3x3xf32>, vector<5xi32>)
        scf.yield %d#0, %d#1 : vector<3x3xf32>, vector<5xi32>
      } else {
        %t = vector.transpose %a, [1, 0] : vector<3x3xf32> to vector<3x3xf32>
        scf.yield %t, %b : vector<3x3xf32>, vector<5xi32>
      }
      scf.yield %q#0, %q#1 : vector<3x3xf32>, vector<5xi32>
    }
    vector.transfer_write %r#0, %o[%c0, %c0] {in_bounds = [true, true]} : vector<3x3xf32>, memref<3x3xf32>
    vector.store %r#1, %p[%c0] : memref<5xi32>, vector<5xi32>
    gpu.return
  }
  gpu.func @branches(%x: memref<5xi32>, %o: memref<5xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %one = arith.constant dense<1> : vector<5xi32>
    %v = vector.load %x[%c0] : memref<5xi32>, vector<5xi32>
    cf.br ^test(%c0, %v : index, vector<5xi32>)
  ^test(%i: index, %w: vector<5xi32>):
    %goes = arith.cmpi ult, %i, %c4 : index
    cf.cond_br %goes, ^body, ^end(%w : vector<5xi32>)
  ^body:
    %next = arith.addi %w, %one : vector<5xi32>
    %j = arith.addi %i, %c1 : index
    cf.br ^test(%j, %next : index, vector<5xi32>)
  ^end(%r: vector<5xi32>):
    vector.store %r, %o[%c0] : memref<5xi32>, vector<5xi32>
    gpu.return
  }
}
