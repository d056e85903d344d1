module {
  mir.gpu.global @subtotals : !mir.ptr<workgroup, f32> count 256 elem f32
  func.func @reduce(%arg0: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.type = f32}, %arg1: !mir.ptr<global, f32> {mir.name = "partial", mir.resource = #mir.resource<set = 0, binding = 1, storage>, mir.type = f32}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [256, 1, 1]>} {
    %0 = mir.gpu.global_id x
    %1 = mir.gpu.local_id x
    %2 = mir.gpu.workgroup_id x
    %3 = mir.gpu.address_of @subtotals : <workgroup, f32>
    %4 = mir.gpu.gep unsigned %arg0[%0] stride 4 : <global, f32>, i32
    %5 = mir.gpu.load %4 : <global, f32> -> f32
    %6 = mir.gpu.gep unsigned %3[%1] stride 4 : <workgroup, f32>, i32
    mir.gpu.store %6, %5 : <workgroup, f32>, f32
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %c128_i32 = arith.constant 128 : i32
    %7 = scf.while (%arg2 = %c128_i32) : (i32) -> i32 {
      %c0_i32_0 = arith.constant 0 : i32
      %9 = arith.cmpi ugt, %arg2, %c0_i32_0 : i32
      scf.condition(%9) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %9 = arith.cmpi ult, %1, %arg2 : i32
      scf.if %9 {
        %11 = arith.addi %1, %arg2 : i32
        %12 = mir.gpu.gep unsigned %3[%11] stride 4 : <workgroup, f32>, i32
        %13 = mir.gpu.load %6 : <workgroup, f32> -> f32
        %14 = mir.gpu.load %12 : <workgroup, f32> -> f32
        %15 = arith.addf %13, %14 : f32
        mir.gpu.store %6, %15 : <workgroup, f32>, f32
      }
      mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
      %c1_i32 = arith.constant 1 : i32
      %10 = mir.shrui %arg2, %c1_i32 : i32
      scf.yield %10 : i32
    }
    %c0_i32 = arith.constant 0 : i32
    %8 = arith.cmpi eq, %1, %c0_i32 : i32
    scf.if %8 {
      %9 = mir.gpu.load %6 : <workgroup, f32> -> f32
      %10 = mir.gpu.gep unsigned %arg1[%2] stride 4 : <global, f32>, i32
      mir.gpu.store %10, %9 : <global, f32>, f32
    }
    return
  }
}

