// Mathematical functions and bit operations.
// R-RUNA-49
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "vulkan1.1"} {
  // CHECK-LABEL: spirv.func @floats(
  // CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
  func.func @floats(%x: f32, %y: f32) -> f32 {
    // CHECK: spirv.GL.FAbs %[[X]] : f32
    %0 = math.absf %x : f32
    // CHECK: spirv.GL.Floor %[[X]] : f32
    %1 = math.floor %x : f32
    // CHECK: spirv.GL.Ceil %[[X]] : f32
    %2 = math.ceil %x : f32
    // CHECK: spirv.GL.RoundEven %[[X]] : f32
    %3 = math.roundeven %x : f32
    // CHECK: spirv.GL.Sqrt %[[X]] : f32
    %4 = math.sqrt %x : f32
    // CHECK: spirv.GL.InverseSqrt %[[X]] : f32
    %5 = math.rsqrt %x : f32
    // CHECK: spirv.GL.Sin %[[X]] : f32
    %6 = math.sin %x : f32
    // CHECK: spirv.GL.Cos %[[X]] : f32
    %7 = math.cos %x : f32
    // CHECK: spirv.GL.Tan %[[X]] : f32
    %8 = math.tan %x : f32
    // CHECK: spirv.GL.Exp %[[X]] : f32
    %9 = math.exp %x : f32
    // CHECK: spirv.GL.Exp2 %[[X]] : f32
    %10 = math.exp2 %x : f32
    // CHECK: spirv.GL.Log %[[X]] : f32
    %11 = math.log %x : f32
    // CHECK: spirv.GL.Log2 %[[X]] : f32
    %12 = math.log2 %x : f32
    // CHECK: spirv.GL.Pow %[[X]], %[[Y]] : f32
    %pow = math.powf %x, %y : f32
    // CHECK: spirv.GL.Fma %[[X]], %[[Y]], %[[X]] : f32
    %fma = math.fma %x, %y, %x : f32
    // FMin may yield either of a number and a NaN.
    // CHECK: %[[LESS:.*]] = spirv.FOrdLessThan %[[X]], %[[Y]] : f32
    // CHECK: %[[ALONE:.*]] = spirv.IsNan %[[Y]] : f32
    // CHECK: %[[FIRST:.*]] = spirv.LogicalOr %[[LESS]], %[[ALONE]] : i1
    // CHECK: spirv.Select %[[FIRST]], %[[X]], %[[Y]] : i1, f32
    %min = arith.minnumf %x, %y : f32
    // CHECK: %[[MORE:.*]] = spirv.FOrdLessThan %[[Y]], %[[X]] : f32
    // CHECK: %[[ALONE:.*]] = spirv.IsNan %[[Y]] : f32
    // CHECK: %[[FIRST:.*]] = spirv.LogicalOr %[[MORE]], %[[ALONE]] : i1
    // CHECK: spirv.Select %[[FIRST]], %[[X]], %[[Y]] : i1, f32
    %max = arith.maxnumf %x, %y : f32
    return %max : f32
  }

  // CHECK-LABEL: spirv.func @rounding(
  // CHECK-SAME: %[[X:.*]]: f32)
  func.func @rounding(%x: f32) -> f32 {
    // The magnitude is rounded, the sign goes back on.
    // CHECK: %[[ABS:.*]] = spirv.GL.FAbs %[[X]] : f32
    // CHECK: %[[WHOLE:.*]] = spirv.GL.Floor %[[ABS]] : f32
    // CHECK: %[[XBITS:.*]] = spirv.Bitcast %[[X]] : f32 to i32
    // CHECK: %[[BITS:.*]] = spirv.Bitcast %[[WHOLE]] : f32 to i32
    // CHECK: %[[MASK:.*]] = spirv.Constant -2147483648 : i32
    // CHECK: %[[SIGN:.*]] = spirv.BitwiseAnd %[[XBITS]], %[[MASK]] : i32
    // CHECK: %[[ALL:.*]] = spirv.BitwiseOr %[[BITS]], %[[SIGN]] : i32
    // CHECK: spirv.Bitcast %[[ALL]] : i32 to f32
    %0 = math.trunc %x : f32
    // Halves go up; GLSL's Round leaves them open.
    // CHECK: %[[ABS:.*]] = spirv.GL.FAbs %[[X]] : f32
    // CHECK: %[[WHOLE:.*]] = spirv.GL.Floor %[[ABS]] : f32
    // CHECK: %[[REST:.*]] = spirv.FSub %[[ABS]], %[[WHOLE]] {no_contraction} : f32
    // CHECK: %[[HALF:.*]] = spirv.Constant 5.000000e-01 : f32
    // CHECK: %[[UP:.*]] = spirv.FOrdGreaterThanEqual %[[REST]], %[[HALF]] : f32
    // CHECK: %[[ONE:.*]] = spirv.Constant 1.000000e+00 : f32
    // CHECK: %[[NEXT:.*]] = spirv.FAdd %[[WHOLE]], %[[ONE]] {no_contraction} : f32
    // CHECK: spirv.Select %[[UP]], %[[NEXT]], %[[WHOLE]] : i1, f32
    %1 = math.round %x : f32
    return %1 : f32
  }

  // CHECK-LABEL: spirv.func @integers(
  // CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32)
  func.func @integers(%x: i32, %y: i32) -> i32 {
    // CHECK: spirv.GL.SAbs %[[X]] : i32
    %0 = math.absi %x : i32
    // CHECK: spirv.GL.SMin %[[X]], %[[Y]] : i32
    %1 = arith.minsi %x, %y : i32
    // CHECK: spirv.GL.UMax %[[X]], %[[Y]] : i32
    %2 = arith.maxui %x, %y : i32
    // CHECK: spirv.BitCount %[[X]] : i32
    %3 = math.ctpop %x : i32
    // CHECK: spirv.BitReverse %[[X]] : i32
    %4 = lir.bitreverse %x : i32
    // Of 0 both searches give -1.
    // CHECK: %[[HIGHEST:.*]] = spirv.GL.FindUMsb %[[X]] : i32
    // CHECK: %[[TOP:.*]] = spirv.Constant 31 : i32
    // CHECK: spirv.ISub %[[TOP]], %[[HIGHEST]] : i32
    %5 = math.ctlz %x : i32
    // CHECK: %[[LOWEST:.*]] = spirv.GL.FindILsb %[[X]] : i32
    // CHECK: %[[WIDTH:.*]] = spirv.Constant 32 : i32
    // CHECK: spirv.GL.UMin %[[LOWEST]], %[[WIDTH]] : i32
    %6 = math.cttz %x : i32
    // CHECK: %[[PRODUCT:.*]] = spirv.UMulExtended %[[X]], %[[Y]] : !spirv.struct<(i32, i32)>
    // CHECK: spirv.CompositeExtract %[[PRODUCT]][0 : i32]
    // CHECK: spirv.CompositeExtract %[[PRODUCT]][1 : i32]
    %low, %high = arith.mului_extended %x, %y : i32
    return %high : i32
  }

  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
