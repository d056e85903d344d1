// Places in the grid, fences, flags, casts, total operations and queries get their ops of lir.
// R-RUNA-18 R-RUNA-19 R-RUNA-31 R-RUNA-41 R-RUNA-42 R-RUNA-105 R-RUNA-122
// RUN: gir-opt --mir-to-lir=simplify=false %s | FileCheck %s

// CHECK-LABEL: func.func @places
func.func @places() {
  // CHECK-NEXT: lir.id_global_x{{$}}
  %0 = mir.gpu.global_id x
  // CHECK-NEXT: lir.id_global_y{{$}}
  %1 = mir.gpu.global_id y
  // CHECK-NEXT: lir.id_global_z{{$}}
  %2 = mir.gpu.global_id z
  // CHECK-NEXT: lir.id_local_x{{$}}
  %3 = mir.gpu.local_id x
  // CHECK-NEXT: lir.id_local_y{{$}}
  %4 = mir.gpu.local_id y
  // CHECK-NEXT: lir.id_local_z{{$}}
  %5 = mir.gpu.local_id z
  // CHECK-NEXT: lir.id_group_x{{$}}
  %6 = mir.gpu.workgroup_id x
  // CHECK-NEXT: lir.id_group_y{{$}}
  %7 = mir.gpu.workgroup_id y
  // CHECK-NEXT: lir.id_group_z{{$}}
  %8 = mir.gpu.workgroup_id z
  // CHECK-NEXT: lir.num_groups_x{{$}}
  %9 = mir.gpu.num_workgroups x
  // CHECK-NEXT: lir.num_groups_y{{$}}
  %10 = mir.gpu.num_workgroups y
  // CHECK-NEXT: lir.num_groups_z{{$}}
  %11 = mir.gpu.num_workgroups z
  // CHECK-NEXT: lir.group_size_x{{$}}
  %12 = mir.gpu.workgroup_size x
  // CHECK-NEXT: lir.group_size_y{{$}}
  %13 = mir.gpu.workgroup_size y
  // CHECK-NEXT: lir.group_size_z{{$}}
  %14 = mir.gpu.workgroup_size z
  return
}

// CHECK-LABEL: func.func @fence
func.func @fence() {
  // CHECK-NEXT: lir.barrier exec_scope workgroup mem_scope device semantics seq_cst
  mir.gpu.barrier exec_scope workgroup mem_scope device semantics seq_cst
  // CHECK-NEXT: lir.mem_fence mem_scope device semantics release
  mir.gpu.memory_fence mem_scope device semantics release
  return
}

// CHECK-LABEL: func.func @addresses
func.func @addresses(%p: !mir.ptr<global, i32>) {
  // CHECK-NEXT: lir.atomic_flag_test_and_set %{{.*}} ordering acquire scope device : <global, i32>
  %0 = mir.gpu.atomic_flag_test_and_set %p ordering acquire scope device : !mir.ptr<global, i32>
  // CHECK-NEXT: lir.atomic_flag_clear %{{.*}} ordering release scope workgroup : <global, i32>
  mir.gpu.atomic_flag_clear %p ordering release scope workgroup : !mir.ptr<global, i32>
  // CHECK-NEXT: lir.addrspace_cast %{{.*}} : <global, i32> -> <generic, i32>
  %1 = mir.gpu.addrspace_cast %p : !mir.ptr<global, i32> -> !mir.ptr<generic, i32>
  // CHECK-NEXT: lir.ptr_cast %{{.*}} : <global, i32> -> <global, f32>
  %2 = mir.gpu.ptr_cast %p : !mir.ptr<global, i32> -> !mir.ptr<global, f32>
  return
}

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 4 elem f32

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[V:.*]]: vector<8xf32>, %[[I:.*]]: i32, %[[X:.*]]: f32)
func.func @elements(%v: vector<8xf32>, %i: i32, %x: f32) {
  // CHECK-NEXT: %[[T:.*]] = lir.address_of @tile : <workgroup, f32>
  %0 = mir.gpu.address_of @tile : !mir.ptr<workgroup, f32>
  // CHECK-NEXT: lir.gep %[[T]][%[[I]]] stride 4 : <workgroup, f32>, i32
  %1 = mir.gpu.gep %0[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
  // CHECK-NEXT: lir.gep unsigned %[[T]][%[[I]]] stride 12
  %2 = mir.gpu.gep unsigned %0[%i] stride 12 : !mir.ptr<workgroup, f32>, i32
  // CHECK-NEXT: lir.extract_lane %[[V]][%[[I]]] : vector<8xf32>
  %3 = mir.extract_lane %v[%i] : vector<8xf32>
  // CHECK-NEXT: lir.insert_lane %[[X]], %[[V]][%[[I]]] : vector<8xf32>
  %4 = mir.insert_lane %x, %v[%i] : vector<8xf32>
  return
}

// CHECK-LABEL: func.func @total(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[F:.*]]: f32)
func.func @total(%x: i32, %y: i32, %f: f32) {
  // CHECK-NEXT: lir.divsi %[[X]], %[[Y]] : i32
  %0 = mir.divsi %x, %y : i32
  // CHECK-NEXT: lir.divui %[[X]], %[[Y]] : i32
  %1 = mir.divui %x, %y : i32
  // CHECK-NEXT: lir.remsi %[[X]], %[[Y]] : i32
  %2 = mir.remsi %x, %y : i32
  // CHECK-NEXT: lir.remui %[[X]], %[[Y]] : i32
  %3 = mir.remui %x, %y : i32
  // CHECK-NEXT: lir.shli %[[X]], %[[Y]] : i32
  %4 = mir.shli %x, %y : i32
  // CHECK-NEXT: lir.shrsi %[[X]], %[[Y]] : i32
  %5 = mir.shrsi %x, %y : i32
  // CHECK-NEXT: lir.shrui %[[X]], %[[Y]] : i32
  %6 = mir.shrui %x, %y : i32
  // CHECK-NEXT: lir.fptosi %[[F]] : f32 -> i16
  %7 = mir.fptosi %f : f32 -> i16
  // CHECK-NEXT: lir.fptoui %[[F]] : f32 -> i64
  %8 = mir.fptoui %f : f32 -> i64
  return
}

// CHECK-LABEL: func.func @query
func.func @query() {
  // CHECK-NEXT: lir.target_supports "atomics"
  %0 = mir.gpu.target_supports "atomics"
  return
}
