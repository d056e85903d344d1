// The body of a kernel for each op of lir, which the test of the lowerings puts into a kernel. A line `// lir:` names the
// ops that a body is for, with a variant in brackets; OP stands for each of them. Behind `// without` is the same body
// without the op. The test defines %p, %f, %v, %x, … where a body uses them.

// lir: divsi divui remsi remui shli shrsi shrui sadd_sat uadd_sat ssub_sat usub_sat sshl_sat ushl_sat sshr_round ushr_round
%r = OP %v, %w : i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: smul_fix umul_fix smul_fix_sat umul_fix_sat
%r = OP %v, %w scale 15 rounding floor : i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: trunc_ssat_s trunc_ssat_u trunc_usat_u
%n = OP %v : i32 -> i16
%r = arith.extsi %n : i16 to i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
%n = arith.trunci %v : i32 to i16
%r = arith.extsi %n : i16 to i32
lir.store %p, %r align 4 : <global, i32>, i32

// lir: fptosi fptoui fptosi_sat fptoui_sat
%r = OP %x : f32 -> i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
%r = arith.bitcast %x : f32 to i32
lir.store %p, %r align 4 : <global, i32>, i32

// lir: bitreverse
%r = OP %v : i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: extract_lane
%r = OP %i4[%v] : vector<4xi32>
lir.store %p, %r align 4 : <global, i32>, i32
// without
%r = vector.extract %i4[1] : i32 from vector<4xi32>
lir.store %p, %r align 4 : <global, i32>, i32

// lir: insert_lane
%lanes = OP %w, %i4[%v] : vector<4xi32>
%r = vector.extract %lanes[1] : i32 from vector<4xi32>
lir.store %p, %r align 4 : <global, i32>, i32
// without
%r = vector.extract %i4[1] : i32 from vector<4xi32>
lir.store %p, %r align 4 : <global, i32>, i32

// lir: load
%r = OP %p align 4 : <global, i32> -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: load (volatile)
%r = lir.load volatile %p align 4 : <global, i32> -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: load (ordering acquire)
%r = lir.load %p align 4 ordering acquire scope device : <global, i32> -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: store
OP %p, %c1 align 4 : <global, i32>, i32
// without

// lir: store (volatile)
lir.store volatile %p, %c1 align 4 : <global, i32>, i32
// without

// lir: store (ordering release)
lir.store %p, %c1 align 4 ordering release scope device : <global, i32>, i32
// without

// lir: gep
%q = OP %p[%v] stride 4 : <global, i32>, i32
lir.store %p, %c4 align 4 : <global, i32>, i32
lir.store %q, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c4 align 4 : <global, i32>, i32

// lir: ptr_cast
%q = OP %p : <global, i32> -> <global, f32>
lir.store %q, %x align 4 : <global, f32>, f32
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: containing_word
%h = lir.ptr_cast %p : <global, i32> -> <global, i16>
%word, %shift = OP %h : <global, i16> -> <global, i32>
lir.store %word, %shift align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: addrspace_cast
%a = lir.var align 4 : <private, i32>
%g = OP %p : <global, i32> -> <generic, i32>
%h = OP %a : <private, i32> -> <generic, i32>
%q = arith.select %b, %g, %h : !mir.ptr<generic, i32>
lir.store %q, %c1 align 4 : <generic, i32>, i32
%r = lir.load %a align 4 : <private, i32> -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
%a = lir.var align 4 : <private, i32>
scf.if %b {
  lir.store %p, %c1 align 4 : <global, i32>, i32
} else {
  lir.store %a, %c1 align 4 : <private, i32>, i32
}
%r = lir.load %a align 4 : <private, i32> -> i32
lir.store %out, %r align 4 : <global, i32>, i32

// lir: ptr_to_int
%n = OP %p : <global, i32>
lir.store %wide, %n align 8 : <global, i64>, i64
// without
%n = lir.load %wide align 8 : <global, i64> -> i64
lir.store %wide, %n align 8 : <global, i64>, i64

