// Where each work-item is a subgroup, its number in the workgroup is that of the subgroup.
// R-RUNA-31
// RUN: gir-opt %s --lir-fold-target-queries --target=c66x | FileCheck %s
// RUN: gir-opt %s --lir-fold-target-queries --target=vitis | FileCheck %s
// RUN: gir-opt %s --lir-fold-target-queries --target=cpu | FileCheck %s
// RUN: gir-opt %s --lir-fold-target-queries --target=cuda-sm_90 | FileCheck %s --check-prefix=WARP
// RUN: gir-opt %s --lower-to-lir --target=helium -o /dev/null

// WARP-LABEL: @unstated(
// WARP: lir.subgroup_id
// WARP: lir.num_subgroups
// CHECK-LABEL: @unstated(
// CHECK: %[[Z:.*]] = lir.id_local_z
// CHECK: %[[Y:.*]] = lir.id_local_y
// CHECK: %[[H:.*]] = lir.group_size_y
// CHECK: %[[ZH:.*]] = arith.muli %[[Z]], %[[H]] : i32
// CHECK: %[[ROW:.*]] = arith.addi %[[ZH]], %[[Y]] : i32
// CHECK: %[[X:.*]] = lir.id_local_x
// CHECK: %[[W:.*]] = lir.group_size_x
// CHECK: %[[RW:.*]] = arith.muli %[[ROW]], %[[W]] : i32
// CHECK: %[[ID:.*]] = arith.addi %[[RW]], %[[X]] : i32
// CHECK: %[[W:.*]] = lir.group_size_x
// CHECK: %[[H:.*]] = lir.group_size_y
// CHECK: %[[WH:.*]] = arith.muli %[[W]], %[[H]] : i32
// CHECK: %[[D:.*]] = lir.group_size_z
// CHECK: %[[N:.*]] = arith.muli %[[WH]], %[[D]] : i32
// CHECK: arith.addi %[[ID]], %[[N]]
func.func @unstated(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute>} {
  %id = lir.subgroup_id
  %n = lir.num_subgroups
  %sum = arith.addi %id, %n : i32
  lir.store %p, %sum align 4 : <global, i32>, i32
  return
}

// CHECK-LABEL: @plane(
// CHECK: %[[Y:.*]] = lir.id_local_y
// CHECK: %[[X:.*]] = lir.id_local_x
// CHECK: %[[C8:.*]] = arith.constant 8 : i32
// CHECK: %[[ROW:.*]] = arith.muli %[[Y]], %[[C8]] : i32
// CHECK: %[[ID:.*]] = arith.addi %[[ROW]], %[[X]] : i32
// CHECK: %[[C32:.*]] = arith.constant 32 : i32
// CHECK: arith.addi %[[ID]], %[[C32]]
func.func @plane(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 1]>} {
  %id = lir.subgroup_id
  %n = lir.num_subgroups
  %sum = arith.addi %id, %n : i32
  lir.store %p, %sum align 4 : <global, i32>, i32
  return
}

// A number of work-items beyond 32 bits wraps around, as its computation at run time would.
// CHECK-LABEL: @huge(
// CHECK: arith.constant 2147483647 : i32
func.func @huge(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [2147483647, 2147483647, 2147483647]>} {
  %n = lir.num_subgroups
  lir.store %p, %n align 4 : <global, i32>, i32
  return
}

// A single work-item is the only subgroup, and an arm for other subgroups is removed.
// CHECK-LABEL: @single(
// CHECK-NOT: scf.if
// CHECK: arith.constant 7 : i32
// CHECK-NOT: arith.constant 9
func.func @single(%p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %id = lir.subgroup_id
  %n = lir.num_subgroups
  %is_last = arith.cmpi ult, %id, %n : i32
  %r = scf.if %is_last -> i32 {
    %c7 = arith.constant 7 : i32
    scf.yield %c7 : i32
  } else {
    %c9 = arith.constant 9 : i32
    scf.yield %c9 : i32
  }
  lir.store %p, %r align 4 : <global, i32>, i32
  return
}
