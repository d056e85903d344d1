func.func @barriers() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  mir.gpu.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics relaxed
  return
}