// lir: int_to_ptr
%n = lir.load %wide align 8 : <global, i64> -> i64
%q = OP %n : <global, i32>
lir.store %q, %c1 align 4 : <global, i32>, i32
// without
%n = lir.load %wide align 8 : <global, i64> -> i64
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: var
%a = OP 4 align 4 : <private, i32>
%q = lir.gep %a[%v] stride 4 : <private, i32>, i32
lir.store %q, %c1 align 4 : <private, i32>, i32
%r = lir.load %a align 4 : <private, i32> -> i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: address_of global
%tile = lir.address_of @tile : !mir.ptr<workgroup, i32>
%t = lir.gep %tile[%v] stride 4 : <workgroup, i32>, i32
lir.store %t, %c1 align 4 : <workgroup, i32>, i32
lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
%u = lir.gep %tile[%w] stride 4 : <workgroup, i32>, i32
%r = lir.load %u align 4 : <workgroup, i32> -> i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: atomic_add atomic_sub atomic_and atomic_or atomic_xor atomic_exchange atomic_inc_wrap atomic_dec_wrap
%r = OP %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %v align 4 : <global, i32>, i32

// lir: atomic_min atomic_max
%r = OP signed %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %v align 4 : <global, i32>, i32

// lir: atomic_min (unsigned) atomic_max (unsigned)
%r = OP unsigned %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %v align 4 : <global, i32>, i32

// lir: atomic_fadd atomic_fmin atomic_fmax
%r = OP %f, %x ordering relaxed scope device : <global, f32>, f32 -> f32
lir.store %f, %r align 4 : <global, f32>, f32
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: atomic_load
%r = OP %p ordering relaxed scope device : <global, i32> -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: atomic_store
OP %p, %v ordering relaxed scope device : <global, i32>, i32
// without

// lir: atomic_compare_exchange
%r = OP %p, %v, %w ordering_succ relaxed ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %out, %v align 4 : <global, i32>, i32

// lir: atomic_flag_test_and_set
%set = OP %p ordering relaxed scope device : <global, i32>
%r = arith.extui %set : i1 to i32
lir.store %out, %r align 4 : <global, i32>, i32
// without
%r = arith.extui %b : i1 to i32
lir.store %out, %r align 4 : <global, i32>, i32

// lir: atomic_flag_clear
OP %p ordering relaxed scope device : <global, i32>
// without

// lir: barrier
lir.store %p, %c1 align 4 : <global, i32>, i32
OP exec_scope workgroup mem_scope workgroup semantics acq_rel
lir.store %out, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: barrier (of a subgroup)
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
lir.store %out, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: barrier (with the memory of the device)
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
lir.store %out, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: mem_fence
lir.store %p, %c1 align 4 : <global, i32>, i32
OP mem_scope device semantics acq_rel
lir.store %out, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: mem_fence (of a workgroup)
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.mem_fence mem_scope workgroup semantics acq_rel
lir.store %out, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.store %out, %c1 align 4 : <global, i32>, i32

// lir: begin_critical_section end_critical_section
lir.begin_critical_section
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.end_critical_section
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: id_global_x id_global_y id_global_z id_local_x id_local_y id_local_z id_group_x id_group_y id_group_z
// lir: num_groups_x num_groups_y num_groups_z group_size_x group_size_y group_size_z
// lir: subgroup_id subgroup_size subgroup_local_id num_subgroups
%r = OP
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: subgroup_shuffle subgroup_shuffle_xor subgroup_broadcast
%r = OP %v, %c1 : i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: subgroup_any subgroup_all workgroup_any workgroup_all
%vote = OP %b
%r = arith.extui %vote : i1 to i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
%r = arith.extui %b : i1 to i32
lir.store %p, %r align 4 : <global, i32>, i32

// lir: subgroup_ballot
%set = OP %b -> vector<4xi32>
%r = vector.extract %set[0] : i32 from vector<4xi32>
lir.store %p, %r align 4 : <global, i32>, i32
// without
%r = arith.extui %b : i1 to i32
lir.store %p, %r align 4 : <global, i32>, i32

