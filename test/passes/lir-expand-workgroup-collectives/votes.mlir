// A vote is a reduction of 0 and 1; each kind of reduction has its operation.
// R-RUNA-35
// RUN: gir-opt --lir-expand-workgroup-collectives %s | FileCheck %s

// CHECK-LABEL: func.func @votes(
// CHECK-SAME: %[[C:.*]]: i1
func.func @votes(%c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [2, 1, 1]>} {
  // CHECK: arith.extui %[[C]] : i1 to i32
  // CHECK: arith.ori
  // CHECK: %[[ANY:.*]] = lir.load
  // CHECK: arith.cmpi ne, %[[ANY]], %c0_i32
  %any = lir.workgroup_any %c
  // CHECK: arith.extui %[[C]] : i1 to i32
  // CHECK: arith.andi
  // CHECK: %[[ALL:.*]] = lir.load
  // CHECK: arith.cmpi ne, %[[ALL]], %c0_i32
  %all = lir.workgroup_all %c
  // CHECK: arith.extui %[[C]] : i1 to i32
  // CHECK: arith.addi %{{.*}}, %{{.*}} : i32
  // CHECK: lir.load
  // CHECK-NOT: arith.cmpi ne
  %count = lir.workgroup_count %c
  return
}

// CHECK-LABEL: func.func @kinds(
func.func @kinds(%i: i64, %x: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [2, 1, 1]>} {
  // CHECK: arith.addi {{.*}} : i64
  %0 = lir.workgroup_reduce add %i : i64
  // CHECK: arith.muli {{.*}} : i64
  %1 = lir.workgroup_reduce mul %i : i64
  // CHECK: arith.minsi {{.*}} : i64
  %2 = lir.workgroup_reduce min_s %i : i64
  // CHECK: arith.minui {{.*}} : i64
  %3 = lir.workgroup_reduce min_u %i : i64
  // CHECK: arith.maxsi {{.*}} : i64
  %4 = lir.workgroup_reduce max_s %i : i64
  // CHECK: arith.maxui {{.*}} : i64
  %5 = lir.workgroup_reduce max_u %i : i64
  // CHECK: arith.andi {{.*}} : i64
  %6 = lir.workgroup_reduce and %i : i64
  // CHECK: arith.ori {{.*}} : i64
  %7 = lir.workgroup_reduce or %i : i64
  // CHECK: arith.xori {{.*}} : i64
  %8 = lir.workgroup_reduce xor %i : i64
  // CHECK: arith.addf {{.*}} : f32
  %9 = lir.workgroup_reduce fadd %x : f32
  // CHECK: arith.mulf {{.*}} : f32
  %10 = lir.workgroup_reduce fmul %x : f32
  // CHECK: arith.minnumf {{.*}} : f32
  %11 = lir.workgroup_reduce fmin %x : f32
  // CHECK: arith.maxnumf {{.*}} : f32
  %12 = lir.workgroup_reduce fmax %x : f32
  return
}
