// In workgroup g of 8 the condition holds for none, three, or all of the work-items.
mir.gpu.global @seen : !mir.ptr<workgroup, i32> count 8 elem i32
func.func @votes(%out: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.name = "out"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %i = mir.gpu.local_id x
  %g = mir.gpu.workgroup_id x
  %at = mir.gpu.global_id x
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %seven = arith.constant 7 : i32
  %ten = arith.constant 10 : i32
  %hundred = arith.constant 100 : i32
  %is_last = arith.cmpi eq, %g, %two : i32
  %is_middle = arith.cmpi eq, %g, %one : i32
  %is_low = arith.cmpi ult, %i, %three : i32
  %some = arith.andi %is_middle, %is_low : i1
  %mine = arith.ori %is_last, %some : i1
  %shared = mir.gpu.address_of @seen : !mir.ptr<workgroup, i32>
  %slot = mir.gpu.gep %shared[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
  %bit = arith.extui %mine : i1 to i32
  mir.gpu.store %slot, %bit : !mir.ptr<workgroup, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  // The value that the neighbour stored before the barrier.
  %next = arith.addi %i, %one : i32
  %other = arith.andi %next, %seven : i32
  %theirs = mir.gpu.gep %shared[%other] stride 4 : !mir.ptr<workgroup, i32>, i32
  %word = mir.gpu.load %theirs : !mir.ptr<workgroup, i32> -> i32
  %condition = arith.cmpi ne, %word, %zero : i32
  %all = mir.gpu.workgroup_all %condition
  %any = mir.gpu.workgroup_any %condition
  %count = mir.gpu.workgroup_count %condition
  %a = arith.select %all, %hundred, %zero : i32
  %b = arith.select %any, %ten, %zero : i32
  %ab = arith.addi %a, %b : i32
  %value = arith.addi %ab, %count : i32
  %p = mir.gpu.gep %out[%at] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %p, %value : !mir.ptr<global, i32>, i32
  return
}
