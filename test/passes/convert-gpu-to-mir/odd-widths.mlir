// Integers of odd widths: values stay as they are, memory holds the next power of two.
// R-CHIP-29
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i64>
  gpu.func @k(%m: memref<4xi33>) kernel {
    %zero = arith.constant 0 : index
    // CHECK: %[[W:.*]] = mir.gpu.load %{{.*}} : <global, i64> -> i64
    // CHECK-NEXT: %[[V:.*]] = arith.trunci %[[W]] : i64 to i33
    %v = memref.load %m[%zero] : memref<4xi33>
    // CHECK: %[[S:.*]] = arith.addi %[[V]], %[[V]] : i33
    %s = arith.addi %v, %v : i33
    // CHECK: %[[E:.*]] = arith.extui %[[S]] : i33 to i64
    // CHECK-NEXT: mir.gpu.store %{{.*}}, %[[E]] : <global, i64>, i64
    memref.store %s, %m[%zero] : memref<4xi33>
    gpu.return
  }
}
