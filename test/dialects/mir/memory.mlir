// Memory ops, atomics, the grid and synchronisation of mir round trip.
// R-CARD-3 R-GIR-65 R-GIR-67 R-GIR-75 R-GIR-81 R-GIR-89 R-RUNA-30 R-RUNA-31
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK: mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32{{$}}
mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// CHECK: mir.gpu.global @sized_at_launch : !mir.ptr<workgroup, i8> count 0 dynamic elem ui8{{$}}
mir.gpu.global @sized_at_launch : !mir.ptr<workgroup, i8> count 0 dynamic elem ui8
// CHECK: mir.gpu.global @table : !mir.ptr<constant, i16> count 2 elem si16 = dense<[-1, 7]> : tensor<2xi16>
mir.gpu.global @table : !mir.ptr<constant, i16> count 2 elem si16 = dense<[-1, 7]> : tensor<2xi16>
// CHECK: mir.gpu.global @fixed : !mir.ptr<global, i32> count 1 elem ui32 addr(4096)
mir.gpu.global @fixed : !mir.ptr<global, i32> count 1 elem ui32 addr(4096)

// CHECK-LABEL: func.func @memory
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<global, f32>, %[[I:.*]]: i64, %[[Q:.*]]: !mir.ptr<generic, !mir.ptr<private, i16>>)
func.func @memory(%p: !mir.ptr<global, f32>, %i: i64, %q: !mir.ptr<generic, !mir.ptr<private, i16>>) {
  // CHECK: mir.gpu.address_of @tile : <workgroup, f32>
  %t = mir.gpu.address_of @tile : !mir.ptr<workgroup, f32>
  // CHECK: mir.gpu.alloc 4 : <private, i16>
  %a = mir.gpu.alloc 4 : !mir.ptr<private, i16>
  // CHECK: %[[G:.*]] = mir.gpu.gep %[[P]][%[[I]]] stride 4 : <global, f32>, i64
  %g = mir.gpu.gep %p[%i] stride 4 : !mir.ptr<global, f32>, i64
  // CHECK: mir.gpu.gep unsigned %[[P]][%[[I]]] stride 12 : <global, f32>, i64
  %u = mir.gpu.gep unsigned %p[%i] stride 12 : !mir.ptr<global, f32>, i64
  // CHECK: mir.gpu.ptr_cast %[[P]] : <global, f32> -> <global, i8>
  %c = mir.gpu.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<global, i8>
  // CHECK: %[[V:.*]] = mir.gpu.load %[[G]] : <global, f32> -> f32
  %v = mir.gpu.load %g : !mir.ptr<global, f32> -> f32
  // CHECK: mir.gpu.load %[[Q]] : <generic, !mir.ptr<private, i16>> -> !mir.ptr<private, i16>
  %w = mir.gpu.load %q : !mir.ptr<generic, !mir.ptr<private, i16>> -> !mir.ptr<private, i16>
  // CHECK: mir.gpu.store %[[P]], %[[V]] : <global, f32>, f32
  mir.gpu.store %p, %v : !mir.ptr<global, f32>, f32
  return
}

// CHECK-LABEL: func.func @atomics
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<global, i32>, %[[A:.*]]: i32)
func.func @atomics(%p: !mir.ptr<global, i32>, %a: i32) {
  // CHECK: mir.gpu.atomic add %[[P]], %[[A]] ordering relaxed scope invocation : <global, i32>, i32 -> i32
  %0 = mir.gpu.atomic add %p, %a ordering relaxed scope invocation : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %[[P]], %[[A]] ordering acquire scope subgroup :
  %1 = mir.gpu.atomic sub %p, %a ordering acquire scope subgroup : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic min_s %[[P]], %[[A]] ordering release scope workgroup :
  %2 = mir.gpu.atomic min_s %p, %a ordering release scope workgroup : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic min_u %[[P]], %[[A]] ordering acq_rel scope device :
  %3 = mir.gpu.atomic min_u %p, %a ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic max_s %[[P]], %[[A]] ordering seq_cst scope system :
  %4 = mir.gpu.atomic max_s %p, %a ordering seq_cst scope system : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic max_u %[[P]], %[[A]]
  %5 = mir.gpu.atomic max_u %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic and %[[P]], %[[A]]
  %6 = mir.gpu.atomic and %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic or %[[P]], %[[A]]
  %7 = mir.gpu.atomic or %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic xor %[[P]], %[[A]]
  %8 = mir.gpu.atomic xor %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[A]]
  %9 = mir.gpu.atomic exchange %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[A]], %[[A]] ordering_succ seq_cst ordering_fail relaxed scope system : <global, i32>, i32, i32 -> i32
  %10 = mir.gpu.atomic_compare_exchange %p, %a, %a ordering_succ seq_cst ordering_fail relaxed scope system : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// CHECK: func.func @grid(
// CHECK-SAME: {mir.name = "x", mir.resource = #mir.resource<set = 1, binding = 4294967295, uniform>, mir.type = ui32}
// CHECK-SAME: mir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 2], subgroup_size = 32>
func.func @grid(%x: !mir.ptr<global, i32> {mir.name = "x", mir.resource = #mir.resource<set = 1, binding = 4294967295, uniform>, mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 2], subgroup_size = 32>} {
  // CHECK: mir.gpu.global_id x
  %0 = mir.gpu.global_id x
  // CHECK: mir.gpu.local_id y
  %1 = mir.gpu.local_id y
  // CHECK: mir.gpu.workgroup_id z
  %2 = mir.gpu.workgroup_id z
  // CHECK: mir.gpu.num_workgroups x
  %3 = mir.gpu.num_workgroups x
  // CHECK: mir.gpu.workgroup_size y
  %4 = mir.gpu.workgroup_size y
  // CHECK: mir.gpu.barrier exec_scope workgroup mem_scope device semantics acq_rel
  mir.gpu.barrier exec_scope workgroup mem_scope device semantics acq_rel
  // CHECK: mir.gpu.memory_fence mem_scope system semantics seq_cst
  mir.gpu.memory_fence mem_scope system semantics seq_cst
  return
}

// CHECK: func.func @sized_at_launch_too() attributes {mir.kernel = #mir.kernel<compute>}
func.func @sized_at_launch_too() attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// CHECK: func.func @storage(%{{.*}}: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
func.func @storage(%x: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
