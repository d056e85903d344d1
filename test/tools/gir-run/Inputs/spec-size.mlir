// Each work-item writes the size of its workgroup, and where it is.
func.func @sized(%out: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.name = "out"})
    attributes {mir.kernel = #mir.kernel<compute, local_size_hint = [4, 1, 1]>, mir.workgroup_size_ids = array<i32: 10, 11, 12>} {
  %i = mir.gpu.global_id x
  %size = mir.gpu.workgroup_size x
  %group = mir.gpu.workgroup_id x
  %hundred = arith.constant 100 : i32
  %high = arith.muli %group, %hundred : i32
  %value = arith.addi %high, %size : i32
  %p = mir.gpu.gep %out[%i] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %p, %value : !mir.ptr<global, i32>, i32
  return
}
