// The advice for functions of `math` without a GIR form: --gpu-to-mir expands them.
// X-6
// RUN: gir-opt --gpu-to-mir --emit-gir %s | FileCheck %s

// CHECK-LABEL: func @classes(
func.func @classes(%x: f32, %y: f32) -> (i1) {
  // CHECK: bitcast
  // CHECK: ucmp.lt
  %0 = math.isnormal %x : f32
  %1 = math.copysign %x, %y : f32
  %2 = math.isfinite %1 : f32
  %3 = arith.andi %0, %2 : i1
  return %3 : i1
}
