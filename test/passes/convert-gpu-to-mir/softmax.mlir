// `linalg.softmax` on memory becomes loops in the work-item, over the rows and three times over each.
// R-RUNA-26
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[N:[^ ]*]]: i32 {mir.name = "x_size1"
  // CHECK-SAME: %[[Y:[^ ]*]]: !mir.ptr<global, f32>
  gpu.func @k(%x: memref<3x?x2xf32>, %y: memref<3x?x2xf32>) kernel {
    // CHECK: scf.for
    // CHECK: scf.for
    // CHECK: %[[MAX:.*]] = scf.for %{{.*}} = %{{.*}} to %[[N]]
    // CHECK: arith.maxnumf
    // CHECK: %[[SUM:.*]] = scf.for %{{.*}} = %{{.*}} to %[[N]]
    // CHECK: %[[BELOW:.*]] = arith.subf %{{.*}}, %[[MAX]]
    // CHECK: %[[POWER:.*]] = math.exp %[[BELOW]]
    // CHECK: mir.gpu.store %{{.*}}, %[[POWER]]
    // CHECK: arith.addf %{{.*}}, %[[POWER]]
    // CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]]
    // CHECK: arith.divf %{{.*}}, %[[SUM]]
    // CHECK: mir.gpu.store
    linalg.softmax dimension(1) ins(%x : memref<3x?x2xf32>) outs(%y : memref<3x?x2xf32>)
    gpu.return
  }
}
