// Operations of section 6.2 of the Runa GPU dialect specification, as GIR text too.
// X-6 R-RUNA-26 R-RUNA-27 R-RUNA-28 R-RUNA-29 R-RUNA-30 R-RUNA-31
// RUN: gir-opt --emit-gir %s -o %t.gir && FileCheck %s < %t.gir
// RUN: gir-opt --emit-llvm %t.gir -o %t.ll

// CHECK: global @shared.0 : ptr[shared]<u32> count=8
// CHECK: func kernel workgroup_size(8, 1, 1) @section6(
func.func @section6(
    %out: !mir.ptr<global, i32> {mir.name = "out", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %sum: !mir.ptr<global, !mir.atomic<i32>> {mir.name = "sum", mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  // CHECK: alloc u32
  %mine = mir.gpu.alloc : !mir.ptr<private, i32>
  %tile = mir.gpu.alloc 8 : !mir.ptr<workgroup, i32>
  %lid = mir.gpu.local_id x
  %group = mir.gpu.workgroup_id x
  %groups = mir.gpu.num_workgroups x
  %seven = arith.constant 7 : i32
  %here = mir.gpu.gep unsigned %tile[%lid] stride 4 : !mir.ptr<workgroup, i32>, i32
  %gid = mir.gpu.global_id x
  mir.gpu.store %here, %gid : !mir.ptr<workgroup, i32>, i32
  // CHECK: barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %other = arith.subi %seven, %lid : i32
  %there = mir.gpu.gep unsigned %tile[%other] stride 4 : !mir.ptr<workgroup, i32>, i32
  // CHECK: atomic.load %{{.*}} ordering=acquire scope=workgroup
  %v = mir.gpu.load %there ordering acquire : !mir.ptr<workgroup, i32> -> i32
  // CHECK: atomic.rmw add %sum, %{{.*}} ordering=relaxed scope=device
  %old = mir.gpu.atomic add %sum, %v ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>>, i32 -> i32
  // CHECK: fence mem_scope=device semantics=acq_rel
  mir.gpu.memory_fence mem_scope device semantics acq_rel
  mir.gpu.store %mine, %v : !mir.ptr<private, i32>, i32
  // A switch, as section 6.2 has it, is choices.
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %group, %zero : i32
  %r = scf.if %first -> (i32) {
    scf.yield %groups : i32
  } else {
    %m = mir.gpu.load %mine : !mir.ptr<private, i32> -> i32
    scf.yield %m : i32
  }
  %to = mir.gpu.gep unsigned %out[%gid] stride 4 : !mir.ptr<global, i32>, i32
  // CHECK: atomic.store %{{.*}}, %{{.*}} ordering=release scope=device
  mir.gpu.store %to, %r ordering release : !mir.ptr<global, i32>, i32
  return
}
