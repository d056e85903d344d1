// Memory ops, atomics, the grid and synchronisation of lir round trip.
// R-CARD-3 R-GIR-65 R-GIR-67 R-GIR-75 R-GIR-81 R-GIR-89
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK: module attributes {lir.target = "vulkan1.2"}
module attributes {lir.target = "vulkan1.2"} {

// CHECK: lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 16 elem f32{{$}}
lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 16 elem f32
// CHECK: lir.global @sized_at_launch : !mir.ptr<workgroup, i8> count 0 align 1 dynamic elem ui8{{$}}
lir.global @sized_at_launch : !mir.ptr<workgroup, i8> count 0 align 1 dynamic elem ui8
// CHECK: lir.global @table : !mir.ptr<constant, i16> count 2 align 2 elem si16 = dense<[-1, 7]> : tensor<2xi16>
lir.global @table : !mir.ptr<constant, i16> count 2 align 2 elem si16 = dense<[-1, 7]> : tensor<2xi16>
// CHECK: lir.global @fixed : !mir.ptr<global, i32> count 1 align 4 elem ui32 addr(4096) {lir.resource = #mir.resource<set = 0, binding = 7, storage>}
lir.global @fixed : !mir.ptr<global, i32> count 1 align 4 elem ui32 addr(4096) {lir.resource = #mir.resource<set = 0, binding = 7, storage>}

// CHECK-LABEL: func.func @memory
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<global, f32>, %[[I:.*]]: i64)
func.func @memory(%p: !mir.ptr<global, f32>, %i: i64) {
  // CHECK: lir.address_of @tile : <workgroup, f32>
  %t = lir.address_of @tile : !mir.ptr<workgroup, f32>
  // CHECK: lir.var 4 align 2 : <private, i16>
  %a = lir.var 4 align 2 : !mir.ptr<private, i16>
  // CHECK: %[[G:.*]] = lir.gep %[[P]][%[[I]]] stride 4 : <global, f32>, i64
  %g = lir.gep %p[%i] stride 4 : !mir.ptr<global, f32>, i64
  // CHECK: lir.gep unsigned %[[P]][%[[I]]] stride 12 : <global, f32>, i64
  %u = lir.gep unsigned %p[%i] stride 12 : !mir.ptr<global, f32>, i64
  // CHECK: %[[N:.*]] = lir.ptr_to_int %[[P]] : <global, f32>
  %n = lir.ptr_to_int %p : !mir.ptr<global, f32>
  // CHECK: lir.int_to_ptr %[[N]] : <constant, i8>
  %there = lir.int_to_ptr %n : !mir.ptr<constant, i8>
  // CHECK: lir.ptr_cast %[[P]] : <global, f32> -> <global, i8>
  %c = lir.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<global, i8>
  // CHECK: %{{.*}}, %{{.*}} = lir.containing_word %[[P]] : <global, f32> -> <global, i32>
  %word, %shift = lir.containing_word %p : !mir.ptr<global, f32> -> !mir.ptr<global, i32>
  // CHECK: %[[V:.*]] = lir.load %[[G]] align 4 : <global, f32> -> f32
  %v = lir.load %g align 4 : !mir.ptr<global, f32> -> f32
  // CHECK: lir.store %[[P]], %[[V]] align 1 : <global, f32>, f32
  lir.store %p, %v align 1 : !mir.ptr<global, f32>, f32
  return
}

// CHECK-LABEL: func.func @atomics
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<workgroup, i32>, %[[A:.*]]: i32)
func.func @atomics(%p: !mir.ptr<workgroup, i32>, %a: i32) {
  // CHECK: lir.atomic_add %[[P]], %[[A]] ordering relaxed scope invocation : <workgroup, i32>, i32 -> i32
  %0 = lir.atomic_add %p, %a ordering relaxed scope invocation : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_sub %[[P]], %[[A]] ordering acquire scope subgroup : <workgroup, i32>, i32 -> i32
  %1 = lir.atomic_sub %p, %a ordering acquire scope subgroup : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_and %[[P]], %[[A]] ordering release scope workgroup : <workgroup, i32>, i32 -> i32
  %2 = lir.atomic_and %p, %a ordering release scope workgroup : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_or %[[P]], %[[A]] ordering acq_rel scope device : <workgroup, i32>, i32 -> i32
  %3 = lir.atomic_or %p, %a ordering acq_rel scope device : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_xor %[[P]], %[[A]] ordering seq_cst scope system : <workgroup, i32>, i32 -> i32
  %4 = lir.atomic_xor %p, %a ordering seq_cst scope system : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_exchange %[[P]], %[[A]] ordering relaxed scope device : <workgroup, i32>, i32 -> i32
  %5 = lir.atomic_exchange %p, %a ordering relaxed scope device : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_min signed %[[P]], %[[A]] ordering relaxed scope device : <workgroup, i32>, i32 -> i32
  %6 = lir.atomic_min signed %p, %a ordering relaxed scope device : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_max unsigned %[[P]], %[[A]] ordering relaxed scope device : <workgroup, i32>, i32 -> i32
  %7 = lir.atomic_max unsigned %p, %a ordering relaxed scope device : !mir.ptr<workgroup, i32>, i32 -> i32
  // CHECK: lir.atomic_compare_exchange %[[P]], %[[A]], %[[A]] ordering_succ acq_rel ordering_fail acquire scope device : <workgroup, i32>, i32, i32 -> i32
  %8 = lir.atomic_compare_exchange %p, %a, %a ordering_succ acq_rel ordering_fail acquire scope device : !mir.ptr<workgroup, i32>, i32, i32 -> i32
  return
}

// CHECK: func.func @grid(
// CHECK-SAME: {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 2, storage>, lir.type = ui32}
// CHECK-SAME: {lir.push_constant = #lir.push_constant<offset = 4, size = 8>}
// CHECK-SAME: lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>
func.func @grid(%x: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 2, storage>, lir.type = ui32},
                %n: i64 {lir.push_constant = #lir.push_constant<offset = 4, size = 8>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: lir.id_global_x
  %0 = lir.id_global_x
  // CHECK: lir.id_global_y
  %1 = lir.id_global_y
  // CHECK: lir.id_global_z
  %2 = lir.id_global_z
  // CHECK: lir.id_local_x
  %3 = lir.id_local_x
  // CHECK: lir.id_local_y
  %4 = lir.id_local_y
  // CHECK: lir.id_local_z
  %5 = lir.id_local_z
  // CHECK: lir.id_group_x
  %6 = lir.id_group_x
  // CHECK: lir.id_group_y
  %7 = lir.id_group_y
  // CHECK: lir.id_group_z
  %8 = lir.id_group_z
  // CHECK: lir.num_groups_x
  %9 = lir.num_groups_x
  // CHECK: lir.num_groups_y
  %10 = lir.num_groups_y
  // CHECK: lir.num_groups_z
  %11 = lir.num_groups_z
  // CHECK: lir.group_size_x
  %12 = lir.group_size_x
  // CHECK: lir.group_size_y
  %13 = lir.group_size_y
  // CHECK: lir.group_size_z
  %14 = lir.group_size_z
  // CHECK: lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
  lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
  // CHECK: lir.mem_fence mem_scope system semantics seq_cst
  lir.mem_fence mem_scope system semantics seq_cst
  return
}

}
