// Quotients can be left to the target.
// RUN: gir-opt --lir-expand-math=quotients=false %s | FileCheck %s

// CHECK-LABEL: func.func @uses(
func.func @uses(%x: f32, %y: f32) -> f32 {
  // CHECK: arith.divf %{{.*}}, %{{.*}} : f32
  %0 = arith.divf %x, %y : f32
  // CHECK: call @gir_sqrt_f32
  %1 = math.sqrt %0 : f32
  return %1 : f32
}
// CHECK-NOT: @gir_div_f32
