// Upstream's passes lower affine, linalg, tosa and complex in kernels. Parallel loops run in each work-item.
// R-RUNA-26,
// RUN: gir-opt --convert-gpu-to-mir --split-input-file %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @affine
  // CHECK: scf.for
  // CHECK: mir.gpu.load
  // CHECK: mir.gpu.store
  // CHECK-NOT: affine.
  gpu.func @affine(%x: memref<16xf32>) kernel {
    affine.for %i = 0 to 8 {
      %v = affine.load %x[%i * 2] : memref<16xf32>
      affine.store %v, %x[%i * 2 + 1] : memref<16xf32>
    }
    gpu.return
  }
  // CHECK-LABEL: func.func @linalg
  // CHECK-COUNT-3: scf.for
  // CHECK: arith.mulf
  // CHECK: arith.addf
  gpu.func @linalg(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) kernel {
    linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
    gpu.return
  }
  // CHECK-LABEL: func.func @scaled
  // CHECK: arith.muli {{.*}} : i64
  // CHECK-NOT: tosa.
  gpu.func @scaled(%x: memref<1xi32>, %m: i32, %s: i8) kernel {
    %zero = arith.constant 0 : index
    %v = memref.load %x[%zero] : memref<1xi32>
    %r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
    memref.store %r, %x[%zero] : memref<1xi32>
    gpu.return
  }
}

// -----

// A complex number is a vector of its parts, in memory too.
gpu.module @m {
  // CHECK-LABEL: func.func @complex
  // CHECK-SAME: !mir.ptr<global, vector<2xf32>>
  // CHECK: arith.constant dense<[5.000000e-01, -2.000000e+00]> : vector<2xf32>
  // CHECK: %[[Z:.*]] = mir.gpu.load
  // CHECK: vector.extract %[[Z]][0]
  // CHECK: vector.from_elements
  gpu.func @complex(%x: memref<8xcomplex<f32>>, %i: index) kernel {
    %z = memref.load %x[%i] : memref<8xcomplex<f32>>
    %c = complex.constant [0.5 : f32, -2.0 : f32] : complex<f32>
    %p = complex.mul %z, %c : complex<f32>
    memref.store %p, %x[%i] : memref<8xcomplex<f32>>
    gpu.return
  }
}

// -----

gpu.module @m {
  // CHECK-LABEL: func.func @parallel
  // CHECK: %[[S:.*]] = scf.for {{.*}} iter_args(%[[OUTER:.*]] = %{{.*}}) -> (f32)
  // CHECK: %[[T:.*]] = scf.for {{.*}} iter_args(%[[L:.*]] = %[[OUTER]]) -> (f32)
  // CHECK: %[[V:.*]] = mir.gpu.load
  // CHECK: %[[N:.*]] = arith.addf %[[L]], %[[V]]
  // CHECK: scf.yield %[[N]]
  // CHECK: scf.yield %[[T]]
  gpu.func @parallel(%x: memref<?x?xf32>, %n: index, %m: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %s = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) init (%zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      scf.reduce(%v : f32) {
      ^bb0(%l: f32, %r: f32):
        %t = arith.addf %l, %r : f32
        scf.reduce.return %t : f32
      }
    }
    memref.store %s, %x[%c0, %c0] : memref<?x?xf32>
    gpu.return
  }
  // CHECK-LABEL: func.func @copies
  // CHECK-COUNT-2: scf.for
  // CHECK: %[[V:.*]] = mir.gpu.load
  // CHECK: mir.gpu.store {{.*}}%[[V]]
  gpu.func @copies(%x: memref<?x4xf32>, %y: memref<?x4xf32>) kernel {
    memref.copy %x, %y : memref<?x4xf32> to memref<?x4xf32>
    gpu.return
  }
  // CHECK-LABEL: func.func @sizes
  // CHECK: arith.cmpi eq
  // CHECK: arith.select
  gpu.func @sizes(%x: memref<?x4xi32>, %i: index) kernel {
    %n = memref.dim %x, %i : memref<?x4xi32>
    %c0 = arith.constant 0 : index
    %v = arith.index_cast %n : index to i32
    memref.store %v, %x[%c0, %c0] : memref<?x4xi32>
    gpu.return
  }
}

// -----

// Memory that a kernel allocates is its own, if its size is fixed; a branch may choose it.
gpu.module @m {
  // CHECK-LABEL: func.func @allocates
  // CHECK: mir.gpu.alloc
  // CHECK: mir.gpu.alloc
  gpu.func @allocates(%x: memref<4xf32>, %c: i1) kernel {
    %m = scf.if %c -> (memref<4xf32>) {
      %a = memref.alloc() : memref<4xf32>
      scf.yield %a : memref<4xf32>
    } else {
      %b = memref.alloca() : memref<4xf32>
      scf.yield %b : memref<4xf32>
    }
    memref.copy %x, %m : memref<4xf32> to memref<4xf32>
    memref.copy %m, %x : memref<4xf32> to memref<4xf32>
    gpu.return
  }
}