// lir: subgroup_reduce workgroup_reduce
%r = OP add %v : i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: workgroup_count
%r = OP %b
lir.store %p, %r align 4 : <global, i32>, i32
// without
%r = arith.extui %b : i1 to i32
lir.store %p, %r align 4 : <global, i32>, i32

// lir: if yield
%r = lir.if %b -> (i32) {
  lir.store %p, %c1 align 4 : <global, i32>, i32
  lir.yield %v : i32
} else {
  lir.yield %w : i32
}
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32
lir.store %out, %w align 4 : <global, i32>, i32

// lir: loop break continue
%r = lir.loop iter_args(%k = %v) : (i32) -> i32 {
  lir.store %p, %k align 4 : <global, i32>, i32
  %more = arith.cmpi ult, %k, %w : i32
  %next = arith.addi %k, %c1 : i32
  lir.if %more {
    lir.continue %next : i32
  }
  lir.break %k : i32
}
lir.store %out, %r align 4 : <global, i32>, i32
// without
lir.store %p, %w align 4 : <global, i32>, i32
lir.store %out, %v align 4 : <global, i32>, i32

// lir: for
OP unsigned %k = %v to %w step %c1 : i32 {
  lir.store %p, %k align 4 : <global, i32>, i32
  %stop = arith.cmpi eq, %k, %c1 : i32
  lir.if %stop {
    lir.break
  }
  lir.continue
}
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: return
lir.if %b {
  lir.return
}
lir.store %p, %c1 align 4 : <global, i32>, i32
// without
lir.if %b {
  lir.store %out, %c1 align 4 : <global, i32>, i32
}
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: target_supports
%has = OP "atomics"
%r = arith.extui %has : i1 to i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
%r = arith.extui %b : i1 to i32
lir.store %p, %r align 4 : <global, i32>, i32

// lir: spec_constant
%r = OP "tile" id(3) = 16 : i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: bind_storage
%at = arith.muli %v, %c4 : i32
%buffer = OP set 0 binding 4 : !mir.storage_buffer<i32>
lir.buffer_store %buffer[%at], %w align 4 layout std430 : !mir.storage_buffer<i32>, i32, i32
// without
lir.store %p, %w align 4 : <global, i32>, i32

// lir: buffer_load
%at = arith.muli %v, %c4 : i32
%buffer = lir.bind_storage set 0 binding 4 : !mir.storage_buffer<i32>
%r = OP %buffer[%at] align 4 layout std430 : !mir.storage_buffer<i32>, i32 -> i32
lir.buffer_store %buffer[%at], %r align 4 layout std430 : !mir.storage_buffer<i32>, i32, i32
// without
%at = arith.muli %v, %c4 : i32
%buffer = lir.bind_storage set 0 binding 4 : !mir.storage_buffer<i32>
lir.buffer_store %buffer[%at], %v align 4 layout std430 : !mir.storage_buffer<i32>, i32, i32

// lir: buffer_store
%at = arith.muli %v, %c4 : i32
%buffer = lir.bind_storage set 0 binding 4 : !mir.storage_buffer<i32>
%r = lir.buffer_load %buffer[%at] align 4 layout std430 : !mir.storage_buffer<i32>, i32 -> i32
OP %buffer[%at], %r align 4 layout std430 : !mir.storage_buffer<i32>, i32, i32
// without

// lir: bind_uniform
%at = arith.muli %v, %c16 : i32
%uniform = OP set 0 binding 5 : !mir.uniform_buffer<i32>
%r = lir.buffer_load %uniform[%at] align 16 layout std140 : !mir.uniform_buffer<i32>, i32 -> i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
%at = arith.muli %v, %c16 : i32
lir.store %p, %at align 4 : <global, i32>, i32

// lir: bind_image bind_sampler image_sample
%image = lir.bind_image set 0 binding 6 : !mir.image2d<f32>
%sampler = lir.bind_sampler set 0 binding 7 : !mir.sampler
%level = arith.constant 0.0 : f32
%texel = lir.image_sample %image, %sampler[%x2] lod %level : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
%r = vector.extract %texel[0] : f32 from vector<4xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
%r = vector.extract %x2[0] : f32 from vector<2xf32>
lir.store %f, %r align 4 : <global, f32>, f32

