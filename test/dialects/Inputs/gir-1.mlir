module {
  module @address_spaces {
    gir.func @casts(%arg0: !gir.ptr<global, f32>, %arg1: !gir.ptr<shared, ui8>, %arg2: !gir.ptr<local, si64>) {
      %0 = gir.addrspacecast %arg0 : <global, f32> -> <generic, f32>
      %1 = gir.addrspacecast %arg1 : <shared, ui8> -> <generic, ui8>
      %2 = gir.addrspacecast %arg2 : <local, si64> -> <generic, si64>
      %3 = gir.addrspacecast %0 : <generic, f32> -> <shared, f32>
      gir.return
    }
  }
  module @arith {
    gir.func @constants() {
      %0 = gir.iconst -128 : si8
      %1 = gir.iconst 32767 : si16
      %2 = gir.iconst -1 : si32
      %3 = gir.iconst -9223372036854775808 : si64
      %4 = gir.uconst 255 : ui8
      %5 = gir.uconst 65535 : ui16
      %6 = gir.uconst 4294967295 : ui32
      %7 = gir.uconst 18446744073709551615 : ui64
      %8 = gir.fconst 5.000000e-01 : f16
      %9 = gir.fconst 0x7FC00001 : f32
      %10 = gir.fconst 1.000000e-01 : f64
      gir.return
    }
    gir.func @arithmetic(%arg0: si32, %arg1: si32, %arg2: f16, %arg3: !gir.ptr<global, f32>) {
      %0 = gir.mov %arg3 : !gir.ptr<global, f32>
      %1 = gir.add %arg0, %arg1 : si32
      %2 = gir.add %arg2, %arg2 : f16
      %3 = gir.sub %arg0, %arg1 : si32
      %4 = gir.mul %arg0, %arg1 : si32
      %5 = gir.div %arg0, %arg1 : si32
      %6 = gir.rem %arg0, %arg1 : si32
      %7 = gir.neg %arg2 : f16
      %8 = gir.and %arg0, %arg1 : si32
      %9 = gir.or %arg0, %arg1 : si32
      %10 = gir.xor %arg0, %arg1 : si32
      %11 = gir.not %arg0 : si32
      %12 = gir.shl %arg0, %arg1 : si32
      %13 = gir.shr %arg0, %arg1 : si32
      gir.return
    }
    gir.func @comparisons(%arg0: si64, %arg1: ui8, %arg2: f64) -> ui32 {
      %0 = gir.icmp eq %arg1, %arg1 : ui8
      %1 = gir.icmp ne %arg0, %arg0 : si64
      %2 = gir.icmp lt %arg0, %arg0 : si64
      %3 = gir.icmp le %arg0, %arg0 : si64
      %4 = gir.icmp gt %arg0, %arg0 : si64
      %5 = gir.icmp ge %arg0, %arg0 : si64
      %6 = gir.ucmp eq %arg0, %arg0 : si64
      %7 = gir.ucmp ne %arg1, %arg1 : ui8
      %8 = gir.ucmp lt %arg1, %arg1 : ui8
      %9 = gir.ucmp le %arg1, %arg1 : ui8
      %10 = gir.ucmp gt %arg1, %arg1 : ui8
      %11 = gir.ucmp ge %arg1, %arg1 : ui8
      %12 = gir.fcmp oeq %arg2, %arg2 : f64
      %13 = gir.fcmp one %arg2, %arg2 : f64
      %14 = gir.fcmp olt %arg2, %arg2 : f64
      %15 = gir.fcmp ole %arg2, %arg2 : f64
      %16 = gir.fcmp ogt %arg2, %arg2 : f64
      %17 = gir.fcmp oge %arg2, %arg2 : f64
      %18 = gir.fcmp ueq %arg2, %arg2 : f64
      %19 = gir.fcmp une %arg2, %arg2 : f64
      %20 = gir.fcmp ult %arg2, %arg2 : f64
      %21 = gir.fcmp ule %arg2, %arg2 : f64
      %22 = gir.fcmp ugt %arg2, %arg2 : f64
      %23 = gir.fcmp uge %arg2, %arg2 : f64
      %24 = gir.select %23, %arg0, %arg0 : si64
      gir.return %23 : ui32
    }
    gir.func @conversions(%arg0: si16, %arg1: ui16, %arg2: f32, %arg3: !gir.ptr<shared, f32>) {
      %0 = gir.bitcast %arg0 : si16 -> f16
      %1 = gir.bitcast %arg3 : !gir.ptr<shared, f32> -> !gir.ptr<shared, ui8>
      %2 = gir.trunc %arg0 : si16 -> si8
      %3 = gir.zext %arg1 : ui16 -> ui64
      %4 = gir.sext %arg0 : si16 -> si64
      %5 = gir.fptosi %arg2 : f32 -> si8
      %6 = gir.fptoui %arg2 : f32 -> ui64
      %7 = gir.sitofp %arg0 : si16 -> f32
      %8 = gir.uitofp %arg1 : ui16 -> f64
      %9 = gir.fpext %arg2 : f32 -> f64
      %10 = gir.fptrunc %arg2 : f32 -> f16
      gir.return
    }
  }
  module @atomics {
    gir.func @access(%arg0: !gir.ptr<global, f16>, %arg1: !gir.ptr<generic, si8>, %arg2: f16, %arg3: si8) {
      %0 = gir.atomic.load %arg0 ordering relaxed scope invocation : <global, f16> -> f16
      %1 = gir.atomic.load %arg1 ordering acquire scope device : <generic, si8> -> si8
      %2 = gir.atomic.load %arg1 ordering seq_cst scope system : <generic, si8> -> si8
      gir.atomic.store %arg0, %arg2 ordering relaxed scope subgroup : <global, f16>, f16
      gir.atomic.store %arg1, %arg3 ordering release scope workgroup : <generic, si8>, si8
      gir.atomic.store %arg1, %arg3 ordering seq_cst scope device : <generic, si8>, si8
      gir.return
    }
    gir.func @update(%arg0: !gir.ptr<global, ui16>, %arg1: !gir.ptr<shared, f64>, %arg2: ui16, %arg3: f64) {
      %0 = gir.atomic.rmw inc_wrap %arg0, %arg2 ordering acq_rel scope device : <global, ui16>, ui16 -> ui16
      %1 = gir.atomic.rmw dec_wrap %arg0, %arg2 ordering relaxed scope device : <global, ui16>, ui16 -> ui16
      %2 = gir.atomic.rmw fadd %arg1, %arg3 ordering relaxed scope workgroup : <shared, f64>, f64 -> f64
      %3 = gir.atomic.rmw fmin %arg1, %arg3 ordering relaxed scope workgroup : <shared, f64>, f64 -> f64
      %4 = gir.atomic.rmw fmax %arg1, %arg3 ordering relaxed scope workgroup : <shared, f64>, f64 -> f64
      %5 = gir.atomic.rmw exchange %arg1, %arg3 ordering relaxed scope workgroup : <shared, f64>, f64 -> f64
      %6 = gir.atomic.cmpxchg %arg1, %arg3, %arg3 ordering_succ release ordering_fail relaxed scope workgroup : <shared, f64>, f64, f64 -> f64
      gir.return
    }
    gir.func @flags(%arg0: !gir.ptr<global, ui32>, %arg1: !gir.ptr<shared, si32>) -> ui32 {
      %0 = gir.atomic.flag_test_and_set %arg0 ordering acq_rel scope device : <global, ui32>
      gir.atomic.flag_clear %arg1 ordering release scope workgroup : <shared, si32>
      gir.return %0 : ui32
    }
  }
  module @math {
    gir.func @floats(%arg0: f32, %arg1: f16, %arg2: f64) {
      %0 = gir.sqrt %arg0 : f32
      %1 = gir.rsqrt %arg1 : f16
      %2 = gir.sin %arg2 : f64
      %3 = gir.cos %arg0 : f32
      %4 = gir.tan %arg1 : f16
      %5 = gir.exp %arg2 : f64
      %6 = gir.exp2 %arg0 : f32
      %7 = gir.log %arg1 : f16
      %8 = gir.log2 %arg2 : f64
      %9 = gir.floor %arg0 : f32
      %10 = gir.ceil %arg1 : f16
      %11 = gir.round %arg2 : f64
      %12 = gir.rint %arg0 : f32
      %13 = gir.trunc_f %arg1 : f16
      %14 = gir.abs %arg2 : f64
      %15 = gir.pow %arg2, %arg2 : f64
      %16 = gir.min %arg2, %arg2 : f64
      %17 = gir.max %arg2, %arg2 : f64
      %18 = gir.fma %arg1, %arg1, %arg1 : f16
      %19 = gir.clamp %arg1, %arg1, %arg1 : f16
      gir.return
    }
    gir.func @integers(%arg0: si64, %arg1: ui8, %arg2: si16) {
      %0 = gir.abs %arg0 : si64
      %1 = gir.abs %arg2 : si16
      %2 = gir.popcount %arg1 : ui8
      %3 = gir.clz %arg0 : si64
      %4 = gir.ctz %arg2 : si16
      %5 = gir.bitreverse %arg1 : ui8
      %6 = gir.min %arg1, %arg1 : ui8
      %7 = gir.max %arg1, %arg1 : ui8
      %8 = gir.clamp %arg0, %arg0, %arg0 : si64
      gir.return
    }
  }
  module @memory {
    gir.func @memory(%arg0: !gir.ptr<global, f32>, %arg1: !gir.ptr<const, !gir.ptr<generic, ui8>>, %arg2: ui64, %arg3: si32) {
      %0 = gir.alloc 16 : <local, f32>
      %1 = gir.gep %arg0[%arg2] stride 4 : <global, f32>, ui64
      %2 = gir.gep %arg0[%arg3] stride 1 : <global, f32>, si32
      %3 = gir.load %1 : <global, f32> -> f32
      %4 = gir.load %arg1 : <const, !gir.ptr<generic, ui8>> -> !gir.ptr<generic, ui8>
      gir.store %arg0, %3 : <global, f32>, f32
      gir.return
    }
    gir.func @atomics(%arg0: !gir.ptr<global, ui32>, %arg1: !gir.ptr<shared, si64>, %arg2: ui32, %arg3: si64) {
      %0 = gir.atomic.rmw add %arg0, %arg2 ordering relaxed scope invocation : <global, ui32>, ui32 -> ui32
      %1 = gir.atomic.rmw sub %arg0, %arg2 ordering acquire scope subgroup : <global, ui32>, ui32 -> ui32
      %2 = gir.atomic.rmw min_s %arg1, %arg3 ordering release scope workgroup : <shared, si64>, si64 -> si64
      %3 = gir.atomic.rmw max_s %arg1, %arg3 ordering acq_rel scope device : <shared, si64>, si64 -> si64
      %4 = gir.atomic.rmw min_u %arg0, %arg2 ordering seq_cst scope system : <global, ui32>, ui32 -> ui32
      %5 = gir.atomic.rmw max_u %arg0, %arg2 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
      %6 = gir.atomic.rmw and %arg0, %arg2 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
      %7 = gir.atomic.rmw or %arg0, %arg2 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
      %8 = gir.atomic.rmw xor %arg0, %arg2 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
      %9 = gir.atomic.rmw exchange %arg0, %arg2 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
      %10 = gir.atomic.cmpxchg %arg1, %arg3, %arg3 ordering_succ acq_rel ordering_fail acquire scope workgroup : <shared, si64>, si64, si64 -> si64
      gir.return
    }
    gir.func @synchronisation() attributes {kernel} {
      gir.barrier exec_scope workgroup mem_scope device semantics acq_rel
      gir.barrier exec_scope subgroup mem_scope workgroup semantics release
      gir.fence mem_scope system semantics seq_cst
      gir.return
    }
    gir.func @grid() attributes {kernel} {
      %0 = gir.global_id x
      %1 = gir.local_id y
      %2 = gir.workgroup_id z
      %3 = gir.num_workgroups x
      %4 = gir.workgroup_size y
      gir.return
    }
  }
  module @module {
    gir.global @plain : !gir.ptr<global, ui32>
    gir.global @fixed : !gir.ptr<global, ui32> addr(4096)
    gir.global @one : !gir.ptr<const, f32> = 1.500000e+00 : f32
    gir.global @table : !gir.ptr<const, si16> count 3 = dense<[-1, 2, 32767]> : tensor<3xsi16>
    gir.global @tile : !gir.ptr<shared, f32> count 256
    gir.global @sized_at_launch : !gir.ptr<shared, f32> dynamic
    gir.global @pointers : !gir.ptr<global, !gir.ptr<generic, f64>>
    gir.func @helper(%arg0: f32 {gir.name = "a"}) -> f32 attributes {block_names = ["start"], inline_hint} {
      gir.return %arg0 : f32
    }
    gir.func @effect() attributes {noinline_hint} {
      gir.return
    }
    gir.func @kernel(%arg0: !gir.ptr<global, f32> {gir.resource = [1, 3]}, %arg1: ui32) attributes {kernel, subgroup_size = 32 : i32, workgroup_size = array<i32: 8, 4, 2>} {
      %0 = gir.address_of @plain : <global, ui32>
      %1 = gir.fconst 1.000000e+00 : f32
      %2 = gir.call @helper(%1) : (f32) -> f32
      gir.call @effect() : () -> ()
      gir.br ^bb1(%arg1, %0 : ui32, !gir.ptr<global, ui32>)
    ^bb1(%3: ui32, %4: !gir.ptr<global, ui32>):  // 2 preds: ^bb0, ^bb1
      gir.br_if %3, ^bb1(%arg1, %4 : ui32, !gir.ptr<global, ui32>), ^bb2
    ^bb2:  // pred: ^bb1
      gir.br ^bb3
    ^bb3:  // pred: ^bb2
      gir.return
    }
  }
  module @subgroups {
    gir.func @subgroups(%arg0: f64, %arg1: si8, %arg2: ui32) {
      %0 = gir.subgroup_id
      %1 = gir.subgroup_size
      %2 = gir.subgroup_local_id
      %3 = gir.num_subgroups
      %4 = gir.subgroup.shuffle %arg0, %2 : f64
      %5 = gir.subgroup.shuffle_xor %arg1, %arg2 : si8
      %6 = gir.subgroup.broadcast %arg0, %arg2 : f64
      %7 = gir.subgroup.any %arg2
      %8 = gir.subgroup.all %7
      %9 = gir.subgroup.ballot %arg2 -> vector<4xui32>
      %10 = gir.subgroup.reduce add %arg0 : f64
      %11 = gir.subgroup.reduce mul %arg1 : si8
      %12 = gir.subgroup.reduce min %arg0 : f64
      %13 = gir.subgroup.reduce max %arg1 : si8
      %14 = gir.subgroup.reduce and %arg2 : ui32
      %15 = gir.subgroup.reduce or %arg2 : ui32
      %16 = gir.subgroup.reduce xor %arg2 : ui32
      gir.return
    }
  }
  module @vectors {
    gir.func @lanes(%arg0: f32, %arg1: ui32) {
      %0 = gir.vec %arg0, %arg0 : f32, f32 -> vector<2xf32>
      %1 = gir.vec %arg0, %0 : f32, vector<2xf32> -> vector<3xf32>
      %2 = gir.extract %1[%arg1] : vector<3xf32>
      %3 = gir.insert %arg0, %1[%arg1] : vector<3xf32>
      %4 = gir.splat %arg0 : vector<16xf32>
      gir.return
    }
    gir.func @arithmetic(%arg0: vector<4xui32>, %arg1: vector<8xsi8>, %arg2: vector<2xf64>) {
      %0 = gir.mov %arg0 : vector<4xui32>
      %1 = gir.add %arg2, %arg2 : vector<2xf64>
      %2 = gir.sub %arg0, %arg0 : vector<4xui32>
      %3 = gir.mul %arg1, %arg1 : vector<8xsi8>
      %4 = gir.div %arg1, %arg1 : vector<8xsi8>
      %5 = gir.rem %arg0, %arg0 : vector<4xui32>
      %6 = gir.neg %arg2 : vector<2xf64>
      %7 = gir.and %arg0, %arg0 : vector<4xui32>
      %8 = gir.or %arg0, %arg0 : vector<4xui32>
      %9 = gir.xor %arg0, %arg0 : vector<4xui32>
      %10 = gir.not %arg1 : vector<8xsi8>
      %11 = gir.shl %arg0, %arg0 : vector<4xui32>
      %12 = gir.shr %arg1, %arg1 : vector<8xsi8>
      gir.return
    }
    gir.func @conditions(%arg0: vector<4xsi32>, %arg1: vector<4xui32>, %arg2: vector<4xf32>, %arg3: ui32) {
      %0 = gir.icmp lt %arg0, %arg0 : vector<4xsi32>
      %1 = gir.ucmp ge %arg1, %arg1 : vector<4xui32>
      %2 = gir.fcmp une %arg2, %arg2 : vector<4xf32>
      %3 = gir.select %2, %arg2, %arg2 : vector<4xui32>, vector<4xf32>
      %4 = gir.select %arg3, %arg2, %arg2 : vector<4xf32>
      %5 = gir.select %2, %arg1, %2 : vector<4xui32>, vector<4xui32>
      gir.return
    }
    gir.func @conversions(%arg0: vector<3xsi32>, %arg1: vector<3xui32>, %arg2: vector<3xf32>, %arg3: ui64) {
      %0 = gir.trunc %arg0 : vector<3xsi32> -> vector<3xsi8>
      %1 = gir.zext %arg1 : vector<3xui32> -> vector<3xui64>
      %2 = gir.sext %arg0 : vector<3xsi32> -> vector<3xsi64>
      %3 = gir.fptosi %arg2 : vector<3xf32> -> vector<3xsi16>
      %4 = gir.fptoui %arg2 : vector<3xf32> -> vector<3xui32>
      %5 = gir.sitofp %arg0 : vector<3xsi32> -> vector<3xf64>
      %6 = gir.uitofp %arg1 : vector<3xui32> -> vector<3xf16>
      %7 = gir.fpext %arg2 : vector<3xf32> -> vector<3xf64>
      %8 = gir.fptrunc %arg2 : vector<3xf32> -> vector<3xf16>
      %9 = gir.bitcast %arg2 : vector<3xf32> -> vector<3xsi32>
      %10 = gir.bitcast %arg3 : ui64 -> vector<4xsi16>
      gir.return
    }
    gir.global @tile : !gir.ptr<shared, vector<4xf32>> count 64
    gir.func @memory(%arg0: !gir.ptr<global, vector<3xf16>>, %arg1: ui32) -> vector<3xf16> {
      %0 = gir.gep %arg0[%arg1] stride 8 : <global, vector<3xf16>>, ui32
      %1 = gir.load %0 : <global, vector<3xf16>> -> vector<3xf16>
      gir.store %0, %1 : <global, vector<3xf16>>, vector<3xf16>
      %2 = gir.alloc 4 : <local, vector<2xui8>>
      gir.br ^bb1(%1 : vector<3xf16>)
    ^bb1(%3: vector<3xf16>):  // pred: ^bb0
      gir.return %3 : vector<3xf16>
    }
  }
}

