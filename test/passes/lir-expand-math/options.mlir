// Functions that the target approximates stay where a program permits that, and those of a library that the module names take the
// place of ours.
// RUN: gir-opt --split-input-file --lir-expand-math="quotients=false roots=false approximations=sin+exp2 library=__nv_" %s | FileCheck %s

// CHECK-LABEL: func.func @approximations(
func.func @approximations(%x: f32, %y: f64) -> (f32, f32, f32, f64) {
  // CHECK: math.sin %{{.*}} fastmath<afn>
  %a = math.sin %x fastmath<afn> : f32
  // CHECK: call @gir_exp_f32(
  %b = math.exp %x fastmath<afn> : f32
  // CHECK: call @gir_exp2_f32(
  %c = math.exp2 %x : f32
  // CHECK: math.rsqrt %{{.*}} fastmath<afn>
  %d = math.rsqrt %y fastmath<afn> : f64
  return %a, %b, %c, %d : f32, f32, f32, f64
}
// CHECK-NOT: __nv_

// -----

module attributes {lir.math_library = "functions.bc"} {
  // CHECK-LABEL: func.func @library(
  func.func @library(%x: f16, %y: vector<2xf32>, %z: f64) -> (f16, vector<2xf32>, f64, f64) {
    // CHECK: call @gir_log_f16(
    %a = math.log %x : f16
    // CHECK-COUNT-2: call @gir_pow_f32(
    %b = math.powf %y, %y : vector<2xf32>
    // CHECK: call @gir_tan_f64(
    %c = math.tan %z : f64
    // CHECK: math.sqrt
    %d = math.sqrt %z : f64
    return %a, %b, %c, %d : f16, vector<2xf32>, f64, f64
  }
  // CHECK: func.func private @gir_log_f16(
  // CHECK-NEXT: %[[X:.*]] = arith.extf
  // CHECK-NEXT: %[[R:.*]] = call @__nv_logf(%[[X]]) : (f32) -> f32
  // CHECK-NEXT: arith.truncf %[[R]]
  // CHECK: func.func private @gir_pow_f32(
  // CHECK-NEXT: call @__nv_powf(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
  // CHECK: func.func private @gir_tan_f64(
  // CHECK-NEXT: call @__nv_tan(
  // CHECK-DAG: func.func private @__nv_logf(f32) -> f32
  // CHECK-DAG: func.func private @__nv_powf(f32, f32) -> f32
  // CHECK-DAG: func.func private @__nv_tan(f64) -> f64
}
