// X-6: places in the grid, barriers and fences, with their scopes and orderings.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @places(
func.func @places() {
  // CHECK: gir.global_id x{{$}}
  %0 = mir.gpu.global_id x
  // CHECK: gir.global_id y{{$}}
  %1 = mir.gpu.global_id y
  // CHECK: gir.global_id z{{$}}
  %2 = mir.gpu.global_id z
  // CHECK: gir.local_id x{{$}}
  %3 = mir.gpu.local_id x
  // CHECK: gir.local_id y{{$}}
  %4 = mir.gpu.local_id y
  // CHECK: gir.local_id z{{$}}
  %5 = mir.gpu.local_id z
  // CHECK: gir.workgroup_id x{{$}}
  %6 = mir.gpu.workgroup_id x
  // CHECK: gir.workgroup_id y{{$}}
  %7 = mir.gpu.workgroup_id y
  // CHECK: gir.workgroup_id z{{$}}
  %8 = mir.gpu.workgroup_id z
  // CHECK: gir.num_workgroups x{{$}}
  %9 = mir.gpu.num_workgroups x
  // CHECK: gir.num_workgroups y{{$}}
  %10 = mir.gpu.num_workgroups y
  // CHECK: gir.num_workgroups z{{$}}
  %11 = mir.gpu.num_workgroups z
  // CHECK: gir.workgroup_size x{{$}}
  %12 = mir.gpu.workgroup_size x
  // CHECK: gir.workgroup_size y{{$}}
  %13 = mir.gpu.workgroup_size y
  // CHECK: gir.workgroup_size z{{$}}
  %14 = mir.gpu.workgroup_size z
  return
}

// CHECK-LABEL: gir.func @order(
func.func @order() {
  // CHECK: gir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  // CHECK: gir.barrier exec_scope workgroup mem_scope device semantics seq_cst
  mir.gpu.barrier exec_scope workgroup mem_scope device semantics seq_cst
  // CHECK: gir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
  mir.gpu.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
  // CHECK: gir.fence mem_scope invocation semantics acquire
  mir.gpu.memory_fence mem_scope invocation semantics acquire
  // CHECK: gir.fence mem_scope device semantics release
  mir.gpu.memory_fence mem_scope device semantics release
  // CHECK: gir.fence mem_scope system semantics seq_cst
  mir.gpu.memory_fence mem_scope system semantics seq_cst
  return
}
