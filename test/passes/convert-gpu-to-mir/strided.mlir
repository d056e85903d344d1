// Strided memrefs as parameters, results of control flow and arguments: a pointer, then the offset, sizes and strides that
// the type leaves open. Between blocks the pointer contains an open offset.
// RUN: gir-opt --gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // Elements may be before the first one: offsets are signed.
  // CHECK-LABEL: func.func @row
  // CHECK-SAME: mir.name = "arg0"
  // CHECK-SAME: mir.name = "arg0_size0"
  // CHECK-SAME: mir.name = "arg0_stride0"
  // CHECK: mir.gpu.gep %arg0[%{{.*}}] stride 4

  func.func @row(%v: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
    %r = memref.load %v[%i] : memref<?xf32, strided<[?], offset: ?>>
    return %r : f32
  }

  // CHECK-LABEL: func.func @k
  // CHECK-SAME: mir.name = "x"
  // CHECK-SAME: mir.name = "x_offset"
  // CHECK-SAME: mir.name = "x_size0"
  // CHECK-SAME: mir.name = "x_size1"
  // CHECK-SAME: mir.name = "x_stride0"
  // CHECK-SAME: mir.name = "x_stride1"
  // CHECK-SAME: mir.name = "y"
  // CHECK-SAME: mir.name = "o"
  // CHECK-SAME: mir.name = "o_size0"
  // CHECK: scf.if %{{.*}} -> (!mir.ptr<generic, f32>, i32, i32)
  // CHECK: scf.for
  // CHECK-SAME: -> (f32, !mir.ptr<generic, f32>)
  gpu.func @k(%x: memref<?x?xf32, strided<[?, ?], offset: ?>>, %y: memref<4x4xf32, strided<[8, 1], offset: 3>>, %o: memref<?xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %i = gpu.thread_id x
    %d = memref.dim %x, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c = arith.cmpi ult, %i, %c1 : index
    %s = memref.subview %x[%i, 0] [1, %d] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %ys = memref.subview %y[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, strided<[8, 1], offset: 3>> to memref<4xf32, strided<[1], offset: ?>>
    %ysc = memref.cast %ys : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %z = scf.if %c -> memref<?xf32, strided<[?], offset: ?>> {
      scf.yield %s : memref<?xf32, strided<[?], offset: ?>>
    } else {
      scf.yield %ysc : memref<?xf32, strided<[?], offset: ?>>
    }
    %zero = arith.constant 0.0 : f32
    %w:2 = scf.for %j = %c0 to %c4 step %c1 iter_args(%acc = %zero, %yy = %y) -> (f32, memref<4x4xf32, strided<[8, 1], offset: 3>>) {
      %a = func.call @row(%z, %j) : (memref<?xf32, strided<[?], offset: ?>>, index) -> f32
      %b = memref.load %yy[%i, %j] : memref<4x4xf32, strided<[8, 1], offset: 3>>
      %m = arith.mulf %a, %b : f32
      %t = arith.addf %acc, %m : f32
      scf.yield %t, %yy : f32, memref<4x4xf32, strided<[8, 1], offset: 3>>
    }
    memref.store %w#0, %o[%i] : memref<?xf32>
    gpu.return
  }
}