// lir: image_fetch
%image = lir.bind_image set 0 binding 6 : !mir.image2d<f32>
%texel = OP %image[%i2] lod %c0 : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
%r = vector.extract %texel[0] : f32 from vector<4xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: image_size
%image = lir.bind_image set 0 binding 6 : !mir.image2d<f32>
%texel = lir.image_fetch %image[%i2] lod %c0 : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
%extents = OP %image : !mir.image2d<f32> -> vector<2xi32>
%r = vector.extract %extents[0] : i32 from vector<2xi32>
lir.store %p, %r align 4 : <global, i32>, i32
// without
%image = lir.bind_image set 0 binding 6 : !mir.image2d<f32>
%texel = lir.image_fetch %image[%i2] lod %c0 : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
%r = vector.extract %i2[0] : i32 from vector<2xi32>
lir.store %p, %r align 4 : <global, i32>, i32

// lir: image_gather
%image = lir.bind_image set 0 binding 6 : !mir.image2d<f32>
%sampler = lir.bind_sampler set 0 binding 7 : !mir.sampler
%texels = OP %image, %sampler[%x2] component 1 : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
%r = vector.extract %texels[0] : f32 from vector<4xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
%r = vector.extract %x2[0] : f32 from vector<2xf32>
lir.store %f, %r align 4 : <global, f32>, f32

// lir: image_levels
%image = lir.bind_image set 0 binding 6 : !mir.image2d<f32>
%r = OP %image : !mir.image2d<f32>
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: image_samples
%image = lir.bind_image set 0 binding 13 : !mir.image<dim2_samples, f32>
%r = OP %image : !mir.image<dim2_samples, f32>
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: image_atomic
%texels = lir.bind_image set 0 binding 12 : !mir.image2d<ui32, atomic>
%r = OP add %texels[%i2], %v ordering relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: image_compare_exchange
%texels = lir.bind_image set 0 binding 12 : !mir.image2d<ui32, atomic>
%r = OP %texels[%i2], %v, %w ordering_succ relaxed ordering_fail relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>
lir.store %p, %r align 4 : <global, i32>, i32
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: image_load image_store
%texels = lir.bind_image set 0 binding 8 : !mir.image2d<ui32, read_write>
%texel = lir.image_load %texels[%i2] : !mir.image2d<ui32, read_write>, vector<2xi32> -> vector<4xi32>
lir.image_store %texels[%i2], %texel : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
// without
%r = vector.extract %i2[0] : i32 from vector<2xi32>
lir.store %p, %r align 4 : <global, i32>, i32

// lir: mat_construct mat_row mat_transpose
%m = lir.mat_construct %x2, %x2 : vector<2xf32>, vector<2xf32> -> <2x2xf32>
%n = lir.mat_transpose %m : <2x2xf32> -> <2x2xf32>
%row = lir.mat_row %n[1] : <2x2xf32> -> vector<2xf32>
%r = vector.extract %row[1] : f32 from vector<2xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
%r = vector.extract %x2[1] : f32 from vector<2xf32>
lir.store %f, %r align 4 : <global, f32>, f32

// lir: mat_splat mat_scale mat_extract
%m = lir.mat_splat %x : <2x2xf32>
%n = lir.mat_scale %m, %x : <2x2xf32>
%r = lir.mat_extract %n[1, 1] : <2x2xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: mat_add mat_sub
%m = lir.mat_splat %x : <2x2xf32>
%n = OP %m, %m : <2x2xf32>
%r = lir.mat_extract %n[1, 1] : <2x2xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: mat_mul
%m = lir.mat_splat %x : <2x2xf32>
%n = OP %m, %m : <2x2xf32>, <2x2xf32> -> <2x2xf32>
%r = lir.mat_extract %n[1, 1] : <2x2xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: mat_vec_mul
%m = lir.mat_splat %x : <2x2xf32>
%row = OP %m, %x2 : <2x2xf32>, vector<2xf32> -> vector<2xf32>
%r = vector.extract %row[1] : f32 from vector<2xf32>
lir.store %f, %r align 4 : <global, f32>, f32
// without
%r = vector.extract %x2[1] : f32 from vector<2xf32>
lir.store %f, %r align 4 : <global, f32>, f32

