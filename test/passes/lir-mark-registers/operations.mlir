// Operations that the target has an intrinsic for are marked, with the loads and stores around them.
// R-RUNA-82 R-RUNA-83
// RUN: gir-opt --lir-mark-registers %s -split-input-file | FileCheck %s
// RUN: gir-opt --lir-mark-registers --lir-split-vectors=numbers=true %s -split-input-file | FileCheck %s --check-prefix=SPLIT

module attributes {lir.target = "c66x"} {
  // CHECK-LABEL: func.func @halves(
  // CHECK: lir.load {{.*}}lir.register_lanes = 4
  // CHECK: lir.load volatile
  // CHECK-NOT: lir.register_lanes
  // CHECK: arith.addi {{.*}}lir.intrinsic = "_dadd2", lir.register_lanes = 4
  // CHECK: arith.divui
  // CHECK-NOT: lir.register_lanes
  // CHECK: lir.store {{.*}}lir.register_lanes = 4
  // SPLIT-LABEL: func.func @halves(
  // SPLIT: %[[A:.*]] = lir.load {{.*}} vector<4xi16>
  // SPLIT: %[[B:.*]] = lir.load {{.*}} vector<4xi16>
  // SPLIT-COUNT-8: lir.load volatile
  // SPLIT: %[[Y:.*]] = vector.from_elements
  // SPLIT: %[[C:.*]] = arith.addi %[[A]], %[[Y]] {lir.intrinsic = "_dadd2"} : vector<4xi16>
  // SPLIT: %[[D:.*]] = arith.addi %[[B]], %{{.*}} {lir.intrinsic = "_dadd2"} : vector<4xi16>
  // SPLIT-COUNT-8: arith.divui
  // SPLIT: lir.store %{{.*}}, %[[C]]
  // SPLIT: lir.store %{{.*}}, %[[D]]
  func.func @halves(%p: !mir.ptr<global, vector<8xi16>>) {
    %x = lir.load %p align 16 : <global, vector<8xi16>> -> vector<8xi16>
    %y = lir.load volatile %p align 16 : <global, vector<8xi16>> -> vector<8xi16>
    %sum = arith.addi %x, %y : vector<8xi16>
    %quotient = arith.divui %sum, %x : vector<8xi16>
    lir.store %p, %quotient align 16 : <global, vector<8xi16>>, vector<8xi16>
    lir.store %p, %sum align 16 : <global, vector<8xi16>>, vector<8xi16>
    return
  }
}

// -----

// Vectors of Helium have 128 bits: three words are no register, and the least of floats is not that of numbers.
module attributes {lir.target = "helium"} {
  // CHECK-LABEL: func.func @words(
  // CHECK: arith.addi {{.*}}lir.intrinsic = "vaddq_u32", lir.register_lanes = 4
  // CHECK: arith.addi
  // CHECK-NOT: lir.intrinsic
  // CHECK: arith.addf
  // CHECK-NOT: lir.intrinsic
  // CHECK: arith.addf {{.*}}fastmath<fast> {lir.intrinsic = "vaddq_f32", lir.register_lanes = 4
  // CHECK: arith.minnumf
  // CHECK-NOT: lir.intrinsic
  // CHECK: return
  func.func @words(%x: vector<8xi32>, %y: vector<3xi32>, %z: vector<4xf32>) -> vector<4xf32> {
    %0 = arith.addi %x, %x : vector<8xi32>
    %1 = arith.addi %y, %y : vector<3xi32>
    %2 = arith.addf %z, %z : vector<4xf32>
    %3 = arith.addf %2, %z fastmath<fast> : vector<4xf32>
    %4 = arith.minnumf %3, %z fastmath<fast> : vector<4xf32>
    return %4 : vector<4xf32>
  }
}
