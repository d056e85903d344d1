// Metal's functions for matrices want aligned elements, and memory that is not coherent.
// R-RUNA-35 R-RUNA-64
// RUN: gir-opt --emit-msl --target=metal3.2 --split-input-file --verify-diagnostics %s

func.func @packed(%a: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // expected-error@+1 {{has elements that are not aligned to their size, which Metal's matrix functions require}}
  %x = lir.coop_mat_load %a stride %n row_major align 2 : <global, f32> -> <8x8xf32, a, subgroup>
  return
}

// -----

func.func @coherent(%a: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  mir.gpu.memory_fence mem_scope device semantics seq_cst
  // expected-error@+1 {{accesses storage that the module orders for other workgroups, so its pointers are coherent, which Metal's matrix functions do not accept; order it for the workgroup}}
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f32> -> <8x8xf32, a, subgroup>
  return
}