// lir: mat_load mat_store
%m = lir.mat_load %f stride %v row_major align 4 : <global, f32> -> <2x2xf32>
lir.mat_store %f, %m stride %w row_major align 4 : <global, f32>, <2x2xf32>
// without
lir.store %p, %v align 4 : <global, i32>, i32

// lir: coop_mat_load
%m = OP %half stride %c16 row_major align 2 : <global, f16> -> <16x16xf16, a, subgroup>
lir.coop_mat_store %half, %m stride %c16 row_major align 2 : <global, f16>, <16x16xf16, a, subgroup>
// without
%h = lir.load %half align 2 : <global, f16> -> f16
%m = lir.coop_mat_splat %h : <16x16xf16, a, subgroup>
lir.coop_mat_store %half, %m stride %c16 row_major align 2 : <global, f16>, <16x16xf16, a, subgroup>

// lir: coop_mat_splat
%m = OP %x : <16x16xf32, accumulator, subgroup>
lir.coop_mat_store %f, %m stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>
// without
%m = lir.coop_mat_load %f stride %c16 row_major align 4 : <global, f32> -> <16x16xf32, accumulator, subgroup>
lir.coop_mat_store %f, %m stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>

// lir: coop_mat_store
%m = lir.coop_mat_splat %x : <16x16xf32, accumulator, subgroup>
OP %f, %m stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: coop_mat_mul_add
%l = lir.coop_mat_load %half stride %c16 row_major align 2 : <global, f16> -> <16x16xf16, a, subgroup>
%m = lir.coop_mat_load %half stride %c16 row_major align 2 : <global, f16> -> <16x16xf16, b, subgroup>
%n = lir.coop_mat_splat %x : <16x16xf32, accumulator, subgroup>
%sum = OP %l, %m, %n : <16x16xf16, a, subgroup>, <16x16xf16, b, subgroup> -> <16x16xf32, accumulator, subgroup>
lir.coop_mat_store %f, %sum stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>
// without
%l = lir.coop_mat_load %half stride %c16 row_major align 2 : <global, f16> -> <16x16xf16, a, subgroup>
%n = lir.coop_mat_splat %x : <16x16xf32, accumulator, subgroup>
lir.coop_mat_store %half, %l stride %c16 row_major align 2 : <global, f16>, <16x16xf16, a, subgroup>
lir.coop_mat_store %f, %n stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>

