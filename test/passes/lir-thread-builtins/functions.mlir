// Functions get builtins that only kernels have as parameters; kernels keep the builtins.
// R-RUNA-59
// RUN: gir-opt --lir-thread-builtins %s | FileCheck %s

// CHECK-LABEL: func.func @mine(
// CHECK-SAME: %[[I:.*]]: i32) -> i32
func.func @mine() -> i32 {
  // CHECK-NEXT: return %[[I]]
  %i = lir.id_global_x
  return %i : i32
}

// A function gets its callees' builtins, too, in the order of the table.
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[I:.*]]: i32, %[[LANE:.*]]: i32) -> i32
func.func @both() -> i32 {
  %lane = lir.subgroup_local_id
  // CHECK: call @mine(%[[I]])
  %i = func.call @mine() : () -> i32
  // CHECK: arith.addi %{{.*}}, %[[LANE]]
  %s = arith.addi %i, %lane : i32
  return %s : i32
}

// CHECK-LABEL: func.func @kernel()
func.func @kernel() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK-DAG: %[[X:.*]] = lir.id_global_x
  // CHECK-DAG: %[[L:.*]] = lir.subgroup_local_id
  // CHECK: call @both(%[[X]], %[[L]])
  %v = func.call @both() : () -> i32
  // CHECK: lir.id_local_y
  %y = lir.id_local_y
  return
}
