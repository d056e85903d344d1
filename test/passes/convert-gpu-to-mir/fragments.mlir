// Products of tensor cores: a work-item reads the elements of its row and its columns from the others of its warp.
// RUN: gir-opt --convert-gpu-to-mir --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: func.func @doubles(
// CHECK-SAME: mir.exact_subgroup_size
// CHECK-SAME: mir.least_subgroup_size = 32 : i32
gpu.module @m {
  gpu.func @doubles(%x: memref<2xf64>, %c: memref<1x2xf64>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = memref.load %x[%c0] : memref<2xf64>
    %b = memref.load %x[%c1] : memref<2xf64>
    %l = vector.broadcast %a : f64 to vector<1x1xf64>
    %r = vector.broadcast %b : f64 to vector<1x1xf64>
    %zero = arith.constant dense<0.0> : vector<1x2xf64>
    // The own lane's row of A is in the lanes 4 * (lane / 4) + k, column 2 * (lane % 4) + n of B in those 4 times that.
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: %[[GROUP:.*]] = arith.shrui %[[LANE]], %{{.*}} : i32
    // CHECK: %[[PLACE:.*]] = arith.andi %[[LANE]], %{{.*}} : i32
    // CHECK: %[[ROW:.*]] = arith.muli %[[GROUP]]
    // CHECK: %[[HOLDER:.*]] = arith.addi %[[ROW]]
    // CHECK: %[[A:.*]] = mir.gpu.subgroup_shuffle %{{.*}}, %[[HOLDER]] : f64
    // CHECK: arith.muli %[[PLACE]]
    // CHECK: %[[LEFT:.*]] = mir.gpu.subgroup_shuffle %{{.*}} : f64
    // CHECK: %[[RIGHT:.*]] = mir.gpu.subgroup_shuffle %{{.*}} : f64
    // CHECK: arith.mulf %[[A]], %[[LEFT]]
    // CHECK: arith.addf
    // CHECK: arith.mulf %[[A]], %[[RIGHT]]
    // CHECK-COUNT-9: mir.gpu.subgroup_shuffle
    // CHECK-NOT: mir.gpu.subgroup_shuffle
    // expected-remark @below {{'nvgpu.mma.sync' op becomes operations on numbers that the work-items of a subgroup exchange, on every target; 'gpu.subgroup_mma_compute' uses its matrices}}
    %p = nvgpu.mma.sync(%l, %r, %zero) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
    %p0 = vector.extract %p[0, 0] : f64 from vector<1x2xf64>
    memref.store %p0, %c[%c0, %c0] : memref<1x2xf64>
    gpu.return
  }
}

// -----

// Halves are multiplied and summed as f32, and rounded at the end; each register of A is read by its lane and column.
// CHECK-LABEL: func.func @halves(
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK-COUNT-64: mir.gpu.subgroup_shuffle %{{.*}} : f32
// CHECK-NOT: mir.gpu.subgroup_shuffle
// CHECK-COUNT-4: arith.truncf %{{.*}} : f32 to f16
gpu.module @m {
  gpu.func @halves(%x: memref<4xvector<2xf16>>, %y: memref<2xvector<2xf16>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %v = memref.load %x[%c0] : memref<4xvector<2xf16>>
    %a = vector.broadcast %v : vector<2xf16> to vector<4x2xf16>
    %b = vector.broadcast %v : vector<2xf16> to vector<2x2xf16>
    // expected-remark @below {{'nvgpu.mma.sync' op becomes operations on numbers}}
    %p = nvgpu.mma.sync(%a, %b, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %p0 = vector.extract %p[0] : vector<2xf16> from vector<2x2xf16>
    memref.store %p0, %y[%c0] : memref<2xvector<2xf16>>
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @integers(%y: memref<2xvector<2xi32>>, %a: vector<4xi8>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %l = vector.broadcast %a : vector<4xi8> to vector<2x4xi8>
    %r = vector.broadcast %a : vector<4xi8> to vector<1x4xi8>
    %zero = arith.constant dense<0> : vector<2x2xi32>
    // expected-error @below {{'nvgpu.mma.sync' op is an operation of NVIDIA's GPUs that mir lacks}}
    %p = nvgpu.mma.sync(%l, %r, %zero) {mmaShape = [16, 8, 16]} : (vector<2x4xi8>, vector<1x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
    gpu.return
  }
}
