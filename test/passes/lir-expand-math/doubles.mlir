// Functions of f64 are computed in words of 64 bits.
// R-RUNA-49
// RUN: gir-opt --lir-expand-math %s | FileCheck %s

// CHECK-LABEL: func.func @uses(
// CHECK-SAME: %[[X:.*]]: f64, %[[Y:.*]]: f64, %[[V:.*]]: vector<2xf64>)
func.func @uses(%x: f64, %y: f64, %v: vector<2xf64>) -> vector<2xf64> {
  // CHECK: call @gir_sin_f64(%[[X]]) : (f64) -> f64
  %0 = math.sin %x : f64
  // CHECK: call @gir_cos_f64
  %1 = math.cos %x : f64
  // CHECK: call @gir_tan_f64
  %2 = math.tan %x : f64
  // CHECK: call @gir_exp_f64
  %3 = math.exp %x : f64
  // CHECK: call @gir_exp2_f64
  %4 = math.exp2 %x : f64
  // CHECK: call @gir_log_f64
  %5 = math.log %x : f64
  // CHECK: call @gir_log2_f64
  %6 = math.log2 %x : f64
  // CHECK: call @gir_pow_f64(%[[X]], %[[Y]]) : (f64, f64) -> f64
  %7 = math.powf %x, %y : f64
  // CHECK: call @gir_fma_f64(%[[X]], %[[Y]], %[[X]]) : (f64, f64, f64) -> f64
  %8 = math.fma %x, %y, %x : f64
  // CHECK: call @gir_sqrt_f64
  %9 = math.sqrt %x : f64
  // CHECK: call @gir_rsqrt_f64
  %10 = math.rsqrt %x : f64
  // CHECK: call @gir_div_f64
  %11 = arith.divf %x, %y : f64
  // A target that lacks a function of f64 has no approximation of it either.
  // CHECK: call @gir_exp_f64
  %12 = math.exp %x fastmath<afn> : f64
  // CHECK: math.sqrt %[[X]] fastmath<afn> : f64
  %13 = math.sqrt %x fastmath<afn> : f64
  // CHECK: math.rsqrt %[[X]] fastmath<afn> : f64
  %14 = math.rsqrt %x fastmath<afn> : f64
  // CHECK: arith.divf %[[X]], %[[Y]] fastmath<arcp> : f64
  %15 = arith.divf %x, %y fastmath<arcp> : f64
  // CHECK: %[[A:.*]] = vector.extract %[[V]][0]
  // CHECK-NEXT: call @gir_exp2_f64(%[[A]]) : (f64) -> f64
  // CHECK-NEXT: %[[B:.*]] = vector.extract %[[V]][1]
  // CHECK-NEXT: call @gir_exp2_f64(%[[B]]) : (f64) -> f64
  %16 = math.exp2 %v : vector<2xf64>
  return %16 : vector<2xf64>
}

// CHECK: func.func private @gir_div_f64(
// The estimate, with Newton's steps behind it.
// CHECK: arith.divf %{{.*}}, %{{.*}} fastmath<arcp> : f64
// CHECK-NOT: arith.divf
// CHECK: func.func private @gir_sqrt_f64(%[[X:.*]]: f64) -> f64 attributes {lir.math_function} {
// CHECK: arith.constant 6910469410427058089 : i64
// CHECK-NOT: math.sqrt
// CHECK: func.func private @gir_rsqrt_f64(
// CHECK: func.func private @gir_fma_f64(
// CHECK-NOT: math.fma
// CHECK: arith.mului_extended %{{.*}}, %{{.*}} : i64
// CHECK-NOT: f32