// lir: coop_mat_map
%m = lir.coop_mat_splat %x : <16x16xf32, accumulator, subgroup>
%n = OP mulf %m, %m : (!mir.coop_matrix<16x16xf32, accumulator, subgroup>, !mir.coop_matrix<16x16xf32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf32, accumulator, subgroup>
lir.coop_mat_store %f, %n stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>
// without
%m = lir.coop_mat_splat %x : <16x16xf32, accumulator, subgroup>
lir.coop_mat_store %f, %m stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>

// lir: coop_mat_extract
%m = lir.coop_mat_load %f stride %c16 row_major align 4 : <global, f32> -> <16x16xf32, accumulator, subgroup>
%n = OP %m[1] : <16x16xf32, accumulator, subgroup>
lir.store %f, %n align 4 : <global, f32>, f32
// without
%m = lir.coop_mat_load %f stride %c16 row_major align 4 : <global, f32> -> <16x16xf32, accumulator, subgroup>
lir.store %f, %x align 4 : <global, f32>, f32

// lir: coop_mat_insert
%m = lir.coop_mat_load %f stride %c16 row_major align 4 : <global, f32> -> <16x16xf32, accumulator, subgroup>
%n = OP %x, %m[1] : <16x16xf32, accumulator, subgroup>
lir.coop_mat_store %f, %n stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>
// without
%m = lir.coop_mat_load %f stride %c16 row_major align 4 : <global, f32> -> <16x16xf32, accumulator, subgroup>
lir.coop_mat_store %f, %m stride %c16 row_major align 4 : <global, f32>, <16x16xf32, accumulator, subgroup>

// lir: fragment_mul_add
%h = arith.truncf %x : f32 to f16
%n:4 = OP rows 16 depth 8 of f16 (%h, %h, %h, %h, %h, %h, %x, %x, %x, %x) : (f16, f16, f16, f16, f16, f16, f32, f32, f32, f32) -> (f32, f32, f32, f32)
lir.store %f, %n#1 align 4 : <global, f32>, f32
// without
lir.store %f, %x align 4 : <global, f32>, f32

// lir: fragment_load
%tile = lir.address_of @tile : !mir.ptr<workgroup, i32>
%row = lir.gep %tile[%v] stride 16 : <workgroup, i32>, i32
%n:2 = OP %row tiles 2 : <workgroup, i32> -> i32, i32
lir.store %p, %n#1 align 4 : <global, i32>, i32
// without
%tile = lir.address_of @tile : !mir.ptr<workgroup, i32>
%row = lir.gep %tile[%v] stride 16 : <workgroup, i32>, i32
%r = lir.load %row align 4 : <workgroup, i32> -> i32
lir.store %p, %r align 4 : <global, i32>, i32

// vertex lir: vertex_index instance_index
%r = OP
%place = arith.constant dense<0.0> : vector<4xf32>
lir.write_output %place, <builtin = position> : vector<4xf32>
lir.write_output %r, <location = 0, interpolation = flat> : i32
// without
%r = arith.constant 1 : i32
%place = arith.constant dense<0.0> : vector<4xf32>
lir.write_output %place, <builtin = position> : vector<4xf32>
lir.write_output %r, <location = 0, interpolation = flat> : i32

// fragment lir: read_input
%r = OP <location = 0> : f32
lir.write_output %r, <location = 0> : f32
// without
%r = arith.constant 0.0 : f32
lir.write_output %r, <location = 0> : f32

// fragment lir: write_output
%r = arith.constant 0.0 : f32
OP %r, <location = 0> : f32
// without

// fragment lir: frag_coord
%r = OP
lir.write_output %r, <location = 0> : vector<4xf32>
// without
%r = arith.constant dense<0.0> : vector<4xf32>
lir.write_output %r, <location = 0> : vector<4xf32>

// fragment lir: derivative
%at = lir.frag_coord
%at0 = vector.extract %at[0] : f32 from vector<4xf32>
%r = OP x any %at0 : f32
lir.write_output %r, <location = 0> : f32
// without
%at = lir.frag_coord
%r = vector.extract %at[0] : f32 from vector<4xf32>
lir.write_output %r, <location = 0> : f32

// fragment lir: discard
lir.if %b {
  OP
}
lir.store %p, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: check_access
%q = OP %p site 0 : <global, i32>
lir.store %q, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: check_storage
%q = OP 0 : <workgroup, i32>
lir.store %q, %c1 align 4 : <workgroup, i32>, i32
// without

// lir: check_site check_barrier
OP 0
// without

// lir: check_uniform
%n = lir.load %wide align 8 : <global, i64> -> i64
OP %n site 0
// without

// lir: check_access (in a checked run)
%q = lir.check_access %p site 0 : <global, i32>
lir.store %q, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: check_storage (in a checked run)
%q = lir.check_storage 0 : <workgroup, i32>
lir.store %q, %c1 align 4 : <workgroup, i32>, i32
// without

// lir: check_site (in a checked run)
lir.check_site 0
// without

// lir: check_barrier (in a checked run)
lir.check_barrier 0
// without

// lir: check_uniform (in a checked run)
%n = lir.load %wide align 8 : <global, i64> -> i64
lir.check_uniform %n site 0
// without

// lir: printf
OP "%d\n", %v : i32
lir.store %p, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32

// lir: assert
OP %b, "message"
lir.store %p, %c1 align 4 : <global, i32>, i32
// without
lir.store %p, %c1 align 4 : <global, i32>, i32
