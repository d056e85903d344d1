// Without instructions, the work-items exchange their factors: each of the four columns of a comes from one work-item
// of the row, each of the four rows of b from one work-item for each of the two columns. A remark and the function
// report it.
// R-RUNA-35 R-RUNA-114
// RUN: gir-opt --lir-expand-fragments %s 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err

// REMARK: remark: 'lir.fragment_mul_add' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for such matrices of f64

module attributes {lir.target = "cuda-sm_75"} {
  // CHECK-LABEL: func.func @doubles(
  // CHECK-SAME: %[[A:.*]]: f64, %[[B:.*]]: f64, %[[C:.*]]: f64)
  // CHECK-SAME: lir.fallbacks = [{count = 1 : i64, instead = "numbers that the work-items of a subgroup exchange", operation = "lir.fragment_mul_add"}]
  func.func @doubles(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
    // CHECK: %[[LANE:.*]] = lir.subgroup_local_id
    // CHECK: %[[QUAD:.*]] = arith.andi %[[LANE]], %c28
    // CHECK: %[[LEFT:.*]] = lir.subgroup_shuffle %[[A]], %[[QUAD]] : f64
    // CHECK: %[[FIRST:.*]] = lir.subgroup_shuffle %[[B]], %{{.*}} : f64
    // CHECK: %[[SECOND:.*]] = lir.subgroup_shuffle %[[B]], %{{.*}} : f64
    // CHECK: %[[D0:.*]] = math.fma %[[LEFT]], %[[FIRST]], %[[C]] : f64
    // CHECK: %[[D1:.*]] = math.fma %[[LEFT]], %[[SECOND]], %[[C]] : f64
    // CHECK-COUNT-9: lir.subgroup_shuffle
    // CHECK-NOT: lir.subgroup_shuffle
    // CHECK-NOT: lir.fragment_mul_add
    %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %b, %c, %c) : (f64, f64, f64, f64) -> (f64, f64)
    return %d#0, %d#1 : f64, f64
  }
}
