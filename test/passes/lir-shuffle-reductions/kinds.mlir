// Integers of 32 bits have an instruction from sm_80 on; others go through a tree if all work-items take part, else one by
// one.
// R-RUNA-112
// RUN: gir-opt --split-input-file --pass-pipeline='builtin.module(lir-shuffle-reductions)' %s | FileCheck %s

module attributes {lir.target = "cuda-sm_80"} {
  // CHECK-LABEL: func.func @words(
  func.func @words(%v: i32) -> i32 {
    // CHECK-NEXT: lir.subgroup_reduce add
    // CHECK-NEXT: return
    %r = lir.subgroup_reduce add %v : i32
    return %r : i32
  }

  // CHECK-LABEL: func.func @product(
  // CHECK-SAME: %[[V:.*]]: i32)
  func.func @product(%v: i32) -> i32 {
    // CHECK: %[[BALLOT:.*]] = lir.subgroup_ballot
    // CHECK: %[[ALL:.*]] = vector.extract %[[BALLOT]][0]
    // CHECK: %[[FULL:.*]] = arith.cmpi eq, %[[ALL]], %c-1
    // CHECK: %[[R:.*]] = scf.if %[[FULL]] -> (i32) {
    // CHECK-COUNT-5: lir.subgroup_shuffle_xor
    // CHECK: } else {
    // CHECK: scf.while
    // CHECK: arith.muli
    // CHECK: return %[[R]]
    %r = lir.subgroup_reduce mul %v : i32
    return %r : i32
  }

  // CHECK-LABEL: func.func @floats(
  func.func @floats(%v: f64) -> f64 {
    // CHECK-NOT: = lir.subgroup_reduce
    // CHECK: arith.addf {{.*}} : f64
    %r = lir.subgroup_reduce fadd %v : f64
    return %r : f64
  }
}

// -----

module attributes {lir.target = "cuda-sm_75"} {
  // CHECK-LABEL: func.func @words(
  func.func @words(%v: i32) -> i32 {
    // CHECK-NOT: = lir.subgroup_reduce
    // CHECK: arith.addi {{.*}} : i32
    %r = lir.subgroup_reduce add %v : i32
    return %r : i32
  }
}

// -----

// Of 64 work-items both words of the ballot are full, and the tree has six levels.
module attributes {lir.target = "amdgcn-gfx90a"} {
  // CHECK-LABEL: func.func @wide(
  func.func @wide(%v: f32) -> f32 {
    // CHECK: %[[BALLOT:.*]] = lir.subgroup_ballot
    // CHECK: %[[LOW:.*]] = vector.extract %[[BALLOT]][0]
    // CHECK: %[[HIGH:.*]] = vector.extract %[[BALLOT]][1]
    // CHECK: %[[ALL:.*]] = arith.andi %[[LOW]], %[[HIGH]]
    // CHECK: arith.cmpi eq, %[[ALL]], %c-1
    // CHECK: arith.constant 32 : i32
    // CHECK-COUNT-6: lir.subgroup_shuffle_xor
    // CHECK-NOT: lir.subgroup_shuffle_xor
    // CHECK: } else {
    %r = lir.subgroup_reduce fadd %v : f32
    return %r : f32
  }
}
