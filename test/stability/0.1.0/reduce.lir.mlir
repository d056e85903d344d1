module attributes {lir.target = "opencl3.0"} {
  lir.global @subtotals : !mir.ptr<workgroup, f32> count 256 align 4 elem f32
  func.func @reduce(%arg0: !mir.ptr<global, f32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>, lir.type = f32}, %arg1: !mir.ptr<global, f32> {lir.name = "partial", lir.resource = #mir.resource<set = 0, binding = 1, storage>, lir.type = f32}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [256, 1, 1]>} {
    %0 = lir.id_global_x
    %1 = lir.id_local_x
    %2 = lir.id_group_x
    %3 = lir.address_of @subtotals : <workgroup, f32>
    %4 = lir.gep unsigned %arg0[%0] stride 4 : <global, f32>, i32
    %5 = lir.load %4 align 4 : <global, f32> -> f32
    %6 = lir.gep unsigned %3[%1] stride 4 : <workgroup, f32>, i32
    lir.store %6, %5 align 4 : <workgroup, f32>, f32
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %7 = scf.while (%arg2 = %c128_i32) : (i32) -> i32 {
      %9 = arith.cmpi ugt, %arg2, %c0_i32 : i32
      scf.condition(%9) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %9 = arith.cmpi ult, %1, %arg2 : i32
      scf.if %9 {
        %11 = arith.addi %1, %arg2 : i32
        %12 = lir.gep unsigned %3[%11] stride 4 : <workgroup, f32>, i32
        %13 = lir.load %6 align 4 : <workgroup, f32> -> f32
        %14 = lir.load %12 align 4 : <workgroup, f32> -> f32
        %15 = arith.addf %13, %14 : f32
        lir.store %6, %15 align 4 : <workgroup, f32>, f32
      }
      lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
      %10 = lir.shrui %arg2, %c1_i32 : i32
      scf.yield %10 : i32
    }
    %c0_i32_0 = arith.constant 0 : i32
    %8 = arith.cmpi eq, %1, %c0_i32_0 : i32
    scf.if %8 {
      %9 = lir.load %6 align 4 : <workgroup, f32> -> f32
      %10 = lir.gep unsigned %arg1[%2] stride 4 : <global, f32>, i32
      lir.store %10, %9 align 4 : <global, f32>, f32
    }
    return
  }
}

