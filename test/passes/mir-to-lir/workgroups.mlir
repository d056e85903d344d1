// Workgroup operations get their place in lir.
// R-RUNA-35 R-RUNA-117
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: f32, %[[I:.*]]: i64)
func.func @f(%c: i1, %x: f32, %i: i64) {
  // CHECK-NEXT: lir.workgroup_any %[[C]]
  %0 = mir.gpu.workgroup_any %c
  // CHECK-NEXT: lir.workgroup_all %[[C]]
  %1 = mir.gpu.workgroup_all %c
  // CHECK-NEXT: lir.workgroup_count %[[C]]
  %2 = mir.gpu.workgroup_count %c
  // CHECK-NEXT: lir.workgroup_reduce fmin %[[X]] : f32
  %3 = mir.gpu.workgroup_reduce fmin %x : f32
  // CHECK-NEXT: lir.workgroup_reduce max_u %[[I]] : i64
  %4 = mir.gpu.workgroup_reduce max_u %i : i64
  return
}
