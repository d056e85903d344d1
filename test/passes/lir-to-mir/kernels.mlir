// X-6: lowered modules become mir again, and lowering those gives the same modules.
// RUN: gir-opt --lir-to-mir %s | FileCheck %s
// RUN: gir-opt --lir-to-mir --mir-to-lir=simplify=false %s -o %t
// RUN: gir-opt %s | diff - %t

module attributes {lir.target = "generic"} {
  // CHECK: mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32{{$}}
  lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
  // CHECK: mir.gpu.global @held : !mir.ptr<global, i32> count 1 elem si32{{$}}
  lir.global @held : !mir.ptr<global, i32> count 1 align 4 elem si32 {lir.resource = #mir.resource<set = 0, binding = 3, storage>}
  // CHECK: mir.gpu.global @sized : !mir.ptr<workgroup, i32> count 0 dynamic elem ui32{{$}}
  lir.global @sized : !mir.ptr<workgroup, i32> count 0 align 4 dynamic elem ui32 {lir.spec_id = 0 : i32}

  // CHECK: func.func @k(%arg0: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.type = f32}, %arg1: i32 {mir.name = "n", mir.type = ui32}, %arg2: i64 {mir.name = "m", mir.type = si64})
  // CHECK-SAME: mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, mir.push_constants = #mir.push_constants<size = 16, align = 8>
  func.func @k(%x: !mir.ptr<global, f32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>, lir.type = f32}, %n: i32 {lir.name = "n", lir.push_constant = #lir.push_constant<offset = 0, size = 4>, lir.type = ui32}, %m: i64 {lir.name = "m", lir.push_constant = #lir.push_constant<offset = 8, size = 8>, lir.type = si64}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, lir.push_constants = #mir.push_constants<size = 16, align = 8>} {
    // CHECK: mir.gpu.global_id x
    // CHECK-NEXT: mir.gpu.local_id y
    // CHECK-NEXT: mir.gpu.workgroup_id z
    // CHECK-NEXT: mir.gpu.num_workgroups x
    // CHECK-NEXT: mir.gpu.workgroup_size y
    %i = lir.id_global_x
    %j = lir.id_local_y
    %g = lir.id_group_z
    %groups = lir.num_groups_x
    %size = lir.group_size_y
    // CHECK-NEXT: %[[TILE:.+]] = mir.gpu.address_of @tile
    // CHECK-NEXT: mir.gpu.gep unsigned %arg0[%{{.+}}] stride 4
    // CHECK-NEXT: %[[V:.+]] = mir.gpu.load %{{.+}} : <global, f32> -> f32
    // CHECK-NEXT: mir.gpu.store volatile %[[TILE]], %[[V]] : <workgroup, f32>, f32
    %t = lir.address_of @tile : !mir.ptr<workgroup, f32>
    %at = lir.gep unsigned %x[%i] stride 4 : !mir.ptr<global, f32>, i32
    %v = lir.load %at align 4 : !mir.ptr<global, f32> -> f32
    lir.store volatile %t, %v align 4 : !mir.ptr<workgroup, f32>, f32
    // CHECK-NEXT: mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // CHECK-NEXT: mir.gpu.memory_fence mem_scope device semantics release
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    lir.mem_fence mem_scope device semantics release
    // CHECK-NEXT: %[[H:.+]] = mir.gpu.address_of @held
    // CHECK-NEXT: mir.gpu.load %[[H]] ordering acquire scope workgroup
    // CHECK-NEXT: mir.gpu.atomic add %[[H]], %{{.+}} ordering acq_rel scope device
    // CHECK-NEXT: mir.gpu.atomic min_u %[[H]], %{{.+}} ordering relaxed scope device
    // CHECK-NEXT: mir.gpu.atomic max_s %[[H]], %{{.+}} ordering seq_cst scope device
    // CHECK-NEXT: mir.gpu.atomic_compare_exchange %[[H]], %{{.+}}, %{{.+}} ordering_succ acquire ordering_fail relaxed scope device
    %h = lir.address_of @held : !mir.ptr<global, i32>
    %before = lir.load %h align 4 ordering acquire scope workgroup : !mir.ptr<global, i32> -> i32
    %a0 = lir.atomic_add %h, %n ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
    %a1 = lir.atomic_min unsigned %h, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
    %a2 = lir.atomic_max signed %h, %n ordering seq_cst scope device : !mir.ptr<global, i32>, i32 -> i32
    %a3 = lir.atomic_compare_exchange %h, %n, %i ordering_succ acquire ordering_fail relaxed scope device : !mir.ptr<global, i32>, i32, i32 -> i32
    // CHECK-NEXT: mir.gpu.alloc 4 : <private, i32>
    // CHECK-NEXT: mir.divui
    // CHECK-NEXT: mir.sadd_sat
    // CHECK-NEXT: mir.gpu.subgroup_reduce add
    %var = lir.var 4 align 4 : !mir.ptr<private, i32>
    %q = lir.divui %n, %i : i32
    %s = lir.sadd_sat %n, %i : i32
    %r = lir.subgroup_reduce add %n : i32
    return
  }
}
