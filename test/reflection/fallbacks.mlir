// Decisions of the target's passes: fallbacks, each with a remark, and workgroup memory for workgroup collectives.
// R-RUNA-34 R-RUNA-116
// RUN: gir-opt --emit-reflection --target=vulkan1.1 %s -o %t.json 2>&1 | FileCheck %s
// RUN: diff %S/Inputs/fallbacks.json %t.json
// RUN: gir-opt --emit-spirv --reflection=%t.beside.json %s -o %t.spv
// RUN: cmp %t.json %t.beside.json
// The generic target has no fallbacks.
// RUN: gir-opt --emit-reflection %s | FileCheck %s --check-prefix=GENERIC
// GENERIC-COUNT-2: "fallbacks": []

mir.gpu.global @counter : !mir.ptr<global, i32> count 1 elem ui32

func.func @count(%n: i32) -> i32 {
  %p = mir.gpu.address_of @counter : !mir.ptr<global, i32>
  // CHECK-DAG: :[[#@LINE+1]]:8: remark: 'lir.atomic_dec_wrap' op becomes a loop around a compare-exchange: the target has no such operation
  %0 = mir.gpu.atomic dec_wrap %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK-DAG: :[[#@LINE+1]]:8: remark: 'lir.atomic_inc_wrap' op becomes a loop around a compare-exchange: the target has no such operation
  %1 = mir.gpu.atomic inc_wrap %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return %0 : i32
}

func.func @counts(%n: i32 {mir.name = "n", mir.type = ui32}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %p = mir.gpu.address_of @counter : !mir.ptr<global, i32>
  // CHECK-DAG: :[[#@LINE+1]]:8: remark: 'lir.atomic_inc_wrap' op becomes a loop around a compare-exchange: the target has no such operation
  %0 = mir.gpu.atomic inc_wrap %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  %1 = call @count(%n) : (i32) -> i32
  return
}

func.func @sums(%n: i32 {mir.name = "n", mir.type = ui32}, %out: !mir.ptr<global, i32> {mir.name = "out", mir.resource = #mir.resource<set = 0, binding = 7, storage>, mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK-DAG: :[[#@LINE+1]]:8: remark: 'lir.workgroup_reduce' op becomes 55 operations: the target has no such operation
  %0 = mir.gpu.workgroup_reduce add %n : i32
  mir.gpu.store %out, %0 : !mir.ptr<global, i32>, i32
  return
}
