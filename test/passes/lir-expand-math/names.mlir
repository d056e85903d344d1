// A function of the library takes no name that the module has. Without uses nothing is added.
// RUN: gir-opt --lir-expand-math --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @gir_sin_f32(
func.func @gir_sin_f32(%x: f32) -> f32 {
  // CHECK: call @gir_sin_f32_(%{{.*}}) : (f32) -> f32
  %0 = math.sin %x : f32
  return %0 : f32
}
// CHECK: func.func private @gir_sin_f32_(

// -----

// CHECK-LABEL: func.func @nothing(
func.func @nothing(%x: f32) -> f32 {
  // CHECK-NEXT: return
  return %x : f32
}
// CHECK-NOT: func.func
