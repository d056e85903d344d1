// Functions whose errors differ from target to target become calls, one function for all uses.
// R-RUNA-49
// RUN: gir-opt --lir-expand-math %s | FileCheck %s

// CHECK-LABEL: func.func @uses(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32, %[[H:.*]]: f16, %[[D:.*]]: f64)
func.func @uses(%x: f32, %y: f32, %h: f16, %d: f64) -> f32 {
  // CHECK: %[[A:.*]] = call @gir_exp_f32(%[[X]]) : (f32) -> f32
  %0 = math.exp %x : f32
  // CHECK: %[[B:.*]] = call @gir_exp_f32(%[[A]]) : (f32) -> f32
  %1 = math.exp %0 : f32
  // CHECK: call @gir_div_f32(%[[B]], %[[Y]]) : (f32, f32) -> f32
  %2 = arith.divf %1, %y : f32
  // CHECK: call @gir_fma_f32(%[[X]], %[[Y]], %[[X]]) : (f32, f32, f32) -> f32
  %3 = math.fma %x, %y, %x : f32
  // CHECK: call @gir_sqrt_f16(%[[H]]) : (f16) -> f16
  %4 = math.sqrt %h : f16
  // Flags that allow an approximation.
  // CHECK: math.exp %[[X]] fastmath<afn> : f32
  %fast = math.exp %x fastmath<afn> : f32
  // CHECK: arith.divf %[[X]], %[[Y]] fastmath<arcp> : f32
  %near = arith.divf %x, %y fastmath<arcp> : f32
  // CHECK: call @gir_sqrt_f64(%[[D]]) : (f64) -> f64
  %5 = math.sqrt %d : f64
  // Functions that are exact on every target stay.
  // CHECK: math.floor %[[X]] : f32
  %6 = math.floor %x : f32
  return %2 : f32
}

// CHECK: func.func private @gir_div_f32(%{{.*}}: f32, %{{.*}}: f32) -> f32 attributes {lir.math_function} {
// The estimate, which is corrected.
// CHECK: arith.divf %{{.*}}, %{{.*}} fastmath<arcp> : f32
// CHECK-NOT: arith.divf
// Halves are computed as f32.
// CHECK: func.func private @gir_sqrt_f16(%[[X:.*]]: f16) -> f16 attributes {lir.math_function} {
// CHECK-NEXT: arith.extf %[[X]] : f16 to f32
// CHECK-NOT: math.sqrt
// CHECK: %[[R:.*]] = arith.truncf %{{.*}} : f32 to f16
// CHECK-NEXT: return %[[R]] : f16
// CHECK: func.func private @gir_fma_f32(
// CHECK: func.func private @gir_exp_f32(
// CHECK-NOT: func.func
