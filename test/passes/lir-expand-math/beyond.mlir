// Functions that not all targets have become calls, whatever their flags permit.
// R-RUNA-49
// RUN: gir-opt --lir-expand-math %s | FileCheck %s

// CHECK-LABEL: func.func @uses(
// CHECK-SAME: %[[X:.*]]: f32, %[[H:.*]]: f16, %[[D:.*]]: f64, %[[V:.*]]: vector<2xf32>)
func.func @uses(%x: f32, %h: f16, %d: f64, %v: vector<2xf32>) {
  // CHECK: call @gir_tanh_f32(%[[X]]) : (f32) -> f32
  %0 = math.tanh %x fastmath<afn> : f32
  // CHECK: call @gir_erf_f16(%[[H]]) : (f16) -> f16
  %1 = math.erf %h fastmath<fast> : f16
  // CHECK: call @gir_cbrt_f64(%[[D]]) : (f64) -> f64
  %2 = math.cbrt %d : f64
  // CHECK: call @gir_fmod_f64(%[[D]], %[[D]]) : (f64, f64) -> f64
  %3 = arith.remf %d, %d : f64
  // CHECK-COUNT-2: call @gir_atan2_f32
  %4 = math.atan2 %v, %v : vector<2xf32>
  return
}

// CHECK-COUNT-5: func.func private @gir_{{.*}} attributes {lir.math_function} {
