// Arithmetic, comparisons and conversions.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "vulkan1.1"} {
  // CHECK-LABEL: spirv.func @integers(
  // CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[B:.*]]: i1)
  func.func @integers(%x: i32, %y: i32, %b: i1) -> i32 {
    // CHECK-NEXT: %[[ADD:.*]] = spirv.IAdd %[[X]], %[[Y]]
    %0 = arith.addi %x, %y : i32
    // CHECK-NEXT: %[[SUB:.*]] = spirv.ISub %[[ADD]], %[[Y]]
    %1 = arith.subi %0, %y : i32
    // CHECK-NEXT: %[[MUL:.*]] = spirv.IMul %[[SUB]], %[[Y]]
    %2 = arith.muli %1, %y : i32
    // CHECK-NEXT: %[[SDIV:.*]] = spirv.SDiv %[[MUL]], %[[Y]]
    %3 = arith.divsi %2, %y : i32
    // CHECK-NEXT: %[[UDIV:.*]] = spirv.UDiv %[[SDIV]], %[[Y]]
    %4 = arith.divui %3, %y : i32
    // CHECK-NEXT: %[[UMOD:.*]] = spirv.UMod %[[UDIV]], %[[Y]]
    %5 = arith.remui %4, %y : i32
    // OpSRem is undefined for negative operands on Vulkan.
    // CHECK-NEXT: %[[Q:.*]] = spirv.SDiv %[[UMOD]], %[[Y]]
    // CHECK-NEXT: %[[P:.*]] = spirv.IMul %[[Q]], %[[Y]]
    // CHECK-NEXT: %[[REM:.*]] = spirv.ISub %[[UMOD]], %[[P]]
    %6 = arith.remsi %5, %y : i32
    // CHECK-NEXT: %[[SHL:.*]] = spirv.ShiftLeftLogical %[[REM]], %[[Y]]
    %7 = arith.shli %6, %y : i32
    // CHECK-NEXT: %[[SHRS:.*]] = spirv.ShiftRightArithmetic %[[SHL]], %[[Y]]
    %8 = arith.shrsi %7, %y : i32
    // CHECK-NEXT: %[[SHRU:.*]] = spirv.ShiftRightLogical %[[SHRS]], %[[Y]]
    %9 = arith.shrui %8, %y : i32
    // CHECK-NEXT: %[[AND:.*]] = spirv.BitwiseAnd %[[SHRU]], %[[Y]]
    %10 = arith.andi %9, %y : i32
    // CHECK-NEXT: %[[OR:.*]] = spirv.BitwiseOr %[[AND]], %[[Y]]
    %11 = arith.ori %10, %y : i32
    // CHECK-NEXT: %[[XOR:.*]] = spirv.BitwiseXor %[[OR]], %[[Y]]
    %12 = arith.xori %11, %y : i32
    // CHECK-NEXT: %[[SMAX:.*]] = spirv.GL.SMax %[[XOR]], %[[Y]]
    %13 = arith.maxsi %12, %y : i32
    // CHECK-NEXT: %[[UMIN:.*]] = spirv.GL.UMin %[[SMAX]], %[[Y]]
    %14 = arith.minui %13, %y : i32
    // CHECK-NEXT: spirv.Select %[[B]], %[[UMIN]], %[[X]]
    %15 = arith.select %b, %14, %x : i32
    // CHECK: spirv.ReturnValue
    return %15 : i32
  }

  // CHECK-LABEL: spirv.func @booleans(
  // CHECK-SAME: %[[A:.*]]: i1, %[[B:.*]]: i1)
  func.func @booleans(%a: i1, %b: i1) -> i32 {
    // CHECK: %[[AND:.*]] = spirv.LogicalAnd %[[A]], %[[B]]
    %0 = arith.andi %a, %b : i1
    // CHECK: %[[OR:.*]] = spirv.LogicalOr %[[AND]], %[[B]]
    %1 = arith.ori %0, %b : i1
    // CHECK: %[[XOR:.*]] = spirv.LogicalNotEqual %[[OR]], %[[B]]
    %2 = arith.xori %1, %b : i1
    // CHECK: %[[EQ:.*]] = spirv.LogicalEqual %[[XOR]], %[[B]]
    %3 = arith.cmpi eq, %2, %b : i1
    // CHECK: %[[ONE:.*]] = spirv.Constant 1 : i32
    // CHECK: %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK: %[[EXT:.*]] = spirv.Select %[[EQ]], %[[ONE]], %[[ZERO]]
    %4 = arith.extui %3 : i1 to i32
    // CHECK: %[[MINUS:.*]] = spirv.Constant -1 : i32
    // CHECK: spirv.Select %[[EQ]], %[[MINUS]], %{{.*}} : i1, i32
    %5 = arith.extsi %3 : i1 to i32
    // CHECK: %[[BIT:.*]] = spirv.BitwiseAnd %[[EXT]], %{{.*}}
    // CHECK: spirv.INotEqual %[[BIT]], %{{.*}}
    %6 = arith.trunci %4 : i32 to i1
    // CHECK: spirv.Select %{{.*}} : i1, f32
    %7 = arith.uitofp %6 : i1 to f32
    return %5 : i32
  }

  // CHECK-LABEL: spirv.func @floats(
  // CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
  func.func @floats(%x: f32, %y: f32) -> f32 {
    // Every operation rounds: no fused multiply-add.
    // CHECK: %[[MUL:.*]] = spirv.FMul %[[X]], %[[Y]] {no_contraction}
    %0 = arith.mulf %x, %y : f32
    // CHECK: %[[ADD:.*]] = spirv.FAdd %[[MUL]], %[[Y]] {no_contraction}
    %1 = arith.addf %0, %y : f32
    // CHECK: %[[SUB:.*]] = spirv.FSub %[[ADD]], %[[Y]] {no_contraction}
    %2 = arith.subf %1, %y : f32
    // CHECK: %[[DIV:.*]] = spirv.FDiv %[[SUB]], %[[Y]] {no_contraction}
    %3 = arith.divf %2, %y : f32
    // CHECK: %[[NEG:.*]] = spirv.FNegate %[[DIV]]
    %4 = arith.negf %3 : f32
    // CHECK: %[[BITS:.*]] = spirv.Bitcast %[[NEG]] : f32 to i32
    %5 = arith.bitcast %4 : f32 to i32
    // CHECK: spirv.ConvertUToF %[[BITS]] : i32 to f32
    %6 = arith.uitofp %5 : i32 to f32
    // CHECK: spirv.ConvertSToF %[[BITS]] : i32 to f32
    %7 = arith.sitofp %5 : i32 to f32
    // CHECK: spirv.ConvertFToS
    %8 = arith.fptosi %7 : f32 to i32
    // CHECK: spirv.ConvertFToU
    %9 = arith.fptoui %7 : f32 to i32
    return %7 : f32
  }

  // CHECK-LABEL: spirv.func @comparisons(
  // CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[F:.*]]: f32, %[[G:.*]]: f32)
  func.func @comparisons(%x: i32, %y: i32, %f: f32, %g: f32) {
    // CHECK: spirv.SLessThan %[[X]], %[[Y]]
    %0 = arith.cmpi slt, %x, %y : i32
    // CHECK: spirv.UGreaterThanEqual %[[X]], %[[Y]]
    %1 = arith.cmpi uge, %x, %y : i32
    // CHECK: spirv.FOrdLessThan %[[F]], %[[G]]
    %2 = arith.cmpf olt, %f, %g : f32
    // CHECK: spirv.FUnordNotEqual %[[F]], %[[G]]
    %3 = arith.cmpf une, %f, %g : f32
    // CHECK: %[[L:.*]] = spirv.IsNan %[[F]]
    // CHECK: %[[R:.*]] = spirv.IsNan %[[G]]
    // CHECK: %[[UNO:.*]] = spirv.LogicalOr %[[L]], %[[R]]
    // CHECK: spirv.LogicalNot %[[UNO]]
    %4 = arith.cmpf ord, %f, %g : f32
    return
  }

  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
