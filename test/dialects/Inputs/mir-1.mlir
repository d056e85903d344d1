module {
  module @address_spaces {
    func.func @casts(%arg0: !mir.ptr<global, f32>, %arg1: !mir.ptr<workgroup, i8>, %arg2: !mir.ptr<private, i64>) {
      %0 = mir.gpu.addrspace_cast %arg0 : <global, f32> -> <generic, f32>
      %1 = mir.gpu.addrspace_cast %arg1 : <workgroup, i8> -> <generic, i8>
      %2 = mir.gpu.addrspace_cast %arg2 : <private, i64> -> <generic, i64>
      %3 = mir.gpu.addrspace_cast %0 : <generic, f32> -> <workgroup, f32>
      return
    }
  }
  module @arith {
    func.func @integers(%arg0: i32, %arg1: i32) {
      %0 = mir.divsi %arg0, %arg1 : i32
      %1 = mir.divui %arg0, %arg1 : i32
      %2 = mir.remsi %arg0, %arg1 : i32
      %3 = mir.remui %arg0, %arg1 : i32
      %4 = mir.shli %arg0, %arg1 : i32
      %5 = mir.shrsi %arg0, %arg1 : i32
      %6 = mir.shrui %arg0, %arg1 : i32
      return
    }
    func.func @floats(%arg0: f16) {
      %0 = mir.fptosi %arg0 : f16 -> i64
      %1 = mir.fptoui %arg0 : f16 -> i8
      return
    }
  }
  module @atomics {
    func.func @access(%arg0: !mir.ptr<global, f16>, %arg1: !mir.ptr<generic, i8>, %arg2: f16, %arg3: i8) {
      %0 = mir.gpu.atomic_load %arg0 ordering relaxed scope invocation : <global, f16> -> f16
      %1 = mir.gpu.atomic_load %arg1 ordering acquire scope device : <generic, i8> -> i8
      mir.gpu.atomic_store %arg0, %arg2 ordering release scope subgroup : <global, f16>, f16
      mir.gpu.atomic_store %arg1, %arg3 ordering seq_cst scope system : <generic, i8>, i8
      return
    }
    func.func @update(%arg0: !mir.ptr<global, i16>, %arg1: !mir.ptr<workgroup, f64>, %arg2: i16, %arg3: f64) {
      %0 = mir.gpu.atomic inc_wrap %arg0, %arg2 ordering acq_rel scope device : <global, i16>, i16 -> i16
      %1 = mir.gpu.atomic dec_wrap %arg0, %arg2 ordering acq_rel scope device : <global, i16>, i16 -> i16
      %2 = mir.gpu.atomic fadd %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %3 = mir.gpu.atomic fmin %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %4 = mir.gpu.atomic fmax %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %5 = mir.gpu.atomic exchange %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %6 = mir.gpu.atomic_compare_exchange %arg1, %arg3, %arg3 ordering_succ release ordering_fail relaxed scope workgroup : <workgroup, f64>, f64, f64 -> f64
      return
    }
    func.func @flags(%arg0: !mir.ptr<global, i32>) -> i1 {
      %0 = mir.gpu.atomic_flag_test_and_set %arg0 ordering acq_rel scope device : <global, i32>
      mir.gpu.atomic_flag_clear %arg0 ordering release scope workgroup : <global, i32>
      return %0 : i1
    }
  }
  module @math {
    func.func @bits(%arg0: i8, %arg1: i64) {
      %0 = mir.bitreverse %arg0 : i8
      %1 = mir.bitreverse %arg1 : i64
      return
    }
  }
  module @memory {
    mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
    mir.gpu.global @sized_at_launch : !mir.ptr<workgroup, i8> count 0 dynamic elem ui8
    mir.gpu.global @table : !mir.ptr<constant, i16> count 2 elem si16 = dense<[-1, 7]> : tensor<2xi16>
    mir.gpu.global @fixed : !mir.ptr<global, i32> count 1 elem ui32 addr(4096)
    func.func @memory(%arg0: !mir.ptr<global, f32>, %arg1: i64, %arg2: !mir.ptr<generic, !mir.ptr<private, i16>>) {
      %0 = mir.gpu.address_of @tile : <workgroup, f32>
      %1 = mir.gpu.alloc 4 : <private, i16>
      %2 = mir.gpu.gep %arg0[%arg1] stride 4 : <global, f32>, i64
      %3 = mir.gpu.gep unsigned %arg0[%arg1] stride 12 : <global, f32>, i64
      %4 = mir.gpu.ptr_cast %arg0 : <global, f32> -> <global, i8>
      %5 = mir.gpu.load %2 : <global, f32> -> f32
      %6 = mir.gpu.load %arg2 : <generic, !mir.ptr<private, i16>> -> !mir.ptr<private, i16>
      mir.gpu.store %arg0, %5 : <global, f32>, f32
      return
    }
    func.func @atomics(%arg0: !mir.ptr<global, i32>, %arg1: i32) {
      %0 = mir.gpu.atomic add %arg0, %arg1 ordering relaxed scope invocation : <global, i32>, i32 -> i32
      %1 = mir.gpu.atomic sub %arg0, %arg1 ordering acquire scope subgroup : <global, i32>, i32 -> i32
      %2 = mir.gpu.atomic min_s %arg0, %arg1 ordering release scope workgroup : <global, i32>, i32 -> i32
      %3 = mir.gpu.atomic min_u %arg0, %arg1 ordering acq_rel scope device : <global, i32>, i32 -> i32
      %4 = mir.gpu.atomic max_s %arg0, %arg1 ordering seq_cst scope system : <global, i32>, i32 -> i32
      %5 = mir.gpu.atomic max_u %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
      %6 = mir.gpu.atomic and %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
      %7 = mir.gpu.atomic or %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
      %8 = mir.gpu.atomic xor %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
      %9 = mir.gpu.atomic exchange %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
      %10 = mir.gpu.atomic_compare_exchange %arg0, %arg1, %arg1 ordering_succ seq_cst ordering_fail relaxed scope system : <global, i32>, i32, i32 -> i32
      return
    }
    func.func @grid(%arg0: !mir.ptr<global, i32> {mir.name = "x", mir.resource = #mir.resource<set = 1, binding = 4294967295, uniform>, mir.type = ui32}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 2], subgroup_size = 32>} {
      %0 = mir.gpu.global_id x
      %1 = mir.gpu.local_id y
      %2 = mir.gpu.workgroup_id z
      %3 = mir.gpu.num_workgroups x
      %4 = mir.gpu.workgroup_size y
      mir.gpu.barrier exec_scope workgroup mem_scope device semantics acq_rel
      mir.gpu.memory_fence mem_scope system semantics seq_cst
      return
    }
    func.func @sized_at_launch_too() attributes {mir.kernel = #mir.kernel<compute>} {
      return
    }
    func.func @storage(%arg0: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
      return
    }
  }
  module @subgroup_size {
    func.func @k() attributes {mir.kernel = #mir.kernel<compute, subgroup_size = 32>} {
      return
    }
  }
  module @subgroups {
    func.func @subgroups(%arg0: f64, %arg1: i8, %arg2: i32, %arg3: i1) {
      %0 = mir.gpu.subgroup_id
      %1 = mir.gpu.subgroup_size
      %2 = mir.gpu.subgroup_local_id
      %3 = mir.gpu.num_subgroups
      %4 = mir.gpu.subgroup_shuffle %arg0, %arg2 : f64
      %5 = mir.gpu.subgroup_shuffle_xor %arg1, %arg2 : i8
      %6 = mir.gpu.subgroup_broadcast %arg0, %arg2 : f64
      %7 = mir.gpu.subgroup_any %arg3
      %8 = mir.gpu.subgroup_all %arg3
      %9 = mir.gpu.subgroup_ballot %arg3 -> vector<4xi32>
      %10 = mir.gpu.subgroup_reduce add %arg1 : i8
      %11 = mir.gpu.subgroup_reduce mul %arg1 : i8
      %12 = mir.gpu.subgroup_reduce min_s %arg1 : i8
      %13 = mir.gpu.subgroup_reduce min_u %arg1 : i8
      %14 = mir.gpu.subgroup_reduce max_s %arg1 : i8
      %15 = mir.gpu.subgroup_reduce max_u %arg1 : i8
      %16 = mir.gpu.subgroup_reduce and %arg1 : i8
      %17 = mir.gpu.subgroup_reduce or %arg1 : i8
      %18 = mir.gpu.subgroup_reduce xor %arg1 : i8
      %19 = mir.gpu.subgroup_reduce fadd %arg0 : f64
      %20 = mir.gpu.subgroup_reduce fmul %arg0 : f64
      %21 = mir.gpu.subgroup_reduce fmin %arg0 : f64
      %22 = mir.gpu.subgroup_reduce fmax %arg0 : f64
      return
    }
  }
  module @vectors {
    func.func @total(%arg0: vector<4xi32>, %arg1: vector<3xf16>) {
      %0 = mir.divsi %arg0, %arg0 : vector<4xi32>
      %1 = mir.shrui %arg0, %arg0 : vector<4xi32>
      %2 = mir.fptosi %arg1 : vector<3xf16> -> vector<3xi64>
      return
    }
    func.func @lanes(%arg0: vector<8xf32>, %arg1: f32, %arg2: i32) {
      %0 = mir.extract_lane %arg0[%arg2] : vector<8xf32>
      %1 = mir.insert_lane %arg1, %arg0[%arg2] : vector<8xf32>
      return
    }
  }
}

