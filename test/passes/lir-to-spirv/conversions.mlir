// Conversions between numbers of all widths, and from and to i1.
// R-GIR-74
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "vulkan1.2"} {
  // CHECK-LABEL: spirv.func @integers(
  // CHECK-SAME: %[[B:.*]]: i8)
  func.func @integers(%b: i8) -> i16 {
    // CHECK: %[[H:.*]] = spirv.UConvert %[[B]] : i8 to i16
    %0 = arith.extui %b : i8 to i16
    // CHECK: %[[W:.*]] = spirv.SConvert %[[H]] : i16 to i32
    %1 = arith.extsi %0 : i16 to i32
    // CHECK: %[[L:.*]] = spirv.SConvert %[[W]] : i32 to i64
    %2 = arith.extsi %1 : i32 to i64
    // CHECK: spirv.UConvert %[[B]] : i8 to i64
    %3 = arith.extui %b : i8 to i64
    // CHECK: spirv.UConvert %[[L]] : i64 to i8
    %4 = arith.trunci %2 : i64 to i8
    // CHECK: %[[R:.*]] = spirv.UConvert %[[L]] : i64 to i16
    %5 = arith.trunci %2 : i64 to i16
    return %5 : i16
  }

  // CHECK-LABEL: spirv.func @floats(
  // CHECK-SAME: %[[H:.*]]: f16)
  func.func @floats(%h: f16) -> f16 {
    // CHECK: %[[F:.*]] = spirv.FConvert %[[H]] : f16 to f32
    %0 = arith.extf %h : f16 to f32
    // CHECK: %[[D:.*]] = spirv.FConvert %[[F]] : f32 to f64
    %1 = arith.extf %0 : f32 to f64
    // CHECK: spirv.FConvert %[[D]] : f64 to f32
    %2 = arith.truncf %1 : f64 to f32
    // Drivers round this one twice: round to odd in between.
    // CHECK: %[[NEAR:.*]] = spirv.FConvert %[[D]] : f64 to f32
    // CHECK: %[[BACK:.*]] = spirv.FConvert %[[NEAR]] : f32 to f64
    // CHECK: %[[BITS:.*]] = spirv.Bitcast %[[NEAR]] : f32 to i32
    // CHECK: spirv.FOrdNotEqual %[[BACK]], %[[D]]
    // CHECK: %[[ODD:.*]] = spirv.IAdd %[[BITS]], %{{.*}}
    // CHECK: %[[FLOAT:.*]] = spirv.Bitcast %[[ODD]] : i32 to f32
    // CHECK: spirv.FConvert %[[FLOAT]] : f32 to f16
    %3 = arith.truncf %1 to_nearest_even : f64 to f16
    return %3 : f16
  }

  // CHECK-LABEL: spirv.func @mixed(
  // CHECK-SAME: %[[B:.*]]: i8, %[[L:.*]]: i64, %[[H:.*]]: f16, %[[D:.*]]: f64)
  func.func @mixed(%b: i8, %l: i64, %h: f16, %d: f64) {
    // CHECK: spirv.ConvertSToF %[[B]] : i8 to f64
    %0 = arith.sitofp %b : i8 to f64
    // CHECK: spirv.ConvertUToF %[[L]] : i64 to f16
    %1 = arith.uitofp %l : i64 to f16
    // CHECK: spirv.ConvertFToS %[[H]] : f16 to i64
    %2 = arith.fptosi %h : f16 to i64
    // CHECK: spirv.ConvertFToU %[[D]] : f64 to i8
    %3 = arith.fptoui %d : f64 to i8
    // CHECK: spirv.Bitcast %[[D]] : f64 to i64
    %4 = arith.bitcast %d : f64 to i64
    // CHECK: spirv.Bitcast %[[H]] : f16 to i16
    %5 = arith.bitcast %h : f16 to i16
    return
  }

  // CHECK-LABEL: spirv.func @booleans(
  // CHECK-SAME: %[[B:.*]]: i1, %[[L:.*]]: i64)
  func.func @booleans(%b: i1, %l: i64) {
    // CHECK: %[[YES:.*]] = spirv.Constant 1 : i8
    // CHECK: %[[NO:.*]] = spirv.Constant 0 : i8
    // CHECK: spirv.Select %[[B]], %[[YES]], %[[NO]]
    %0 = arith.extui %b : i1 to i8
    // CHECK: %[[YES:.*]] = spirv.Constant -1 : i64
    // CHECK: %[[NO:.*]] = spirv.Constant 0 : i64
    // CHECK: spirv.Select %[[B]], %[[YES]], %[[NO]]
    %1 = arith.extsi %b : i1 to i64
    // CHECK: %[[YES:.*]] = spirv.Constant 1.000000e+00 : f16
    // CHECK: %[[NO:.*]] = spirv.Constant 0.000000e+00 : f16
    // CHECK: spirv.Select %[[B]], %[[YES]], %[[NO]]
    %2 = arith.uitofp %b : i1 to f16
    // CHECK: %[[YES:.*]] = spirv.Constant -1.000000e+00 : f64
    // CHECK: %[[NO:.*]] = spirv.Constant 0.000000e+00 : f64
    // CHECK: spirv.Select %[[B]], %[[YES]], %[[NO]]
    %3 = arith.sitofp %b : i1 to f64
    // CHECK: %[[ONE:.*]] = spirv.Constant 1 : i64
    // CHECK: %[[ZERO:.*]] = spirv.Constant 0 : i64
    // CHECK: %[[BIT:.*]] = spirv.BitwiseAnd %[[L]], %[[ONE]] : i64
    // CHECK: spirv.INotEqual %[[BIT]], %[[ZERO]] : i64
    %4 = arith.trunci %l : i64 to i1
    return
  }

  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
