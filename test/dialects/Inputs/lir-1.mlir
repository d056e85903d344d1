module {
  module @address_spaces {
    func.func @casts(%arg0: !mir.ptr<global, f32>, %arg1: !mir.ptr<workgroup, i8>, %arg2: !mir.ptr<private, i64>) {
      %0 = lir.addrspace_cast %arg0 : <global, f32> -> <generic, f32>
      %1 = lir.addrspace_cast %arg1 : <workgroup, i8> -> <generic, i8>
      %2 = lir.addrspace_cast %arg2 : <private, i64> -> <generic, i64>
      %3 = lir.addrspace_cast %0 : <generic, f32> -> <workgroup, f32>
      return
    }
  }
  module @arith {
    func.func @integers(%arg0: i32, %arg1: i32) {
      %0 = lir.divsi %arg0, %arg1 : i32
      %1 = lir.divui %arg0, %arg1 : i32
      %2 = lir.remsi %arg0, %arg1 : i32
      %3 = lir.remui %arg0, %arg1 : i32
      %4 = lir.shli %arg0, %arg1 : i32
      %5 = lir.shrsi %arg0, %arg1 : i32
      %6 = lir.shrui %arg0, %arg1 : i32
      return
    }
    func.func @floats(%arg0: f16) {
      %0 = lir.fptosi %arg0 : f16 -> i64
      %1 = lir.fptoui %arg0 : f16 -> i8
      return
    }
  }
  module @atomics {
    func.func @access(%arg0: !mir.ptr<global, f16>, %arg1: !mir.ptr<generic, i8>, %arg2: f16, %arg3: i8) {
      %0 = lir.atomic_load %arg0 ordering relaxed scope invocation : <global, f16> -> f16
      %1 = lir.atomic_load %arg1 ordering acquire scope device : <generic, i8> -> i8
      lir.atomic_store %arg0, %arg2 ordering release scope subgroup : <global, f16>, f16
      lir.atomic_store %arg1, %arg3 ordering seq_cst scope system : <generic, i8>, i8
      return
    }
    func.func @update(%arg0: !mir.ptr<global, i16>, %arg1: !mir.ptr<workgroup, f64>, %arg2: i16, %arg3: f64) {
      %0 = lir.atomic_inc_wrap %arg0, %arg2 ordering acq_rel scope device : <global, i16>, i16 -> i16
      %1 = lir.atomic_dec_wrap %arg0, %arg2 ordering acq_rel scope device : <global, i16>, i16 -> i16
      %2 = lir.atomic_fadd %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %3 = lir.atomic_fmin %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %4 = lir.atomic_fmax %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %5 = lir.atomic_exchange %arg1, %arg3 ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
      %6 = lir.atomic_compare_exchange %arg1, %arg3, %arg3 ordering_succ release ordering_fail relaxed scope workgroup : <workgroup, f64>, f64, f64 -> f64
      return
    }
    func.func @flags(%arg0: !mir.ptr<global, i32>) -> i1 {
      %0 = lir.atomic_flag_test_and_set %arg0 ordering acq_rel scope device : <global, i32>
      lir.atomic_flag_clear %arg0 ordering release scope workgroup : <global, i32>
      return %0 : i1
    }
  }
  module @math {
    func.func @bits(%arg0: i8, %arg1: i64) {
      %0 = lir.bitreverse %arg0 : i8
      %1 = lir.bitreverse %arg1 : i64
      return
    }
  }
  module @memory attributes {lir.target = "vulkan1.2"} {
    lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 16 elem f32
    lir.global @sized_at_launch : !mir.ptr<workgroup, i8> count 0 align 1 dynamic elem ui8
    lir.global @table : !mir.ptr<constant, i16> count 2 align 2 elem si16 = dense<[-1, 7]> : tensor<2xi16>
    lir.global @fixed : !mir.ptr<global, i32> count 1 align 4 elem ui32 addr(4096) {lir.resource = #mir.resource<set = 0, binding = 7, storage>}
    func.func @memory(%arg0: !mir.ptr<global, f32>, %arg1: i64) {
      %0 = lir.address_of @tile : <workgroup, f32>
      %1 = lir.var 4 align 2 : <private, i16>
      %2 = lir.gep %arg0[%arg1] stride 4 : <global, f32>, i64
      %3 = lir.gep unsigned %arg0[%arg1] stride 12 : <global, f32>, i64
      %4 = lir.ptr_cast %arg0 : <global, f32> -> <global, i8>
      %5 = lir.load %2 align 4 : <global, f32> -> f32
      lir.store %arg0, %5 align 1 : <global, f32>, f32
      return
    }
    func.func @atomics(%arg0: !mir.ptr<workgroup, i32>, %arg1: i32) {
      %0 = lir.atomic_add %arg0, %arg1 ordering relaxed scope invocation : <workgroup, i32>, i32 -> i32
      %1 = lir.atomic_sub %arg0, %arg1 ordering acquire scope subgroup : <workgroup, i32>, i32 -> i32
      %2 = lir.atomic_and %arg0, %arg1 ordering release scope workgroup : <workgroup, i32>, i32 -> i32
      %3 = lir.atomic_or %arg0, %arg1 ordering acq_rel scope device : <workgroup, i32>, i32 -> i32
      %4 = lir.atomic_xor %arg0, %arg1 ordering seq_cst scope system : <workgroup, i32>, i32 -> i32
      %5 = lir.atomic_exchange %arg0, %arg1 ordering relaxed scope device : <workgroup, i32>, i32 -> i32
      %6 = lir.atomic_min signed %arg0, %arg1 ordering relaxed scope device : <workgroup, i32>, i32 -> i32
      %7 = lir.atomic_max unsigned %arg0, %arg1 ordering relaxed scope device : <workgroup, i32>, i32 -> i32
      %8 = lir.atomic_compare_exchange %arg0, %arg1, %arg1 ordering_succ acq_rel ordering_fail acquire scope device : <workgroup, i32>, i32, i32 -> i32
      return
    }
    func.func @grid(%arg0: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 2, storage>, lir.type = ui32}, %arg1: i64 {lir.push_constant = #lir.push_constant<offset = 4, size = 8>}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
      %0 = lir.id_global_x
      %1 = lir.id_global_y
      %2 = lir.id_global_z
      %3 = lir.id_local_x
      %4 = lir.id_local_y
      %5 = lir.id_local_z
      %6 = lir.id_group_x
      %7 = lir.id_group_y
      %8 = lir.id_group_z
      %9 = lir.num_groups_x
      %10 = lir.num_groups_y
      %11 = lir.num_groups_z
      %12 = lir.group_size_x
      %13 = lir.group_size_y
      %14 = lir.group_size_z
      lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
      lir.mem_fence mem_scope system semantics seq_cst
      return
    }
  }
  module @subgroups {
    func.func @subgroups(%arg0: f64, %arg1: i8, %arg2: i32, %arg3: i1) {
      %0 = lir.subgroup_id
      %1 = lir.subgroup_size
      %2 = lir.subgroup_local_id
      %3 = lir.num_subgroups
      %4 = lir.subgroup_shuffle %arg0, %arg2 : f64
      %5 = lir.subgroup_shuffle_xor %arg1, %arg2 : i8
      %6 = lir.subgroup_broadcast %arg0, %arg2 : f64
      %7 = lir.subgroup_any %arg3
      %8 = lir.subgroup_all %arg3
      %9 = lir.subgroup_ballot %arg3 -> vector<4xi32>
      %10 = lir.subgroup_reduce add %arg1 : i8
      %11 = lir.subgroup_reduce mul %arg1 : i8
      %12 = lir.subgroup_reduce min_s %arg1 : i8
      %13 = lir.subgroup_reduce min_u %arg1 : i8
      %14 = lir.subgroup_reduce max_s %arg1 : i8
      %15 = lir.subgroup_reduce max_u %arg1 : i8
      %16 = lir.subgroup_reduce and %arg1 : i8
      %17 = lir.subgroup_reduce or %arg1 : i8
      %18 = lir.subgroup_reduce xor %arg1 : i8
      %19 = lir.subgroup_reduce fadd %arg0 : f64
      %20 = lir.subgroup_reduce fmul %arg0 : f64
      %21 = lir.subgroup_reduce fmin %arg0 : f64
      %22 = lir.subgroup_reduce fmax %arg0 : f64
      return
    }
  }
  module @vectors {
    func.func @total(%arg0: vector<4xi32>, %arg1: vector<3xf16>) {
      %0 = lir.divsi %arg0, %arg0 : vector<4xi32>
      %1 = lir.shrui %arg0, %arg0 : vector<4xi32>
      %2 = lir.fptosi %arg1 : vector<3xf16> -> vector<3xi64>
      return
    }
    func.func @lanes(%arg0: vector<8xf32>, %arg1: f32, %arg2: i32) {
      %0 = lir.extract_lane %arg0[%arg2] : vector<8xf32>
      %1 = lir.insert_lane %arg1, %arg0[%arg2] : vector<8xf32>
      return
    }
  }
}

