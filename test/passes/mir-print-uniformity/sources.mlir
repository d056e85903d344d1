// Where values come from decides how uniform they are.
// R-RUNA-118
// RUN: gir-opt --mir-print-uniformity --verify-diagnostics=only-expected %s

func.func @grid(%n: i32 // expected-remark {{argument 0 is workgroup-uniform}}
)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 1]>} {
  %0 = mir.gpu.workgroup_id x // expected-remark {{result 0 is workgroup-uniform}}
  %1 = mir.gpu.num_workgroups x // expected-remark {{result 0 is workgroup-uniform}}
  %2 = mir.gpu.workgroup_size x // expected-remark {{result 0 is workgroup-uniform}}
  %3 = mir.gpu.local_id x // expected-remark {{result 0 is divergent}}
  %4 = mir.gpu.local_id y // expected-remark {{result 0 is divergent}}
  // One work-item deep: always 0.
  %5 = mir.gpu.local_id z // expected-remark {{result 0 is workgroup-uniform}}
  %6 = mir.gpu.global_id x // expected-remark {{result 0 is divergent}}
  %7 = mir.gpu.global_id z // expected-remark {{result 0 is workgroup-uniform}}
  %8 = arith.constant 3 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %9 = arith.addi %n, %8 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %10 = arith.addi %9, %3 : i32 // expected-remark {{result 0 is divergent}}
  %11 = mir.remsi %3, %n : i32 // expected-remark {{result 0 is not proved uniform}}
  %12 = ub.poison : f32 // expected-remark {{result 0 is workgroup-uniform}}
  %13 = math.sin %12 : f32 // expected-remark {{result 0 is workgroup-uniform}}
  return
}

// A workgroup of a size that the launch decides may have one work-item.
func.func @unsized() attributes {mir.kernel = #mir.kernel<compute>} {
  %0 = mir.gpu.local_id x // expected-remark {{result 0 is not proved uniform}}
  %1 = mir.gpu.workgroup_id x // expected-remark {{result 0 is workgroup-uniform}}
  return
}

// In a workgroup of one work-item every value is uniform.
func.func @alone(%p: !mir.ptr<global, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %0 = mir.gpu.local_id x // expected-remark {{result 0 is workgroup-uniform}}
  %1 = mir.gpu.global_id x // expected-remark {{result 0 is workgroup-uniform}}
  %2 = mir.gpu.atomic add %p, %0 ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  return
}

// Nobody is known to call it.
func.func @library(%n: i32 // expected-remark {{argument 0 is not proved uniform}}
) {
  return
}

// As in mir, so in lir.
func.func @lowered(%p: !mir.ptr<global, i32>)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %0 = lir.id_group_y // expected-remark {{result 0 is workgroup-uniform}}
  %1 = lir.num_groups_x // expected-remark {{result 0 is workgroup-uniform}}
  %2 = lir.group_size_x // expected-remark {{result 0 is workgroup-uniform}}
  %3 = lir.id_local_x // expected-remark {{result 0 is divergent}}
  %4 = lir.id_local_y // expected-remark {{result 0 is workgroup-uniform}}
  %5 = lir.id_local_z // expected-remark {{result 0 is workgroup-uniform}}
  %6 = lir.id_global_x // expected-remark {{result 0 is divergent}}
  %7 = lir.id_global_y // expected-remark {{result 0 is workgroup-uniform}}
  %8 = lir.id_global_z // expected-remark {{result 0 is workgroup-uniform}}
  %9 = lir.remui %3, %0 : i32 // expected-remark {{result 0 is not proved uniform}}
  %10 = lir.subgroup_id // expected-remark {{result 0 is subgroup-uniform}}
  %11 = lir.subgroup_local_id // expected-remark {{result 0 is not proved uniform}}
  %12 = lir.subgroup_size // expected-remark {{result 0 is workgroup-uniform}}
  %13 = lir.num_subgroups // expected-remark {{result 0 is workgroup-uniform}}
  %14 = lir.load %p align 4 : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  %15 = lir.var 4 align 4 : !mir.ptr<private, i32> // expected-remark {{result 0 is not proved uniform}}
  return
}
