// Functions of math stay; mir's own become lir's.
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @f(
func.func @f(%x: i32, %y: f32) -> (i32, f32) {
  // CHECK: lir.bitreverse %{{.*}} : i32
  %0 = mir.bitreverse %x : i32
  // CHECK: math.sqrt %{{.*}} : f32
  %1 = math.sqrt %y : f32
  return %0, %1 : i32, f32
}
