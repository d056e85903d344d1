// Vectors of several dimensions become their elements; control flow passes these.
// RUN: gir-opt --gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @sum
  // CHECK-COUNT-4: mir.gpu.load %{{.*}} : <global, f32> -> f32
  // CHECK: scf.if %{{.*}} -> (f32, f32, f32, f32) {
  // CHECK-COUNT-4: arith.addf %{{.*}} : f32
  // CHECK-COUNT-4: mir.gpu.store
  // CHECK-NOT: vector
  gpu.func @sum(%x: memref<2x2xf32>, %c: i32) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i32
    %v = vector.load %x[%c0, %c0] : memref<2x2xf32>, vector<2x2xf32>
    %is = arith.cmpi eq, %c, %zero : i32
    %r = scf.if %is -> vector<2x2xf32> {
      %s = arith.addf %v, %v : vector<2x2xf32>
      scf.yield %s : vector<2x2xf32>
    } else {
      scf.yield %v : vector<2x2xf32>
    }
    vector.store %r, %x[%c0, %c0] : memref<2x2xf32>, vector<2x2xf32>
    gpu.return
  }
  // A mask that is known when compiling leaves no test.
  // CHECK-LABEL: func.func @masked
  // CHECK-COUNT-2: mir.gpu.load
  // CHECK-NOT: mir.gpu.load
  // CHECK-NOT: scf.if
  gpu.func @masked(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad = arith.constant 1.0 : f32
    %mask = vector.constant_mask [2] : vector<5xi1>
    %v = vector.transfer_read %x[%c0], %pad, %mask {in_bounds = [true]} : memref<4xf32>, vector<5xf32>
    %s = vector.reduction <add>, %v : vector<5xf32> into f32
    memref.store %s, %x[%c0] : memref<4xf32>
    gpu.return
  }
}
