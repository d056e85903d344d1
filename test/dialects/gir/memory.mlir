// Memory ops, atomics and synchronisation of gir, and its grid, round trip.
// R-CARD-3 R-GIR-7 R-GIR-65 R-GIR-67 R-GIR-75 R-GIR-81 R-GIR-89
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @memory
// CHECK-SAME: (%[[P:.*]]: !gir.ptr<global, f32>, %[[Q:.*]]: !gir.ptr<const, !gir.ptr<generic, ui8>>, %[[I:.*]]: ui64, %[[J:.*]]: si32)
gir.func @memory(%p: !gir.ptr<global, f32>, %q: !gir.ptr<const, !gir.ptr<generic, ui8>>, %i: ui64, %j: si32) {
  // CHECK: gir.alloc 16 : <local, f32>
  %a = gir.alloc 16 : !gir.ptr<local, f32>
  // CHECK: %[[G:.*]] = gir.gep %[[P]][%[[I]]] stride 4 : <global, f32>, ui64
  %g = gir.gep %p[%i] stride 4 : !gir.ptr<global, f32>, ui64
  // CHECK: gir.gep %[[P]][%[[J]]] stride 1 : <global, f32>, si32
  %h = gir.gep %p[%j] stride 1 : !gir.ptr<global, f32>, si32
  // CHECK: %[[V:.*]] = gir.load %[[G]] : <global, f32> -> f32
  %v = gir.load %g : !gir.ptr<global, f32> -> f32
  // CHECK: gir.load %[[Q]] : <const, !gir.ptr<generic, ui8>> -> !gir.ptr<generic, ui8>
  %w = gir.load %q : !gir.ptr<const, !gir.ptr<generic, ui8>> -> !gir.ptr<generic, ui8>
  // CHECK: gir.store %[[P]], %[[V]] : <global, f32>, f32
  gir.store %p, %v : !gir.ptr<global, f32>, f32
  gir.return
}

// CHECK-LABEL: gir.func @atomics
// CHECK-SAME: (%[[U:.*]]: !gir.ptr<global, ui32>, %[[S:.*]]: !gir.ptr<shared, si64>, %[[A:.*]]: ui32, %[[B:.*]]: si64)
gir.func @atomics(%u: !gir.ptr<global, ui32>, %s: !gir.ptr<shared, si64>, %a: ui32, %b: si64) {
  // CHECK: gir.atomic.rmw add %[[U]], %[[A]] ordering relaxed scope invocation : <global, ui32>, ui32 -> ui32
  %0 = gir.atomic.rmw add %u, %a ordering relaxed scope invocation : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.rmw sub %[[U]], %[[A]] ordering acquire scope subgroup :
  %1 = gir.atomic.rmw sub %u, %a ordering acquire scope subgroup : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.rmw min_s %[[S]], %[[B]] ordering release scope workgroup : <shared, si64>, si64 -> si64
  %2 = gir.atomic.rmw min_s %s, %b ordering release scope workgroup : !gir.ptr<shared, si64>, si64 -> si64
  // CHECK: gir.atomic.rmw max_s %[[S]], %[[B]] ordering acq_rel scope device :
  %3 = gir.atomic.rmw max_s %s, %b ordering acq_rel scope device : !gir.ptr<shared, si64>, si64 -> si64
  // CHECK: gir.atomic.rmw min_u %[[U]], %[[A]] ordering seq_cst scope system :
  %4 = gir.atomic.rmw min_u %u, %a ordering seq_cst scope system : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.rmw max_u %[[U]], %[[A]] ordering
  %5 = gir.atomic.rmw max_u %u, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.rmw and %[[U]], %[[A]] ordering
  %6 = gir.atomic.rmw and %u, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.rmw or %[[U]], %[[A]] ordering
  %7 = gir.atomic.rmw or %u, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.rmw xor %[[U]], %[[A]] ordering
  %8 = gir.atomic.rmw xor %u, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.rmw exchange %[[U]], %[[A]] ordering
  %9 = gir.atomic.rmw exchange %u, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  // CHECK: gir.atomic.cmpxchg %[[S]], %[[B]], %[[B]] ordering_succ acq_rel ordering_fail acquire scope workgroup : <shared, si64>, si64, si64 -> si64
  %10 = gir.atomic.cmpxchg %s, %b, %b ordering_succ acq_rel ordering_fail acquire scope workgroup : !gir.ptr<shared, si64>, si64, si64 -> si64
  gir.return
}

// CHECK-LABEL: gir.func @synchronisation
gir.func @synchronisation() attributes {kernel} {
  // CHECK: gir.barrier exec_scope workgroup mem_scope device semantics acq_rel
  gir.barrier exec_scope workgroup mem_scope device semantics acq_rel
  // CHECK: gir.barrier exec_scope subgroup mem_scope workgroup semantics release
  gir.barrier exec_scope subgroup mem_scope workgroup semantics release
  // CHECK: gir.fence mem_scope system semantics seq_cst
  gir.fence mem_scope system semantics seq_cst
  gir.return
}

// CHECK-LABEL: gir.func @grid
gir.func @grid() attributes {kernel} {
  // CHECK: gir.global_id x
  %0 = gir.global_id x
  // CHECK: gir.local_id y
  %1 = gir.local_id y
  // CHECK: gir.workgroup_id z
  %2 = gir.workgroup_id z
  // CHECK: gir.num_workgroups x
  %3 = gir.num_workgroups x
  // CHECK: gir.workgroup_size y
  %4 = gir.workgroup_size y
  gir.return
}
