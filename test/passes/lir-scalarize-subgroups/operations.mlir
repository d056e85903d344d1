// Subgroup operations where each work-item is a subgroup.
// R-RUNA-81 R-RUNA-109 R-RUNA-116
// RUN: gir-opt %s --lir-scalarize-subgroups --target=c66x --allow-gpu-fallback 2>/dev/null | FileCheck %s --check-prefixes=CHECK,FALLBACK
// RUN: gir-opt %s --lir-scalarize-subgroups --target=cpu | FileCheck %s --check-prefixes=CHECK,LOWERED
// RUN: gir-opt %s --lir-scalarize-subgroups --target=c66x --allow-gpu-fallback -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: gir-opt %s --lir-scalarize-subgroups --target=cpu -o /dev/null 2>&1 | count 0
// RUN: gir-opt %s --lir-scalarize-subgroups --target=c66x --allow-atomic-fallback | FileCheck %s --check-prefix=AS-IS
// RUN: gir-opt %s --lir-scalarize-subgroups --target=cuda-sm_75 --allow-gpu-fallback | FileCheck %s --check-prefix=AS-IS

// LOWERED-NOT: lir.fallbacks
// AS-IS-NOT: lir.fallbacks

// CHECK-LABEL: func.func @values(
// CHECK-SAME: %[[V:[^:]*]]: f32, %{{.*}}: i32)
// FALLBACK-SAME: instead = "a subgroup of one work-item", operation = "lir.subgroup_shuffle"}
// CHECK-NEXT: return %[[V]], %[[V]], %[[V]], %[[V]] :
// AS-IS: lir.subgroup_shuffle
// AS-IS: lir.subgroup_reduce
func.func @values(%v: f32, %i: i32) -> (f32, f32, f32, f32) {
  // REMARK: operations.mlir:[[@LINE+1]]:8: remark: 'lir.subgroup_shuffle' op is computed for a subgroup of one work-item: target 'c66x' has no others
  %0 = lir.subgroup_shuffle %v, %i : f32
  %1 = lir.subgroup_shuffle_xor %v, %i : f32
  %2 = lir.subgroup_broadcast %v, %i : f32
  %3 = lir.subgroup_reduce fadd %v : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @votes(
// CHECK-SAME: %[[C:.*]]: i1)
// CHECK-NEXT: %[[BIT:.*]] = arith.extui %[[C]] : i1 to i32
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[BALLOT:.*]] = vector.from_elements %[[BIT]], %[[ZERO]], %[[ZERO]], %[[ZERO]] : vector<4xi32>
// CHECK-NEXT: return %[[C]], %[[C]], %[[BALLOT]]
func.func @votes(%c: i1) -> (i1, i1, vector<4xi32>) {
  %0 = lir.subgroup_any %c
  %1 = lir.subgroup_all %c
  %2 = lir.subgroup_ballot %c -> vector<4xi32>
  return %0, %1, %2 : i1, i1, vector<4xi32>
}

// A barrier of a subgroup orders memory still, one of a workgroup stays.
// CHECK-LABEL: func.func @barriers(
// CHECK-NEXT: lir.mem_fence mem_scope workgroup semantics acq_rel
// CHECK-NEXT: lir.barrier exec_scope workgroup
// CHECK-NEXT: return
func.func @barriers() {
  lir.barrier exec_scope subgroup mem_scope workgroup semantics acq_rel
  lir.barrier exec_scope subgroup mem_scope subgroup semantics relaxed
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}
