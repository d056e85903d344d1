// Subgroup operations by slots in shared memory, where work-items are threads and there are no subgroups.
// R-RUNA-81 R-RUNA-112 R-RUNA-116
// RUN: gir-opt %s --lir-expand-subgroups --target-file=%S/../../Inputs/poor.toml --target=poor-vulkan -o %t.mlir 2> %t.txt
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.txt
// RUN: gir-opt %s --lir-expand-subgroups --target=vulkan1.3 | FileCheck %s --check-prefix=AS-IS
// RUN: gir-opt %s --lir-expand-subgroups --target=cpu | FileCheck %s --check-prefix=AS-IS
// RUN: gir-opt %s --lir-expand-subgroups --target=c66x --allow-gpu-fallback | FileCheck %s --check-prefix=AS-IS

// AS-IS-NOT: lir.fallbacks
// AS-IS: subgroup_size = 4
// AS-IS: lir.subgroup_shuffle

// Work-items 4 to 7 are subgroup 1. The kernel asks the device for nothing.
// CHECK-LABEL: func.func @shuffle(
// CHECK-SAME: %[[V:[^:]*]]: f32, %[[I:.*]]: i32)
// CHECK-SAME: lir.fallbacks = [{count = 1 : i64, instead = "an exchange through shared memory", operation = "lir.subgroup_shuffle"}]
// CHECK-SAME: lir.kernel = #mir.kernel<compute, workgroup_size = [10, 1, 1]>
// CHECK: %[[N:.*]] = lir.id_local_x
// CHECK: %[[LANE:.*]] = arith.andi %[[N]], %c3
// CHECK: %[[SLOTS:.*]] = lir.address_of @gir_workgroup_f32_10
// CHECK: %[[FIRST:.*]] = arith.subi %[[N]], %[[LANE]]
// CHECK: %[[MINE:.*]] = lir.gep unsigned %[[SLOTS]][%[[N]]] stride 4
// CHECK: lir.store %[[MINE]], %[[V]] align 4
// CHECK: lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
// CHECK: %[[OTHER:.*]] = arith.addi %[[FIRST]], %[[I]]
// CHECK: %[[LOW:.*]] = arith.cmpi ult, %[[I]], %c4
// CHECK: %[[IS:.*]] = arith.cmpi ult, %[[OTHER]], %c10
// CHECK: %[[BOTH:.*]] = arith.andi %[[LOW]], %[[IS]]
// CHECK: %[[FROM:.*]] = arith.select %[[BOTH]], %[[OTHER]], %[[N]]
// CHECK: %[[THERE:.*]] = lir.gep unsigned %[[SLOTS]][%[[FROM]]] stride 4
// CHECK: lir.load %[[THERE]] align 4
// CHECK: lir.barrier exec_scope workgroup
// REMARK: operations.mlir:[[@LINE+2]]:8: remark: 'lir.subgroup_shuffle' op goes through shared memory: target 'poor-vulkan' has no subgroups
func.func @shuffle(%v: f32, %i: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [10, 1, 1], subgroup_size = 4>} {
  %0 = lir.subgroup_shuffle %v, %i : f32
  return
}

// CHECK-LABEL: func.func @reduce(
// CHECK: lir.barrier
// CHECK: %[[START:.*]] = lir.load
// CHECK: scf.for {{.*}} iter_args(%[[SUM:.*]] = %[[START]])
// CHECK: %[[VALUE:.*]] = lir.load
// CHECK: arith.addf %[[SUM]], %[[VALUE]]
// CHECK: lir.barrier
func.func @reduce(%v: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [10, 1, 1]>} {
  %0 = lir.subgroup_reduce fadd %v : f32
  return
}

// Places need nothing of others; the profile's subgroups have eight work-items.
// CHECK-LABEL: func.func @places(
// CHECK-SAME: attributes {lir.kernel
// CHECK-DAG: arith.constant 8 : i32
// CHECK-DAG: arith.constant 3 : i32
// CHECK: %[[X:.*]] = lir.id_local_x
// CHECK: %[[Y:.*]] = lir.id_local_y
// CHECK: %[[ROW:.*]] = arith.muli %[[Y]], %c5
// CHECK: %[[NUMBER:.*]] = arith.addi %[[X]], %[[ROW]]
// CHECK: arith.shrui %[[NUMBER]], %c3
// CHECK-NOT: lir.{{store|subgroup|num_subgroups}}
// CHECK: return
func.func @places() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [5, 4, 1]>} {
  %0 = lir.subgroup_size
  %1 = lir.num_subgroups
  %2 = lir.subgroup_id
  %3 = lir.subgroup_local_id
  return
}

// A barrier orders at least the workgroup's memory.
// CHECK-LABEL: func.func @barriers(
// CHECK: lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
// CHECK-NEXT: lir.barrier exec_scope workgroup mem_scope device semantics release
// CHECK-NEXT: lir.barrier exec_scope workgroup mem_scope workgroup semantics relaxed
// CHECK-NEXT: return
func.func @barriers() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [10, 1, 1]>} {
  lir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
  lir.barrier exec_scope subgroup mem_scope device semantics release
  lir.barrier exec_scope workgroup mem_scope workgroup semantics relaxed
  return
}

// The device's subgroups are not the program's: an order among one is among the workgroup.
// CHECK-LABEL: func.func @orders(
// CHECK-NEXT: lir.mem_fence mem_scope workgroup semantics release
// CHECK-NEXT: lir.atomic_add {{.*}} ordering acq_rel scope workgroup
// CHECK-NEXT: lir.load {{.*}} ordering acquire scope workgroup
// CHECK-NEXT: lir.atomic_compare_exchange {{.*}} scope workgroup
// CHECK-NEXT: lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
// CHECK-NEXT: lir.mem_fence mem_scope device semantics release
func.func @orders(%p: !mir.ptr<workgroup, i32>, %v: i32) {
  lir.mem_fence mem_scope subgroup semantics release
  %0 = lir.atomic_add %p, %v ordering acq_rel scope subgroup : <workgroup, i32>, i32 -> i32
  %1 = lir.load %p align 4 ordering acquire scope subgroup : <workgroup, i32> -> i32
  %2 = lir.atomic_compare_exchange %p, %v, %v ordering_succ relaxed ordering_fail relaxed scope subgroup : <workgroup, i32>, i32, i32 -> i32
  lir.barrier exec_scope workgroup mem_scope subgroup semantics acq_rel
  lir.mem_fence mem_scope device semantics release
  return
}
// CHECK: lir.global @gir_workgroup_f32_10 : !mir.ptr<workgroup, f32> count 10 align 4
