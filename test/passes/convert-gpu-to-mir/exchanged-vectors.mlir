// Operations of subgroups exchange the elements of a vector that mir lacks one by one.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @k(
  gpu.func @k(%x: memref<5xi32>, %y: memref<1xi1>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %pad = arith.constant 0 : i32
    %v = vector.transfer_read %x[%c0], %pad {in_bounds = [true]} : memref<5xi32>, vector<5xi32>
    // CHECK-COUNT-5: mir.gpu.subgroup_reduce max_s %{{.*}} : i32
    // CHECK-NOT: mir.gpu.subgroup_reduce
    %r = gpu.subgroup_reduce maxsi %v : (vector<5xi32>) -> vector<5xi32>
    %one = arith.constant 1 : i32
    %width = arith.constant 8 : i32
    // CHECK-COUNT-5: mir.gpu.subgroup_shuffle_xor
    // CHECK-NOT: mir.gpu.subgroup_shuffle
    %s, %valid = gpu.shuffle xor %r, %one, %width : vector<5xi32>
    vector.transfer_write %s, %x[%c0] {in_bounds = [true]} : vector<5xi32>, memref<5xi32>
    memref.store %valid, %y[%c0] : memref<1xi1>
    gpu.return
  }
}
