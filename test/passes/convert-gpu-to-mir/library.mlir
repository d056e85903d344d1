// A module without kernels is a library: all of it is converted. One with kernels of
// mir only stays as it is, whatever else is in it.
// RUN: gir-opt --convert-gpu-to-mir --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @get(
// CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<generic, f32> {{.*}}, %[[I:[^ ]*]]: i32 {{.*}}) -> f32
// CHECK-NEXT: mir.gpu.gep unsigned %[[M]][%[[I]]] stride 4
func.func @get(%m: memref<4xf32>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4xf32>
  return %v : f32
}

// A function of mir does not change.
// CHECK-LABEL: func.func @of_mir(
// CHECK-SAME: %{{[^ ]*}}: !mir.ptr<global, f32>, %{{[^ ]*}}: i32)
// CHECK-NEXT: mir.gpu.load
func.func @of_mir(%p: !mir.ptr<global, f32>, %n: i32) {
  %v = mir.gpu.load %p : <global, f32> -> f32
  return
}

// -----

// CHECK-LABEL: func.func @indices(
// CHECK-SAME: index
func.func @indices(%n: index) {
  return
}
func.func @kernel() attributes {mir.kernel = #mir.kernel<compute>} {
  return
}
