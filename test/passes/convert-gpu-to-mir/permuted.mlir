// Memory seen with its dimensions in another order, and with a shape that is read from memory.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @transpose(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  gpu.func @transpose(%m: memref<4x?x6xf32>, %i: index, %j: index, %k: index, %out: memref<3xindex>) kernel {
    // CHECK-SAME: %[[W:[^ ]*]]: i32 {mir.name = "m_size1"
    // CHECK-SAME: %[[I:[^ ]*]]: i32 {mir.name = "i"
    // CHECK-SAME: %[[J:[^ ]*]]: i32 {mir.name = "j"
    // CHECK-SAME: %[[K:[^ ]*]]: i32 {mir.name = "k"
    // CHECK: %[[ROW:.*]] = arith.muli %{{.*}}, %[[W]] : i32
    %t = memref.transpose %m (a, b, c) -> (c, a, b) : memref<4x?x6xf32> to memref<6x4x?xf32, strided<[1, ?, 6]>>
    // The element is m[j, k, i].
    // CHECK: %[[JS:.*]] = arith.muli %[[J]], %[[ROW]] : i32
    // CHECK: %[[IJ:.*]] = arith.addi %[[I]], %[[JS]] : i32
    // CHECK: %[[KS:.*]] = arith.muli %[[K]], %{{.*}} : i32
    // CHECK: %[[AT:.*]] = arith.addi %[[IJ]], %[[KS]] : i32
    // CHECK: mir.gpu.gep unsigned %[[M]][%[[AT]]] stride 4
    %v = memref.load %t[%i, %j, %k] : memref<6x4x?xf32, strided<[1, ?, 6]>>
    memref.store %v, %m[%i, %j, %k] : memref<4x?x6xf32>
    // CHECK: mir.gpu.store %{{.*}}, %[[W]] : <global, i32>, i32
    %c2 = arith.constant 2 : index
    %n = memref.dim %t, %c2 : memref<6x4x?xf32, strided<[1, ?, 6]>>
    memref.store %n, %out[%c2] : memref<3xindex>
    gpu.return
  }

  // The open sizes are loaded; shapes of i32 become indices.
  // CHECK-LABEL: func.func @reshape(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[S:[^ ]*]]: !mir.ptr<global, i32>
  gpu.func @reshape(%m: memref<?xf32>, %s: memref<3xi32>, %i: index) kernel {
    // CHECK-SAME: %[[I:[^ ]*]]: i32 {mir.name = "i"
    // CHECK: %[[P2:.*]] = mir.gpu.gep unsigned %[[S]]
    // CHECK: %[[W:.*]] = mir.gpu.load %[[P2]]
    %r = memref.reshape %m(%s) : (memref<?xf32>, memref<3xi32>) -> memref<?x4x?xf32>
    // CHECK: %[[AT:.*]] = arith.muli %{{.*}}, %[[W]] : i32
    // CHECK: %[[PLACE:.*]] = arith.addi %[[AT]], %[[I]] : i32
    // CHECK: mir.gpu.gep unsigned %[[M]][%[[PLACE]]]
    %v = memref.load %r[%i, %i, %i] : memref<?x4x?xf32>
    memref.store %v, %m[%i] : memref<?xf32>
    gpu.return
  }
}
